import { paths } from '#contract/paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Chip, ChipGroup } from '#ui/controls/Chip.tsx';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { SegmentedRadios } from '#ui/controls/Segmented.tsx';
import { useWords } from '#ui/text/language.tsx';
import { itemMarks, type ItemsSearch } from './items-search.rules.ts';
import type { ShopShelf } from './items.contract.ts';
import { text } from './items.text.ts';
import { countItems } from './shelves.rules.ts';
import type { ShopView } from './Shop.tsx';
import filters from '#ui/controls/Filters.module.css';

type Props = {
  shown: ItemsSearch;
  /** The items that match the search, to be counted by mark. */
  named: readonly ShopShelf[];
  /** How many items are shown. */
  count: number;
  onChange: (next: ItemsSearch) => void;
  view: ShopView;
  onView: (view: ShopView) => void;
};

/** The search box and the marks. Without a script it is a form that asks for the same address. */
export function ItemFilters({ shown, named, count, onChange, view, onView }: Props) {
  const words = useWords(text);
  return (
    <div className={filters.tools}>
      <form
        className={filters.filters}
        action={paths.items.to()}
        role="search"
        aria-label={words.filters}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          label={words.findItem}
          placeholder={words.findItem}
          name="q"
          value={shown.q}
          onChange={(q) => onChange({ ...shown, q })}
          autoComplete="off"
          maxLength={100}
        />
        <ChipGroup legend={words.showOnly}>
          {itemMarks.map((mark) => (
            <Chip
              key={mark}
              name="mark"
              value={mark}
              isChecked={shown.mark.includes(mark)}
              onChange={(isChecked) =>
                onChange({ ...shown, mark: isChecked ? [...shown.mark, mark] : shown.mark.filter((each) => each !== mark) })
              }
              count={String(countItems(named, (item) => item.itemType === mark))}
            >
              {words[mark]}
            </Chip>
          ))}
        </ChipGroup>
        {shown.asOf === undefined ? null : <input type="hidden" name="asOf" value={shown.asOf} />}
        <SegmentedRadios
          label={words.view}
          value={view}
          options={[
            { value: 'tiles', label: words.tiles },
            { value: 'list', label: words.list },
          ]}
          onChange={onView}
        />
        <noscript>
          <Button type="submit">{words.show}</Button>
        </noscript>
      </form>
      <p className={filters.count} role="status">
        {shown.q.trim() === '' && shown.mark.length === 0 ? null : words.found(count)}
      </p>
    </div>
  );
}
