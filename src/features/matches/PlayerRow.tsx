import type { HeroNames } from '#features/heroes/heroes.contract.ts';
import { heroTitle } from '#features/heroes/heroes.rules.ts';
import { formatNumber, formatShort } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { classes } from '#ui/classes.ts';
import { DamageBar, type Damage } from '#ui/DamageBar.tsx';
import { Emblem, EmptySlot } from '#ui/Emblem.tsx';
import { useLanguage, useWords } from '#ui/language.tsx';
import { Nickname } from '#ui/Nickname.tsx';
import { PlaceBadge } from '#ui/PlaceBadge.tsx';
import { SignedChange } from '#ui/SignedChange.tsx';
import { TalentCounts } from '#ui/TalentCounts.tsx';
import { TalentTile } from '#ui/TalentTile.tsx';
import { Inventory } from './Inventory.tsx';
import { titleOf } from './match-view.rules.ts';
import { text } from './match.text.ts';
import type { MatchPlayer } from './matches.contract.ts';
import css from './PlayersTable.module.css';

type Props = { player: MatchPlayer; heroes: HeroNames; largest: { dealt: number; received: number } };

export function PlayerRow({ player, heroes, largest }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const { kills, deaths, assists } = player;
  return (
    <tr role="row" data-out={(player.isFinished && player.place === null) || undefined}>
      <td role="cell" className={css.place}>
        <PlaceBadge place={player.place} />
      </td>
      <th role="rowheader" scope="row" className={css.name}>
        <span className={css.who}>
          <span className={css.hero}>
            {player.heroName === null ? <EmptySlot size={44} /> : <Emblem kind="hero" name={player.heroName} size={44} />}
            {player.level === null ? null : <b title={words.level(player.level)}>{player.level}</b>}
          </span>
          <span>
            <a href={paths.player.to({ id: player.id })} className={css.link}>
              <Nickname name={player.name} limit={22} />
            </a>
            <small>{player.isFinished ? heroTitle(heroes, player.heroName) : words.alive}</small>
          </span>
        </span>
      </th>
      <td role="cell" className={css.talents}>
        <Talents talents={player.talents} />
      </td>
      <Figure label={words.kda}>{kills === null ? '—' : `${kills} / ${deaths ?? 0} / ${assists ?? 0}`}</Figure>
      <Figure label={words.networth}>{formatShort(player.networth, language)}</Figure>
      <Figure label={words.lastHits}>{formatNumber(player.lastHits, language)}</Figure>
      <DamageCell label={words.dealt} damage={player.aggregatedDealtDamage} largest={largest.dealt} />
      <DamageCell label={words.received} damage={player.aggregatedReceivedDamage} largest={largest.received} />
      <Figure label={words.towers}>{formatShort(player.towerDamage, language)}</Figure>
      <td role="cell" className={css.items}>
        <Inventory items={player.items} />
      </td>
      <td role="cell" className={classes('num', css.rating)}>
        <b>{formatNumber(player.ratingStart, language)}</b>
        {player.ratingChange === null ? (player.isFinished && player.place === null ? words.left : '') : <SignedChange value={player.ratingChange} doubled={player.isDoubleRating} />}
      </td>
    </tr>
  );
}

function Talents({ talents }: { talents: MatchPlayer['talents'] }) {
  const words = useWords(text);
  const mains = [talents.main, talents.secondMain].filter((name) => name !== null);
  if (mains.length === 0) return '—';
  return (
    <span className={css.picked}>
      {mains.map((name) => (
        <span key={name} title={words.mainTalent(titleOf(name))}>
          <TalentTile rarity="orange" name={name} label={words.mainTalent(titleOf(name))} mini />
        </span>
      ))}
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
