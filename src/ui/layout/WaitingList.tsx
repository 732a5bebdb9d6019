import type { ReactNode } from 'react';
import { Head } from './Head.tsx';
import { PageHead } from './PageHead.tsx';
import { Loading, LoadingBlock, Skeleton } from './Skeleton.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  count: number;
  /** Classes: the list's own, which lays out the cards; one with the card size; one with the height of what is above the list. */
  list: string | undefined;
  card: string | undefined;
  above: string | undefined;
};

/** The placeholder of a page with a list of cards: its heading, and blocks where the cards will be. */
export function WaitingList({ title, lead, count, list, card, above }: Props) {
  return (
    <>
      <Head title={title} />
      <div className="wrap page">
        <PageHead title={title} lead={lead} />
        <LoadingBlock className={above} height="100%" />
        <Loading className={list}>
          {Array.from({ length: count }, (_, place) => (
            <div key={place} className={card}>
              <Skeleton width="100%" height="100%" />
            </div>
          ))}
        </Loading>
      </div>
    </>
  );
}
