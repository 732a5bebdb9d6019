import { Head } from './Head.tsx';
import { PageHead } from './PageHead.tsx';
import { Panel } from './Panel.tsx';
import { Loading, LoadingBlock, Skeleton } from './Skeleton.tsx';
import css from './State.module.css';

type Props = {
  title: string;
  lead?: string;
  rowCount: number;
  /** A class with the height of what is above the rows. */
  above: string | undefined;
};

/** The placeholder of a page with a list: its heading, and as many table rows as will come. */
export function WaitingRows({ title, lead, rowCount, above }: Props) {
  return (
    <>
      <Head title={title} />
      <div className="wrap page">
        <PageHead title={title} lead={lead} />
        <LoadingBlock className={above} height="100%" />
        <Panel flush>
          <Loading className={css.rows}>
            {Array.from({ length: rowCount }, (_, row) => (
              <div key={row}>
                <Skeleton width={28} height={32} hex />
                <Skeleton width={`${24 + ((row * 7) % 5) * 6}%`} height={14} />
                <Skeleton width={64} height={14} />
              </div>
            ))}
          </Loading>
        </Panel>
      </div>
    </>
  );
}
