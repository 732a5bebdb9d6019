import { PlayerName } from '#areas/core/accounts/PlayerName.tsx';
import type { MatchPlayer } from '#areas/games/matches/matches.contract.ts';
import { talentTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroLink } from '#areas/wiki/heroes/HeroLink.tsx';
import { NamedItem } from '#areas/wiki/items/ItemLink.tsx';
import type { ItemNames } from '#areas/wiki/items/items.contract.ts';
import { EmptySlot } from '#areas/wiki/widgets/Emblem.tsx';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { TalentCounts, TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { paths } from '#contract/paths.ts';
import { formatNumber, formatShort } from '#lib/format.ts';
import { DamageBar, type Damage } from '#ui/figures/DamageBar.tsx';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { SignedChange } from '#ui/figures/SignedChange.tsx';
import { textTip } from '#ui/overlay/tips.ts';
import { classes } from '#ui/style/classes.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { type MatchNames, inventoryOf } from './match-view.rules.ts';
import { text } from './match.text.ts';
import css from './PlayersTable.module.css';

/** Six slots and the two Aghanim marks. */
function Inventory({ items, names }: { items: readonly string[]; names: ItemNames }) {
  const words = useWords(text);
  const { slots, hasScepter, hasShard } = inventoryOf(items);
  const marks = [
    { item: 'item_ultimate_scepter', name: words.scepter, has: hasScepter },
    { item: 'item_aghanims_shard', name: words.shard, has: hasShard },
  ];
  return (
    <span className={css.inventory}>
      <span className={css.slots}>
        {slots.map((item, slot) =>
          item === undefined ? <EmptySlot key={slot} size={30} /> : <NamedItem key={slot} names={names} item={item} size={30} />,
        )}
      </span>
      <span className={css.aghanim}>
        {marks.map(({ item, name, has }) => (
          <span key={item} title={has ? words.owned(name) : words.notOwned(name)}>
            <ItemEmblem name={item} size={22} out={!has} label={has ? words.owned(name) : words.notOwned(name)} />
          </span>
        ))}
      </span>
    </span>
  );
}

type Props = { player: MatchPlayer; names: MatchNames; largest: { dealt: number; received: number } };

export function PlayerRow({ player, names, largest }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const { kills, deaths, assists } = player;
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-who={player.towerPosition ?? undefined}
      data-out={(player.isFinished && player.place === null) || undefined}
    >
      <td role="cell" className={css.place}>
        <PlaceBadge place={player.place} />
      </td>
      <th role="rowheader" scope="row" className={css.name}>
        <span className={css.who}>
          <span className={css.hero}>
            {player.heroName === null ? <EmptySlot size={44} /> : <HeroFace name={player.heroName} size={44} />}
            {player.level === null ? null : <b title={words.level(player.level)}>{player.level}</b>}
          </span>
          <span>
            <PlayerName id={player.id} name={player.name} href={paths.player.to({ id: player.id })} limit={22} className={css.link} />
            <small>{player.heroName === null ? '—' : <HeroLink names={names.heroes} hero={player.heroName} />}</small>
          </span>
        </span>
      </th>
      <td role="cell" className={css.talents}>
        <Talents talents={player.talents} names={names} />
      </td>
      <Figure label={words.kda}>{kills === null ? '—' : `${kills} / ${deaths ?? 0} / ${assists ?? 0}`}</Figure>
      <Figure label={words.networth}>{formatShort(player.networth, language)}</Figure>
      <Figure label={words.lastHits}>{formatNumber(player.lastHits, language)}</Figure>
      <DamageCell label={words.dealt} damage={player.aggregatedDealtDamage} largest={largest.dealt} />
      <DamageCell label={words.received} damage={player.aggregatedReceivedDamage} largest={largest.received} />
      <Figure label={words.towers}>{formatShort(player.towerDamage, language)}</Figure>
      <td role="cell" className={css.items}>
        <Inventory items={player.items} names={names.items} />
      </td>
      <td role="cell" className={classes('num', css.rating)}>
        {/* The rating that the match left, as the leaderboard has it; before the player's end, the one at the start. */}
        <b>{formatNumber(player.ratingAfter ?? player.ratingStart, language)}</b>
        {player.ratingChange === null ? (
          player.isLeaver && player.place === null ? (
            words.left
          ) : (
            ''
          )
        ) : (
          <SignedChange value={player.ratingChange} doubled={player.isDoubleRating} />
        )}
      </td>
    </tr>
  );
}

function Talents({ talents, names }: { talents: MatchPlayer['talents']; names: MatchNames }) {
  const words = useWords(text);
  const mains = [talents.main, talents.secondMain].filter((name) => name !== null);
  if (mains.length === 0) return '—';
  return (
    <span className={css.picked}>
      {mains.map((talent) => {
        const title = talentTitle(names.talents, talent);
        const label = words.mainTalent(title);
        const art = names.talents[talent] && talent;
        return <TalentTile key={talent} rarity="orange" name={title} art={art} label={label} tip={textTip(label)} size={34} mini />;
      })}
      <TalentCounts purple={talents.purpleCount} blue={talents.blueCount} white={talents.whiteCount} />
    </span>
  );
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <td role="cell" className={classes('num', css.figure)} data-label={label}>
      {children}
    </td>
  );
}

function DamageCell({ label, damage, largest }: { label: string; damage: (Damage & { total: number }) | null; largest: number }) {
  const language = useLanguage();
  return (
    <td role="cell" className={classes('num', css.damage)} data-label={label}>
      <b>{formatShort(damage?.total, language)}</b>
      {damage && <DamageBar damage={damage} largest={largest} />}
    </td>
  );
}
