import type { DemoUpdate } from './lines.ts';

/** The other nine, newest first. */
export const smallUpdates: DemoUpdate[] = [
  {
    daysAgo: 2,
    url: 'six-winds-fixes',
    type: 'fix',
    name: { ru: '«Шесть ветров», исправления', en: 'Six Winds, fixes' },
    description: {
      ru: 'Чиним то, что сломалось на прошлой неделе, и немного ослабляем Muerta.',
      en: 'Fixes for last week’s update, and a small nerf to Muerta.',
    },
    rows: [
      ['~', 'Кнопка сдачи больше не закрывает мини-карту.', 'The surrender button no longer covers the minimap.'],
      ['~', 'Руны не появляются внутри построек.', 'Runes no longer appear inside buildings.'],
    ],
    items: {
      tower_core: [
        ['~', 'Не чинит башню, по которой прямо сейчас бьёт герой.', 'Does not repair a tower that a hero is hitting right now.'],
      ],
    },
    heroes: {
      muerta: { talents: { deadshot: { orange: [['-', 'Урон призрака: 35% → **30%**.', 'Ghost damage: 35% → **30%**.']] } } },
      windrunner: {
        scepter: [['~', 'Focus Fire снова можно прервать приказом «Стоп».', 'Focus Fire can be interrupted by a stop order again.']],
      },
    },
  },
  {
    daysAgo: 16,
    url: 'quiet-week',
    type: 'minor',
    name: { ru: 'Тихая неделя', en: 'A Quiet Week' },
    description: { ru: 'Мелкие правки баланса перед большим обновлением.', en: 'Small balance changes before the big update.' },
    heroes: {
      lion: {
        rows: [['+', 'Скорость передвижения: 285 → **290**.', 'Movement speed: 285 → **290**.']],
        talents: { finger: { orange: [['+', 'Урон за убийство: 40 → **45**.', 'Damage per kill: 40 → **45**.']] } },
      },
      silencer: {
        talents: {
          glaives: { blue: [['-', 'Чистый урон: 8 / 14 / 20% → **8 / 12 / 16%**.', 'Pure damage: 8 / 14 / 20% → **8 / 12 / 16%**.']] },
        },
      },
      axe: { talents: { helix: { purple: [['+', 'Шанс: 22% → **25%**.', 'Chance: 22% → **25%**.']] } } },
      huskar: { rows: [['-', 'Здоровье за силу: 22 → **21**.', 'Health per strength: 22 → **21**.']] },
    },
    items: {
      hurricane_pike: [['+', 'Дальность толчка: 425 → **450**.', 'Push distance: 425 → **450**.']],
      vanguard: [['-', 'Цена: 1700 → **1800**.', 'Cost: 1700 → **1800**.']],
    },
  },
  {
    daysAgo: 24,
    url: 'fair-duel',
    type: 'minor',
    name: { ru: 'Честная дуэль', en: 'A Fair Duel' },
    description: {
      ru: 'Против ваншотов появился ответ, а дуэлянтам — новое кольцо.',
      en: 'An answer to one-shots, and a new ring for duellists.',
    },
    rows: [['~', 'Дуэли у центра видны всем игрокам на мини-карте.', 'Duels in the centre show on everyone’s minimap.']],
    items: {
      duelist_ring: [
        [
          '*',
          'Новый предмет: 20% сопротивления урону, пока рядом ровно один враг.',
          'A new item: 20% damage resistance while exactly one enemy is near.',
        ],
      ],
      greater_crit: [['-', 'Урон крита: 225% → **215%**.', 'Critical damage: 225% → **215%**.']],
    },
    heroes: {
      legion_commander: {
        rows: [['-', 'Прирост силы: 3,4 → **3,2**.', 'Strength gain: 3.4 → **3.2**.']],
        talents: {
          duel: {
            orange: [['~', 'Победа даёт урон и башням: по 4 за дуэль.', 'A victory also strengthens your towers: 4 damage per duel.']],
          },
        },
      },
      phantom_assassin: {
        talents: {
          coup_de_grace: {
            ability: [['-', 'Шанс: 17% → **15%**.', 'Chance: 17% → **15%**.']],
            purple: [['+', 'Крит по постройкам: 150%.', 'Critical hits on buildings: 150%.']],
          },
        },
      },
      marci: { talents: { unleash: { orange: [['+', 'Импульсов за действие: 4 → **5**.', 'Pulses per use: 4 → **5**.']] } } },
    },
  },
  {
    daysAgo: 33,
    url: 'steady-hands',
    type: 'fix',
    name: { ru: 'Твёрдая рука', en: 'Steady Hands' },
    description: { ru: 'Чиним способности, которые работали не по описанию.', en: 'Abilities now do what their descriptions say.' },
    heroes: {
      hoodwink: {
        talents: {
          sharp: { orange: [['~', 'Выстрел больше не теряет урон за деревом.', 'The shot no longer loses damage behind a tree.']] },
        },
      },
      snapfire: {
        talents: {
          cookie: {
            purple: [
              [
                '~',
                'Firesnap Cookie лечит того, кто его съел, а не того, кто бросил.',
                'Firesnap Cookie heals the one who ate it, not the one who threw it.',
              ],
            ],
          },
        },
      },
      drow_ranger: { shard: [['~', 'Стрелы замораживают и осадные машины.', 'Arrows chill siege engines too.']] },
    },
    items: { bottle: [['~', 'Руны из Bottle можно передать напарнику в 2x8.', 'Bottled runes can be given to a partner in 2x8.']] },
  },
  {
    daysAgo: 41,
    url: 'autumn-siege',
    type: 'major',
    name: { ru: 'Осенняя осада', en: 'Autumn Siege' },
    description: {
      ru: 'За осады дают больше, но башни крепче.',
      en: 'Sieges pay more, but towers are tougher.',
    },
    rows: [
      ['+', 'Здоровье башен третьего ряда: 2500 → **2900**.', 'Health of third-tier towers: 2500 → **2900**.'],
      ['+', 'Золото за башню: 200 → **260**.', 'Gold for a tower: 200 → **260**.'],
      ['*', 'Siege Horn: созывает осадные машины к выбранной базе.', 'Siege Horn: calls siege engines to a base of your choice.'],
    ],
    items: {
      siege_horn: [['*', 'Новый предмет поддержки.', 'A new support item.']],
      desolator: [['-', 'Снижение брони построек: 6 → **5**.', 'Armor reduction on buildings: 6 → **5**.']],
      boots_of_bearing: [['+', 'Действует на осадные машины.', 'Affects siege engines.']],
    },
    heroes: {
      pangolier: {
        rows: [['+', 'Броня выше на **1**.', 'Armor is higher by **1**.']],
        talents: {
          rollingthunder: { purple: [['+', 'Столкновение с башней оглушает её на 2 секунды.', 'Hitting a tower stuns it for 2 seconds.']] },
        },
      },
      primal_beast: { talents: { trample: { orange: [['-', 'Урон постройкам: 60% → **45%**.', 'Damage to buildings: 60% → **45%**.']] } } },
      venomancer: {
        talents: {
          plagueward: {
            blue: [['+', 'Здоровье стражей: 10 / 20 / 30% → **15 / 30 / 45%**.', 'Health of wards: 10 / 20 / 30% → **15 / 30 / 45%**.']],
          },
        },
      },
      skeleton_king: {
        talents: { vampiric: { orange: [['~', 'Скелеты сперва идут к ближайшей башне.', 'Skeletons go for the nearest tower first.']] } },
      },
      ember_spirit: { rows: [['-', 'Начальный урон ниже на **2**.', 'Base damage is lower by **2**.']] },
    },
  },
  {
    daysAgo: 52,
    url: 'two-in-a-boat',
    type: 'minor',
    name: { ru: 'Двое в лодке', en: 'Two in a Boat' },
    description: {
      ru: 'Обновление для 2x8: общие руны, общие осады, общий счёт.',
      en: 'An update for 2x8: shared runes, shared sieges, a shared score.',
    },
    rows: [
      ['+', 'Опыт за помощь напарнику: 40% → **55%**.', 'Experience for helping your partner: 40% → **55%**.'],
      ['~', 'Если напарник выбыл, половина его золота остаётся у вас.', 'When your partner is out, half of their gold stays with you.'],
    ],
    items: { guardian_greaves: [['+', 'Лечение напарника на любом расстоянии.', 'Heals your partner at any distance.']] },
    heroes: {
      ogre_magi: { talents: { bloodlust: { purple: [['+', 'Накладывается и на напарника.', 'Also applies to your partner.']] } } },
      skywrath_mage: {
        talents: {
          ancientseal: {
            blue: [['-', 'Усиление магии: 8 / 12 / 16% → **6 / 10 / 14%**.', 'Magic amplification: 8 / 12 / 16% → **6 / 10 / 14%**.']],
          },
        },
      },
    },
  },
  {
    daysAgo: 63,
    url: 'old-debts',
    type: 'minor',
    name: { ru: 'Старые долги', en: 'Old Debts' },
    description: { ru: 'Усиливаем героев, о которых полгода не вспоминали.', en: 'Buffs for heroes nobody has touched in half a year.' },
    heroes: {
      alchemist: {
        rows: [['+', 'Золото за руну: 60 → **80**.', 'Gold per rune: 60 → **80**.']],
        talents: { chemical: { orange: [['+', 'Длительность: 25 → **30** секунд.', 'Duration: 25 → **30** seconds.']] } },
      },
      antimage: {
        talents: {
          manavoid: {
            blue: [
              ['+', 'Оглушение: 0,1 / 0,2 / 0,3 → **0,2 / 0,4 / 0,6** секунды.', 'Stun: 0.1 / 0.2 / 0.3 → **0.2 / 0.4 / 0.6** seconds.'],
            ],
          },
        },
      },
      queenofpain: {
        talents: {
          scream: {
            purple: [
              ['+', 'Крик повторяется через 3 секунды с половиной урона.', 'The scream repeats after 3 seconds for half the damage.'],
            ],
          },
        },
      },
      nyx_assassin: {
        innate: [['+', 'Мана, сожжённая Spiked Carapace, достаётся герою.', 'Mana burned by Spiked Carapace goes to the hero.']],
      },
    },
  },
  {
    daysAgo: 76,
    url: 'clear-water',
    type: 'fix',
    name: { ru: 'Чистая вода', en: 'Clear Water' },
    description: { ru: 'Река, руны и всё, что там застревало.', en: 'The river, its runes, and everything that got stuck there.' },
    rows: [
      ['~', 'Курьеры не застревают у речного брода.', 'Couriers no longer get stuck at the ford.'],
      ['~', 'Руна богатства появляется на десятой секунде, а не на двенадцатой.', 'The bounty rune appears at second ten, not twelve.'],
    ],
    items: {
      ward_observer: [['-', 'Варды вне своей базы стоят 5 минут вместо 6.', 'Wards away from your base stand for 5 minutes instead of 6.']],
    },
  },
  {
    daysAgo: 88,
    url: 'first-bell',
    type: 'major',
    name: { ru: 'Первый звонок', en: 'The First Bell' },
    description: {
      ru: 'Новый сезон, новый предмет Quiet Bell и ослабление сильнейших.',
      en: 'A new season, the Quiet Bell, and nerfs for the strongest.',
    },
    rows: [
      [
        '*',
        'Начался новый сезон. Рейтинг сохраняется, двойной рейтинг выдан заново.',
        'A new season has begun. The rating stays, double ratings are handed out again.',
      ],
      ['-', 'Опыт за добивание чужих построек: 100 → **80**.', 'Experience for last-hitting enemy buildings: 100 → **80**.'],
    ],
    items: {
      quiet_bell: [
        [
          '*',
          'Новый расходуемый предмет: гасит тревогу башен на 20 секунд.',
          'A new consumable: silences the towers’ alarm for 20 seconds.',
        ],
      ],
      butterfly: [['-', 'Уклонение: 35% → **32%**.', 'Evasion: 35% → **32%**.']],
      octarine_core: [['+', 'Мана: 725 → **800**.', 'Mana: 725 → **800**.']],
    },
    heroes: {
      zuus: {
        talents: {
          thunderwrath: {
            ability: [['-', 'Урон: 300 / 425 / 550 → **280 / 400 / 520**.', 'Damage: 300 / 425 / 550 → **280 / 400 / 520**.']],
          },
        },
      },
      terrorblade: { talents: { sunder: { purple: [['-', 'Перезарядка: 60 → **75** секунд.', 'Cooldown: 60 → **75** seconds.']] } } },
      axe: { rows: [['+', 'Броня выше на **1**.', 'Armor is higher by **1**.']] },
      abaddon: { shard: [['+', 'Щит снимает и замедления.', 'The shield also removes slows.']] },
      lina: { talents: { soul: { orange: [['+', 'Зарядов: 7 → **9**.', 'Stacks: 7 → **9**.']] } } },
    },
  },
];
