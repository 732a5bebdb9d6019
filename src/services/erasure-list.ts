import fs from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { backupFolderOf, demoCodeKey, type Config } from './config.ts';
import { syncFolder } from './files.ts';
import { keyedHasher, newSecret } from './secrets.ts';

const NAME = 'erasures.list';
const ID_BYTES = 12;
const MARK_LENGTH = 8;

/**
 * Records that a player was erased at a moment. `who` is a keyed hash: the same for the same player under the same key, and nothing more.
 */
export type ErasureEntry = { id: string; at: Date; who: string; keyMark: string };

/** `isMissing`: the list is in none of the folders. */
type ReadErasures = { entries: ErasureEntry[]; unreadable: number; isMissing: boolean };

/**
 * The list of erasures. It lies beside the backups and in none of them, so that players restored from a backup are erased again. Its player
 * ids are keyed hashes: they are recognised only with a key.
 */
export class ErasureList {
  readonly #files: string[];
  readonly #hashers: { mark: string; hash: (text: string) => string }[];
  readonly #otherMark: string;

  /**
   * Writes to the first folder with the first key. Reads every entry except those written with the key `other`, unless that is one of
   * `keys`.
   */
  constructor(folders: readonly string[], keys: readonly string[], other: string) {
    this.#files = [...new Set(folders.map((folder) => path.resolve(folder, NAME)))];
    this.#hashers = [...new Set(keys)].map((key) => ({ mark: markOf(key), hash: keyedHasher(key) }));
    this.#otherMark = markOf(other);
  }

  /** The hashes that may represent a player in the list. An id has 32 bits: without a key it would be guessed in seconds. */
  hashesOf(playerId: number): string[] {
    return this.#hashers.map(({ hash }) => hash(`erased ${playerId}`));
  }

  /** Whether an entry was made by one of the keys. */
  isOurs({ keyMark }: ErasureEntry): boolean {
    return this.#hashers.some(({ mark }) => mark === keyMark);
  }

  /**
   * Writes an entry to the disk, then runs `work` with its id; if `work` fails, the entry is withdrawn. A process killed in between leaves
   * the entry: a restore should rather erase somebody who asked for it than not. Throws when the list cannot be written.
   */
  async note(playerId: number, at: Date, work: (id: string) => Promise<void>): Promise<void> {
    const id = newSecret(ID_BYTES);
    this.#append(`${id} ${at.toISOString()} ${this.hashesOf(playerId)[0]} ${this.#hashers[0]?.mark}`);
    try {
      await work(id);
    } catch (error) {
      this.#append(`${id} withdrawn`);
      throw error;
    }
  }

  /** All entries that were not withdrawn, under any key but the other one, and how many lines are damaged. */
  read(): ReadErasures {
    const files = this.#files.filter((file) => fs.existsSync(file));
    const lines = new Set(files.flatMap((file) => fs.readFileSync(file, 'utf8').split('\n')));
    lines.delete('');
    const found = new Map<string, ErasureEntry>();
    const withdrawn = new Set<string>();
    let unreadable = 0;
    for (const line of lines) {
      const [, said = '', sum] = /^(.*) ([\da-z]+)$/.exec(line) ?? [];
      const [id = '', at = '', who = '', keyMark = ''] = said.split(' ');
      if (sum !== sumOf(said)) unreadable++;
      else if (at === 'withdrawn') withdrawn.add(id);
      else found.set(id, { id, at: new Date(at), who, keyMark });
    }
    const isMeant = (entry: ErasureEntry) => this.isOurs(entry) || entry.keyMark !== this.#otherMark;
    const entries = [...found.values()].filter((entry) => !withdrawn.has(entry.id) && isMeant(entry));
    return { entries, unreadable, isMissing: files.length === 0 };
  }

  #append(said: string): void {
    const [file = NAME] = this.#files;
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const isNew = !fs.existsSync(file);
    const open = fs.openSync(file, 'a', 0o600);
    try {
      // Starts with a line break, so that a line cut off by a full disk damages only itself.
      fs.appendFileSync(open, `\n${said} ${sumOf(said)}\n`);
      fs.fsyncSync(open);
    } finally {
      fs.closeSync(open);
    }
    if (isNew) syncFolder(path.dirname(file));
  }
}

/**
 * The list that this site writes, beside its backups; the folders in `others` are read too. A site that got its key or its backup folder
 * later still reads what it wrote before; entries of a demo that ran in the same DATA_DIR are ignored.
 */
export function erasureListOf(config: Config, ...others: string[]): ErasureList {
  const usual = path.join(config.dataDir, 'backups');
  return new ErasureList([backupFolderOf(config), usual, ...others], [config.codeKey ?? '', ''], demoCodeKey);
}

function markOf(key: string): string {
  return keyedHasher(key)('erasures').slice(0, MARK_LENGTH);
}

function sumOf(said: string): string {
  return crc32(said).toString(36);
}
