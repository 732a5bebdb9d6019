import { readContent } from '#areas/wiki/content/content.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { memoizeWeak } from '#lib/memoize-weak.ts';
import { readLanguage } from '#lib/words.ts';
import { jsonFile, type FileRoute } from '#web/server/file-route.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getHeroDetails, listGeneralTalents } from './hero-details.contract.ts';
import { findHero, generalTalentsOf, heroDetailsOf } from './hero-details.rules.ts';
import { heroFileOf } from './hero-file.rules.ts';
import { listHeroes, listHeroNames, listTalentNames } from './heroes.contract.ts';
import { listContentHeroes } from './heroes.repo.ts';
import { heroNamesOf, lastAdded, talentNamesOf, toPublicHero } from './heroes.rules.ts';
import { listHeroNicknames } from './nicknames.repo.ts';

const file = '/shared/:file{(?:ru|en)_npc_dota_hero_[a-z_]+\\.json}';

/** `/shared/{lang}_{hero}.json`: everything about a hero in one language. */
export const heroFiles: FileRoute[] = [
  {
    paths: [file, `/v2/static${file}`],
    tags: [tag.heroes],
    run: async ({ db }, request) => {
      const [, language, name] = /^(ru|en)_(\w+)\.json$/.exec(request.params['file'] ?? '') ?? [];
      const { heroes, revision } = await readContent(db);
      const hero = heroes.find((each) => each.name === name);
      if (!hero) throw new Refusal('fileNotFound');
      return jsonFile(heroFileOf(heroDetailsOf(hero, revision, readLanguage(language) ?? 'ru')), request, revision.digest);
    },
  },
];

const namesOfHeroes = memoizeWeak(heroNamesOf);
const namesOfTalents = memoizeWeak(talentNamesOf);

export const heroesApi: Route[] = [
  handle(
    getHeroDetails,
    async ({ db }, { heroName, lang, asOf }) => {
      const { heroes, revision } = await readContent(db, asOf);
      const hero = findHero(heroes, heroName);
      if (!hero) throw new Refusal('heroNotFound');
      return heroDetailsOf(hero, revision, lang);
    },
    { tags: () => [tag.heroes] },
  ),
  handle(listGeneralTalents, async ({ db }, { lang, asOf }) => generalTalentsOf((await readContent(db, asOf)).generalTalents, lang), {
    tags: () => [tag.heroes],
  }),
  handle(
    listHeroes,
    async ({ db }, { asOf }) => {
      const { heroes, revision } = await readContent(db, asOf);
      return {
        heroes: heroes.map((hero) => {
          const shown = toPublicHero(hero);
          return { ...shown, aliases: [...shown.aliases, ...listHeroNicknames(hero.name)] };
        }),
        lastAddedHero: toPublicHero(lastAdded(heroes)),
        revision: { id: revision.id, publishedAt: revision.publishedAt.toISOString() },
      };
    },
    { tags: () => [tag.heroes] },
  ),
  handle(listHeroNames, async ({ db }) => namesOfHeroes(await listContentHeroes(db)), { tags: () => [tag.heroes] }),
  handle(listTalentNames, async ({ db }) => namesOfTalents(await listContentHeroes(db)), { tags: () => [tag.heroes] }),
];
