import type { HeroSource } from '../hero-source.ts';

export const legionCommander: HeroSource = {
  urlName: 'legion-commander',
  attack: 'melee',
  skills: [
    {
      subject: ['перевес', 'перевеса', 'the odds', 'e'],
      orange: {
        title: ['Град стрел', 'Hail of Arrows'],
        text: [
          'Перевес обрушивается *4* волнами за *3* секунды вслед за курсором. Каждый герой, попавший под волну, даёт Командиру *8%* скорости и *12* урона до конца боя, не больше *6* раз.',
          'The odds fall in *4* waves over *3* seconds, following your cursor. Every hero caught by a wave gives the Commander *8%* speed and *12* damage until the fight ends, up to *6* times.',
        ],
        summary: ['Четыре волны вслед за курсором', 'Four waves follow your cursor'],
        cooldown: '14/12/10',
        mana: '110',
        complexity: 2,
        damage: 'magical',
        info: ['Ведите град впереди себя: он гонит врага и разгоняет вас.', 'Lead the hail ahead: it herds enemies and speeds you up.'],
        features: [
          ['arrow', 'Каждая волна несёт половину урона', 'Each wave carries half the damage'],
          ['speed', 'Бонус держится 8 секунд', 'The bonus lasts 8 seconds'],
        ],
      },
      purple: [
        'proc 8/16',
        'solo 40',
        [
          'Задетые перевесом герои помечены: первая атака по ним наносит ещё {v} урона',
          'Heroes hit by the odds are marked: the first attack on each deals {v} more damage',
          '120',
        ],
      ],
      blue: ['cd 0.8/1.6/2.4', 'creeps 15/30/45', 'twice 5/10/15'],
    },
    {
      subject: ['натиск', 'натиска', 'Press the Attack'],
      orange: {
        title: ['Знамя легиона', 'Banner of the Legion'],
        text: [
          'Натиск вонзает в землю знамя на *8* секунд. У знамени Командир лечится, не может быть замедлена, а враг, ударивший её, теряет *4%* скорости атаки за каждый удар.',
          'Press the Attack plants a banner for *8* seconds. Near it the Commander heals and cannot be slowed, and an enemy who hits her loses *4%* attack speed with every hit.',
        ],
        summary: ['Знамя лечит и защищает от замедления', 'A banner heals and stops slows'],
        cooldown: '18/16/14',
        mana: '110',
        complexity: 1,
        info: ['Ставьте знамя у башни: отойти от него враг вас не заставит.', 'Plant it by a tower: nobody will make you leave.'],
        features: [
          ['heal', 'Радиус знамени 600', 'The banner reaches 600'],
          ['tower', 'Знамя падает от 6 ударов героев', 'The banner falls after 6 hero hits'],
        ],
      },
      purple: [
        'duration 1/2',
        [
          'Когда натиск заканчивается, вы восстанавливаете {v%} недостающего здоровья',
          'When Press the Attack ends, you restore {v%} of your missing health',
          '15',
        ],
        'low:sr 20; 40',
      ],
      blue: ['cd 1/2/3', 'hps 8/16/24', 'while:ms 5/10/15'],
    },
    {
      subject: ['миг отваги', 'мига отваги', 'Moment of Courage'],
      orange: {
        title: ['Стена щитов', 'Shield Wall'],
        text: [
          'Раз в *6* секунд Командир встаёт в стойку на *1,5* секунды: все удары спереди отражены, и на каждый она отвечает Мигом отваги без перезарядки.',
          'Once in *6* seconds the Commander takes a stance for *1.5* seconds: every blow from the front is parried, and she answers each with Moment of Courage at no cooldown.',
        ],
        summary: ['Стойка отражает удары спереди', 'A stance parries blows from the front'],
        cooldown: '6',
        complexity: 3,
        damage: 'physical',
        info: ['Разворачивайтесь к самому быстрому: он сам себя побьёт.', 'Turn to the fastest attacker: they will beat themselves.'],
        features: [
          ['shield', 'Отражает и снаряды атак', 'Parries ranged attacks too'],
          ['attack', 'Ответ достаёт на 400', 'The answer reaches 400'],
        ],
      },
      purple: [
        'gives:armor 5/10',
        'low:ls 25; 40',
        [
          'Каждый десятый миг отваги даёт {v:s} невосприимчивости к магии',
          'Every tenth Moment of Courage grants {v:s} of magic immunity',
          '1',
        ],
      ],
      blue: ['chance 2/4/6', 'gives:less 2/4/6', 'damagep 8/16/24'],
    },
    {
      subject: ['дуэль', 'дуэли', 'the duel'],
      orange: {
        title: ['Суд поединком', 'Trial by Combat'],
        text: [
          "Вокруг дуэли встаёт круг на *500*: посторонние не могут войти и наносят дуэлянтам на *60%* меньше урона. Победа даёт вдвое больше урона, поражение <font color='bad'>отнимает</font> столько же.",
          "A ring of *500* rises around the duel: outsiders cannot enter and deal *60%* less damage to the duelists. A win gives twice the damage, a loss <font color='bad'>takes</font> as much.",
        ],
        summary: ['Честный бой: никто не вмешается', 'A fair fight: nobody interferes'],
        cooldown: '45/40/35',
        mana: '100',
        complexity: 2,
        damage: 'physical',
        info: ['Выбирайте соперника по силам: ставка здесь двойная.', 'Choose your rival well: the stakes are doubled.'],
        features: [
          ['time', 'Длится до 6 секунд', 'Lasts up to 6 seconds'],
          ['strength', 'Победа лечит на 40%', 'A win heals 40%'],
        ],
      },
      purple: [
        ['Победа в дуэли приносит на {v} урона больше', 'Winning the duel brings {v} more damage', '6/12'],
        'killcdp 40',
        ['В дуэли вы восстанавливаете {v%} нанесённого урона', 'In the duel you regain {v%} of the damage you deal', '20'],
      ],
      blue: [
        'gives:dmg 6/12/18',
        ['Соперник в дуэли получает {v%} своего урона', 'The rival in the duel takes {v%} of their own damage', '5/10/15'],
        'while:as 15/30/45',
      ],
    },
  ],
  heroWide: { purple: ['kill:str 12; 30', 'near:as 10/20; 600'], blue: ['always:str 4/8/12', 'always:armor 2/4/6'] },
  scepter: {
    texture: 'legion_commander_duel',
    title: ['Дуэль', 'Duel'],
    text: [
      'Дуэлянты получают на *50%* меньше урона от остальных, а дальность дуэли растёт до *600*.',
      'Duelists take *50%* less damage from others, and the range of the duel grows to *600*.',
    ],
    rows: [
      ['Дальность', 'Range', '600'],
      ['Меньше урона', 'Less damage', '50%'],
    ],
  },
  shard: {
    texture: 'legion_commander_press_the_attack',
    title: ['Сплочение', 'Rally'],
    text: [
      'Натиск действует на всех союзников в радиусе *500* и даёт *20%* сопротивления магии.',
      'Press the Attack reaches all allies within *500* and grants *20%* magic resistance.',
    ],
  },
  innate: {
    texture: 'legion_commander_outfight_them',
    title: ['Боевой опыт', 'Battle-Hardened'],
    text: [
      'Каждая победа в дуэли лечит Командира на *20%* и даёт *1* силы навсегда.',
      'Every duel won heals the Commander for *20%* and gives *1* Strength for good.',
    ],
  },
  changes: [
    [1, 'Снимает только *обычные* отрицательные эффекты.', 'Removes only *basic* debuffs.'],
    [3, 'Победа приносит *14* урона, ничья — *4*.', 'A win brings *14* damage, a draw *4*.'],
  ],
};
