import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';

const PREFIX = 'sixfold-';

/** The addresses in the network: this machine as the database host, the proxy's inner and outer addresses, and two visitors. */
export const addresses = {
  world: '10.87.0.1',
  proxy: '10.87.0.10',
  public: '198.51.100.80',
  visitor: '198.51.100.1',
  stranger: '198.51.100.7',
} as const;

/** A Linux network namespace that acts as a separate machine, but shares the disk and the CPUs. */
export class Machine {
  readonly address: string;
  readonly #name: string;

  private constructor(name: string, address: string) {
    this.#name = PREFIX + name;
    this.address = address;
    ip('netns', 'add', this.#name);
    this.#ip('link', 'set', 'lo', 'up');
  }

  /** Creates the machine with the switch that all the others, including this host, connect to. Throws without root. */
  static makeProxy(): Machine {
    Machine.removeAll();
    const proxy = new Machine('proxy', addresses.proxy);
    proxy.#ip('link', 'add', 'lan', 'type', 'bridge');
    for (const each of [addresses.proxy, addresses.public]) proxy.#ip('addr', 'add', `${each}/24`, 'dev', 'lan');
    proxy.#ip('link', 'set', 'lan', 'up');
    const world = `${PREFIX}world`;
    ip('link', 'add', world, 'type', 'veth', 'peer', 'name', 'world', 'netns', proxy.#name);
    proxy.#ip('link', 'set', 'world', 'master', 'lan', 'up');
    for (const each of [addresses.world, addresses.visitor, addresses.stranger]) ip('addr', 'add', `${each}/24`, 'dev', world);
    ip('link', 'set', world, 'up');
    return proxy;
  }

  /** Creates another machine, connected to the proxy's switch. */
  makeBeside(name: string, address: string): Machine {
    const made = new Machine(name, address);
    ip('link', 'add', 'lan', 'netns', made.#name, 'type', 'veth', 'peer', 'name', name, 'netns', this.#name);
    this.#ip('link', 'set', name, 'master', 'lan', 'up');
    made.#ip('addr', 'add', `${address}/24`, 'dev', 'lan');
    made.#ip('link', 'set', 'lan', 'up');
    return made;
  }

  /** Starts a program; its output is appended to the file `log`. */
  start(command: readonly string[], log: string, environment: NodeJS.ProcessEnv = {}, cwd = '/'): ChildProcess {
    const env = { ...process.env, ...environment };
    const file = fs.openSync(log, 'a');
    const child = spawn('ip', ['netns', 'exec', this.#name, ...command], { env, cwd, stdio: ['ignore', file, file] });
    fs.closeSync(file);
    return child;
  }

  /** Kills everything running on this machine at once. */
  die(): void {
    killAllOf(this.#name);
  }

  /** Removes all machines, also those that an aborted trial left behind. */
  static removeAll(): void {
    const { stdout } = spawnSync('ip', ['netns', 'list'], { encoding: 'utf8' });
    const names = stdout.split('\n').map((line) => line.split(' ')[0] ?? '');
    for (const name of names.filter((each) => each.startsWith(PREFIX))) {
      killAllOf(name);
      ip('netns', 'del', name);
    }
  }

  #ip(...given: string[]): void {
    ip('-n', this.#name, ...given);
  }
}

function ip(...given: string[]): void {
  const { status, stderr } = spawnSync('ip', given, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${given.join(' ')}: ${stderr}`);
}

function killAllOf(name: string): void {
  const { stdout } = spawnSync('ip', ['netns', 'pids', name], { encoding: 'utf8' });
  for (const pid of stdout.split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It had already ended.
    }
  }
}
