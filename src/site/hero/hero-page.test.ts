import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { publishContent } from '#areas/wiki/content/publish-content.command.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { parseMarkup } from '#services/markup.ts';
import { signedInMark } from '#web/server/signed-in-mark.ts';
import { openWebSite, type WebSite } from '../../../tests/kits/web-site.ts';

let site: WebSite;
const pack = demoContent();

/** A page without its own inline script; `html` is what stands before its data. */
async function page(path: string, language = 'ru'): Promise<{ status: number; html: string; document: string }> {
  const response = await fetch(site.origin + path, { headers: { 'accept-language': language } });
  const document = (await response.text()).replace(signedInMark, '');
  const html = document.split('<script type="application/json"')[0] ?? '';
  return { status: response.status, html, document };
}

/** Finds elements and attributes that would execute; quoted text is harmless. The site's own pictures are allowed. */
function live(html: string): string[] {
  const bare = html.replace(/"([^"]*)"/g, (_, value: string) => (/^(\/|javascript:)/i.test(value) ? `"${value}"` : '""'));
  return bare.match(/<img(?! src="\/)|<[a-z][^<>]* on[a-z]+=|href="javascript:|<script>|<iframe/gi) ?? [];
}

const abaddon = pack.heroes.find((hero) => hero.urlName === 'abaddon');
if (!abaddon) throw new Error('the pack has no Abaddon');
const columns = [...abaddon.skills, ...(abaddon.heroWide ? [abaddon.heroWide] : [])];
const talentCount = columns.reduce((sum, column) => sum + column.purple.length + column.blue.length, abaddon.skills.length);

/** Abaddon with six more skills, like Invoker, and without what files may lack. */
function nextContent(): ContentSet {
  const more = Array.from({ length: 6 }, (_, index) => ({
    name: `abaddon_more_${index}`,
    title: { en: `More ${index}` },
    talent: `abaddon_more_${index}`,
    orange: { modName: `modifier_abaddon_more_${index}_7`, levels: 0 },
    purple: [],
    blue: [],
  }));
  const heroes = pack.heroes.map((hero) => {
    if (hero !== abaddon) return hero;
    const { heroWide: _, upgrades: __, changes: ___, attack: ____, addedOn: _____, ...bare } = hero;
    return { ...bare, skills: [...hero.skills, ...more] };
  });
  return { ...pack, heroes };
}

beforeAll(async () => {
  site = await openWebSite();
  await publishContent(site.db, { content: nextContent(), author: 'tests', source: 'a test', now: new Date() });
});
afterAll(() => site.close());

test.each([
  ['ru', 'Таланты', 'Универсальный', 'Aghanim’s Scepter'],
  ['en', 'Talents', 'Universal', 'Aghanim’s Scepter'],
])('is rendered by the server in %s with every talent, upgrades and sections', async (language, talents, attribute, scepter) => {
  const { status, html } = await page('/heroes/abaddon?asOf=1', language);
  expect(status).toBe(200);
  const said = [talents, attribute, scepter, 'Mist Coil', 'Borrowed Time', 'rel="canonical"', 'hrefLang="en"'];
  const anchors = ['talents', 'builds', 'upgrades', 'changes', 'players', 'matches'].flatMap((id) => [`href="#${id}"`, `id="${id}"`]);
  expect([...said, ...anchors].filter((each) => !html.includes(each))).toEqual([]);
  expect(html.match(/data-tip="modifier_/g)).toHaveLength(talentCount);
});

test('a hero with more skills shows them all in order, and leaves out what the files lack', async () => {
  const { html } = await page('/heroes/abaddon', 'en');
  const names = [...html.matchAll(/<h3>(?:<button[^>]*>)?([^<]+)/g)].map((match) => match[1]).slice(0, 10);
  const known = abaddon.skills.map((skill) => skill.title.en);
  expect(names).toEqual([...known, 'More 0', 'More 1', 'More 2', 'More 3', 'More 4', 'More 5']);
  expect(html.includes('href="#upgrades"') || html.includes('href="#changes"')).toBe(false);
});

test('an older revision is shown with a notice, its links stay in it, and search engines are told the current one', async () => {
  const old = await page('/heroes/abaddon?asOf=1', 'en');
  const notice = 'Version 1 of this page';
  expect([old.status, old.html.includes(notice)]).toEqual([200, true]);
  expect(/rel="canonical" href="([^"]*)"/.exec(old.html)?.[1]).toBe(`${site.origin}/heroes/abaddon?lang=en`);
  expect((await page('/heroes/abaddon', 'en')).html.includes(notice)).toBe(false);
  const list = await page('/heroes?asOf=1', 'en');
  expect([list.html.includes(notice), list.html.includes('href="/heroes/axe?asOf=1"')]).toEqual([true, true]);
});

test.each(['/heroes/nobody', '/advise/nobody', '/heroes/abaddon?asOf=77', '/heroes/abaddon?page=2', '/heroes/%2e%2e%2fx'])(
  '%s is not found and links to all heroes',
  async (path) => {
    const { status, html } = await page(path, 'en');
    expect(status).toBe(404);
    expect([html.includes('<h1>No such hero'), /<a [^>]*href="\/heroes"/.test(html)]).toEqual([true, true]);
  },
);

test.each(['/heroes/abaddon?page=-1&talent=%3Cscript%3E', '/heroes/abaddon?asOf=x&page=1e5', '/heroes/abaddon?talent=MIST'])(
  '%s decodes to its valid values',
  async (path) => {
    expect((await page(path)).status).toBe(200);
  },
);

test('markup in texts and names of a published revision has no effect: only allowed elements are rendered, names are plain text', async () => {
  const evil =
    '<img src=x onerror="alert(1)"><a href="javascript:alert(2)">press</a><b onclick="alert(3)">bold</b><script>alert(4)</script>';
  const name = '"><img src=x onerror=alert(5)>';
  const text = { ru: parseMarkup(evil).text, en: parseMarkup(evil).text };
  const heroes = pack.heroes.map((hero) =>
    hero === abaddon
      ? {
          ...hero,
          title: { en: name },
          skills: hero.skills.map((skill) => ({
            ...skill,
            title: { en: name },
            orange: { ...skill.orange, title: { en: name }, text, extraInfo: { info: text, features: [{ description: text }] } },
            blue: skill.blue.map((talent) => ({ modName: talent.modName, levels: talent.levels, text })),
          })),
          changes: [{ name: 'abaddon', title: { en: name }, description: text }],
          upgrades: [
            {
              type: 'scepter' as const,
              isGranted: true,
              title: { en: name },
              description: text,
              extraValues: { en: [[name, name] satisfies [string, string]] },
            },
          ],
        }
      : hero,
  );
  await publishContent(site.db, { content: { ...pack, heroes }, author: 'tests', source: 'a test', now: new Date() });
  await expect.poll(async () => (await page('/heroes/abaddon', 'en')).html.includes('<b>bold</b>')).toBe(true);
  const { html, document } = await page('/heroes/abaddon', 'en');
  expect(live(html)).toEqual([]);
  expect(document.slice(html.length + 1).split('</script>')[0]).not.toMatch(/<[a-z]/i);
  expect(live((await page('/heroes', 'en')).html)).toEqual([]);
});
