import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { sql, type Connection, type Db } from '#db/pool.ts';
import type { Tables } from '#db/schema.generated.ts';

/** Smaller tables are rightly read by sequential scans. */
const LARGE_ROWS = 10_000;

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] };
export type QueryPlan = { text: string; isScan: boolean; isSort: boolean; summary: string };

/** The plans of all distinct reading queries of `work`: the indexes used, and whether a large table is scanned or rows are sorted. */
export async function plansOf(connection: Connection, work: (db: Db) => Promise<unknown>): Promise<QueryPlan[]> {
  const made = new Map<string, CompiledQuery>();
  const watched = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: connection.pool }),
    log: ({ query }) => {
      made.set(query.sql, CompiledQuery.raw(query.sql, [...query.parameters]));
    },
  });
  await work(watched);
  const { rows: large } = await sql<{
    name: string;
  }>`select relname as name from pg_class where relkind = 'r' and reltuples >= ${LARGE_ROWS}`.execute(connection.db);
  const names = new Set(large.map(({ name }) => name));
  const plans: QueryPlan[] = [];
  for (const query of made.values()) {
    if (!/^\s*(select|with)/i.test(query.sql)) continue;
    const explained = CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters]);
    const { rows } = await connection.db.executeQuery<{ 'QUERY PLAN': { Plan: Node }[] }>(explained);
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
    plans.push({
      text: query.sql.replace(/\s+/g, ' ').slice(0, 90),
      isScan: nodes.some((node) => node['Node Type'] === 'Seq Scan' && names.has(node['Relation Name'] ?? '')),
      isSort: nodes.some((node) => node['Node Type'].endsWith('Sort')),
      summary: nodes
        .flatMap(({ 'Index Name': index, 'Relation Name': table, 'Node Type': type }) => index ?? (table ? `${type} of ${table}` : []))
        .join(', '),
    });
  }
  return plans;
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
