import { useShownName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName } from '#areas/core/accounts/visibility.rules.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { formatNumber, formatShort } from '#lib/format.ts';
import { CountingNumber } from '#ui/figures/CountingNumber.tsx';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { RunningClock } from '#ui/figures/RunningClock.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { classes } from '#ui/style/classes.ts';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { LiveMatch, LivePlayer } from './live.contract.ts';
import { isTold, leaderOf, leftIn, percentOf } from './live.rules.ts';
import { text } from './live.text.ts';
import css from './LiveCard.module.css';

type Props = { match: LiveMatch; loadedAt: number; heroes: HeroNames };

/** A match in progress: how long, how many are in, and everybody's face in the order of the lobby. The whole card leads to it. */
export function LiveCard({ match, loadedAt, heroes }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const shownName = useShownName();
  const id = String(match.matchId);
  const lead = leaderOf(match.players);
  const leader = lead === undefined ? undefined : match.players[lead];
  return (
    <Panel flush className={classes(css.card, match.isDuo && css.duo, isTold(match.players) && css.told)}>
      <div className={css.top}>
        <span className={css.time}>
          <span className="sr">{words.running} </span>
          <RunningClock since={match.createdAtUtc} loadedAt={loadedAt} />
        </span>
        <span>
          <InPlay match={match} />
        </span>
        <span className={css.average}>
          {words.average} <b>{formatNumber(match.averageRating, language)}</b>
        </span>
      </div>
      <ul className={css.faces}>
        {match.players.map((player, index) => (
          <Face key={`${player.playerId} ${index}`} player={player} heroes={heroes} isLead={index === lead} />
        ))}
      </ul>
      <a className={css.link} href={paths.match.to({ id })}>
        <span className="clip">
          {leader ? (
            <>
              {words.ahead} <b>{shownName(leader.playerId, leader.nickname)}</b>
            </>
          ) : (
            words.watch
          )}
        </span>
        <span className="sr">, {words.match(id)}</span>
        <Icon name="chevron-right" size={16} />
      </a>
    </Panel>
  );
}

function InPlay({ match: { players, isDuo } }: { match: LiveMatch }) {
  const words = useWords(text);
  const { left, isDuel } = leftIn(players, isDuo);
  if (isDuel) return words.duel;
  if (left === players.length) return words.allIn;
  return left < 2 ? words.ending : words.inPlay(left, players.length);
}

/** One player: the avatar while in, the hero in grey and the place when out, a red mark for a streamer. */
function Face({ player, heroes, isLead }: { player: LivePlayer; heroes: HeroNames; isLead: boolean }) {
  const words = useWords(text);
  const { playerId, heroName, place, isFinished, chances } = player;
  const name = useShownName()(playerId, player.nickname);
  const ended = place === null ? words.wentOut(name) : words.finishedAt(name, heroTitle(heroes, heroName), place);
  const label = isFinished ? ended : words.playing(name);
  return (
    <li className={classes(isFinished && css.out, isLead && css.lead)} title={label}>
      <span className={css.face}>
        {isFinished && heroName !== null ? (
          <HeroFace name={heroName} />
        ) : (
          <Avatar name={letteredName(playerId, player.nickname)} src={player.avatarUrl} />
        )}
      </span>
      <span className="sr">{label}</span>
      {!isFinished && chances && (
        <b className="num">
          <span className="sr">{words.toWin} </span>
          <CountingNumber value={percentOf(chances[0])} format={String} />
          <small>%</small>
        </b>
      )}
      {place !== null && (
        <span className={css.place} aria-hidden="true">
          <PlaceBadge place={place} size="s" />
        </span>
      )}
      {!isFinished && player.stream && <Viewers viewers={player.stream.viewers} />}
    </li>
  );
}

function Viewers({ viewers }: { viewers: number | null }) {
  const words = useWords(text);
  const language = useLanguage();
  const shown = viewers === null ? undefined : formatShort(viewers, language);
  return (
    <span className={classes('num', css.viewers)}>
      <span className="sr">{shown === undefined ? words.streams : words.viewers(shown)}</span>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}
