import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { ForecastModel } from './forecast-model.rules.ts';

type WeightsRow = { fittedOn: string; matches: number; class: string; weights: number[] };

/**
 * The newest model of a mode fitted on this Moscow day or before: it knows nothing of matches that began on that day. Undefined before the
 * first.
 */
export async function findModelBefore(db: Db, mode: Mode, day: string): Promise<ForecastModel | undefined> {
  const { rows } = await sql<WeightsRow>`select fitted_on::text as "fittedOn", matches, class, weights from forecast_models
    where mode = ${mode} and fitted_on = (select max(fitted_on) from forecast_models where mode = ${mode} and fitted_on <= ${day}::date)`.execute(
    db,
  );
  const [first] = rows;
  return first && { fittedOn: first.fittedOn, matches: first.matches, weights: new Map(rows.map((row) => [row.class, row.weights])) };
}

/** The days on which models of a mode were fitted. */
export async function listModelDays(db: Db, mode: Mode): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select distinct fitted_on::text as day from forecast_models where mode = ${mode}`.execute(db);
  return rows.map(({ day }) => day);
}

/** Stores a model in place of the one of its day. */
export async function replaceModel(db: Db, mode: Mode, { fittedOn, matches, weights }: ForecastModel): Promise<void> {
  const rows = [...weights].map(([name, of]) => ({ class: name, weights: of }));
  await sql`delete from forecast_models where mode = ${mode} and fitted_on = ${fittedOn}::date`.execute(db);
  await sql`insert into forecast_models (mode, fitted_on, class, matches, weights)
    select ${mode}, ${fittedOn}::date, class, ${matches}::integer, weights from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as w (class text, weights double precision[])
    on conflict (mode, fitted_on, class) do update set matches = excluded.matches, weights = excluded.weights`.execute(db);
}

/** Deletes the models of a mode that were fitted on other days than these. */
export async function deleteModelsBut(db: Db, mode: Mode, days: readonly string[]): Promise<void> {
  await sql`delete from forecast_models where mode = ${mode} and fitted_on <> all(${days}::date[])`.execute(db);
}
