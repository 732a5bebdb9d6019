import { useState } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { text } from '#areas/players/players/player.text.ts';
import type { Profile } from '#areas/players/players/profile.contract.ts';
import type { Social } from '#areas/players/socials/socials.contract.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { BrandMark } from '#ui/icons/BrandMark.tsx';
import { optionalPart } from '#ui/layout/late-part.tsx';
import { useWords } from '#ui/text/language.tsx';
import { LiveBadge } from '#ui/text/Tag.tsx';
import css from './PlayerBanner.module.css';

/** Only the owner can change a profile: nobody else loads the tools. */
const OwnerTools = optionalPart(async () => (await import('#areas/players/privacy/OwnerTools.tsx')).OwnerTools);
const none: Social = { twitch: null, youtube: null, discord: null, discordUserName: null, isTwitchLive: null, isYoutubeLive: null };

type Props = { player: Pick<Profile, 'playerId' | 'isListed' | 'isPrivate'>; social: Social | null };

/** A player's channels; on one's own profile with the way to change them. */
export function SocialLinks({ player: { playerId, isListed, isPrivate }, social }: Props) {
  const words = useWords(text);
  const { who } = useAccount();
  const [saved, setSaved] = useState<Social>();
  const shown = saved ?? social ?? none;
  const isOwner = who?.authorized === true && who.playerId === playerId;
  const links = [
    { mark: 'twitch' as const, name: 'Twitch', href: shown.twitch, isLive: shown.isTwitchLive === true },
    { mark: 'youtube' as const, name: 'YouTube', href: shown.youtube, isLive: shown.isYoutubeLive === true },
    { mark: 'discord' as const, name: shown.discordUserName ?? 'Discord', href: shown.discord, isLive: false },
  ];
  const isEmpty = links.every(({ href }) => href === null) && shown.discordUserName === null;
  if (isEmpty && !isOwner) return null;
  return (
    <ul className={css.socials} aria-label={words.socials}>
      {links.map(({ mark, name, href, isLive }) =>
        href === null ? null : (
          <li key={mark}>
            <ButtonLink size="s" href={href} target="_blank" rel="nofollow ugc noopener" icon={<BrandMark name={mark} size={16} />}>
              <bdi>{name}</bdi>
              {isLive ? <LiveBadge /> : null}
            </ButtonLink>
          </li>
        ),
      )}
      {shown.discord === null && shown.discordUserName !== null ? (
        <li className={css.plain}>
          <BrandMark name="discord" size={16} label="Discord" />
          <bdi>{shown.discordUserName}</bdi>
        </li>
      ) : null}
      {isOwner ? (
        <OwnerTools
          playerId={playerId}
          links={shown}
          hidden={isPrivate ? 'private' : isListed ? undefined : 'anonymous'}
          mayEditLinks={!who.isBannedOnSocials}
          // The page may still have old data for a moment.
          onSaved={(values) => setSaved({ ...none, ...values })}
        />
      ) : null}
    </ul>
  );
}
