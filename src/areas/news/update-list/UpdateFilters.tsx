import { updatesSearch, type UpdatesSearch } from '#areas/news/updates/updates-search.rules.ts';
import type { ChangedSubjects } from '#areas/news/updates/updates.contract.ts';
import { text } from '#areas/news/updates/updates.text.ts';
import { codeOfItem } from '#areas/wiki/items/items-search.rules.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { useWords } from '#ui/text/language.tsx';
import css from './Updates.module.css';

type Props = { shown: UpdatesSearch; subjects: ChangedSubjects; onChange: (next: UpdatesSearch) => void };

/** Filters the list of updates. All filters are in the address; without a script it is a form that leads there. */
export function UpdateFilters({ shown, subjects, onChange }: Props) {
  const words = useWords(text);
  const set = (changes: Partial<UpdatesSearch>) => onChange({ ...shown, page: 1, ...changes });
  const day = (name: 'from' | 'to') => (
    <label className={css.day}>
      {words[name]}
      <input type="date" name={name} value={shown[name]} onChange={(event) => set({ [name]: event.target.value })} />
    </label>
  );
  return (
    <form
      className={css.filters}
      action={paths.updates.to()}
      role="search"
      aria-label={words.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        name="hero"
        label={words.hero}
        any={words.anyHero}
        value={shown.hero}
        options={subjects.heroes.map(({ urlName, title }) => ({ value: urlName, label: title }))}
        onChange={(hero) => set({ hero })}
      />
      <Select
        name="item"
        label={words.item}
        any={words.anyItem}
        value={shown.item}
        options={subjects.items.map(({ luaName, title }) => ({ value: codeOfItem(luaName), label: title }))}
        onChange={(item) => set({ item })}
      />
      <Select
        name="kind"
        label={words.kind}
        any={words.anyKind}
        value={shown.kind}
        options={(['up', 'down', 'change', 'new'] as const).map((kind) => ({ value: kind, label: words[kind] }))}
        onChange={(kind) => set({ kind: updatesSearch.kind.read(kind) })}
      />
      <span className={css.days}>
        {day('from')}
        {day('to')}
      </span>
      <noscript>
        <Button type="submit">{words.show}</Button>
      </noscript>
    </form>
  );
}
