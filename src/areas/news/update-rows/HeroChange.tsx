import { talentColours, type TalentColour } from '#areas/news/updates/shown-update.contract.ts';
import { text } from '#areas/news/updates/update-body.both.text.ts';
import type { HeroView } from '#areas/news/updates/updates.contract.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { useWords } from '#ui/text/language.tsx';
import { ChangeRows } from './ChangeRows.tsx';
import css from './HeroChange.module.css';

const rarities = { orange: 'orange', purple: 'purple', blue: 'blue', ability: 'white' } as const;

/** What an update did to one hero: itself, its upgrades, its talents skill by skill. `level` of the small headings. */
export function HeroChange({ hero, level = 3 }: { hero: HeroView; level?: 3 | 4 }) {
  return (
    <>
      <ChangeRows rows={hero.rows} />
      {hero.upgrades.map((upgrade) => (
        <Upgrade key={upgrade.type} hero={hero} upgrade={upgrade} level={level} />
      ))}
      {hero.talents.flatMap((talent) =>
        talentColours
          .filter((colour) => talent[colour].rows.length > 0)
          .map((colour) => <Talent key={`${talent.name} ${colour}`} hero={hero} talent={talent} colour={colour} level={level} />),
      )}
    </>
  );
}

function Upgrade({ hero, upgrade, level }: { hero: HeroView; upgrade: HeroView['upgrades'][number]; level: 3 | 4 }) {
  const words = useWords(text);
  const Title = level === 3 ? 'h3' : 'h4';
  return (
    <div className={css.part}>
      {upgrade.type === 'innate' ? (
        <Emblem kind="ability" name={`${hero.title} innate`} size={54} />
      ) : (
        <ItemEmblem name={upgrade.type === 'scepter' ? 'item_ultimate_scepter' : 'item_aghanims_shard'} size={54} />
      )}
      <div>
        <Title className={css.name}>{words[upgrade.type]}</Title>
        <ChangeRows rows={upgrade.rows} />
      </div>
    </div>
  );
}

type TalentProps = { hero: HeroView; talent: HeroView['talents'][number]; colour: TalentColour; level: 3 | 4 };

function Talent({ hero, talent, colour, level }: TalentProps) {
  const words = useWords(text);
  const Title = level === 3 ? 'h3' : 'h4';
  return (
    <div className={css.part}>
      <TalentTile rarity={rarities[colour]} name={talent.title ?? hero.title} art={talent.title ? talent.name : undefined} size={48} />
      <div>
        <Title className={css.name} data-colour={colour}>
          {talent.title ?? words.heroWide} <small>{words[colour]}</small>
        </Title>
        <ChangeRows rows={talent[colour]} />
      </div>
    </div>
  );
}
