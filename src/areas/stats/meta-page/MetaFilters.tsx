import type { MetaSearch } from '#areas/stats/hero-stats/meta-search.rules.ts';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { SegmentedRadios } from '#ui/controls/Segmented.tsx';
import { Switch } from '#ui/controls/Toggle.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './board.text.ts';
import css from './Meta.module.css';

type Props = { shown: MetaSearch; onChange: (next: MetaSearch) => void };

/** Search, period, map group, mode and talents; all of them are in the address. */
export function MetaFilters({ shown, onChange }: Props) {
  const words = useWords(text);
  const set = (change: Partial<MetaSearch>) => onChange({ ...shown, ...change });
  const isHeroes = shown.view === 'heroes';
  const find = isHeroes ? words.findHero : words.findHeroOrPlayer;
  return (
    <form className={css.filters} role="search" aria-label={words.filters} onSubmit={(event) => event.preventDefault()}>
      <SearchField label={find} placeholder={find} value={shown.q} onChange={(q) => set({ q })} autoComplete="off" maxLength={100} />
      <SegmentedRadios
        size="s"
        label={words.mode}
        value={shown.mode}
        options={[
          { value: '1x6', label: '1x6' },
          { value: '2x8', label: '2x8' },
        ]}
        onChange={(mode) => set({ mode })}
      />
      {isHeroes ? (
        <>
          <SegmentedRadios
            size="s"
            label={words.period}
            value={shown.period}
            options={[
              { value: 'four_days', label: words.four_days },
              { value: 'prev_week', label: words.prev_week },
            ]}
            onChange={(period) => set({ period })}
          />
          <SegmentedRadios
            size="s"
            label={words.group}
            value={shown.group}
            options={(['all', 'herald', 'legend', 'immortal'] as const).map((value) => ({ value, label: words[value] }))}
            onChange={(group) => set({ group })}
          />
          <Switch checked={shown.talents === 'on'} onChange={(isOn) => set({ talents: isOn ? 'on' : 'off' })}>
            {words.byTalents}
          </Switch>
        </>
      ) : null}
    </form>
  );
}
