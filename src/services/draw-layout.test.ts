import { expect, it } from 'vitest';
import { drawLayout } from './draw-layout.ts';
import { TooBusy } from './limiter.ts';

it('what is not drawn in time is for a machine that is too busy', async () => {
  await expect(drawLayout({ type: 'div', props: { style: {} } }, 10, 10, 1)).rejects.toBeInstanceOf(TooBusy);
});
