import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#db/pool.ts';
import { describeSchema } from '../../tools/db-types/describe-schema.ts';
import { openWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('the database', () => {
  it('has an index that begins with the columns of every foreign key', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.conrelid::regclass || ' (' || c.conname || ')' as name
      from pg_constraint c
      where c.contype = 'f' and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      )`.execute(world.db);
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  it('is described by the table types as the migrations leave it; otherwise run npm run db:types', async () => {
    expect(readFileSync(new URL('../../src/db/schema.generated.ts', import.meta.url), 'utf8')).toBe(await describeSchema(world.db));
  });

  it('has a primary key on every table', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname = 'public' and c.relname not like 'kysely%'
        and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary)`.execute(world.db);
    expect(rows.map(({ name }) => name)).toEqual([]);
  });
});
