import fs from 'node:fs';
import { checkContent } from '#areas/wiki/content/check-content.service.ts';
import { findLoss } from '#areas/wiki/content/find-loss.service.ts';
import { publishDraft } from '#areas/wiki/content/keep-draft.command.ts';
import { publishContent, rollBackContent } from '#areas/wiki/content/publish-content.command.ts';
import type { EntityChange, Revision } from '#areas/wiki/content/revision.contract.ts';
import { listContentChanges, listDrafts, listRevisions } from '#areas/wiki/content/revisions.repo.ts';
import { migrate } from '#db/migrate.ts';
import type { Db } from '#db/pool.ts';
import { explain, withDatabase } from '#main/with-database.ts';
import { demoContent, lineOf, readPack } from './read-pack.ts';

/** Content commands for the operator; readers see the result at once. */
const usage = `npm run content -- COMMAND
  check            says what is wrong and what is missing in the demo pack of content/
  publish [FILE]   publishes the demo pack, or a set that was saved as JSON
  list             the last revisions
  show N           what revision N changed
  diff A B         what differs between two revisions
  rollback N       brings the content of revision N back
  drafts           what imports keep aside
  publish-draft N  publishes one of them
  --accept-loss    publishes although heroes or much of the content would go`;

const AUTHOR = 'npm run content';
const LONGEST_VALUE = 120;

const given = process.argv.slice(2);
const acceptsLoss = given.includes('--accept-loss');
const [name = '', first = '', second = ''] = given.filter((each) => each !== '--accept-loss');

const commands: Record<string, (db: Db, first: string, second: string) => Promise<string[]>> = {
  publish: async (db, file) => {
    const content = file ? readSet(file) : demoContent();
    refuseLoss(acceptsLoss ? [] : await findLoss(db, content));
    return [published(await publishContent(db, { content, author: AUTHOR, source: file || 'the demo pack', now: new Date() }))];
  },
  list: async (db) => (await listRevisions(db, 20)).map(revisionLine),
  show: async (db, id) => [
    ...(await listRevisions(db, 1, number(id))).map(revisionLine),
    ...linesOf(await listContentChanges(db, number(id) - 1, number(id))),
  ],
  diff: async (db, from, to) => linesOf(await listContentChanges(db, number(from), number(to))),
  rollback: async (db, id) => [published(await rollBackContent(db, { to: number(id), author: AUTHOR, now: new Date() }))],
  drafts: async (db) =>
    (await listDrafts(db, 20)).map((draft) => `draft ${draft.id}  ${draft.createdAt.toISOString()}  ${draft.author}: ${draft.source}`),
  'publish-draft': async (db, id) => {
    const done = await publishDraft(db, number(id), { author: AUTHOR, acceptsLoss, now: new Date() });
    if ('loss' in done) return refuseLoss(done.loss);
    return [published(done)];
  },
};

if (name === 'check') check();
else await run(name).catch(explain);

async function run(named: string): Promise<void> {
  const command = commands[named];
  if (!command) {
    console.error(usage);
    process.exit(2);
  }
  await withDatabase('content', async ({ db, log }) => {
    await migrate(db, log, { phase: 'expand' });
    console.log((await command(db, first, second)).join('\n'));
  });
}

function check(): void {
  const { content, problems, gaps } = checkContent(readPack());
  for (const problem of problems) console.log(`wrong    ${lineOf(problem)}`);
  for (const gap of gaps) console.log(`missing  ${lineOf(gap)}`);
  console.log(`${problems.length} wrong, ${gaps.length} missing`);
  if (!content) process.exitCode = 1;
}

function readSet(file: string) {
  const { content, problems } = checkContent(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!content) throw new Error(problems.map(lineOf).join('\n'));
  return content;
}

function refuseLoss(loss: readonly string[]): never[] {
  if (loss.length === 0) return [];
  const lines = loss.map((line) => `  ${line}`);
  throw new Error(
    ['This would take away:', ...lines, 'Nothing is published. If that is right, run it again with --accept-loss.'].join('\n'),
  );
}

function published({ revision, isNew }: { revision: Revision; isNew: boolean }): string {
  return isNew ? `published: ${revisionLine(revision)}` : `nothing differs from revision ${revision.id}`;
}

function revisionLine({ id, publishedAt, author, source, added, changed, removed }: Revision): string {
  return `revision ${id}  ${publishedAt.toISOString()}  ${author}: ${source}  +${added} ~${changed} -${removed}`;
}

function linesOf(changes: readonly EntityChange[]): string[] {
  return changes.flatMap(({ kind, key, change, values }) => [
    `${change} ${kind} ${key}`,
    ...(change === 'changed' ? values.map(({ path, before, after }) => `  ${path}: ${shown(before)} -> ${shown(after)}`) : []),
  ]);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function number(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(usage);
  return Number(text);
}
