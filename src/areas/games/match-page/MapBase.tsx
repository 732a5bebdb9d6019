import { emblemOf } from '#lib/emblem/emblem.ts';
import { formatDuration } from '#lib/format.ts';
import { useWords } from '#ui/text/language.tsx';
import { spriteHref } from '#areas/wiki/widgets/sprites.rules.ts';
import css from './BaseMap.module.css';
import { text } from './match.text.ts';
import type { MatchPlayer } from '#areas/games/matches/matches.contract.ts';

const HEXAGON = 'M0 -78L67.5 -39L67.5 39L0 78L-67.5 39L-67.5 -39Z';
const SMALL = 'M0 -30L26 -15L26 15L0 30L-26 15L-26 -15Z';

type Props = { point: { x: number; y: number }; players: readonly MatchPlayer[]; title: string; isAbandoned: boolean };

/** One base: its hero (in duo two), place, and when it fell. */
export function MapBase({ point, players, title, isAbandoned }: Props) {
  const words = useWords(text);
  const place = players[0]?.place ?? null;
  const isTop = point.y < 512;
  return (
    <g transform={`translate(${Math.round(point.x)} ${Math.round(point.y)})`} className={css.base} data-p={place ?? undefined}>
      {title && <title>{title}</title>}
      <path className={css.ground} d={HEXAGON} />
      {players.map((player, index) =>
        player.heroName === null ? null : (
          <Glyph
            key={player.heroName}
            hero={player.heroName}
            x={players.length > 1 ? (index === 0 ? -34 : 34) : 0}
            size={players.length > 1 ? 66 : 104}
          />
        ),
      )}
      {place !== null && (
        <g transform="translate(62 -58)">
          <path className={css.badge} d={SMALL} />
          <text className={css.place} y="10">
            {place}
          </text>
        </g>
      )}
      {players.length > 0 && (
        <text className={css.time} y={isTop ? -96 : 118}>
          {timeOf(players, words, isAbandoned)}
        </text>
      )}
    </g>
  );
}

function Glyph({ hero, x, size }: { hero: string; x: number; size: number }) {
  const emblem = emblemOf('hero', hero);
  return (
    <svg x={x - size / 2} y={-size / 2} width={size} height={size} viewBox="0 0 512 512" style={{ '--h': emblem.hue }}>
      {emblem.glyph ? (
        <use href={spriteHref(emblem.glyph.sprite, emblem.glyph.name)} />
      ) : (
        <text className={css.monogram} x="256" y="330">
          {emblem.monogram}
        </text>
      )}
    </svg>
  );
}

function timeOf(players: readonly MatchPlayer[], words: ReturnType<typeof text>, isAbandoned: boolean): string {
  if (players.some((player) => player.place === 1)) return words.winner;
  if (players.some((player) => !player.isFinished)) return isAbandoned ? words.unknownEnd : words.alive;
  return formatDuration(Math.max(...players.map((player) => player.endAtSeconds ?? 0)));
}
