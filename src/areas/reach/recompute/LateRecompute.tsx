import { useState } from 'react';
import * as v from 'valibot';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { getDumps } from '#areas/reach/dumps/dumps.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { readParquetFile } from '#contract/parquet-file.ts';
import { paths } from '#contract/paths.ts';
import { formatNumber, formatSigned } from '#lib/format.ts';
import { hexOf } from '#lib/hex.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { isChangedSince, LedgerRow, recompute, type Difference, type Recomputed } from './recompute.rules.ts';
import { text } from './recompute.text.ts';
import css from './Recompute.module.css';

const KILOBYTE = 1024;
const DIFFERENCES_SHOWN = 20;

/** The player to check: `rating` as in the profile, `changedAt` when it last changed. */
type Props = { playerId: number; mode: Mode; rating: number; changedAt: string | undefined };
type Found = { recomputed: Recomputed; madeAt: string; bytes: number };
type State = 'idle' | 'busy' | 'failed' | 'insecure' | 'noRows' | Found;

/** Recalculates a rating in the browser on request, from the files of /data. */
export function LateRecompute({ playerId, mode, rating, changedAt }: Props) {
  const words = useWords(text);
  const [state, setState] = useState<State>('idle');
  const run = async () => {
    setState('busy');
    setState(await recomputeFromFiles(playerId, mode));
  };
  return (
    <Panel title={words.title} tools={<a href={paths.data.to()}>{words.openData}</a>} className={css.panel}>
      <p className="muted">{words.lead}</p>
      <Button busy={state === 'busy'} onClick={() => void run()}>
        {state === 'idle' || state === 'busy' ? words.run : words.again}
      </Button>
      <div role="status" className={css.answer}>
        {typeof state === 'object' ? <Answer found={state} rating={rating} changedAt={changedAt} /> : null}
        {state === 'failed' || state === 'insecure' || state === 'noRows' ? <p>{words[state]}</p> : null}
      </div>
    </Panel>
  );
}

/** Reads a player's rows of all months and recalculates them. */
async function recomputeFromFiles(playerId: number, mode: Mode): Promise<State> {
  // Without https there is no hashing, whatever the types say.
  if (!isSecureContext) return 'insecure';
  const manifest = await callApi(getDumps, {});
  if (!manifest.isDone) return 'failed';
  if (!manifest.data) return 'noRows';
  const { tables, ratingFloor, madeAt } = manifest.data;
  const parts = tables.find(({ name }) => name === 'ratings')?.parts.filter(({ rows }) => rows > 0) ?? [];
  const filter = { player_id: { $eq: BigInt(playerId) }, mode: { $eq: mode } };
  let bytes = 0;
  const onBytes = (count: number) => void (bytes += count);
  const found = await Promise.all(parts.map(({ parquet }) => readParquetFile(parquet, { filter, onBytes })));
  const rows = v.safeParse(v.array(LedgerRow), found.flat());
  if (!rows.success) return 'failed';
  return rows.output.length === 0 ? 'noRows' : { recomputed: await recompute(rows.output, ratingFloor, sha256), madeAt, bytes };
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function Answer({ found, rating, changedAt }: { found: Found } & Pick<Props, 'rating' | 'changedAt'>) {
  const words = useWords(text);
  const language = useLanguage();
  const shown = (count: number) => formatNumber(count, language);
  const { recomputed, madeAt, bytes } = found;
  const { differences, changes, ruled, unknown, linked } = recomputed;
  const isSince = changedAt !== undefined && isChangedSince(changedAt, madeAt);
  const isOther = rating !== recomputed.rating && !isSince;
  const faults = differences.length + Number(isOther);
  return (
    <>
      {faults === 0 ? (
        <p className={css.fits}>{words.fits(changes, shown(changes), shown(recomputed.rating))}</p>
      ) : (
        <p className={css.differs}>
          {words.differs(faults, shown(faults))} {shown(recomputed.rating)}.
        </p>
      )}
      {isOther ? <p>{words.otherRating(shown(rating))}</p> : null}
      {isSince && rating !== recomputed.rating ? (
        <p>{words.sinceThen(shown(rating), formatSigned(rating - recomputed.rating, language))}</p>
      ) : null}
      {differences.length > 0 ? (
        <ul>
          {differences.slice(0, DIFFERENCES_SHOWN).map((difference) => (
            <Row key={`${difference.kind} ${difference.row.match_id}`} difference={difference} />
          ))}
          {differences.length > DIFFERENCES_SHOWN ? <li>{words.more(shown(differences.length - DIFFERENCES_SHOWN))}</li> : null}
        </ul>
      ) : null}
      <p className="muted">
        {words.ruled(ruled, shown(ruled))} {unknown > 0 ? `${words.unknown(shown(unknown))} ` : null}
        {words.linked(shown(linked))} {changes > linked ? words.waiting(shown(changes - linked)) : null}
      </p>
      <p className="small muted">
        {words.read(shown(Math.max(1, Math.round(bytes / KILOBYTE))))} <Time at={madeAt} />
      </p>
    </>
  );
}

function Row({ difference: { row, kind, expected } }: { difference: Difference }) {
  const words = useWords(text);
  const language = useLanguage();
  const id = row.match_id;
  return (
    <li>
      {Number(id) > 0 ? <a href={paths.match.to({ id })}>{words.match(id)}</a> : words.opening}:{' '}
      {words.kinds[kind](formatSigned(expected ?? 0, language), formatSigned(row.change, language))}
    </li>
  );
}
