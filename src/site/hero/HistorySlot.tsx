import { createElement, Suspense, use } from 'react';
import type { LateHeroHistory } from '#areas/news/update-rows/LateHeroHistory.tsx';
import type { HeroHistory } from '#areas/news/updates/updates.contract.ts';

let part: typeof LateHeroHistory | undefined;
let opening: Promise<typeof LateHeroHistory> | undefined;

async function openPart(): Promise<typeof LateHeroHistory> {
  part = (await import('#areas/news/update-rows/LateHeroHistory.tsx')).LateHeroHistory;
  return part;
}

/** Waits for the code of the history: for the server, and for who comes from another page. */
export async function openHistory(): Promise<void> {
  if (!part) await openPart();
}

type Props = { changes: HeroHistory; id: string };

/** The history at the end of the page: in the server's HTML; its code comes after the page answers, within the page's budget of code. */
export function HistorySlot(props: Props) {
  return (
    <Suspense fallback={<div id={props.id} aria-busy="true" />}>
      <History {...props} />
    </Suspense>
  );
}

function History(props: Props) {
  // Without its code the server's HTML stays as it is.
  opening ??= openPart().catch(() => new Promise<never>(() => {}));
  return createElement(part ?? use(opening), props);
}
