import { PlayerName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName } from '#areas/core/accounts/visibility.rules.ts';
import type { Leader, ShownLeaders } from '#areas/stats/hero-stats/meta-search.rules.ts';
import type { HeroLeaders } from '#areas/stats/hero-stats/meta.contract.ts';
import type { HeroNames, TalentNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle, talentTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroLink } from '#areas/wiki/heroes/HeroLink.tsx';
import { NamedItem } from '#areas/wiki/items/ItemLink.tsx';
import type { ItemNames } from '#areas/wiki/items/items.contract.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { paths } from '#contract/paths.ts';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { Table } from '#ui/table/Table.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './board.text.ts';
import css from './Meta.module.css';

type Props = {
  rows: readonly ShownLeaders[];
  heroes: HeroNames;
  talents: TalentNames;
  items: ItemNames;
  onSource: (row: HeroLeaders) => void;
};

/** The best players of every hero, and their items at the end. */
export function LeadersTable({ rows, heroes, talents, items, onSource }: Props) {
  const words = useWords(text);
  return (
    <Table label={words.topPlayers} className={css.leaders} role="table">
      <thead>
        <tr>
          <th scope="col">{words.hero}</th>
          <th scope="col">{words.topPlayers}</th>
          <th scope="col">{words.lateItems}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, name, players }) => (
          <tr key={row.heroName}>
            <th scope="row">
              <span className={css.who}>
                <HeroFace name={row.heroName} />
                {row.talentName === null ? null : (
                  <TalentTile
                    rarity="orange"
                    name={talentTitle(talents, row.talentName)}
                    art={talents[row.talentName] && row.talentName}
                    label={talentTitle(talents, row.talentName)}
                    size={34}
                    mini
                  />
                )}
                <span className={css.name}>
                  {row.heroName in heroes ? <a href={paths.hero.to({ name: row.urlName })}>{name}</a> : name}
                </span>
                <IconButton look="quiet" size="s" icon="info" label={words.whereFrom(name)} onClick={() => onSource(row)} />
              </span>
            </th>
            <td>
              <Players players={players} names={items} />
            </td>
            <td data-label={words.lateItems}>
              <Items items={row.build.lateItems} names={items} size={40} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The heroes on whom nobody has enough matches to be ranked. */
export function ScarceHeroes({ names, heroes }: { names: HeroNames; heroes: readonly string[] }) {
  const words = useWords(text);
  return (
    <div className={css.scarce}>
      <h3>{words.scarce}</h3>
      <ul>
        {heroes.map((hero) => (
          <li key={hero}>
            <HeroLink names={names} hero={hero}>
              <span>
                <HeroFace name={hero} size={28} />
                {heroTitle(names, hero)}
              </span>
            </HeroLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Players({ players, names }: { players: readonly Leader[]; names: ItemNames }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <ol>
      {players.map((player) => (
        <li key={player.position}>
          <PlaceBadge place={player.position} size="s" />
          <Avatar name={letteredName(player.id, player.nickname)} src={player.avatarUrl} size={24} />
          <PlayerName id={player.id} name={player.nickname} href={paths.player.to({ id: player.id })} limit={25} narrowLimit={7} />
          <small className="num" title={words.leaderRanksHint}>
            {[
              words.gamesCount(player.matchCount, formatNumber(player.matchCount, language)),
              formatDecimal(player.averagePlace, 2, language),
              player.ranked > 1 && words.ranks(player.rankFrom, player.rankTo, player.ranked),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          <Items items={player.lateItems} names={names} size={30} />
        </li>
      ))}
    </ol>
  );
}

/** Items in a row, each with its name. */
function Items({ items, names, size }: { items: readonly string[]; names: ItemNames; size: number }) {
  return (
    <span className={css.items}>
      {items.map((item) => (
        <NamedItem key={item} names={names} item={item} size={size} />
      ))}
    </span>
  );
}
