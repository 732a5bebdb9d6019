import type { Words } from './sentence.ts';
import { statTemplates } from './stats.ts';

const r = (ru: string, en: string): Words => ({ ru, en });

/** Kinds of effects and the ways to say each; `fillTemplate` knows the braces. */
const effects: Record<string, readonly Words[]> = {
  damage: [
    r('урон {g} увеличен на {v}', 'the damage of {n} is increased by {v}'),
    r('{n} {p:наносит|наносят} на {v} урона больше', '{n} {p:deals|deal} {v} more damage'),
  ],
  damagep: [
    r('урон {g} увеличен на {v%}', 'the damage of {n} is increased by {v%}'),
    r('{n} {p:бьёт|бьют} сильнее на {v%}', '{n} {p:hits|hit} {v%} harder'),
  ],
  dps: [r('урон {g} в секунду больше на {v}', '{n} {p:deals|deal} {v} more damage per second')],
  heal: [
    r('{n} {p:восстанавливает|восстанавливают} на {v} здоровья больше', '{n} {p:restores|restore} {v} more health'),
    r('лечение от {g} больше на {v}', 'healing from {n} is increased by {v}'),
  ],
  healp: [r('лечение от {g} сильнее на {v%}', 'healing from {n} is {v%} stronger')],
  hps: [r('лечение от {g} в секунду больше на {v}', '{n} {p:heals|heal} {v} more health per second')],
  cd: [
    r('перезарядка {g} меньше на {v:s}', 'the cooldown of {n} is {v:s} shorter'),
    r('{n} {p:перезаряжается|перезаряжаются} на {v:s} быстрее', '{n} {p:recharges|recharge} {v:s} faster'),
  ],
  cdp: [r('перезарядка {g} короче на {v%}', 'the cooldown of {n} is {v%} shorter')],
  mana: [
    r('{n} {p:требует|требуют} на {v} маны меньше', '{n} {p:costs|cost} {v} less mana'),
    r('расход маны на применение {g} ниже на {v}', 'the mana cost of {n} is {v} lower'),
  ],
  range: [
    r('дальность применения {g} больше на {v}', 'the cast range of {n} is {v} longer'),
    r('{n} {p:достаёт|достают} на {v} дальше', '{n} {p:reaches|reach} {v} farther'),
  ],
  radius: [
    r('радиус {g} больше на {v}', 'the radius of {n} is {v} larger'),
    r('{n} {p:охватывает|охватывают} радиус на {v} больше', '{n} {p:covers|cover} a radius larger by {v}'),
  ],
  width: [r('полоса {g} шире на {v}', '{n} {p:is|are} {v} wider')],
  distance: [r('путь {g} длиннее на {v}', '{n} {p:travels|travel} {v} farther')],
  duration: [
    r('{n} {p:действует|действуют} дольше на {v:s}', '{n} {p:lasts|last} {v:s} longer'),
    r('время действия {g} больше на {v:s}', 'the duration of {n} is {v:s} longer'),
  ],
  slow: [
    r('{n} на {a:s} {p:замедляет|замедляют} врагов на {v%}', '{n} {p:slows|slow} enemies by {v%} for {a:s}'),
    r(
      'враги, задетые действием {g}, на {a:s} теряют {v%} скорости передвижения',
      'enemies hit by {n} lose {v%} of their movement speed for {a:s}',
    ),
  ],
  slowmore: [
    r('замедление от {g} сильнее на {v%}', 'the slow of {n} is {v%} stronger'),
    r('{n} {p:замедляет|замедляют} сильнее на {v%}', '{n} {p:slows|slow} {v%} more'),
  ],
  stunmore: [
    r('{n} {p:оглушает|оглушают} на {v:s} дольше', '{n} {p:stuns|stun} for {v:s} longer'),
    r('оглушение от {g} длится на {v:s} дольше', 'the stun of {n} is {v:s} longer'),
  ],
  stun: [r('{n} {p:оглушает|оглушают} врагов на {v:s}', '{n} {p:stuns|stun} enemies for {v:s}')],
  root: [r('{n} {p:обездвиживает|обездвиживают} врагов на {v:s}', '{n} {p:roots|root} enemies for {v:s}')],
  rootmore: [r('{n} {p:удерживает|удерживают} врагов на {v:s} дольше', '{n} {p:holds|hold} enemies for {v:s} longer')],
  silence: [r('{n} на {v:s} {p:лишает|лишают} врагов способностей', '{n} {p:silences|silence} enemies for {v:s}')],
  disarm: [r('{n} {p:обезоруживает|обезоруживают} врагов на {v:s}', '{n} {p:disarms|disarm} enemies for {v:s}')],
  fear: [r('{n} {p:пугает|пугают} врагов, и {v:s} они бегут прочь', '{n} {p:frightens|frighten} enemies, and for {v:s} they run away')],
  break: [
    r(
      '{n} на {v:s} {p:отключает|отключают} пассивные способности врагов',
      '{n} {p:breaks|break} the passive abilities of enemies for {v:s}',
    ),
  ],
  charges: [r('запас {g} больше на {v:charge}', '{n} {p:holds|hold} {v:spare}')],
  limit: [r('предел зарядов {g} выше на {v}', 'the charge limit of {n} is {v} higher')],
  casttime: [r('замах перед применением {g} короче на {v%}', 'the cast time of {n} is {v%} shorter')],
  speed: [r('скорость полёта {g} выше на {v%}', '{n} {p:flies|fly} {v%} faster')],
  armordown: [
    r('{n} на {a:s} {p:снижает|снижают} броню врагов на {v}', '{n} {p:reduces|reduce} enemy armor by {v} for {a:s}'),
    r('враги, задетые действием {g}, на {a:s} теряют {v} брони', 'enemies hit by {n} lose {v} armor for {a:s}'),
  ],
  mrdown: [
    r(
      '{n} на {a:s} {p:снижает|снижают} сопротивление магии врагов на {v%}',
      '{n} {p:reduces|reduce} the magic resistance of enemies by {v%} for {a:s}',
    ),
  ],
  asdown: [
    r(
      '{n} на {a:s} {p:снижает|снижают} скорость атаки врагов на {v}',
      '{n} {p:reduces|reduce} the attack speed of enemies by {v} for {a:s}',
    ),
  ],
  weaken: [
    r('{n} на {a:s} {p:снижает|снижают} урон врагов на {v%}', '{n} {p:reduces|reduce} the damage enemies deal by {v%} for {a:s}'),
    r('враги, задетые действием {g}, {a:s} наносят на {v%} урона меньше', 'enemies hit by {n} deal {v%} less damage for {a:s}'),
  ],
  expose: [
    r('враги, задетые действием {g}, {a:s} получают на {v%} урона больше', 'enemies hit by {n} take {v%} more damage for {a:s}'),
    r('{n} на {a:s} {p:делает|делают} врагов уязвимее на {v%}', '{n} {p:makes|make} enemies {v%} more vulnerable for {a:s}'),
  ],
  blind: [
    r(
      '{n} {p:слепит|слепят} врагов: {a:s} они промахиваются в {v%} атак',
      '{n} {p:blinds|blind} enemies: for {a:s} they miss {v%} of their attacks',
    ),
  ],
  noheal: [
    r('{n} на {a:s} {p:ослабляет|ослабляют} лечение врагов на {v%}', '{n} {p:weakens|weaken} the healing of enemies by {v%} for {a:s}'),
  ],
  steal: [
    r('{v%} урона от {g} возвращается вам здоровьем', '{v%} of the damage of {n} comes back to you as health'),
    r('вы восстанавливаете здоровьем {v%} урона от {g}', 'you regain {v%} of the damage of {n} as health'),
  ],
  healhit: [r('каждый герой, задетый действием {g}, восстанавливает вам {v} здоровья', 'every hero hit by {n} restores {v} health to you')],
  manahit: [r('за каждого героя, задетого действием {g}, вы получаете {v} маны', 'for every hero hit by {n} you gain {v} mana')],
  barrier: [
    r('применение {g} даёт барьер прочностью {v} на {a:s}', 'using {n} grants a barrier of {v} for {a:s}'),
    r(
      'после применения {g} {a:s} держится барьер, поглощающий {v} урона',
      'after using {n}, a barrier that absorbs {v} damage holds for {a:s}',
    ),
  ],
  killcd: [r('убийство героя сокращает перезарядку {g} на {v:s}', 'killing a hero shortens the cooldown of {n} by {v:s}')],
  hitcd: [r('каждая атака по герою сокращает перезарядку {g} на {v:s}', 'every attack on a hero shortens the cooldown of {n} by {v:s}')],
  killcdp: [r('убийство героя возвращает {v%} перезарядки {g}', 'killing a hero returns {v%} of the cooldown of {n}')],
  twice: [r('с вероятностью {v%} {n} {p:срабатывает|срабатывают} дважды', 'with a chance of {v%} {n} {p:takes|take} effect twice')],
  proc: [r('атаки с вероятностью {v%} вызывают действие {g}', 'with a chance of {v%} your attacks trigger {n}')],
  chance: [r('вероятность {g} выше на {v%}', 'the chance of {n} is {v%} higher')],
  crit: [r('критический урон {g} больше на {v%}', 'the critical damage of {n} is {v%} higher')],
  attack: [
    r('к урону {g} прибавляется {v%} урона атаки', '{v%} of your attack damage is added to the damage of {n}'),
    r('{n} {p:наносит|наносят} ещё {v%} вашего урона атаки', '{n} also {p:deals|deal} {v%} of your attack damage'),
  ],
  strdmg: [r('к урону {g} прибавляется {v%} вашей силы', '{v%} of your Strength is added to the damage of {n}')],
  agidmg: [r('к урону {g} прибавляется {v%} вашей ловкости', '{v%} of your Agility is added to the damage of {n}')],
  intdmg: [r('к урону {g} прибавляется {v%} вашего интеллекта', '{v%} of your Intelligence is added to the damage of {n}')],
  maxhp: [r('{n} {p:наносит|наносят} ещё {v%} максимального здоровья цели', '{n} also {p:deals|deal} {v%} of the target’s maximum health')],
  losthp: [r('{n} {p:наносит|наносят} ещё {v%} недостающего здоровья цели', '{n} also {p:deals|deal} {v%} of the target’s missing health')],
  ownhp: [r('к урону {g} прибавляется {v%} вашего максимального здоровья', '{v%} of your maximum health is added to the damage of {n}')],
  pure: [r('{v%} урона {g} становится чистым', '{v%} of the damage of {n} becomes pure')],
  burn: [
    r(
      '{n} {p:поджигает|поджигают} врагов: ещё {a:s} они теряют по {v} здоровья в секунду',
      '{n} {p:ignites|ignite} enemies: for {a:s} they lose {v} health per second',
    ),
  ],
  bleed: [
    r(
      '{n} {p:оставляет|оставляют} рану: {a:s} враг теряет по {v} здоровья в секунду',
      '{n} {p:leaves|leave} a wound: for {a:s} the enemy loses {v} health per second',
    ),
  ],
  poison: [
    r(
      '{n} {p:отравляет|отравляют} врагов: {a:s} они теряют по {v} здоровья в секунду',
      '{n} {p:poisons|poison} enemies: for {a:s} they lose {v} health per second',
    ),
  ],
  push: [r('{n} {p:отбрасывает|отбрасывают} врагов на {v}', '{n} {p:pushes|push} enemies back by {v}')],
  pull: [r('{n} {p:притягивает|притягивают} врагов на {v}', '{n} {p:pulls|pull} enemies in by {v}')],
  reveal: [
    r(
      '{n} на {v:s} {p:раскрывает|раскрывают} задетых врагов, даже невидимых',
      '{n} {p:reveals|reveal} enemies for {v:s}, even invisible ones',
    ),
  ],
  targets: [r('{n} {p:задевает|задевают} ещё {v:target}', '{n} {p:hits|hit} {v:target}')],
  bounce: [r('{n} {p:получает|получают} ещё {v:jump}', '{n} {p:makes|make} {v:jump}')],
  creeps: [r('урон {g} по крипам больше на {v%}', '{n} {p:deals|deal} {v%} more damage to creeps')],
  gold: [r('убийство героя под действием {g} приносит ещё {v} золота', 'killing a hero affected by {n} brings {v} more gold')],
  lowhp: [
    r(
      'если у врага меньше {a%} здоровья, урон {g} больше на {v%}',
      'against enemies below {a%} health {n} {p:deals|deal} {v%} more damage',
    ),
    r(
      'по врагам с запасом здоровья ниже {a%} {n} {p:бьёт|бьют} сильнее на {v%}',
      '{n} {p:hits|hit} {v%} harder when the enemy is below {a%} health',
    ),
  ],
  solo: [
    r(
      'если рядом с целью нет её союзников, урон {g} больше на {v%}',
      'when the target has no allies nearby, {n} {p:deals|deal} {v%} more damage',
    ),
  ],
  invis: [r('после применения {g} вы невидимы {v:s}', 'after using {n} you are invisible for {v:s}')],
  immune: [r('после применения {g} на вас {v:s} не действует магия', 'after using {n} you are immune to magic for {v:s}')],
  often: [r('{n} {p:срабатывает|срабатывают} чаще на {v%}', '{n} {p:takes|take} effect {v%} more often')],
  end: [
    r(
      'когда заканчивается действие {g}, враги в радиусе {a} получают {v} урона',
      'when {n} {p:ends|end}, enemies within {a} take {v} damage',
    ),
  ],
  dispel: [r('применение {g} снимает отрицательные эффекты, но не чаще раза в {v:s}', 'using {n} removes debuffs, once in {v:s} at most')],
};

/** The ways to say an effect: a kind of the table above or `frame:stat`. Throws when there is no such kind. */
export function templatesOf(kind: string): readonly Words[] {
  const found = effects[kind] ?? statTemplates(kind);
  if (!found) throw new Error(`there is no effect "${kind}"`);
  return found;
}
