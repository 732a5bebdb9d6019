import { useEffect, useRef } from 'react';
import { usePopupLink } from '#areas/core/sign-in/Account.tsx';
import { signedDecimal } from '#areas/stats/sources/Interval.tsx';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { paths } from '#contract/paths.ts';
import { useCall } from '#contract/use-call.ts';
import { formatDate } from '#lib/format-time.ts';
import { formatNumber, formatShare } from '#lib/format.ts';
import { Button, ButtonLink } from '#ui/controls/Button.tsx';
import { Meter } from '#ui/figures/Meter.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { LoadingBlock } from '#ui/layout/Skeleton.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { getAdvice, type Advice } from './advice.contract.ts';
import { text } from './adviser.text.ts';
import type { PoolTalent } from './pool-talent.rules.ts';
import css from './Adviser.module.css';

type Props = {
  hero: string;
  talents: readonly PoolTalent[];
  held: readonly string[];
  minute: number;
  alive: number;
  days: { from: string; to: string };
  weekly: { title: string; urlName: string } | null;
  onTake: (name: string) => void;
  onAgain: () => void;
};

/** The worth of each of the three on one scale, and which to take; or that there is no visible difference. */
export function Answer({ hero, talents, held, minute, alive, days, weekly, onTake, onAgain }: Props) {
  const words = useWords(text);
  const heading = useRef<HTMLDivElement>(null);
  const { data, isFailed, again } = useCall(getAdvice, {
    heroName: hero,
    offered: talents.map(({ name }) => name).join(','),
    held: held.join(',') || undefined,
    minute: String(minute),
    alive: String(alive),
  });
  // The pool folds away: keyboard and screen reader users are moved to the answer.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.answer} aria-label={words.which}>
      <div ref={heading} tabIndex={-1} className={css.panel} aria-live="polite">
        {isFailed ? (
          <ErrorState onRetry={again} />
        ) : data ? (
          <Verdict advice={data} talents={talents} weekly={weekly} onTake={onTake} />
        ) : (
          <LoadingBlock height={300} />
        )}
      </div>
      <div className={css.ways}>
        <Button block icon="refresh-cw" onClick={onAgain}>
          {words.another}
        </Button>
      </div>
      <p className="small muted">
        {words.from(formatDate(days.from), formatDate(days.to))}{' '}
        <a className="text-link" href={`${paths.statistics.to()}#talent`}>
          {words.how}
        </a>
      </p>
    </section>
  );
}

type VerdictProps = { advice: Advice; talents: readonly PoolTalent[]; weekly: Props['weekly']; onTake: (name: string) => void };

function Verdict({ advice: { options, best, isOpen }, talents, weekly, onTake }: VerdictProps) {
  const words = useWords(text);
  const titleOf = (name: string | undefined) => talents.find((talent) => talent.name === name)?.title ?? '';
  const oftenest = options.toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0))[0];
  const hasScale = options.some(({ worth }) => worth !== null);
  const isKnown = options.every(({ worth }) => worth !== null);
  const reach = Math.max(0.3, ...options.flatMap(({ worth }) => (worth ? [Math.abs(worth.low), Math.abs(worth.high)] : [])));
  const call = isOpen ? (best === null ? words.noDifference : words.take(titleOf(best))) : words.oftenest(titleOf(oftenest?.name));
  const line = isOpen ? (best === null ? (isKnown ? words.noDifferenceLine : words.fewLine) : undefined) : words.lockedLine;
  return (
    <>
      <div className={css.call}>
        <h2>{call}</h2>
        {line ? <p>{line}</p> : null}
      </div>
      <ol className={css.options}>
        {options.map((option, index) => {
          const talent = talents.find(({ name }) => name === option.name);
          return talent ? (
            <OptionRow
              key={option.name}
              option={option}
              talent={talent}
              isBest={option.name === best}
              saysZero={hasScale && index === options.length - 1}
              isOpen={isOpen}
              reach={reach}
              onTake={onTake}
            />
          ) : null;
        })}
      </ol>
      {isOpen ? null : <Locked weekly={weekly} />}
    </>
  );
}

type OptionProps = {
  option: Advice['options'][number];
  talent: PoolTalent;
  isBest: boolean;
  saysZero: boolean;
  isOpen: boolean;
  reach: number;
  onTake: (name: string) => void;
};

function OptionRow({ option: { worth, chance }, talent, isBest, saysZero, isOpen, reach, onTake }: OptionProps) {
  const words = useWords(text);
  const language = useLanguage();
  const { name, rarity, title, art, emblem, levels, share, offered } = talent;
  const at = (value: number) => `${Math.round(((value + reach) / (2 * reach)) * 1000) / 10}%`;
  return (
    <li data-best={isBest || undefined} data-t={rarity}>
      <TalentTile rarity={rarity} name={emblem} art={art} levels={levels} size={44} mini />
      <div>
        <h3>{title}</h3>
        <p className="nowrap">{words.takenBy(formatShare(share, language, 0), offered, formatNumber(offered, language))}</p>
        {isBest && chance !== null ? <Tag tone="gold">{words.sure(formatShare(chance, language, 0))}</Tag> : null}
      </div>
      <p className={css.worth}>
        {worth ? (
          <>
            <b className="num">{signedDecimal(worth.value, language)}</b> <small>{words.places}</small>
          </>
        ) : isOpen ? (
          <small>{words.few}</small>
        ) : (
          <Icon name="lock" size={18} label={words.lockedLine} />
        )}
      </p>
      {worth ? (
        <span
          className={css.bar}
          role="img"
          aria-label={words.range(signedDecimal(worth.low, language), signedDecimal(worth.high, language))}
          style={{ '--lo': at(worth.low), '--hi': at(worth.high), '--v': at(worth.value) }}
        />
      ) : (
        <span className={css.share}>
          <Meter share={share} />
        </span>
      )}
      <Button size="s" icon="check" aria-label={words.tookOne(title)} onClick={() => onTake(name)}>
        {words.took}
      </Button>
      {saysZero ? <p className={css.zero}>{words.zero}</p> : null}
    </li>
  );
}

/** How to see the worths: a subscription, or this week's open hero. */
function Locked({ weekly }: Pick<Props, 'weekly'>) {
  const words = useWords(text);
  const popup = usePopupLink();
  return (
    <div className={css.locked}>
      {weekly ? <p>{words.weekly(weekly.title)}</p> : null}
      <ButtonLink look="gold" href={popup('dota_plus')}>
        {words.openPlus}
      </ButtonLink>
      {weekly ? <ButtonLink href={paths.adviser.to({ name: weekly.urlName })}>{words.ofWeek}</ButtonLink> : null}
    </div>
  );
}
