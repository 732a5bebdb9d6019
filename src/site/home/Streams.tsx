import { letteredName } from '#areas/core/accounts/visibility.rules.ts';
import type { Streamer } from '#areas/players/socials/socials.contract.ts';
import { formatNumber } from '#lib/format.ts';
import { BrandMark } from '#ui/icons/BrandMark.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { LiveBadge } from '#ui/text/Tag.tsx';
import { text } from './home.text.ts';
import home from './Home.module.css';
import css from './Streams.module.css';

/** The live streams; nothing while nobody is live. */
export function Streams({ streamers }: { streamers: readonly Streamer[] }) {
  const words = useWords(text);
  const language = useLanguage();
  if (streamers.length === 0) return null;
  return (
    <ul className={css.streams} aria-label={words.streams}>
      {streamers.map(({ playerId, nickname, avatarUrl, kind, url, viewers, matchId }) => {
        const site = kind === 'twitch' ? 'Twitch' : 'YouTube';
        const notes = [
          matchId === null ? '' : words.inMatch,
          viewers === null ? '' : words.viewers(viewers, formatNumber(viewers, language)),
        ];
        return (
          <li key={playerId}>
            <a href={url} target="_blank" rel="nofollow ugc noopener">
              <Avatar name={letteredName(playerId, nickname)} src={avatarUrl} size={40} />
              <span className={home.nameAndNote}>
                <span className="strong clip">
                  <Nickname name={nickname} limit={32} />
                </span>
                <small className="clip muted">{notes.filter(Boolean).join(' · ') || site}</small>
              </span>
              <BrandMark name={kind} size={20} label={site} />
              <LiveBadge />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
