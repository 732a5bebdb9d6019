import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { checkAnswer } from './check-answer.ts';

const getHero = endpoint({
  method: 'GET',
  path: '/api/v2/hero',
  summary: 'A hero',
  input: v.object({}),
  output: v.object({ name: v.string(), at: v.string(), skills: v.array(v.object({ level: v.number() })), role: v.optional(v.string()) }),
});
const check = (data: unknown) => () => checkAnswer({ endpoint: getHero, format: 'envelope' }, data);
const hero = { name: 'axe', at: '2026-01-01T00:00:00.000Z', skills: [{ level: 1 }] };

describe('the check of answers in tests', () => {
  it.each([
    ['as documented', hero],
    ['with an instant, which JSON writes as a text', { ...hero, at: new Date(0) }],
    ['with an optional field that is undefined', { ...hero, role: undefined }],
  ])('passes %s', (_, data) => {
    expect(check(data)).not.toThrow();
  });

  it.each([
    ['of another type', { ...hero, skills: [{ level: 'one' }] }, 'GET /api/v2/hero answers against its schema: skills.0.level: '],
    ['that is missing', { ...hero, name: undefined }, 'name: '],
    ['that is not documented', { ...hero, skills: [{ level: 1, secret: true }] }, 'the answer.skills.0.secret is not documented'],
    ['that JSON cannot write', { ...hero, skills: [{ level: Number.NaN }] }, 'skills.0.level: '],
  ])('fails with a field %s', (_, data, problem) => {
    expect(check(data)).toThrow(problem);
  });

  it('fails if there is none', () => {
    expect(check(undefined)).toThrow('the answer: ');
  });
});
