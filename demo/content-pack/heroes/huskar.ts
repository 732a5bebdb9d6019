import type { HeroSource } from '../hero-source.ts';

export const huskar: HeroSource = {
  urlName: 'huskar',
  attack: 'ranged',
  skills: [
    {
      subject: ['внутренний огонь', 'внутреннего огня', 'Inner Fire'],
      orange: {
        title: ['Жертвенное пламя', 'Sacrificial Flame'],
        text: [
          'Внутренний огонь тратит *20%* текущего здоровья и возвращает его барьером, который держится *5* секунд. Пока барьер цел, обезоруженные враги горят: *6%* здоровья Хускара в секунду.',
          'Inner Fire spends *20%* of current health and returns it as a barrier for *5* seconds. While the barrier holds, disarmed enemies burn for *6%* of Huskar’s health per second.',
        ],
        summary: ['Здоровье превращается в барьер', 'Health turns into a barrier'],
        cooldown: '13/11/9',
        mana: '90',
        complexity: 2,
        damage: 'magical',
        info: [
          'Опускает здоровье без риска: ярость крови растёт под защитой.',
          'Lowers your health safely: the blood boils behind a barrier.',
        ],
        features: [
          ['shield', 'Барьер вдвое больше потраченного', 'The barrier is twice what you spent'],
          ['fire', 'Горят и те, кто вошёл позже', 'Those who enter later burn too'],
        ],
      },
      purple: [
        'strdmg 80/160',
        'silence 1.5',
        [
          'Если здоровье Хускара ниже половины, внутренний огонь лечит его на {v%}',
          'If Huskar is below half health, Inner Fire heals him for {v%}',
          '12',
        ],
      ],
      blue: [
        'duration 0.3/0.6/0.9',
        'healhit 40/80/120',
        [
          'Атаки по обезоруженным с вероятностью {v%} наносят двойной урон',
          'Attacks on disarmed enemies deal double damage with a chance of {v%}',
          '10/20/30',
        ],
      ],
    },
    {
      subject: ['копья', 'копий', 'the spears', 're'],
      orange: {
        title: ['Погребальный костёр', 'Funeral Pyre'],
        text: [
          'На *десятом* копье враг становится костром: *4* секунды он поджигает соседей в радиусе *300*, а каждое новое копьё в него лечит Хускара на *3%* здоровья.',
          'At the *tenth* spear the enemy becomes a pyre: for *4* seconds they ignite neighbours within *300*, and every new spear in them heals Huskar for *3%* of his health.',
        ],
        summary: ['Десятое копьё разжигает костёр', 'The tenth spear lights a pyre'],
        complexity: 1,
        damage: 'magical',
        info: ['Выберите самую живучую цель: она сожжёт для вас остальных.', 'Pick the toughest target: it will burn the others for you.'],
        features: [
          ['fire', 'Огонь считается по числу копий', 'The fire counts the spears'],
          ['heal', 'Лечит и при ударах по боссам', 'Heals on bosses too'],
        ],
      },
      purple: [
        'often 15/30',
        ['Копья поджигают врагов в радиусе {v} от цели', 'The spears ignite enemies within {v} of the target', '225'],
        'pure 30',
      ],
      blue: [
        'dps 3/6/9',
        ['Погибший от копий взрывается на {v} урона', 'An enemy killed by the spears explodes for {v} damage', '80/160/240'],
        'armordown 1/2/3; 4',
      ],
    },
    {
      subject: ['кровь', 'крови', 'the blood'],
      orange: {
        title: ['На краю', 'On the Brink'],
        text: [
          'Опустившись ниже *15%* здоровья, Хускар не может умереть *4* секунды и получает полную силу крови. Каждый удар в это время возвращает *2%* здоровья.',
          'Below *15%* health Huskar cannot die for *4* seconds and has the full power of the blood. Every hit in that time returns *2%* of his health.',
        ],
        summary: ['На краю смерти умереть нельзя', 'On the brink he cannot die'],
        cooldown: '50/40/30',
        complexity: 3,
        info: ['Четыре секунды — это двадцать ударов. Потратьте их все.', 'Four seconds are twenty hits. Use every one.'],
        features: [
          ['death', 'Срабатывает само', 'It starts by itself'],
          ['cooldown', 'Убийство сокращает ожидание вдвое', 'A kill halves the wait'],
        ],
      },
      purple: ['cast:as 60/120; 5', 'low:less 15; 30', 'low:armor 14; 50'],
      blue: ['gives:hpr 8/16/24', 'gives:as 15/30/45', 'gives:dmg 8/16/24'],
    },
    {
      subject: ['раскол', 'раскола', 'Life Break'],
      orange: {
        title: ['Кровная месть', 'Blood Feud'],
        text: [
          'Раскол связывает Хускара с целью на *6* секунд: всё лечение цели достаётся ему, а половина урона по нему — ей. Если она погибнет, перезарядка обнуляется.',
          'Life Break binds Huskar to its target for *6* seconds: all of their healing goes to him and half of the damage he takes goes to them. If they die, the cooldown is reset.',
        ],
        summary: ['Враг делит с вами боль и лечение', 'The enemy shares your pain and healing'],
        cooldown: '16/14/12',
        complexity: 2,
        damage: 'magical',
        info: ['Прыгайте в лекаря: он будет лечить только вас.', 'Leap at the healer: they will heal nobody but you.'],
        features: [
          ['range', 'Связь рвётся на расстоянии 1000', 'The bond breaks at a distance of 1000'],
          ['heal', 'Вампиризм цели тоже ваш', 'Their lifesteal is yours too'],
        ],
      },
      purple: ['barrier 200/400; 4', 'cast:sr 35; 3', 'immune 1.5'],
      blue: [
        ['Раскол отнимает на {v%} здоровья цели больше', 'Life Break takes {v%} more of the target’s health', '2/4/6'],
        'cd 1/2/3',
        'twice 8/16/24',
      ],
    },
  ],
  heroWide: { purple: ['low:ms 25; 40', 'always:heal 8/16'], blue: ['always:str 5/10/15', 'always:mr 3/6/9'] },
  scepter: {
    texture: 'huskar_life_break',
    title: ['Раскол жизни', 'Life Break'],
    text: [
      'Раскол заставляет врагов в радиусе *400* атаковать Хускара *1,5* секунды и не тратит его здоровье.',
      'Life Break forces enemies within *400* to attack Huskar for *1.5* seconds and costs him no health.',
    ],
    rows: [['Радиус', 'Radius', '400']],
    cooldown: '12',
  },
  shard: {
    texture: 'huskar_burning_spear',
    title: ['Чистый огонь', 'Pure Fire'],
    text: [
      'Ожог копий становится чистым уроном, пока Хускар ниже *50%* здоровья.',
      'The burn of the spears is pure damage while Huskar is below *50%* health.',
    ],
  },
  innate: {
    texture: 'huskar_blood_magic',
    title: ['Магия крови', 'Blood Magic'],
    text: [
      'У Хускара нет маны: способности тратят вдвое меньше здоровья, чем стоили бы маны.',
      'Huskar has no mana: abilities take half of their cost from his health.',
    ],
  },
  changes: [
    [1, 'Копьё тратит *2%* текущего здоровья.', 'A spear costs *2%* of current health.'],
    [2, 'Восстановление перестаёт расти ниже *10%* здоровья.', 'Regeneration stops growing below *10%* health.'],
  ],
};
