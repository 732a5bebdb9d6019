import { tag } from '#contract/tags.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { readLanguage } from '#lib/words.ts';
import { Refusal } from '#contract/refusals.ts';
import { jsonFile, type FileRoute } from '#web/server/file-route.ts';
import { heroDetailsOf } from './hero-details.rules.ts';
import { heroFileOf } from './hero-file.rules.ts';

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
