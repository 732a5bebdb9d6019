import { PlayerName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName } from '#areas/core/accounts/visibility.rules.ts';
import { NamedItem } from '#areas/wiki/items/ItemLink.tsx';
import type { ItemNames } from '#areas/wiki/items/items.contract.ts';
import { paths } from '#contract/paths.ts';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { NamedPlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { SectionLink } from '#ui/layout/SectionLink.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { HeroPlayer } from './leaderboard.contract.ts';
import { text } from './leaderboard.text.ts';
import css from './BestOfHero.module.css';

/** The players with the best places on a hero, six at most. */
export function BestOfHero({ id, players, items }: { id: string; players: readonly HeroPlayer[]; items: ItemNames }) {
  const words = useWords(text);
  return (
    <Panel id={id} title={words.bestTitle} note={words.note} tools={<SectionLink id={id} name={words.bestTitle} />}>
      {players.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <ol className={css.players}>
          {players.map((player) => (
            <Player key={player.place} player={player} names={items} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Player({ player, names }: { player: HeroPlayer; names: ItemNames }) {
  const { place, playerId, nickname, avatarUrl, matchCount, avgPlace, items } = player;
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
      {items.length > 0 ? (
        <span className={css.items} role="group" aria-label={words.lastItems}>
          {items.map((item, index) => (
            <NamedItem key={index} names={names} item={item} size={34} />
          ))}
        </span>
      ) : null}
    </li>
  );
}
