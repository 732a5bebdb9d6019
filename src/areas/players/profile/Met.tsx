import { PlayerName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName } from '#areas/core/accounts/visibility.rules.ts';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { isduoOf } from '#areas/games/protocol/modes.rules.ts';
import { getMet, type Rival } from '#areas/players/players/profile.contract.ts';
import { paths } from '#contract/paths.ts';
import { useCall } from '#contract/use-call.ts';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { useInViewport } from '#ui/hooks/use-in-viewport.ts';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { LoadingBlock } from '#ui/layout/Skeleton.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './profile.text.ts';
import css from './Profile.module.css';

/**
 * Teammates and opponents. They are counted match by match, more expensive than the rest of a profile, so they load only when scrolled
 * near.
 */
export function Met({ id, mode, isListed }: { id: string; mode: '1x6' | '2x8'; isListed: boolean }) {
  const words = useWords(text);
  const language = useLanguage();
  const { who } = useAccount();
  // Players whom lists do not name have no pages together with others, except for themselves.
  const isPaired = isListed || who?.playerId === Number(id);
  const { isInViewport, ref } = useInViewport();
  const { data, isFailed, again } = useCall(getMet, isInViewport ? { playerId: id, isduo: isduoOf(mode) } : null);
  const rivals = (list: readonly Rival[] | undefined) =>
    list?.map((rival) => ({ ...rival, figure: words.outOf(String(rival.times), String(rival.matchCount)) }));
  const mates = data?.partners.map((partner) => ({
    ...partner,
    figure: words.games(partner.matchCount, formatNumber(partner.matchCount, language)),
    note: words.averageIs(formatDecimal(partner.avgPlace, 2, language)),
  }));
  if (isFailed) {
    return (
      <Panel>
        <ErrorState onRetry={again} />
      </Panel>
    );
  }
  return (
    <div className={css.thirds} ref={ref}>
      <People id={id} isPaired={isPaired} title={words.partners} note={words.lastMet} people={mates} />
      <People id={id} isPaired={isPaired} title={words.above} note={words.lastAbove} people={rivals(data?.above)} />
      <People id={id} isPaired={isPaired} title={words.below} note={words.lastBelow} people={rivals(data?.below)} />
    </div>
  );
}

type Person = { playerId: number; nickname: string; avatarUrl: string | null; figure: string; note?: string | undefined };

/** Five lines and the gaps between them. */
const FULL_HEIGHT = 5 * 36 + 4 * 12;

/** `isPaired`: whether the two have pages together. */
type PeopleProps = { id: string; isPaired: boolean; title: string; note: string; people: readonly Person[] | undefined };

/** A few players with a figure each, linking to the common matches or to their own profiles. */
export function People({ id, isPaired, title, note, people }: PeopleProps) {
  return (
    <Panel title={title} note={note}>
      {people ? <List id={id} isPaired={isPaired} people={people} /> : <LoadingBlock height={FULL_HEIGHT} />}
    </Panel>
  );
}

function List({ id, isPaired, people }: { id: string; isPaired: boolean; people: readonly Person[] }) {
  const words = useWords(text);
  if (people.length === 0) return <p className="muted">{words.nobody}</p>;
  return (
    <ul className={css.people}>
      {people.map(({ playerId, nickname, avatarUrl, figure, note }, index) => (
        <li key={`${playerId} ${index}`}>
          <Avatar name={letteredName(playerId, nickname)} src={avatarUrl} size={36} />
          <PlayerName
            id={playerId}
            name={nickname}
            href={isPaired ? paths.playerWith.to({ id, other: playerId }) : paths.player.to({ id: playerId })}
            limit={21}
          />
          <span className="nowrap">
            {figure}
            {note ? <small>{note}</small> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
