import { itemsAddress, type ItemsSearch } from '#areas/wiki/items/items-search.rules.ts';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { NotFoundScreen } from '#ui/layout/NotFoundScreen.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './nothing-found.text.ts';

/** Replaces the shelves when no item matches the name or the marks. */
export function NothingFound({ asOf }: Pick<ItemsSearch, 'asOf'>) {
  const words = useWords(text);
  const everything = itemsAddress({ q: '', mark: [], item: '', asOf });
  return (
    <Panel>
      <EmptyState title={words.title} level={2} actions={<ButtonLink href={everything}>{words.showAll}</ButtonLink>}>
        {words.line}
      </EmptyState>
    </Panel>
  );
}

/** Replaces the page of an item that does not exist. */
export function ItemNotFound() {
  const words = useWords(text);
  return (
    <>
      <Head title={words.absentTitle} />
      <NotFoundScreen title={words.absentTitle} way={{ href: paths.items.to(), label: words.toShop }}>
        {words.absentLine}
      </NotFoundScreen>
    </>
  );
}
