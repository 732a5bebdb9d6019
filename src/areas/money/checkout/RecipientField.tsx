import { useState } from 'react';
import { getPlayerShort } from '#areas/core/accounts/accounts.contract.ts';
import { LONGEST_RECIPIENT, readRecipient, trimRecipient } from '#areas/money/orders/order-input.rules.ts';
import { useCall } from '#contract/use-call.ts';
import { formatNumber } from '#lib/format.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { text } from './checkout.text.ts';
import css from './Shop.module.css';

/** Whom a gift is for: the number that is typed, and the player it belongs to. */
export function useRecipient(buyerId: number | null) {
  const [digits, setDigits] = useState('');
  const [isLeft, setLeft] = useState(false);
  const read = readRecipient(digits, buyerId);
  const asked = useCall(getPlayerShort, read.playerId === undefined ? null : { playerId: String(read.playerId) });
  const player = asked.data;
  const isTyping = !isLeft && read.problem === 'short';
  const problem = digits === '' || isTyping ? undefined : (read.problem ?? (asked.isFailed ? ('unknown' as const) : undefined));
  return {
    digits,
    type: (typed: string) => {
      setDigits(trimRecipient(typed));
      setLeft(false);
    },
    leave: () => setLeft(true),
    player,
    problem,
    isLooking: read.playerId !== undefined && !player && !asked.isFailed,
  };
}
type Recipient = ReturnType<typeof useRecipient>;

/** The number of the recipient; below it the player whom it belongs to. */
export function RecipientField({ recipient }: { recipient: Recipient }) {
  const words = useWords(text);
  const language = useLanguage();
  const { digits, player, problem, isLooking } = recipient;
  return (
    <div className={css.recipient}>
      <TextField
        label={words.recipient}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LONGEST_RECIPIENT * 3}
        value={digits}
        onChange={recipient.type}
        onBlur={recipient.leave}
        hint={isLooking ? words.looking : words.recipientHint}
        error={problem && words[problem]}
      />
      {player ? (
        <span className={css.found} role="status">
          <Avatar name={player.nickname} src={player.avatarUrl} size={32} />
          <span>
            <strong>
              <Nickname name={player.nickname} limit={22} />
            </strong>{' '}
            <span className="small muted num">{words.rating(formatNumber(player.rating, language))}</span>
          </span>
          <Icon name="circle-check" size={20} />
        </span>
      ) : null}
    </div>
  );
}
