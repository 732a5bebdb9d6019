import type { ReactNode } from 'react';
import type { AbilityDetails, TalentColumn, TalentDetails } from '#areas/wiki/heroes/hero-details.contract.ts';
import { Complexity } from '#areas/wiki/widgets/Complexity.tsx';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { TipContent, type TipFact } from '#ui/overlay/TipContent.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { joinFigures, type PlacedTalent } from './hero-view.rules.ts';
import { text } from './hero.text.ts';
import css from './TalentTip.module.css';

/** The tip of a talent: its text, its values, and parts that only orange talents have. */
export function TalentTip({ talent, rarity, column, video }: PlacedTalent & { video: string | undefined }) {
  const words = useWords(text);
  const facts = useFacts(talent);
  const place = column.title ?? words.heroWide;
  const levels = talent.levels > 1 ? ` · ${words.levels(talent.levels)}` : '';
  const sub = talent.title ? `${place} · ${words[rarity]}${levels}` : `${words[rarity]}${levels}`;
  return (
    <TipContent
      art={<Emblem kind="ability" name={talent.emblem} art={talent.image} size={48} />}
      sub={sub}
      title={talent.title ?? place}
      meta={facts}
      after={talent.extraInfo ? <Extra extra={talent.extraInfo} /> : null}
    >
      {video ? <TipVideo src={video} /> : null}
      <TalentText talent={talent} />
    </TipContent>
  );
}

/** What a skill does by itself, before any talent. */
export function AbilityTip({ column, ability }: { column: TalentColumn; ability: AbilityDetails }) {
  const facts = useFacts({ ...ability, extraInfo: null });
  return (
    <TipContent title={column.title} meta={[...facts, ...ability.extraValues.map(([label, value]) => ({ label, value }))]}>
      {ability.description ? <RichText text={ability.description} /> : null}
    </TipContent>
  );
}

/** Silent and looped; with reduced motion the viewer starts it. */
function TipVideo({ src }: { src: string }) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return <video className={css.video} src={src} autoPlay={!isStill} controls={isStill} loop muted playsInline preload="metadata" />;
}

function TalentText({ talent: { text: whole, levelTexts, summary } }: { talent: TalentDetails }): ReactNode {
  const words = useWords(text);
  if (whole) return <RichText text={whole} />;
  if (levelTexts.length === 0) return summary ? <RichText text={summary} /> : null;
  return (
    <ol className={css.levels}>
      {levelTexts.map((each, index) => (
        <li key={index}>
          <span>{words.level(index + 1)}</span>
          <RichText text={each} />
        </li>
      ))}
    </ol>
  );
}

function Extra({ extra: { info, features } }: { extra: NonNullable<TalentDetails['extraInfo']> }) {
  return (
    <>
      {info ? (
        <p>
          <RichText text={info} />
        </p>
      ) : null}
      {features.length > 0 ? (
        <ul className={css.features}>
          {features.map((feature, index) => (
            <li key={index}>
              {feature.image ? <Emblem kind="ability" name={feature.image} art={feature.image} size={30} /> : null}
              <span>
                <RichText text={feature.description} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The figures that are there, with an icon each. */
function useFacts({ cooldown, manaCost, extraInfo }: Pick<TalentDetails, 'cooldown' | 'manaCost' | 'extraInfo'>): TipFact[] {
  const words = useWords(text);
  const language = useLanguage();
  const facts: TipFact[] = [];
  if (cooldown.length > 0) facts.push({ icon: 'timer', label: words.cooldown, value: words.seconds(joinFigures(cooldown, language)) });
  if (manaCost.length > 0) facts.push({ icon: 'gem', label: words.manaCost, value: joinFigures(manaCost, language) });
  if (extraInfo?.damageType) facts.push({ icon: 'zap', label: words.damage, value: words[extraInfo.damageType] });
  if (extraInfo?.complexity) {
    const label = words.complexityOf(extraInfo.complexity);
    facts.push({ label: words.complexity, value: <Complexity value={extraInfo.complexity} label={label} /> });
  }
  return facts;
}
