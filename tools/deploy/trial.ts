import { spawnSync } from 'node:child_process';

/** What was tried, told line by line. */
export class Trial {
  failed = 0;

  note(name: string, isGood: boolean, detail = ''): void {
    if (!isGood) this.failed++;
    console.log(`${isGood ? 'good  ' : 'FAILED'} ${name}${!isGood && detail ? `: ${detail}` : ''}`);
  }

  /** What cannot be tried here. */
  skip(name: string, why: string): void {
    console.log(`not tried ${name}: ${why}`);
  }

  /** Runs a program that says by its end whether all is well; one that `warns` says it by silence, too. */
  run(name: string, command: readonly string[], { cwd, warns = false }: { cwd?: string; warns?: boolean } = {}): void {
    const [program = '', ...given] = command;
    const { status, stdout, stderr } = spawnSync(program, given, {
      ...(cwd === undefined ? {} : { cwd }),
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    this.note(name, status === 0 && !(warns && stderr), `${stdout ?? ''}${stderr ?? ''}`.slice(-2_000));
  }
}

/** Whether a program can be had. */
export function has(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
