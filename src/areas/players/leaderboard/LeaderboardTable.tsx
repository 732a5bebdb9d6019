import { PlayerName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName, NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { averagePlace, shareOfPlace } from '#areas/games/protocol/places.rules.ts';
import type { Social } from '#areas/players/socials/socials.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { formatDecimal, formatNumber, formatShare } from '#lib/format.ts';
import type { Language } from '#lib/words.ts';
import { SegmentedLinks } from '#ui/controls/Segmented.tsx';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { PlaceMove } from '#ui/figures/SignedChange.tsx';
import { BrandMark } from '#ui/icons/BrandMark.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { CachedMarkup } from '#ui/markup-cache/CachedMarkup.tsx';
import { classes } from '#ui/style/classes.ts';
import { RowLink, SortHeader, Table } from '#ui/table/Table.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { LiveBadge } from '#ui/text/Tag.tsx';
import type { LeaderboardRow, LeaderboardSearch } from './leaderboard.contract.ts';
import { leaderboardAddress, nextOrder } from './leaderboard.rules.ts';
import { text } from './leaderboard.text.ts';
import css from './LeaderboardTable.module.css';

type MediaLinksProps = { nickname: string; social: Partial<Social> };

/** A player's channels. */
function MediaLinks({ nickname, social }: MediaLinksProps) {
  const words = useWords(text);
  const links = [
    { site: 'YouTube', mark: 'youtube' as const, href: social.youtube, isLive: social.isYoutubeLive === true },
    { site: 'Discord', mark: 'discord' as const, href: social.discord, isLive: false },
    { site: 'Twitch', mark: 'twitch' as const, href: social.twitch, isLive: social.isTwitchLive === true },
  ].filter((link) => link.href);
  if (links.length === 0) return null;
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

/** `isBare`: only ratings are known of this season. */
type Props = { rows: readonly LeaderboardRow[]; heroes: HeroNames; shown: LeaderboardSearch; isBare: boolean };
type Column = LeaderboardSearch['sort'];

/** The hundred players, sorted by the address; the viewer's own row is gold. */
export function LeaderboardTable({ rows, heroes, shown, isBare }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const { who } = useAccount();
  const columns: [Column, string][] = [
    ['rating', words.rating],
    ['games', words.games],
    ['average', words.average],
    ['firsts', words.firsts],
  ];
  const href = (column: Column) => leaderboardAddress(shown, { sort: column, order: nextOrder(shown, column) });
  return (
    <Panel flush>
      {isBare ? null : (
        <div className={css.sorting}>
          <SegmentedLinks
            size="s"
            block
            label={words.sorting}
            options={columns.map(([column, label]) => ({ href: href(column), label, isCurrent: shown.sort === column }))}
          />
        </div>
      )}
      <Table label={words.allPlayers} sticky rows className={classes(css.table, isBare && css.bare)}>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            {columns.map(([column, label]) => (
              <SortHeader
                key={column}
                href={href(column)}
                direction={shown.sort !== column ? undefined : shown.order === 'asc' ? 'ascending' : 'descending'}
              >
                {label}
              </SortHeader>
            ))}
            <th scope="col">{words.favouriteHero}</th>
            <th scope="col">{words.media}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ social, ...row }) => (
            // A match changes six of a hundred rows: the others are as in the last rendering of the page.
            <CachedMarkup
              key={`${row.place} ${row.playerId} ${row.nickname}`}
              as="tr"
              className={row.playerId === who?.playerId ? css.own : undefined}
              part={drawCells}
              of={{ ...row, ...social, hero: heroTitle(heroes, row.favoriteHero), language }}
            />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

type RowProps = Omit<LeaderboardRow, 'social'> & Partial<Social> & { hero: string; language: Language };

/**
 * The cells of one player. A hundred rows are most of the page's rendering cost. Hence as few elements and attributes as possible, columns
 * styled by their order, and parts called as plain functions, which costs half as much as mounting them.
 */
function drawCells(row: RowProps) {
  const words = useWords(text);
  const games = formatNumber(row.matchCount || null, row.language);
  return (
    <>
      <td>
        {PlaceBadge({ place: row.place })}
        {row.placeChange ? PlaceMove({ value: row.placeChange }) : null}
      </td>
      <th>
        {Avatar({ name: letteredName(row.playerId, row.nickname), src: row.avatarUrl })}
        {row.playerId === NOBODY ? (
          <PlayerName id={NOBODY} name={row.nickname} href="" limit={32} />
        ) : (
          RowLink({ href: paths.player.to({ id: row.playerId }), children: Nickname({ name: row.nickname }) })
        )}
        <small>
          {row.favoriteHero === null ? null : <span>{row.hero}</span>}
          {row.favoriteHero === null ? games : `\u00a0· ${games}`}
          {row.matchCount > 0 ? <i>{`\u00a0${words.matchesWord(row.matchCount)}`}</i> : null}
        </small>
      </th>
      <td>{formatNumber(row.rating, row.language)}</td>
      <td>{games}</td>
      <td>{formatDecimal(averagePlace(row.places), 2, row.language)}</td>
      <td>
        {row.matchCount > 0 ? formatShare(shareOfPlace(row.places, 1), row.language, 0) : '—'}
        {row.matchCount > 0 ? PlaceBar({ shares: row.places }) : null}
      </td>
      <td>
        {row.favoriteHero === null ? null : HeroFace({ name: row.favoriteHero })}
        {row.hero}
      </td>
      <td>{MediaLinks({ nickname: row.nickname, social: row })}</td>
    </>
  );
}
