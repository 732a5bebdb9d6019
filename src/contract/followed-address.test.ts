import { describe, expect, it } from 'vitest';
import { followAddress } from './followed-address.ts';

describe('filters and the address of their page', () => {
  const typed = { shown: 'three', sent: ['/items', '/items?q=one', '/items?q=two'] };

  it('stay as they are set if an address that they requested earlier arrives late', () => {
    const next = followAddress(typed, '/items?q=one', 'one');
    expect(next).toEqual({ shown: 'three', sent: ['/items?q=one', '/items?q=two'] });
    expect(followAddress(next, '/items?q=two', 'two')).toEqual({ shown: 'three', sent: ['/items?q=two'] });
    expect(followAddress(typed, '/items', 'none')).toBe(typed);
  });

  it('follow a link, also one to an address that they requested earlier', () => {
    expect(followAddress(typed, '/items?mark=New', 'new')).toEqual({ shown: 'new', sent: ['/items?mark=New'] });
    const arrived = followAddress(typed, '/items?q=two', 'two');
    expect(followAddress(arrived, '/items?q=one', 'one')).toEqual({ shown: 'one', sent: ['/items?q=one'] });
  });
});
