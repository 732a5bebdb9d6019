import { attributeMarks } from '#areas/wiki/heroes/heroes-search.rules.ts';
import { listHeroes, listTalentNames, type TalentNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { pickNames } from '#areas/wiki/heroes/heroes.rules.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { compareNames } from '#lib/sorting.ts';
import { Head } from '#ui/layout/Head.tsx';
import { useWords } from '#ui/text/language.tsx';
import type { PickHero } from './pick-hero.rules.ts';
import { getPickWeek, listNicknames, type PickFigures } from './pick.contract.ts';
import { text } from './pick.text.ts';
import { PickBoard } from './PickBoard.tsx';

type Data = { heroes: PickHero[]; week: PickFigures; talents: TalentNames };

const attributes = Object.values(attributeMarks);

export const page = definePage({
  search: {},
  load: async ({ call }): Promise<Data> => {
    const [{ heroes }, nicknames, week, talents] = await Promise.all([
      call(listHeroes, {}),
      call(listNicknames, {}),
      call(getPickWeek, {}),
      call(listTalentNames, {}),
    ]);
    const shown = heroes.map(({ name, urlName, userFriendlyName: title, short, attribute, aliases }): PickHero => ({
      name,
      urlName,
      title,
      short,
      attribute: attributeMarks[attribute],
      names: [title, ...aliases],
      nicknames: [short, ...(nicknames[name] ?? [])],
    }));
    return {
      heroes: shown.toSorted(
        (one, other) => attributes.indexOf(one.attribute) - attributes.indexOf(other.attribute) || compareNames(one.title, other.title),
      ),
      week,
      // A hero's best talent depends on the viewer: the browser gets the names of all.
      talents: pickNames(
        talents,
        heroes.flatMap((hero) => hero.talents),
      ),
    };
  },
  Body: PickPage,
});

function PickPage({ data: { heroes, week, talents } }: { data: Data }) {
  const words = useWords(text);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.pick.to()} />
      <PickBoard heroes={heroes} week={week} talents={talents} />
    </>
  );
}
