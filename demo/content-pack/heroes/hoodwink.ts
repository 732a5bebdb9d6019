import type { HeroSource } from '../hero-source.ts';

export const hoodwink: HeroSource = {
  urlName: 'hoodwink',
  attack: 'ranged',
  skills: [
    {
      subject: ['жёлудь', 'жёлудя', 'the acorn'],
      orange: {
        title: ['Дубовая роща', 'Oak Grove'],
        text: [
          'Там, где жёлудь отскочил, вырастает дуб на *8* секунд. Каждый дуб добавляет следующему жёлудю отскок и *15%* урона, а Худвинк рядом с ним получает *20%* уклонения.',
          'Wherever the acorn bounces, an oak grows for *8* seconds. Each oak adds a bounce and *15%* damage to the next acorn, and near one Hoodwink has *20%* evasion.',
        ],
        summary: ['Отскоки жёлудя растят дубы', 'Bounces of the acorn grow oaks'],
        cooldown: '9/7/5',
        mana: '80',
        complexity: 2,
        damage: 'physical',
        info: [
          'Засадите место драки заранее, и третий жёлудь решит её.',
          'Plant the battlefield early; the third acorn decides the fight.',
        ],
        features: [
          ['range', 'Дубы дают обзор 300', 'Oaks give vision of 300'],
          ['damage', 'Не больше 5 дубов сразу', 'At most 5 oaks at once'],
        ],
      },
      purple: ['bounce 1/2', 'attack 20', 'slow 30; 2'],
      blue: ['damage 15/30/45', 'cd 0.5/1/1.5', 'range 75/150/225'],
    },
    {
      subject: ['западня', 'западни', 'the trap'],
      orange: {
        title: ['Лесная засада', 'Woodland Ambush'],
        text: [
          'Западне не нужно дерево: сеть стягивает всех пойманных друг к другу. Каждый, кто врезался в другого, оглушён ещё на *0,5* секунды и получает *120* урона.',
          'The trap needs no tree: its net draws everyone caught together. Whoever bumps into another is stunned for *0.5* more seconds and takes *120* damage.',
        ],
        summary: ['Стягивает пойманных без дерева', 'Draws enemies together, no tree needed'],
        cooldown: '14/12/10',
        mana: '90',
        complexity: 1,
        damage: 'magical',
        info: [
          'Бросайте сеть туда, где столпились: каждый сосед — лишний удар.',
          'Throw the net at a crowd: each neighbour is another blow.',
        ],
        features: [
          ['stun', 'Дерево рядом удваивает урон', 'A tree nearby doubles the damage'],
          ['force', 'Крипы тоже сталкиваются', 'Creeps collide too'],
        ],
      },
      purple: ['stunmore 0.2/0.4', 'expose 15; 4', 'reveal 5'],
      blue: ['damage 30/60/90', 'radius 25/50/75', 'range 80/160/240'],
    },
    {
      subject: ['юркость', 'юркости', 'Scurry'],
      orange: {
        title: ['Беличье колесо', 'Squirrel Wheel'],
        text: [
          'Пока Худвинк бежит, она копит прыть: каждые *400* пройденного дают заряд, не больше *6*. Следующая атака тратит их все и выпускает по болту за заряд с *55%* урона.',
          'While Hoodwink runs she gathers pep: every *400* travelled gives a charge, up to *6*. Her next attack spends them all, firing a bolt of *55%* damage for each.',
        ],
        summary: ['Бег копит болты для атаки', 'Running stores bolts for an attack'],
        cooldown: '16/13/10',
        mana: '30',
        complexity: 2,
        damage: 'physical',
        info: [
          'Не стойте на месте: круг вокруг врага — это залп в шесть болтов.',
          'Never stand still: a lap around the enemy is a volley of six bolts.',
        ],
        features: [
          ['speed', 'Отброшенный путь тоже считается', 'Being pushed counts as travel'],
          ['arrow', 'Болты летят в одну цель', 'All bolts fly at one target'],
        ],
      },
      purple: ['while:less 6/12', 'invis 2', 'charges 1'],
      blue: ['while:ms 5/10/15', 'gives:eva 4/8/12', 'duration 0.5/1/1.5'],
    },
    {
      subject: ['меткий стрелок', 'меткого стрелка', 'Sharpshooter'],
      orange: {
        title: ['Двойной спуск', 'Double Trigger'],
        text: [
          'После выстрела Худвинк *3* секунды может выстрелить ещё раз мгновенно с *60%* силы. Если первый болт попал в героя, второй летит за ним сам и не встречает преград.',
          'For *3* seconds after the shot Hoodwink may fire again at once with *60%* power. If the first bolt hit a hero, the second follows them and nothing blocks it.',
        ],
        summary: ['Второй выстрел без прицеливания', 'A second shot without aiming'],
        cooldown: '40/34/28',
        mana: '150',
        complexity: 2,
        damage: 'magical',
        info: ['Первым попадите в кого угодно, вторым добейте нужного.', 'Land the first on anyone; the second finishes the one you want.'],
        features: [
          ['range', 'Второй болт летит на 1500', 'The second bolt flies 1500'],
          ['force', 'Отдача уносит и при втором выстреле', 'Recoil carries you on both shots'],
        ],
      },
      purple: ['break 1.5/3', 'agidmg 60', 'killcdp 40'],
      blue: [
        'damage 60/120/180',
        'speed 8/16/24',
        ['Прицеливание меткого стрелка быстрее на {v%}', 'Sharpshooter aims {v%} faster', '6/12/18'],
      ],
    },
  ],
  heroWide: { purple: ['always:slowres 20', 'low:ms 12/24; 50'], blue: ['always:agi 4/8/12', 'always:arange 25/50/75'] },
  scepter: {
    texture: 'hoodwink_hunters_boomerang',
    title: ['Охотничий бумеранг', 'Hunter’s Boomerang'],
    text: [
      'Бумеранг летит по дуге, помечая врагов: *5* секунд они получают на *20%* больше урона способностей.',
      'The boomerang flies in an arc and marks enemies: for *5* seconds they take *20%* more spell damage.',
    ],
    isGranted: true,
    rows: [['Урон', 'Damage', '250']],
    cooldown: '18',
    mana: '125',
  },
  shard: {
    texture: 'hoodwink_decoy',
    title: ['Чучело', 'Decoy'],
    text: [
      'Худвинк становится невидимой, а на её месте остаётся чучело; ударивший его попадает в западню.',
      'Hoodwink turns invisible and leaves a dummy behind; whoever hits it is trapped.',
    ],
    isGranted: true,
    rows: [['Длительность', 'Duration', '4']],
    cooldown: '28',
    mana: '60',
  },
  innate: {
    texture: 'hoodwink_mistwoods_wayfarer',
    title: ['Лесная тропа', 'Forest Path'],
    text: ['У деревьев Худвинк получает на *10%* меньше урона.', 'Near trees Hoodwink takes *10%* less damage.'],
  },
  changes: [
    [0, 'По земле жёлудь сажает дерево на *12* секунд.', 'On the ground the acorn plants a tree for *12* seconds.'],
    [3, 'Наибольший урон набирается за *2,5* секунды.', 'Full damage is reached in *2.5* seconds.'],
  ],
};
