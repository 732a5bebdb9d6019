import { itemWords } from '#areas/wiki/game-import/item-words.text.ts';
import { readGame, type ReadGame } from '#areas/wiki/game-import/read-game.command.ts';
import { toPlainText, type RichText } from '#lib/rich-text.ts';
import { soundGame, writeGameFolder, type GameFiles } from './game-folder.ts';

const words = { ru: itemWords('ru'), en: itemWords('en') };

/** What an import makes of the small game with some of its files changed, or taken out. */
export async function readSample(changed: Partial<GameFiles> = {}): Promise<ReadGame> {
  const folder = writeGameFolder({ ...soundGame, ...changed });
  const game = await readGame({ dir: folder.dir, words, onStep: () => {} });
  folder.remove();
  return game;
}

/** The same with texts as plain words, to compare at a glance. */
export function plain(value: unknown): unknown {
  if (isRich(value)) return toPlainText(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === 'tags' || key === 'extraValues' ? each : plain(each)]),
  );
}

function isRich(value: unknown): value is RichText {
  const isNode = (each: unknown) => typeof each === 'string' || (typeof each === 'object' && each !== null && 'tag' in each);
  return Array.isArray(value) && value.length > 0 && value.every(isNode);
}
