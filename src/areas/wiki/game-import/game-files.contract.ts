/** A file of the game folder: its path inside the folder and its text. */
export type SourceFile = { name: string; text: string };

/** What can be wrong in a game folder. Nothing of it stops the reading. */
export type DefectCode =
  | 'missing-file'
  | 'unread-file'
  | 'unread-root'
  | 'damaged-encoding'
  | 'missing-quote'
  | 'value-on-next-line'
  | 'key-without-value'
  | 'stray-text'
  | 'extra-close'
  | 'unclosed-block'
  | 'block-without-key'
  | 'too-deep'
  | 'missing-base'
  | 'circular-base'
  | 'duplicate-key'
  | 'duplicate-block'
  | 'lua-syntax'
  | 'lua-expression'
  | 'unknown-row'
  | 'unknown-hero'
  | 'unknown-ability'
  | 'unknown-item'
  | 'unknown-skill'
  | 'guessed-skill'
  | 'unknown-attribute'
  | 'unknown-value'
  | 'unknown-switch'
  | 'missing-text'
  | 'only-one-language'
  | 'unused-text'
  | 'removed-item'
  | 'repeated-item'
  | 'unknown-shop-group'
  | 'unknown-markup'
  | 'not-shown';

/** Something wrong, where it is, and what it is about. Line 0 is the whole file. */
export type Defect = { file: string; line: number; code: DefectCode; detail: string };

/** An entry of a KeyValues file: a value or a block, with the line its key stands in. */
export type KvNode = { key: string; value: string | KvNode[]; file: string; line: number; condition?: string };

/** A value of a Lua table, never executed: what is no constant is `unknown`. */
export type LuaValue =
  | { kind: 'constant'; value: string | number | boolean | null; line: number }
  | { kind: 'table'; list: LuaValue[]; fields: { key: string; value: LuaValue; line: number }[]; line: number }
  | { kind: 'unknown'; text: string; line: number };
