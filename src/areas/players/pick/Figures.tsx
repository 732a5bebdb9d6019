import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAccount, useHasPlus, usePopupLink } from '#areas/core/sign-in/Account.tsx';
import { signInAddress } from '#areas/core/sign-in/sign-in-address.rules.ts';
import { paths } from '#contract/paths.ts';
import { useCall } from '#contract/use-call.ts';
import { formatDate } from '#lib/format-time.ts';
import { timeText } from '#ui/figures/Time.tsx';
import { keepOwn, readOwn } from '#ui/hooks/local-storage.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useWords } from '#ui/text/language.tsx';
import { getPickNow, getPickWeek, type PickFigures } from './pick.contract.ts';
import { text } from './pick.text.ts';
import css from './PickAnswer.module.css';

const KEPT = 'pick';

/**
 * The figures that order the heroes: last week's for everyone; for a subscriber those of the last four days with their own games. Until
 * these are loaded, and offline, they come from this browser's copy.
 */
export function useFigures(week: PickFigures): { figures: PickFigures; isOwn: boolean; isOffline: boolean } {
  const { who, refresh } = useAccount();
  const hasPlus = useHasPlus();
  const isHydrated = useHydrated();
  const isCut = useSyncExternalStore(followNetwork, isNetworkGone, () => false);
  // A browser may wrongly believe that it is online, or the page may be an old copy: the request finds out.
  const { data: freshWeek, isFailed, again } = useCall(getPickWeek, {});
  const { data: now } = useCall(getPickNow, hasPlus ? {} : null);
  const owner = who?.playerId ?? null;
  useEffect(() => {
    if (now && owner !== null) keepOwn(owner, KEPT, now);
  }, [now, owner]);
  useEffect(() => {
    const askAnew = () => {
      refresh();
      again();
    };
    addEventListener('online', askAnew);
    return () => removeEventListener('online', askAnew);
  });
  // Read again once the viewer is known: a copy of somebody else's figures is deleted by then.
  const kept = useMemo(() => (isHydrated && (who === null || who) ? readKept() : undefined), [isHydrated, who]);
  const isUnpaid = owner !== null && hasPlus === false;
  const own = now ?? (isUnpaid ? undefined : kept);
  return { figures: own ?? freshWeek ?? week, isOwn: own !== undefined, isOffline: isCut || isFailed };
}

function readKept(): PickFigures | undefined {
  const kept = readOwn(KEPT);
  return isFigures(kept) ? kept : undefined;
}

function isFigures(kept: unknown): kept is PickFigures {
  return typeof kept === 'object' && kept !== null && 'solo' in kept && 'duo' in kept && 'days' in kept && 'computedAt' in kept;
}

function followNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

function isNetworkGone(): boolean {
  return !navigator.onLine;
}

type Props = { figures: PickFigures; isOwn: boolean; isOffline: boolean };

/** The date and source of the figures, in one line of fixed height. */
export function FiguresLine({ figures: { days, computedAt }, isOwn, isOffline }: Props) {
  const words = useWords(text);
  const popup = usePopupLink();
  const { who } = useAccount();
  const isHydrated = useHydrated();
  const [openedAt] = useState(() => Date.now());
  const age = timeText({ at: computedAt }, isHydrated);
  // For today the time is enough.
  const shown = age.startsWith(timeText({ at: openedAt, dateOnly: true }, isHydrated)) ? age.slice(-5) : age;
  return (
    <p className={css.source} data-warn={isOffline || undefined}>
      <Icon name={isOffline ? 'circle-alert' : 'calendar'} size={16} />
      <span role="status">
        {isOffline ? words.offline(shown) : isOwn ? words.byYourGames(shown) : words.withoutYou(formatDate(days.from), formatDate(days.to))}
      </span>
      {isOwn || isOffline || who === null ? null : who.authorized ? (
        <a href={popup('dota_plus')}>{words.freshInPlus}</a>
      ) : (
        <a href={signInAddress(paths.pick.to())}>{words.signIn}</a>
      )}
    </p>
  );
}
