/** The script stopped while reading an answer: in the game this ends the reading for the whole lobby, and the site does not learn of it. */
export class LobbyStopped extends Error {
  constructor(why: string) {
    super(`the game's script stops: ${why}`);
  }
}

/** A value of an answer as the game's script reads it: the first value of an unexpected type stops it. */
export class LuaValue {
  readonly #value: unknown;
  readonly #where: string;

  constructor(value: unknown, where: string) {
    this.#value = value;
    this.#where = where;
  }

  /** Reads a body; invalid JSON, or a bare JSON value, stops the script as in the game. */
  static decode(text: string, where: string): LuaValue {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new LobbyStopped(`${where}: no JSON: ${text.slice(0, 80)}`);
    }
    const decoded = new LuaValue(value, where);
    decoded.#table();
    return decoded;
  }

  get isNil(): boolean {
    return this.#value === null || this.#value === undefined;
  }

  number(): number {
    return typeof this.#value === 'number' ? this.#value : this.#stop('number');
  }

  text(): string {
    return typeof this.#value === 'string' ? this.#value : this.#stop('string');
  }

  flag(): boolean {
    return typeof this.#value === 'boolean' ? this.#value : this.#stop('boolean');
  }

  /** An id that is only kept and sent back: text or a number. */
  id(): string | number {
    return typeof this.#value === 'number' ? this.#value : this.text();
  }

  /** A field of a table; nil where it has none. What is no table cannot be indexed. */
  field(name: string): LuaValue {
    const table = this.#table();
    const value = Array.isArray(table) ? undefined : table[name];
    return new LuaValue(value, `${this.#where}.${name}`);
  }

  /** `ipairs`, `#`: an empty table is an empty list however it is written. */
  list(): LuaValue[] {
    const table = this.#table();
    if (Array.isArray(table)) return table.map((value, index) => new LuaValue(value, `${this.#where}[${index + 1}]`));
    return Object.keys(table).length === 0 ? [] : this.#stop('list');
  }

  /** `pairs`: an empty table is an empty map however it is written. */
  pairs(): [string, LuaValue][] {
    const table = this.#table();
    if (Array.isArray(table)) return table.length === 0 ? [] : this.#stop('map');
    return Object.entries(table).map(([key, value]) => [key, new LuaValue(value, `${this.#where}.${key}`)]);
  }

  /** The same of a map that must be written as one even when it is empty. */
  object(): [string, LuaValue][] {
    return Array.isArray(this.#value) ? this.#stop('object') : this.pairs();
  }

  /** A value that is passed on unread. */
  raw(): unknown {
    return this.#value;
  }

  #table(): Record<string, unknown> | unknown[] {
    const value = this.#value;
    if (typeof value !== 'object' || value === null) return this.#stop('table');
    return Array.isArray(value) ? value : { ...value };
  }

  #stop(expected: string): never {
    const found = this.isNil ? 'nil' : Array.isArray(this.#value) ? 'list' : typeof this.#value;
    throw new LobbyStopped(`${this.#where}: ${expected} expected, got ${found}`);
  }
}
