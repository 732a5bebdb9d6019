import { useShownName } from '#areas/core/accounts/PlayerName.tsx';
import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { formatDuration } from '#lib/format.ts';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { FoldedTable } from '#ui/table/FoldedTable.tsx';
import { useWords } from '#ui/text/language.tsx';
import { axisMarks, sideOf } from './match-view.rules.ts';
import { text } from './match.text.ts';
import css from './Sieges.module.css';

type Props = { match: MatchDetail; heroes: HeroNames; shown: readonly string[]; hasPlace?: boolean };

/** The attackers, or the owner of the building: emblems and names. */
function SiegeSide({ match, heroes, shown, hasPlace = false }: Props) {
  const words = useWords(text);
  const shownName = useShownName();
  const players = sideOf(match, shown);
  if (players.length === 0) return '—';
  return (
    <span className={css.side}>
      {players.map(({ hero }) => (
        <span key={hero} title={heroTitle(heroes, hero)}>
          <HeroFace name={hero} size={32} label={heroTitle(heroes, hero)} />
        </span>
      ))}
      {hasPlace && <PlaceBadge place={players[0]?.player?.place} size="s" />}
      <span className={css.names}>
        {players.map(({ hero, player }) => (player ? shownName(player.id, player.name) : heroTitle(heroes, hero))).join(words.and)}
      </span>
    </span>
  );
}

/** The bases of heroes, for the highlight that follows a player across the page. */
function basesOf(match: MatchDetail, heroes: readonly string[]): string {
  return match.players
    .filter(({ heroName }) => heroName !== null && heroes.includes(heroName))
    .map((player) => player.towerPosition)
    .join(' ');
}

/** The name of a building; without a known type just "building". */
function buildingTitle(type: string, words: ReturnType<typeof text>): string {
  if (type === 'tower') return words.tower;
  if (type === 'green_shrine') return words.greenShrine;
  if (type === 'white_shrine') return words.whiteShrine;
  return type === 'blue_shrine' ? words.blueShrine : words.building;
}

/** Every building that fell, on a time axis and as a table. */
export function Sieges({ match, heroes }: { match: MatchDetail; heroes: HeroNames }) {
  const words = useWords(text);
  const shownName = useShownName();
  const { marks, ticks } = axisMarks(match);
  const count = match.buildingsDestroyed.length;
  if (count === 0) return null;
  return (
    <Panel title={words.sieges} flush>
      <div className={css.axis} aria-hidden="true">
        {marks.map((mark, index) => (
          <i
            key={index}
            data-p={mark.place ?? undefined}
            className={mark.fallen ? css.fall : undefined}
            style={{ '--x': mark.share * 100 }}
            title={mark.fallen ? words.baseFell(shownName(mark.fallen.id, mark.fallen.name)) : undefined}
          />
        ))}
        {ticks.map(({ minute, share }, index) => (
          <span key={minute} style={{ '--x': share * 100 }}>
            {minute}
            {index === ticks.length - 1 ? ` ${words.minutes}` : ''}
          </span>
        ))}
      </div>
      <FoldedTable
        label={words.sieges}
        role="table"
        className={css.table}
        first={8}
        showAll={words.allSieges(count)}
        head={
          <tr role="row">
            <th role="columnheader" scope="col">
              {words.time}
            </th>
            <th role="columnheader" scope="col">
              {words.attacker}
            </th>
            <th role="columnheader" scope="col">
              {words.building}
            </th>
            <th role="columnheader" scope="col">
              {words.victim}
            </th>
          </tr>
        }
        rows={match.buildingsDestroyed.map((event, index) => (
          <tr key={index} role="row" data-lit={basesOf(match, event.pusherHeroes)}>
            <td role="cell" className="num">
              {formatDuration(event.pushedAtSeconds)}
            </td>
            <td role="cell" data-label={words.attacker}>
              <SiegeSide match={match} heroes={heroes} shown={event.pusherHeroes} />
            </td>
            <td role="cell">
              <span className={css.building}>
                <Icon name={event.type === 'tower' ? 'castle' : 'sparkles'} size={16} />
                {buildingTitle(event.type, words)}
              </span>
            </td>
            <td role="cell" data-label={words.victim}>
              <SiegeSide match={match} heroes={heroes} shown={event.pushedHeroes} hasPlace />
            </td>
          </tr>
        ))}
      />
    </Panel>
  );
}
