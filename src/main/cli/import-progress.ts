import type { WriteStream } from 'node:tty';

export type Progress = { step: (name: string) => void; end: () => void };

const WIDTH = 30;

/** Shows progress over roughly `total` steps: on a terminal as a bar that redraws itself, elsewhere as lines. */
export function makeProgress(out: Pick<WriteStream, 'write' | 'isTTY'>, total: number): Progress {
  let done = 0;
  return {
    step(name) {
      done = Math.min(done + 1, total);
      if (!out.isTTY) return void out.write(`${name}\n`);
      const filled = Math.round((done / total) * WIDTH);
      out.write(`\r\u001b[K[${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${Math.round((done / total) * 100)} % ${name}`);
    },
    end() {
      if (out.isTTY) out.write('\r\u001b[K');
    },
  };
}
