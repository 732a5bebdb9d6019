import { readContent } from '#areas/wiki/content/content.repo.ts';
import { findHero } from '#areas/wiki/heroes/hero-details.rules.ts';
import { findHeroName } from '#areas/wiki/heroes/heroes.repo.ts';
import { pageOf } from '#contract/pager.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { utcText } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import { handle, handlePlayer, type Route } from '#web/server/route.ts';
import { readNewToPlayer } from './read-new-to-player.service.ts';
import { listedUpdateOf, publicUpdateOf } from './update-public.rules.ts';
import { changedSubjectsOf, heroViewOf, updateViewOf } from './update-view.rules.ts';
import { getNewToPlayer, getUpdate, getUpdateView, listChangedSubjects, listHeroChanges, listUpdates } from './updates.contract.ts';
import { countPublishedUpdates, findPublishedUpdate, listPublishedUpdates, listSubjects, listUpdatesOfHero } from './updates.repo.ts';

const withContent = { tags: () => [tag.updates, tag.heroes, tag.items] };

export const updatesApi: Route[] = [
  handle(
    listUpdates,
    async ({ db }, { page, count, heroName, luaName: item, kind, fromDay, toDay }) => {
      // A hero that left the game is still in updates, by its game name.
      const hero = heroName && (await findHeroName(db, heroName));
      const wish = { hero, item, kind, from: fromDay, before: toDay && new Date(toDay.getTime() + DAY_MS) };
      const [totalCount, updates] = await Promise.all([
        countPublishedUpdates(db, wish),
        listPublishedUpdates(db, count, (page - 1) * count, wish),
      ]);
      return pageOf(totalCount, { page, count }, updates.map(listedUpdateOf));
    },
    { tags: ({ heroName }) => (heroName ? [tag.updates, tag.heroes] : [tag.updates]) },
  ),
  handle(
    listChangedSubjects,
    async ({ db }) => {
      const [content, subjects] = await Promise.all([readContent(db), listSubjects(db)]);
      return changedSubjectsOf(subjects, content);
    },
    withContent,
  ),
  handlePlayer(getNewToPlayer, ({ db, caller }) => readNewToPlayer(db, caller.playerId)),
  handle(
    getUpdateView,
    async ({ db }, { url, lang }) => {
      const update = await findPublishedUpdate(db, url);
      if (!update) throw new Refusal('updateNotFound');
      return updateViewOf(update, update.shown, await readContent(db), lang);
    },
    withContent,
  ),
  handle(
    getUpdate,
    async ({ db }, { url }) => {
      const update = await findPublishedUpdate(db, url);
      if (!update) throw new Refusal('updateNotFound');
      return publicUpdateOf(update, await readContent(db));
    },
    withContent,
  ),
  handle(
    listHeroChanges,
    async ({ db }, { heroName, lang }) => {
      const content = await readContent(db);
      const hero = findHero(content.heroes, heroName);
      if (!hero) throw new Refusal('heroNotFound');
      const updates = await listUpdatesOfHero(db, hero.name);
      const other = lang === 'ru' ? 'en' : 'ru';
      return updates.map(({ url, name, publishedAt, correctedAt, hero: change }) => ({
        url,
        name: name[lang] || name[other],
        publishedAt: utcText(publishedAt),
        correctedAt: correctedAt && utcText(correctedAt),
        hero: heroViewOf(change, content, lang),
      }));
    },
    withContent,
  ),
];
