import { PlayerName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName, NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import type { Social } from '#areas/players/socials/socials.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#lib/format.ts';
import { sortByNumber } from '#lib/sorting.ts';
import type { Language } from '#lib/words.ts';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { PlaceMove } from '#ui/figures/SignedChange.tsx';
import { BrandMark } from '#ui/icons/BrandMark.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { CachedMarkup } from '#ui/markup-cache/CachedMarkup.tsx';
import { RowLink, SortHeader, Table } from '#ui/table/Table.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { LiveBadge } from '#ui/text/Tag.tsx';
import type { LeaderboardRow, LeaderboardSearch } from './leaderboard.contract.ts';
import { text } from './leaderboard.text.ts';
import css from './LeaderboardTable.module.css';

type MediaLinksProps = { nickname: string; social: Partial<Social> };

/** A player's channels; a dash for none. */
function MediaLinks({ nickname, social }: MediaLinksProps) {
  const words = useWords(text);
  const links = [
    { site: 'YouTube', mark: 'youtube' as const, href: social.youtube, isLive: social.isYoutubeLive === true },
    { site: 'Discord', mark: 'discord' as const, href: social.discord, isLive: false },
    { site: 'Twitch', mark: 'twitch' as const, href: social.twitch, isLive: social.isTwitchLive === true },
  ].filter((link) => link.href);
  if (links.length === 0) return '—';
  return (
    <span className={css.links}>
      {links.map(({ site, mark, href, isLive }) => (
        <a
          key={site}
          href={href ?? ''}
          className={isLive ? css.live : undefined}
          target="_blank"
          rel="nofollow ugc noopener"
          aria-label={isLive ? words.liveOnSite(nickname, site) : words.onSite(nickname, site)}
        >
          {BrandMark({ name: mark })}
          {isLive && <LiveBadge />}
        </a>
      ))}
    </span>
  );
}

type Props = { rows: readonly LeaderboardRow[]; heroes: HeroNames; shown: LeaderboardSearch };

/** The hundred, sorted as the address says. */
export function LeaderboardTable({ rows, heroes, shown }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const sorted =
    shown.sort === 'rating' && shown.order === 'desc'
      ? rows
      : sortByNumber(
          rows,
          (row) => (shown.sort === 'games' ? row.matchCount : row.rating),
          (row) => row.nickname,
          shown.order,
        );
  return (
    <Panel flush>
      <Table label={words.allPlayers} sticky className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            <SortingHeader column="rating" shown={shown} label={words.rating} />
            <SortingHeader column="games" shown={shown} label={words.games} />
            <th scope="col">{words.favouriteHero}</th>
            <th scope="col">{words.media}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ social, ...row }) => (
            // Of a hundred rows a match changes six: the others are as they were when the page was made the last time.
            <CachedMarkup
              key={row.place}
              as="tr"
              part={drawCells}
              of={{ ...row, ...social, hero: heroTitle(heroes, row.favoriteHero), language }}
            />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function SortingHeader({ column, shown, label }: { column: 'rating' | 'games'; shown: LeaderboardSearch; label: string }) {
  const isCurrent = shown.sort === column;
  const next = isCurrent && shown.order === 'desc' ? 'asc' : undefined;
  const href = paths.leaderboard.to(
    {},
    { mode: shown.mode === '2x8' ? '2x8' : undefined, sort: column === 'rating' ? undefined : column, order: next },
  );
  return (
    <SortHeader href={href} direction={isCurrent ? (shown.order === 'asc' ? 'ascending' : 'descending') : undefined}>
      {label}
    </SortHeader>
  );
}

type RowProps = Omit<LeaderboardRow, 'social'> & Partial<Social> & { hero: string; language: Language };

/**
 * The cells of one player. A hundred rows are most of what the page costs to make: as few elements and attributes as they can be,
 * columns styled by their order, and parts called as the plain functions they are, which costs half of mounting them.
 */
function drawCells(row: RowProps) {
  const games = formatNumber(row.matchCount, row.language);
  return (
    <>
      <td>
        {PlaceBadge({ place: row.place })}
        {PlaceMove({ value: row.placeChange })}
      </td>
      <th>
        {Avatar({ name: letteredName(row.playerId, row.nickname), src: row.avatarUrl })}
        {row.playerId === NOBODY ? (
          <PlayerName id={NOBODY} name={row.nickname} href="" limit={16} />
        ) : (
          RowLink({ href: paths.player.to({ id: row.playerId }), children: Nickname({ name: row.nickname, limit: 16 }) })
        )}
        <small>{`${row.hero} · ${games}`}</small>
      </th>
      <td>{formatNumber(row.rating, row.language)}</td>
      <td>{games}</td>
      <td>
        {row.favoriteHero === null ? null : HeroFace({ name: row.favoriteHero })}
        {row.hero}
      </td>
      <td>{MediaLinks({ nickname: row.nickname, social: row })}</td>
    </>
  );
}
