import type { ReactNode } from 'react';
import { SupporterMark } from '#areas/money/supporters/SupporterMark.tsx';
import { text } from '#areas/players/players/player.text.ts';
import type { Figures, Profile } from '#areas/players/players/profile.contract.ts';
import type { Social } from '#areas/players/socials/socials.contract.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { fnv1a } from '#lib/emblem/emblem.ts';
import { formatNumber } from '#lib/format.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { DimRose } from '#ui/figures/DimRose.tsx';
import { PlaceRose } from '#ui/figures/PlaceRose.tsx';
import { textTip } from '#ui/overlay/tips.ts';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { OurMatches } from './OurMatches.tsx';
import { ShareProfile } from './ShareProfile.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import css from './PlayerBanner.module.css';

type Props = {
  player: Pick<Profile, 'playerId' | 'nickname' | 'avatarUrl' | 'rating' | 'duoRating' | 'isListed' | 'isPrivate'>;
  supporterYears: number;
  social: Social | null;
  mode: '1x6' | '2x8';
  figures: Figures;
  children?: ReactNode;
};

/**
 * The player's name and avatar, in the colours of the places and in front of the mode's hero, and both ratings; below the name the facts
 * about the player.
 */
export function PlayerBanner({ player, supporterYears, social, mode, figures, children }: Props) {
  const { places, favoriteHero, playsLike } = figures;
  const words = useWords(text);
  const language = useLanguage();
  const id = String(player.playerId);
  const ratings = [
    { of: '1x6', label: words.solo, rating: player.rating },
    { of: '2x8', label: words.duo, rating: player.duoRating },
  ];
  return (
    <div className={css.banner} style={{ '--bh': fnv1a(player.nickname) % 360 }}>
      {favoriteHero === null ? null : (
        <span className={css.art}>
          <Emblem kind="hero" name={favoriteHero} size={560} />
        </span>
      )}
      <div className={`wrap ${css.inside}`}>
        <div className={css.who}>
          <span className={css.crest}>
            {places.some((count) => count > 0) ? <PlaceRose shares={places} size={132} least={74} /> : <DimRose size={132} />}
            <Avatar name={player.nickname} src={player.avatarUrl} size={92} hex />
          </span>
          <div className={css.name}>
            <h1>
              <Nickname name={player.nickname} limit={21} />
            </h1>
            <SupporterMark years={supporterYears} />
            {children}
            <div className={css.acts}>
              <CopyButton size="s" value={id}>
                {words.copyId(id)}
              </CopyButton>
              {/* A profile that only its owner sees cannot be shared. */}
              {player.isPrivate ? null : <ShareProfile player={player} mode={mode} figures={figures} />}
              {/* Players whom lists do not name have no pages together with others. */}
              {player.isListed ? <OurMatches playerId={player.playerId} /> : null}
            </div>
            <SocialLinks key={id} player={player} social={social} />
          </div>
        </div>
        <dl className={css.ratings} aria-label={words.ratings}>
          {ratings.map(({ of, label, rating }) => (
            <div key={of}>
              <dt>{label}</dt>
              <dd>
                {formatNumber(rating, language)}
                {playsLike && of === mode ? (
                  <button type="button" {...textTip(words.playsLikeMeans)}>
                    {words.playsLike(formatNumber(playsLike.value, language), formatNumber(playsLike.doubt, language))}
                  </button>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
