import { PlayerName } from '#features/accounts/PlayerName.tsx';
import { letteredName } from '#features/accounts/privacy.rules.ts';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { useLanguage, useWords } from '#ui/language.tsx';
import { Panel } from '#ui/Panel.tsx';
import { NamedPlaceBadge } from '#ui/PlaceBadge.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import css from './BestOfHero.module.css';
import type { HeroPlayer } from './hero-players.contract.ts';
import { text } from './hero-players.text.ts';

/** Those who take the best places with a hero, six at most. */
export function BestOfHero({ id, players }: { id: string; players: readonly HeroPlayer[] }) {
  const words = useWords(text);
  return (
    <Panel id={id} title={words.title} note={words.note} tools={<SectionLink id={id} name={words.title} />}>
      {players.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <ol className={css.players}>
          {players.map((player) => (
            <Player key={player.place} player={player} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Player({ player: { place, playerId, nickname, avatarUrl, matchCount, avgPlace } }: { player: HeroPlayer }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <li>
      <NamedPlaceBadge place={place} />
      <Avatar name={letteredName(playerId, nickname)} src={avatarUrl} size={36} />
      <div>
        <PlayerName id={playerId} name={nickname} href={paths.player.to({ id: playerId })} limit={25} className={css.name} />
        <small>{words.figures(matchCount, formatNumber(matchCount, language), formatDecimal(avgPlace, 2, language))}</small>
      </div>
    </li>
  );
}
