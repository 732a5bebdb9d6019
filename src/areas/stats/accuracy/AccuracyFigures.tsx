import { Interval, signedDecimal } from '#areas/stats/sources/Interval.tsx';
import { formatNumber } from '#lib/format.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { Accuracy } from './accuracy.contract.ts';
import { text } from './accuracy.text.ts';
import css from './Accuracy.module.css';

/**
 * The three statements, each with its drawing: how often we were right, what the best talents came to, whether the game's draws are fair.
 */
export function AccuracyFigures({ accuracy, unfair }: { accuracy: Accuracy; unfair: readonly string[] }) {
  return (
    <div className={css.figures}>
      <Held accuracy={accuracy} />
      <Bests accuracy={accuracy} />
      <Draws accuracy={accuracy} unfair={unfair} />
    </div>
  );
}

const DOTS = 100;

function Held({ accuracy: { claims, held, kinds } }: { accuracy: Accuracy }) {
  const words = useWords(text);
  const language = useLanguage();
  if (claims === 0)
    return (
      <Panel flush className={css.none}>
        <EmptyState level={2} title={words.notYet}>
          {words.notYetLine}
        </EmptyState>
      </Panel>
    );
  // Even a single miss among very many shows.
  const filled = Math.min(held === claims ? DOTS : DOTS - 1, Math.round((DOTS * held) / claims));
  const names = { talent: words.talents, hero: words.heroes, place: words.places, item: words.items };
  const parts = kinds.map(
    ({ kind, ...of }) => `${names[kind]} ${words.ofCount(formatNumber(of.held, language), formatNumber(of.claims, language))}`,
  );
  return (
    <Panel className={css.figure}>
      <strong>
        <b className="num">{filled}</b> {words.held}
      </strong>
      <p>{words.heldLine}</p>
      <div className={css.dots} role="img" aria-label={words.dots(filled)}>
        {Array.from({ length: DOTS }, (_, dot) => (
          // Misses are scattered, as in reality.
          <i key={dot} data-missed={(dot * 37) % DOTS >= filled ? '' : undefined} />
        ))}
      </div>
      <p className={css.note}>
        {words.checks(claims, formatNumber(claims, language))} {words.ofKinds(parts.join(', '))}
      </p>
    </Panel>
  );
}

function Bests({ accuracy: { bests, bestSaid, bestCame } }: { accuracy: Accuracy }) {
  const words = useWords(text);
  const language = useLanguage();
  if (bests === 0 || bestSaid === null || bestCame === null)
    return (
      <Panel flush className={css.none}>
        <EmptyState level={2} title={words.noBest}>
          {words.noBestLine}
        </EmptyState>
      </Panel>
    );
  const reach = Math.max(Math.abs(bestSaid), Math.abs(bestCame)) * 1.5;
  const point = (value: number) => ({ value, low: Math.min(0, value), high: Math.max(0, value) });
  return (
    <Panel className={css.figure}>
      <strong>
        <b className="num">{signedDecimal(bestCame, language)}</b> {words.bestPlaces}
      </strong>
      <p>{words.bestLine}</p>
      <dl className={css.bests}>
        <dt>{words.weSaid}</dt>
        <dd>
          <Interval estimate={point(bestSaid)} centre={0} reach={reach} />
          <span className="num">{signedDecimal(bestSaid, language)}</span>
        </dd>
        <dt>{words.itCame}</dt>
        <dd>
          <Interval estimate={point(bestCame)} centre={0} reach={reach} />
          <b className="num">{signedDecimal(bestCame, language)}</b>
        </dd>
      </dl>
      <p className={css.note}>{words.zero}</p>
    </Panel>
  );
}

function Draws({ accuracy: { draws }, unfair }: { accuracy: Accuracy; unfair: readonly string[] }) {
  const words = useWords(text);
  const language = useLanguage();
  if (draws.length === 0)
    return (
      <Panel flush className={css.none}>
        <EmptyState level={2} title={words.notChecked}>
          {words.notCheckedLine}
        </EmptyState>
      </Panel>
    );
  const choices = draws.reduce((sum, draw) => sum + draw.choices, 0);
  const talents = draws.reduce((sum, draw) => sum + draw.talents, 0);
  return (
    <Panel className={css.figure}>
      <strong>
        <b className="num">{unfair.length}</b> {words.alarms(unfair.length)}
      </strong>
      <p>{unfair.length === 0 ? words.fairLine(formatNumber(choices, language)) : words.unfairLine(unfair.join(', '))}</p>
      <div className={css.hexes} aria-hidden="true">
        {draws.map(({ patch, rarity, unfair: named }) => (
          <i key={`${patch} ${rarity}`} data-t={rarity} data-unfair={named.length > 0 ? '' : undefined} />
        ))}
      </div>
      <p className={css.note}>{words.drawn(talents, formatNumber(talents, language))}</p>
    </Panel>
  );
}
