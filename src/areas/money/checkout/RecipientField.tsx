import { useRef, useState } from 'react';
import { readRecipient, readTyped } from '#areas/money/orders/order-input.rules.ts';
import { MOST_RECIPIENTS } from '#areas/money/orders/orders.contract.ts';
import { formatNumber } from '#lib/format.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { text } from './checkout.text.ts';
import css from './Shop.module.css';

const LONGEST_TYPED = 200;

type Player = { playerId: number; nickname: string; avatarUrl: string | null; rating: number };
/** A field that searches for players while typing. The shop is a feature below the search, so it receives this. */
export type Finder = {
  typed: string;
  type: (typed: string) => void;
  /** The state of the search for the current text. */
  state: 'idle' | 'loading' | 'done' | 'failed';
  found: { players: readonly Player[]; isUnknownSteamAddress: boolean } | undefined;
};

/** The recipients of a gift: the chosen ones, the typed text, and the players found for it. */
export function useRecipients(buyerId: number | null, { typed, type, state, found }: Finder) {
  const [isLeft, setLeft] = useState(false);
  const [chosen, setChosen] = useState<readonly Player[]>([]);
  const read = /^\d+$/.test(typed) ? readRecipient(typed, buyerId) : undefined;
  const players = state !== 'done' || !found ? [] : found.players.filter(({ playerId }) => !read || playerId === read.playerId);
  const candidates = players.filter(({ playerId }) => playerId !== buyerId && chosen.every((other) => other.playerId !== playerId));

  function problemOf() {
    if (read?.problem === 'short') return isLeft ? ('short' as const) : undefined;
    if (read?.problem) return read.problem;
    if (state === 'failed') return 'noAnswer' as const;
    if (state !== 'done' || candidates.length > 0) return undefined;
    if (found?.isUnknownSteamAddress) return 'steamOnly' as const;
    if (players.length === 0) return 'unknown' as const;
    return players.some(({ playerId }) => playerId !== buyerId) ? ('alreadyThere' as const) : ('self' as const);
  }

  return {
    typed,
    type: (given: string) => {
      type(readTyped(given));
      setLeft(false);
    },
    leave: () => setLeft(true),
    chosen,
    add: (player: Player) => {
      setChosen([...chosen, player]);
      type('');
    },
    choose: setChosen,
    remove: (playerId: number) => setChosen(chosen.filter((other) => other.playerId !== playerId)),
    candidates,
    problem: problemOf(),
    isLooking: state === 'loading',
  };
}
type Recipients = ReturnType<typeof useRecipients>;

/** The chosen recipients, and below them the field that finds the next one by nickname, number or address. */
export function RecipientField({ recipients }: { recipients: Recipients }) {
  const words = useWords(text);
  const input = useRef<HTMLInputElement>(null);
  const { typed, chosen, candidates, problem, isLooking } = recipients;
  const isFull = chosen.length >= MOST_RECIPIENTS;
  return (
    <div className={css.recipient}>
      {chosen.length > 0 ? (
        <ul className={css.people} aria-label={words.recipients}>
          {chosen.map((player) => (
            <li key={player.playerId} className={css.found}>
              <Person player={player} />
              <IconButton
                size="s"
                look="quiet"
                icon="x"
                label={words.removePlayer(player.nickname)}
                onClick={() => {
                  recipients.remove(player.playerId);
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isFull ? (
        <p className="small muted">{words.full(MOST_RECIPIENTS)}</p>
      ) : (
        <TextField
          ref={input}
          label={chosen.length > 0 ? words.oneMore : words.recipient}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LONGEST_TYPED}
          value={typed}
          onChange={recipients.type}
          onBlur={recipients.leave}
          hint={isLooking ? words.looking : words.recipientHint}
          error={problem && words[problem]}
        />
      )}
      {isFull || candidates.length === 0 ? null : (
        <ul className={css.people} aria-label={words.candidates}>
          {candidates.map((player) => (
            <li key={player.playerId}>
              <button
                type="button"
                className={css.candidate}
                onClick={() => {
                  recipients.add(player);
                  input.current?.focus();
                }}
              >
                <Person player={player} />
                <Icon name="plus" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="sr" role="status">
        {typed === ''
          ? chosen.map(({ nickname }) => nickname).join(', ')
          : candidates.length > 0
            ? words.foundCount(candidates.length)
            : null}
      </p>
    </div>
  );
}

function Person({ player: { nickname, avatarUrl, rating } }: { player: Player }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <>
      <Avatar name={nickname} src={avatarUrl} size={32} />
      <span>
        <strong>
          <Nickname name={nickname} limit={22} />
        </strong>{' '}
        <span className="small muted nowrap">{words.rating(formatNumber(rating, language))}</span>
      </span>
    </>
  );
}
