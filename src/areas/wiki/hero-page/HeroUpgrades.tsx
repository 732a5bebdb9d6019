import type { HeroDetails } from '#areas/wiki/heroes/hero-details.contract.ts';
import { artHref } from '#areas/wiki/widgets/art.rules.ts';
import { drawEmblem, Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { SectionLink } from '#ui/layout/SectionLink.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { joinFigures } from './hero-view.rules.ts';
import { text } from './hero.text.ts';
import { upgradeEmblems } from './upgrade-emblems.rules.ts';
import css from './HeroUpgrades.module.css';

type UpgradeDetails = HeroDetails['upgrades'][number];
type Props = { id: string; hero: Pick<HeroDetails, 'upgrades' | 'columns'> };

/** What Aghanim's scepter and shard do for the hero, and its innate ability. */
export function HeroUpgrades({ id, hero: { upgrades, columns } }: Props) {
  const words = useWords(text);
  return (
    <Panel id={id} title={words.upgrades} tools={<SectionLink id={id} name={words.upgrades} />} flush>
      <ul className={css.upgrades}>
        {upgrades.map((upgrade, index) => (
          <Upgrade key={index} upgrade={upgrade} columns={columns} />
        ))}
      </ul>
    </Panel>
  );
}

type UpgradeProps = { upgrade: UpgradeDetails; columns: HeroDetails['columns'] };

function Upgrade({ upgrade, columns }: UpgradeProps) {
  const words = useWords(text);
  const language = useLanguage();
  const { upgradeType, title, description, extraValues, cooldown, manaCost } = upgrade;
  return (
    <li>
      <UpgradeArt upgrade={upgrade} />
      <div>
        <h3>
          {upgradeType === 'innate' && title ? `${words.innate}: ${title}` : words[upgradeType]}
          <UpgradeTag upgrade={upgrade} columns={columns} />
        </h3>
        {description ? (
          <p>
            <RichText text={description} />
          </p>
        ) : null}
        {extraValues.length > 0 ? (
          <dl className={css.values}>
            {extraValues.map(([label, value], index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {cooldown.length + manaCost.length > 0 ? (
          <p className={css.meta}>
            {cooldown.length > 0 ? (
              <span>
                <Icon name="timer" size={15} label={words.cooldown} />
                {words.seconds(joinFigures(cooldown, language))}
              </span>
            ) : null}
            {manaCost.length > 0 ? (
              <span>
                <Icon name="gem" size={15} label={words.manaCost} />
                {joinFigures(manaCost, language)}
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** The ability's own picture or emblem; without one that of the item. */
function UpgradeArt({ upgrade: { upgradeType, texture, emblem, title } }: { upgrade: UpgradeDetails }) {
  if (emblem || upgradeType === 'innate') return <Emblem kind="ability" name={emblem ?? title ?? upgradeType} art={texture} />;
  return drawEmblem(upgradeEmblems[upgradeType], {}, true, texture ? artHref('talents', texture) : undefined);
}

/** A new ability, the improved ability, or the name of the upgrade itself. */
function UpgradeTag({ upgrade: { upgradeType, isGranted, title }, columns }: UpgradeProps) {
  const words = useWords(text);
  if (upgradeType === 'innate') return null;
  if (isGranted) return <Tag tone="gold">{title ? words.grantsNamed(title) : words.grants}</Tag>;
  if (!title) return null;
  return <Tag tone="blue">{columns.some((column) => column.title === title) ? words.improves(title) : title}</Tag>;
}
