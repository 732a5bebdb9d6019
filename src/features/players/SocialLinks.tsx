import { useAccount } from '#features/accounts/Account.tsx';
import type { Social } from '#features/socials/socials.contract.ts';
import { BrandMark } from '#ui/BrandMark.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useWords } from '#ui/language.tsx';
import { useNavigation } from '#ui/navigation.tsx';
import { LiveBadge } from '#ui/Tag.tsx';
import { lazy, Suspense, useState } from 'react';
import { text } from './player.text.ts';
import css from './PlayerBanner.module.css';

const SocialEditor = lazy(() => import('#features/socials/SocialEditor.tsx').then((module) => ({ default: module.SocialEditor })));
const none: Social = { twitch: null, youtube: null, discord: null, discordUserName: null, isTwitchLive: null, isYoutubeLive: null };

/** The channels of a player; on one's own profile with the way to change them. */
export function SocialLinks({ playerId, social }: { playerId: number; social: Social | null }) {
  const words = useWords(text);
  const { who } = useAccount();
  const { reload } = useNavigation();
  const [isEditing, setEditing] = useState(false);
  const [saved, setSaved] = useState<Social>();
  const shown = saved ?? social ?? none;
  const mayEdit = who?.authorized === true && who.playerId === playerId && !who.isBannedOnSocials;
  const links = [
    { mark: 'twitch' as const, name: 'Twitch', href: shown.twitch, isLive: shown.isTwitchLive === true },
    { mark: 'youtube' as const, name: 'YouTube', href: shown.youtube, isLive: shown.isYoutubeLive === true },
    { mark: 'discord' as const, name: shown.discordUserName ?? 'Discord', href: shown.discord, isLive: false },
  ];
  const isEmpty = links.every(({ href }) => href === null) && shown.discordUserName === null;
  if (isEmpty && !mayEdit) return null;
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
      {mayEdit ? (
        <li>
          <Button size="s" look="quiet" icon="pencil" onClick={() => setEditing(true)}>
            {words.editLinks}
          </Button>
        </li>
      ) : null}
      {isEditing ? (
        <Suspense fallback={null}>
          <SocialEditor
            links={shown}
            onClose={() => setEditing(false)}
            onSaved={(values) => {
              // The page's data may still be the old one for a moment.
              setSaved({ ...none, ...values });
              setEditing(false);
              reload();
            }}
          />
        </Suspense>
      ) : null}
    </ul>
  );
}
