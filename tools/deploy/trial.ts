import { spawnSync } from 'node:child_process';

/** The results of a trial, printed line by line. */
export class Trial {
  failed = 0;

  note(name: string, isGood: boolean, detail = ''): void {
    if (!isGood) this.failed++;
    console.log(`${isGood ? 'good  ' : 'FAILED'} ${name}${!isGood && detail ? `: ${detail}` : ''}`);
  }

  /** Reports what cannot be tested here. */
  skip(name: string, why: string): void {
    console.log(`not tried ${name}: ${why}`);
  }

  /** Runs a program that reports success by its exit code; with `warns`, its error output must be empty as well. */
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

/** Whether a program is installed. */
export function has(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
