import { Random } from '#lib/random.ts';
import { demoRoles, makeRoster } from '../season/roster.ts';
import type { Person } from './steam-page.ts';

const DEMO_PLAYERS = 300;
/** Has a Steam account but has never played. */
const NEWCOMER = 900_000_006;

/** The people of the demo season as Steam knows them. Those with a part come first and can be chosen for signing in. */
export function demoPeople(): Person[] {
  const names = new Map(makeRoster(new Random('sixfold').fork('roster'), DEMO_PLAYERS).map(({ accountId, name }) => [accountId, name]));
  const [first, second] = demoRoles.duoPair;
  const parts: [number, string, string][] = [
    [demoRoles.champion, 'чемпион 1x6, подписчик', 'champion of 1x6, subscriber'],
    [first, 'пара 2x8, подписчик', 'duo pair of 2x8, subscriber'],
    [second, 'пара 2x8', 'duo pair of 2x8'],
    [demoRoles.subscribers[2], 'подписчик', 'subscriber'],
    [demoRoles.visitor, 'играет, без подписки', 'plays, no subscription'],
    [demoRoles.bannedOnSocials, 'ссылки в профиле запрещены', 'banned on socials'],
    [demoRoles.admin, 'администратор', 'admin'],
    [demoRoles.anonymous[0], 'без имени в списках', 'no name in lists'],
    [demoRoles.private[0], 'скрыт от всех', 'hidden from everyone'],
    [NEWCOMER, 'ещё не играл', 'has never played'],
  ];
  const named = new Set(parts.map(([playerId]) => playerId));
  return [
    ...parts.map(([playerId, ru, en]) => ({ playerId, name: names.get(playerId) ?? 'Newcomer', part: { ru, en } })),
    ...[...names].filter(([playerId]) => !named.has(playerId)).map(([playerId, name]) => ({ playerId, name })),
  ];
}
