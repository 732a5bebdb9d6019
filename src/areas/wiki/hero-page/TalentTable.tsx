import { useCallback, useEffect, useMemo, useState } from 'react';
import type { HeroDetails, TalentColumn, TalentDetails } from '#areas/wiki/heroes/hero-details.contract.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { readStoredText, storeText } from '#ui/hooks/local-storage.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { optionalPart } from '#ui/layout/late-part.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { SectionLink } from '#ui/layout/SectionLink.tsx';
import { richTip, useTips } from '#ui/overlay/tips.ts';
import { classes } from '#ui/style/classes.ts';
import { Key } from '#ui/table/Key.tsx';
import { useWords } from '#ui/text/language.tsx';
import { spokenTalent, talentLine, talentsByName } from './hero-view.rules.ts';
import { text } from './hero.text.ts';
import css from './TalentTable.module.css';

const TIP = 'talent';
const openTips = () => import('./TalentTip.tsx');
const TalentTip = optionalPart(async () => (await openTips()).TalentTip);
const AbilityTip = optionalPart(async () => (await openTips()).AbilityTip);

const VIEW = 'talent-view';
type View = 'words' | 'tiles';

/** The view that was chosen last. */
function keptView(): View | undefined {
  const kept = readStoredText(VIEW);
  return kept === 'words' || kept === 'tiles' ? kept : undefined;
}

type Props = {
  id: string;
  hero: HeroDetails;
  /** The names of talents with a video. */
  videos: readonly string[];
};

/** Every talent in columns as players know them: the hero, then skill by skill; orange over purple over blue. One tip explains them all. */
export function TalentTable({ id, hero, videos }: Props) {
  const words = useWords(text);
  const placed = useMemo(() => talentsByName(hero), [hero]);
  const draw = useCallback(
    (name: string) => {
      const found = placed.get(name);
      if (found) return <TalentTip {...found} video={videos.includes(name) ? videoPath(hero.name, name) : undefined} />;
      const column = hero.columns.find(({ key }) => key === name);
      return column?.ability ? <AbilityTip column={column} ability={column.ability} /> : null;
    },
    [placed, hero, videos],
  );
  useTips(TIP, draw);
  const [chosen, choose] = useState<View>();
  const isHydrated = useHydrated();
  // Without a choice a phone shows text, wider screens tiles.
  const view = chosen ?? (isHydrated ? keptView() : undefined);
  const show = (next: View) => {
    choose(next);
    storeText(VIEW, next);
  };
  // Not needed to read the page, but loaded before the first tip is opened.
  useEffect(() => whenIdle(() => void openTips()), []);
  return (
    <Panel
      id={id}
      title={words.talents}
      className={classes(css.talents, view === 'words' && css.asWords, view === 'tiles' && css.asTiles)}
      flush
      tools={<SectionLink id={id} name={words.talents} />}
      note={
        <span className={css.keys}>
          <Key colour="var(--t-orange)">{words.orangeKey}</Key>
          <Key colour="var(--t-purple)">{words.purpleKey}</Key>
          <Key colour="var(--t-blue)">{words.blueKey}</Key>
          <Key colour="var(--t-white)">{words.whiteKey}</Key>
        </span>
      }
    >
      <div className={css.views}>
        <Button size="s" look="quiet" onClick={() => show('words')}>
          {words.asText}
        </Button>
        <Button size="s" look="quiet" onClick={() => show('tiles')}>
          {words.asTiles}
        </Button>
      </div>
      <div className={css.columns}>
        {hero.columns.map((column) => (
          <Column key={column.key} column={column} hero={hero.name} />
        ))}
      </div>
    </Panel>
  );
}

function videoPath(hero: string, modName: string): string {
  return `/videos/heroes/${hero}/${modName}.webm`;
}

function Column({ column, hero }: { column: TalentColumn; hero: string }) {
  const words = useWords(text);
  const { orange } = column;
  const title = column.title ?? words.heroWide;
  return (
    <section className={column.title === null ? css.heroWide : css.column} aria-label={title}>
      <div className={css.top}>
        {orange ? (
          <TalentTile
            rarity="orange"
            name={orange.emblem}
            art={orange.image}
            label={title}
            levels={orange.levels}
            tip={richTip(TIP, orange.modName)}
          />
        ) : (
          <span className={css.frame} data-t="orange">
            <Emblem kind="hero" name={hero} wide />
          </span>
        )}
        <h3>
          {column.ability ? (
            <button type="button" className={css.ability} {...richTip(TIP, column.key)}>
              {title}
            </button>
          ) : (
            title
          )}
        </h3>
        {orange ? <p className={css.line}>{talentLine(orange)}</p> : null}
      </div>
      <Row rarity="purple" label={words.purpleTalents} talents={column.purple} title={title} />
      <Row rarity="blue" label={words.blueTalents} talents={column.blue} title={title} />
    </section>
  );
}

type RowProps = { rarity: 'purple' | 'blue'; label: string; talents: readonly TalentDetails[]; title: string };

function Row({ rarity, label, talents, title }: RowProps) {
  const words = useWords(text);
  if (talents.length === 0) return null;
  return (
    <ul className={css.row} aria-label={label}>
      {talents.map((talent, index) => (
        <li key={talent.modName}>
          <TalentTile
            rarity={rarity}
            name={talent.emblem}
            art={talent.image}
            label={spokenTalent(talent) ?? words.talent(title, index + 1)}
            levels={talent.levels}
            tip={richTip(TIP, talent.modName)}
          />
          <p className={css.line}>
            {talent.title ? <b aria-hidden>{talent.title}</b> : null} {talentLine(talent)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** For browsers without idle callbacks. */
const SOON_MS = 1000;

/** Runs low-priority work once the browser is idle; returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => work());
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, SOON_MS);
  return () => clearTimeout(timer);
}
