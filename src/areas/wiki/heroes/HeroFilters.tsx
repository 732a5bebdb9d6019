import { heroAttributes } from '#areas/wiki/content/hero-content.contract.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Chip, ChipGroup } from '#ui/controls/Chip.tsx';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { useWords } from '#ui/text/language.tsx';
import { attributeMarks, type HeroesSearch } from './heroes-search.rules.ts';
import type { Hero } from './heroes.contract.ts';
import { text } from './heroes.text.ts';
import filters from '#ui/controls/Filters.module.css';

type Props = {
  shown: HeroesSearch;
  /** The heroes that match the search, to be counted by attribute. */
  named: readonly Hero[];
  onChange: (next: HeroesSearch) => void;
};

/** The search box and the attributes. Without a script it is a form that asks for the same address. */
export function HeroFilters({ shown, named, onChange }: Props) {
  const words = useWords(text);
  return (
    <form
      className={filters.filters}
      action={paths.heroes.to()}
      role="search"
      aria-label={words.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        label={words.findHero}
        placeholder={words.findHero}
        name="q"
        value={shown.q}
        onChange={(q) => onChange({ ...shown, q })}
        autoComplete="off"
        maxLength={100}
      />
      <ChipGroup legend={words.attributes}>
        {heroAttributes.map((attribute) => (
          <Chip
            key={attribute}
            name="attribute"
            value={attribute}
            attribute={attributeMarks[attribute]}
            isChecked={shown.attribute.includes(attribute)}
            onChange={(isChecked) =>
              onChange({
                ...shown,
                attribute: isChecked ? [...shown.attribute, attribute] : shown.attribute.filter((each) => each !== attribute),
              })
            }
            count={String(named.filter((hero) => hero.attribute === attribute).length)}
          >
            {words[attribute]}
          </Chip>
        ))}
      </ChipGroup>
      {shown.asOf === undefined ? null : <input type="hidden" name="asOf" value={shown.asOf} />}
      <noscript>
        <Button type="submit">{words.show}</Button>
      </noscript>
    </form>
  );
}
