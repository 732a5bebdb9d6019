import { expect, it } from 'vitest';
import { talentBuild } from '../game-server/economy.ts';
import { heroes, heroNames } from '../game-server/game-content.ts';
import { heroTruth, patch, patchAt, truthsAt } from './truths.ts';

const end = new Date('2026-03-15T17:30:00Z');
const [before, after] = [new Date(patchAt(end).getTime() - 1), patchAt(end)].map((at) => truthsAt(at, end));

it('every hero has a planted strength, and they differ widely', () => {
  expect([...(after?.heroes.keys() ?? [])].toSorted()).toEqual(heroNames.toSorted());
  const strengths = heroNames.map((name) => (before ? heroTruth(name, before) : 0));
  expect(Math.max(...strengths) - Math.min(...strengths)).toBeGreaterThan(0.8);
});

it('planted talents have the names in the content', () => {
  const talents = new Set(heroes.flatMap((hero) => hero.skills.map((skill) => skill.talent)));
  for (const name of [...(after?.talents.keys() ?? []), ...(after?.talentAppeal.keys() ?? [])]) expect(talents).toContain(name);
  for (const name of [...(after?.heroAppeal.keys() ?? []), ...(after?.heroSkillSlope.keys() ?? [])]) expect(heroNames).toContain(name);
});

it('the patch changes the heroes that it names and no others', () => {
  const changed = heroNames.filter((name) => before?.heroes.get(name) !== after?.heroes.get(name));
  expect(changed.toSorted()).toEqual(Object.keys(patch.heroes).toSorted());
});

it('every orange talent has its own build', () => {
  const builds = heroes.flatMap((hero) => hero.skills.map((skill) => talentBuild(skill.talent).join()));
  expect(new Set(builds).size).toBe(builds.length);
});
