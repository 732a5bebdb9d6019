import { useShownName } from '#areas/core/accounts/PlayerName.tsx';
import type { MatchDetail, MatchPlayer } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { drawFaceIn } from '#areas/wiki/widgets/HeroFace.tsx';
import { spriteHref } from '#areas/wiki/widgets/sprites.rules.ts';
import { emblemOf } from '#lib/emblem/emblem.ts';
import { formatDuration } from '#lib/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { basePoints, siegeArrows, type Arrow } from './match-view.rules.ts';
import { text } from './match.text.ts';
import css from './BaseMap.module.css';

const HEXAGON = 'M0 -78L67.5 -39L67.5 39L0 78L-67.5 39L-67.5 -39Z';
const SMALL = 'M0 -30L26 -15L26 15L0 30L-26 15L-26 -15Z';

type Props = { point: { x: number; y: number }; players: readonly MatchPlayer[]; title: string; isAbandoned: boolean; isLive: boolean };

/** One base: its hero (in duo two), place, and when it fell. */
function MapBase({ point, players, title, isAbandoned, isLive }: Props) {
  const words = useWords(text);
  const place = players[0]?.place ?? null;
  const isTop = point.y < 512;
  return (
    <g
      transform={`translate(${Math.round(point.x)} ${Math.round(point.y)})`}
      className={css.base}
      data-p={place ?? undefined}
      data-who={players[0]?.towerPosition ?? undefined}
      data-fallen={(isLive && players.length > 0) || undefined}
    >
      {title && <title>{title}</title>}
      <path className={css.ground} d={HEXAGON} />
      {isLive && players.length === 0 && (
        <text className={css.unknown} y="22">
          ?
        </text>
      )}
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
  const face = drawFaceIn(hero, x - size / 2, -size / 2, size);
  if (face) return face;
  const emblem = emblemOf('hero', hero);
  return (
    <svg x={x - size / 2} y={-size / 2} width={size} height={size} viewBox="0 0 512 512" style={{ '--h': emblem.hue }}>
      <use href={spriteHref(emblem.glyph)} />
    </svg>
  );
}

function timeOf(players: readonly MatchPlayer[], words: ReturnType<typeof text>, isAbandoned: boolean): string {
  if (players.some((player) => player.place === 1)) return words.winner;
  if (players.some((player) => !player.isFinished)) return isAbandoned ? words.unknownEnd : words.alive;
  return formatDuration(Math.max(...players.map((player) => player.endAtSeconds ?? 0)));
}

const CENTRE = 512;
const RADIUS = 78;
/** The bases around the map, clockwise: the outline of the arena. */
const AROUND = [5, 4, 6, 2, 1, 3];
const PLACES = [1, 2, 3, 4, 5, 6];

/** The six bases at their positions on the map, when each fell, and who besieged whom. */
export function BaseMap({ match, heroes, isLive = false }: { match: MatchDetail; heroes: HeroNames; isLive?: boolean }) {
  const words = useWords(text);
  const shownName = useShownName();
  const outline = AROUND.map((base) => `${round(basePoints[base]?.x)} ${round(basePoints[base]?.y)}`).join('L');
  return (
    <Panel title={match.meta.isDuo ? words.basesOfTeams : words.bases} note={isLive ? words.basesLiveNote : words.basesNote}>
      <svg className={classes(css.map, isLive && css.live)} viewBox="0 0 1024 1024" role="img" aria-label={words.basesLabel}>
        <defs>
          {[0, ...PLACES].map((place) => (
            <marker key={place} id={`siege-${place}`} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
              <path className={css.arrowHead} data-p={place || undefined} d="M0 0 10 5 0 10 2.5 5Z" />
            </marker>
          ))}
        </defs>
        <path className={css.outline} d={`M${outline}Z`} />
        {[0.66, 0.33].map((scale) => (
          <path
            key={scale}
            className={css.ring}
            d={`M${outline}Z`}
            transform={`translate(${CENTRE} ${CENTRE}) scale(${scale}) translate(${-CENTRE} ${-CENTRE})`}
          />
        ))}
        {AROUND.map((base) => (
          <path key={base} className={css.lane} d={`M${CENTRE} ${CENTRE}L${round(basePoints[base]?.x)} ${round(basePoints[base]?.y)}`} />
        ))}
        <path className={css.core} d={hexagon(CENTRE, CENTRE, 40)} />
        {siegeArrows(match).map((arrow) => (
          <path
            key={`${arrow.from} ${arrow.to}`}
            className={css.arrow}
            data-p={arrow.place ?? undefined}
            data-lit={`${arrow.from} ${arrow.to}`}
            d={curve(arrow)}
            pathLength="1"
            markerEnd={`url(#siege-${arrow.place ?? 0})`}
          />
        ))}
        {AROUND.map((base) => {
          const players = match.players.filter((player) => player.towerPosition === base);
          const point = basePoints[base] ?? { x: CENTRE, y: CENTRE };
          // Four teams have four of the six bases.
          if (match.meta.isDuo && players.length === 0) return null;
          const title = players.map((player) => `${heroTitle(heroes, player.heroName)}, ${shownName(player.id, player.name)}`).join('; ');
          return <MapBase key={base} point={point} players={players} title={title} isAbandoned={match.meta.isAbandoned} isLive={isLive} />;
        })}
      </svg>
    </Panel>
  );
}

/** A pointy-top hexagon as a path. */
function hexagon(x: number, y: number, radius: number): string {
  const corners = [90, 30, -30, -90, -150, 150].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(x + radius * Math.cos(angle))} ${round(y - radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** From the edge of one base to the edge of another, bending towards the centre. */
function curve({ from, to }: Arrow): string {
  const start = basePoints[from] ?? { x: 0, y: 0 };
  const end = basePoints[to] ?? { x: 0, y: 0 };
  const bend = {
    x: ((start.x + end.x) / 2) * 0.55 + CENTRE * 0.45 + (end.y - start.y) * 0.06,
    y: ((start.y + end.y) / 2) * 0.55 + CENTRE * 0.45 - (end.x - start.x) * 0.06,
  };
  const first = towards(start, bend, RADIUS + 14);
  const last = towards(end, bend, RADIUS + 22);
  return `M${round(first.x)} ${round(first.y)}Q${round(bend.x)} ${round(bend.y)} ${round(last.x)} ${round(last.y)}`;
}

function towards(from: { x: number; y: number }, to: { x: number; y: number }, distance: number): { x: number; y: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}

function round(value: number | undefined): number {
  return Math.round((value ?? 0) * 10) / 10;
}
