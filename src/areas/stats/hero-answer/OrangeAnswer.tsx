import { useHasPlus, usePopupLink } from '#areas/core/sign-in/Account.tsx';
import { Interval, signedDecimal } from '#areas/stats/sources/Interval.tsx';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { paths } from '#contract/paths.ts';
import { useCall } from '#contract/use-call.ts';
import { formatDate } from '#lib/format-time.ts';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { MoreLink, Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './hero-answer.text.ts';
import { getHeroNow, type Standing } from './standing.contract.ts';
import css from './HeroAnswer.module.css';

type OrangeTalent = { talent: string; title: string; image: string };
type Props = { id: string; hero: { name: string; urlName: string }; week: Standing; talents: readonly OrangeTalent[] };

/** A hero's orange talents side by side on one scale: last week's for everyone, those of the last four days for subscribers. */
export function OrangeAnswer({ id, hero, week, talents }: Props) {
  const words = useWords(text);
  const popup = usePopupLink();
  const isSubscriber = useHasPlus();
  const { data: now } = useCall(getHeroNow, isSubscriber ? { heroName: hero.name } : null);
  const standing = now ?? week;
  const days = [formatDate(standing.days.from), formatDate(standing.days.to)] as const;
  const known = standing.talents.flatMap(({ worth }) => worth ?? []);
  const reach = Math.max(0.3, ...known.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return (
    <Panel
      id={id}
      title={words.title}
      note={words.scale}
      foot={
        <div className={css.foot}>
          <span className="small muted">
            {now ? words.ofNow(...days) : words.ofWeek(...days)}{' '}
            {isSubscriber ? null : (
              <span data-unknown={isSubscriber === undefined || undefined}>
                {words.withPlus} <a href={popup('dota_plus')}>{words.openPlus}</a>
              </span>
            )}
          </span>
          <MoreLink href={paths.pick.to()}>{words.pick}</MoreLink>
          <MoreLink href={paths.adviser.to({ name: hero.urlName })}>{words.advise}</MoreLink>
        </div>
      }
    >
      <ul className={css.talents}>
        {talents.map((talent) => (
          <TalentCard
            key={talent.talent}
            talent={talent}
            figures={standing.talents.find(({ talentName }) => talentName === talent.talent.toLowerCase())}
            isBest={standing.best === talent.talent.toLowerCase()}
            reach={reach}
          />
        ))}
      </ul>
      {standing.best === null && known.length > 1 ? <p className={css.none}>{words.noDifference}</p> : null}
    </Panel>
  );
}

type CardProps = { talent: OrangeTalent; figures: Standing['talents'][number] | undefined; isBest: boolean; reach: number };

function TalentCard({ talent: { talent, title, image }, figures, isBest, reach }: CardProps) {
  const words = useWords(text);
  const language = useLanguage();
  const worth = figures?.worth;
  return (
    <li data-best={isBest || undefined}>
      {isBest ? (
        <span className={css.take}>
          <Tag tone="gold" solid>
            {words.take}
          </Tag>
        </span>
      ) : null}
      <div className={css.name}>
        <TalentTile rarity="orange" name={image} art={talent} size={48} mini />
        <h3>{title}</h3>
      </div>
      <p className={css.worth}>
        {worth ? (
          <>
            <b className="num">{signedDecimal(worth.value, language)}</b> <small>{words.placesWon}</small>
          </>
        ) : (
          <small>{words.few}</small>
        )}
      </p>
      {worth ? <Interval estimate={worth} centre={0} reach={reach} /> : null}
      {figures ? (
        <p className={css.figures}>
          {worth ? (
            <span className="nowrap">{words.range(signedDecimal(worth.low, language), signedDecimal(worth.high, language))}</span>
          ) : null}
          <span className="nowrap">{words.averageOf(formatDecimal(figures.averagePlace, 2, language))}</span>
          <span className="nowrap">{words.matches(figures.matchCount, formatNumber(figures.matchCount, language))}</span>
        </p>
      ) : null}
    </li>
  );
}
