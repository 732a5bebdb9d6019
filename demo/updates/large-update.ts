import { patch } from '../season/truths.ts';
import type { DemoUpdate } from './lines.ts';

/** The large one: the map, seven items, sixteen heroes. It is the season's balance patch, which changes Huskar and Crystal Maiden. */
export const largeUpdate: DemoUpdate = {
  daysAgo: patch.daysBeforeEnd,
  url: 'six-winds',
  type: 'major',
  name: { ru: 'Шесть ветров', en: 'Six Winds' },
  description: {
    ru: 'Центр карты больше не прощает ранних осад, у Muerta новая ветка талантов, а за последнее место снимают меньше рейтинга.',
    en: 'The centre of the map no longer forgives an early siege, Muerta has a new branch of talents, and finishing last hurts less.',
  },
  rows: [
    [
      '~',
      'Порядок пиков зависит от рейтинга: у кого он выше, тот пикает последним.',
      'Pick order follows the rating: the highest picks last.',
    ],
    [
      '-',
      'Башни в центре теряют **15%** брони после тридцатой минуты.',
      'Towers in the centre lose **15%** of their armor after minute thirty.',
    ],
    [
      '+',
      'За пятое и шестое место снимают меньше рейтинга, если лобби неровное.',
      'Fifth and sixth place cost less rating when the lobby is uneven.',
    ],
    ['+', 'Золото за первую осаду: 300 → **450**.', 'Gold for the first siege: 300 → **450**.'],
    [
      '*',
      'Кнопка сдачи: доступна с двадцатой минуты, если ваш трон уже под ударом.',
      'A surrender button: from minute twenty, once your throne is under attack.',
    ],
    [
      '~',
      'Руны появляются раз в 3 минуты у каждой базы, а не только в реке.',
      'Runes appear at every base every 3 minutes, not only in the river.',
    ],
  ],
  items: {
    bloodstone: [
      ['+', 'Вампиризм способностей: 24% → **30%**.', 'Spell lifesteal: 24% → **30%**.'],
      ['-', 'Здоровье: 675 → **550**.', 'Health: 675 → **550**.'],
    ],
    tower_core: [
      [
        '*',
        'Новый артефакт: даёт башням владельца 6 брони и раз в 120 секунд чинит ближайшую на 40%.',
        'A new artifact: 6 armor for your towers, and every 120 seconds it repairs the nearest one by 40%.',
      ],
    ],
    smoke_of_deceit: [
      ['~', 'Спадает в 1200 единицах от чужого трона, а не от любого врага.', 'Breaks within 1200 of an enemy throne, not of any enemy.'],
    ],
    radiance: [
      ['-', 'Урон в секунду: 60 → **52**.', 'Damage per second: 60 → **52**.'],
      ['-', 'По иллюзиям больше не удваивается.', 'No longer doubled against illusions.'],
    ],
    mekansm: [['+', 'Лечение: 275 → **320**.', 'Healing: 275 → **320**.']],
    siege_horn: [
      ['+', 'Перезарядка: 90 → **75** секунд.', 'Cooldown: 90 → **75** seconds.'],
      ['~', 'Действует и на осадные машины союзника в 2x8.', 'Also affects your partner’s siege engines in 2x8.'],
    ],
    blink: [
      ['-', 'Недоступен 3,5 секунды после урона от героя вместо 3.', 'Unusable for 3.5 seconds after damage from a hero, up from 3.'],
    ],
  },
  heroes: {
    muerta: {
      rows: [['*', 'Новая ветка талантов вокруг **The Calling**.', 'A new branch of talents around **The Calling**.']],
      talents: {
        deadshot: {
          orange: [
            [
              '*',
              'Выстрел поднимает призрака цели. Он повторяет ваши атаки с 35% урона.',
              'The shot raises the target’s ghost. It repeats your attacks for 35% of the damage.',
            ],
          ],
        },
        calling: {
          purple: [
            [
              '*',
              'Каждая третья атака по врагу в круге поднимает душу, которая летит к ближайшей башне и взрывается.',
              'Every third attack on an enemy in the circle raises a soul that flies to the nearest tower and explodes.',
            ],
          ],
          blue: [['+', 'Замедление: 15 / 20 / 25% → **20 / 26 / 32%**.', 'Slow: 15 / 20 / 25% → **20 / 26 / 32%**.']],
        },
      },
    },
    abaddon: {
      rows: [['+', 'Прирост силы: 2,7 → **3,0**.', 'Strength gain: 2.7 → **3.0**.']],
      scepter: [
        ['+', 'Borrowed Time лечит союзников в 1000 единицах вместо 800.', 'Borrowed Time heals allies within 1000 instead of 800.'],
      ],
      talents: {
        aphotic: {
          orange: [
            [
              '+',
              'Урон взрыва: 25 / 40 / 55% → **30 / 45 / 60%** от поглощённого.',
              'Burst: 25 / 40 / 55% → **30 / 45 / 60%** of what was absorbed.',
            ],
            ['-', 'Перезарядка: 12 / 9 / 6 → **14 / 11 / 8** секунд.', 'Cooldown: 12 / 9 / 6 → **14 / 11 / 8** seconds.'],
          ],
        },
        avernus: { blue: [['+', 'Восстановление за удар: 2 / 4 / 6 → **3 / 6 / 9**.', 'Health per hit: 2 / 4 / 6 → **3 / 6 / 9**.']] },
      },
    },
    terrorblade: {
      rows: [['-', 'Броня снижена на **1**.', 'Armor is lower by **1**.']],
      talents: {
        reflection: {
          purple: [
            [
              '~',
              'Отражения не получают опыта, но наносят постройкам на 10% больше урона.',
              'Reflections earn no experience but deal 10% more damage to buildings.',
            ],
          ],
        },
      },
    },
    bristleback: {
      talents: {
        spray: { orange: [['-', 'Урон за заряд: 30 → **26**.', 'Damage per stack: 30 → **26**.']] },
        back: { blue: [['-', 'Порог урона для игл: 210 → **240**.', 'Damage needed for quills: 210 → **240**.']] },
      },
    },
    lina: {
      rows: [['+', 'Скорость передвижения: 290 → **295**.', 'Movement speed: 290 → **295**.']],
      shard: [['+', 'Облако огня держится 5 секунд вместо 4.', 'The cloud of fire stays for 5 seconds instead of 4.']],
      talents: { dragon: { blue: [['+', 'Урон: 40 / 70 / 100 → **50 / 85 / 120**.', 'Damage: 40 / 70 / 100 → **50 / 85 / 120**.']] } },
    },
    puck: {
      talents: {
        orb: {
          orange: [
            [
              '~',
              'Сферой можно поменяться местами один раз за полёт, но урон растёт с расстоянием.',
              'You may swap with the orb once per flight, but its damage grows with distance.',
            ],
          ],
        },
        coil: {
          ability: [['-', 'Перезарядка: 80 / 75 / 70 → **90 / 85 / 80** секунд.', 'Cooldown: 80 / 75 / 70 → **90 / 85 / 80** seconds.']],
        },
      },
    },
    nevermore: {
      rows: [['+', 'Начальный урон выше на **3**.', 'Base damage is higher by **3**.']],
      talents: {
        necromastery: {
          purple: [['+', 'Душ сверх предела: 6 → **8**.', 'Souls above the limit: 6 → **8**.']],
          blue: [['+', 'Урон за душу: 1 / 2 / 3 → **2 / 3 / 4**.', 'Damage per soul: 1 / 2 / 3 → **2 / 3 / 4**.']],
        },
      },
    },
    pudge: {
      innate: [
        ['~', 'Сила за смерть рядом засчитывается и с павших баз.', 'Strength for nearby deaths also counts at bases that are out.'],
      ],
      talents: {
        hook: { orange: [['-', 'Дальность второго Meat Hook меньше на 20%.', 'The range of the second Meat Hook is 20% shorter.']] },
      },
    },
    zuus: {
      rows: [['-', 'Прирост интеллекта: 3,3 → **3,0**.', 'Intelligence gain: 3.3 → **3.0**.']],
      talents: { arclightning: { orange: [['-', 'Скачков молнии: 9 → **7**.', 'Jumps of the lightning: 9 → **7**.']] } },
    },
    juggernaut: {
      talents: {
        healing_ward: {
          purple: [['+', 'Уничтоженный Healing Ward один раз встаёт снова.', 'A destroyed Healing Ward stands up again once.']],
        },
        omnislash: { ability: [['+', 'Ударов: 7 / 9 / 11 → **8 / 10 / 12**.', 'Slashes: 7 / 9 / 11 → **8 / 10 / 12**.']] },
      },
    },
    huskar: {
      rows: [
        ['-', 'Сопротивление магии при низком здоровье: 50% → **40%**.', 'Magic resistance at low health: 50% → **40%**.'],
        ['-', 'Базовая атака: 44 → **40**.', 'Base attack damage: 44 → **40**.'],
      ],
    },
    crystal_maiden: {
      rows: [['+', 'Здоровье: 560 → **600**.', 'Health: 560 → **600**.']],
      talents: {
        freezingfield: {
          orange: [['+', 'Поле движется за героем с 40% его скорости.', 'The field follows the hero at 40% of her speed.']],
        },
      },
    },
    troll_warlord: {
      talents: {
        fervor: {
          blue: [
            ['-', 'Скорость атаки за заряд: 8 / 12 / 16 → **7 / 10 / 13**.', 'Attack speed per stack: 8 / 12 / 16 → **7 / 10 / 13**.'],
          ],
        },
      },
    },
    void_spirit: {
      talents: {
        step: {
          purple: [
            [
              '~',
              'Заряд восстанавливается за убийство крипа башни, а не за время.',
              'A charge comes back for killing a tower creep, not with time.',
            ],
          ],
        },
      },
    },
    windrunner: {
      scepter: [['+', 'Focus Fire не теряет урон по постройкам.', 'Focus Fire keeps its damage against buildings.']],
      talents: { windrun: { blue: [['+', 'Уклонение от снарядов башен: 10 / 20 / 30%.', 'Evasion of tower shots: 10 / 20 / 30%.']] } },
    },
    sand_king: {
      rows: [['-', 'Броня снижена на **1**.', 'Armor is lower by **1**.']],
      talents: {
        hero_talent: { purple: [['+', 'Урон по зданиям от яда: 20% → **35%**.', 'Poison damage to buildings: 20% → **35%**.']] },
        sandstorm: {
          orange: [['~', 'Буря движется за героем, но гаснет, когда он атакует.', 'The storm follows the hero but fades when he attacks.']],
        },
      },
    },
  },
};
