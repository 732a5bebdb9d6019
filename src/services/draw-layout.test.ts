import { expect, it } from 'vitest';
import { drawLayout } from './draw-layout.ts';
import { TooBusy } from './limiter.ts';

it('a drawing that takes too long is refused because the machine is too busy', async () => {
  await expect(drawLayout({ type: 'div', props: { style: {} } }, 10, 10, 1)).rejects.toBeInstanceOf(TooBusy);
});
