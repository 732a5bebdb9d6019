import type { Social } from '#areas/players/socials/socials.contract.ts';
import { BrandMark } from '#ui/icons/BrandMark.tsx';
import { useWords } from '#ui/text/language.tsx';
import { LiveBadge } from '#ui/text/Tag.tsx';
import { text } from './leaderboard.text.ts';
import css from './LeaderboardTable.module.css';

type Props = { nickname: string; social: Partial<Social> };

/** A player's channels; a dash for none. */
export function MediaLinks({ nickname, social }: Props) {
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
