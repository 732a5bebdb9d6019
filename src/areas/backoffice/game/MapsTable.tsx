import { AdminTable } from '#areas/backoffice/frame/AdminTable.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import type { AdminMap } from './game.contract.ts';
import { text } from './game.text.ts';
import css from './Game.module.css';

/** Every map: its range, and how the matches before its declaration are treated. */
export function MapsTable({ maps, onEdit }: { maps: readonly AdminMap[]; onEdit: (name: string) => void }) {
  const words = useWords(text);
  return (
    <AdminTable
      label={words.maps}
      columns={[words.map, words.mode, words.rank, words.range, words.earlier, words.edit]}
      rows={maps.map((map) => ({
        id: map.name,
        cells: [
          <span key="name" className={css.state}>
            <span className={css.name}>{map.name}</span>
            {map.isDeclared ? null : <Tag tone="gold">{words.unknown}</Tag>}
          </span>,
          words.modes[map.mode],
          words.ranks[map.rankGroup],
          <span key="range" className={css.range}>
            {rangeOf(map, words.from)}
          </span>,
          <Earlier key="earlier" map={map} />,
          map.isDeclared ? (
            <Button key="edit" size="s" look="quiet" aria-label={words.changeMap(map.name)} onClick={() => onEdit(map.name)}>
              {words.edit}
            </Button>
          ) : null,
        ],
      }))}
    />
  );
}

function rangeOf({ ratingMin, ratingMax }: AdminMap, from: (min: number) => string): string {
  if (ratingMin === null) return '—';
  return ratingMax === null ? from(ratingMin) : `${ratingMin}–${ratingMax}`;
}

function Earlier({ map: { unratedCount, lastAt, lateRating, isDeclared } }: { map: AdminMap }) {
  const words = useWords(text);
  if (isDeclared) return lateRating === null ? '—' : words.late[lateRating];
  return (
    <>
      {words.plays(unratedCount)}, {words.last} <Time at={lastAt} />
    </>
  );
}
