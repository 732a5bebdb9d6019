import type { HeroSource } from '../hero-source.ts';

export const juggernaut: HeroSource = {
  urlName: 'juggernaut',
  attack: 'melee',
  skills: [
    {
      subject: ['ярость клинка', 'ярости клинка', 'Blade Fury'],
      orange: {
        title: ['Кровавый циклон', 'Blood Cyclone'],
        text: [
          'Ярость клинка длится, пока Джаггернаут наносит урон героям: каждая секунда с добычей внутри продлевает её на *0,6* секунды, не больше чем до *9* секунд, и затягивает врагов к центру.',
          'Blade Fury lasts while Juggernaut is hurting heroes: each second with prey inside prolongs it by *0.6* seconds, up to *9* seconds in all, and drags enemies to the centre.',
        ],
        summary: ['Длится, пока внутри есть герои', 'Lasts while heroes are inside'],
        cooldown: '20/18/16',
        mana: '100',
        complexity: 1,
        damage: 'magical',
        info: ['Начинайте вплотную: первый шаг назад обрывает циклон.', 'Start up close: the first gap ends the cyclone.'],
        features: [
          ['force', 'Затягивает на 60 в секунду', 'Drags by 60 per second'],
          ['attack', 'Атаковать можно тоже', 'You may attack as well'],
        ],
      },
      purple: ['agidmg 20/40', 'silence 0.8', 'barrier 250; 5'],
      blue: [
        'dps 20/40/60',
        'duration 0.4/0.8/1.2',
        ['Ярость клинка с вероятностью {v%} наносит двойной урон', 'Blade Fury deals double damage with a chance of {v%}', '6/12/18'],
      ],
    },
    {
      subject: ['тотем', 'тотема', 'the ward'],
      orange: {
        title: ['Дух предков', 'Spirit of the Elders'],
        text: [
          'Тотем следует за Джаггернаутом, и его нельзя убить, пока хозяин выше *50%* здоровья. Лечение сверх полного здоровья наносит этот же урон врагам в радиусе *450*.',
          'The ward follows Juggernaut and cannot be killed while its owner is above *50%* health. Healing beyond full health strikes enemies within *450* for the same amount.',
        ],
        summary: ['Неуязвимый тотем идёт за вами', 'An unbreakable ward follows you'],
        cooldown: '50/45/40',
        mana: '140',
        complexity: 2,
        damage: 'magical',
        info: ['Здоровому тотем служит оружием, раненому — лекарем.', 'At full health the ward is a weapon, when wounded a healer.'],
        features: [
          ['heal', 'Урон не больше 120 в секунду', 'At most 120 damage per second'],
          ['speed', 'Двигается с вашей скоростью', 'Moves at your speed'],
        ],
      },
      purple: [
        ['Тотем возвращает {v%} полученного вами урона', 'The ward returns {v%} of the damage you take', '8/16'],
        ['Тотем снимает отрицательные эффекты каждые {v:s}', 'The ward removes debuffs every {v:s}', '4'],
        ['Разрушенный тотем оглушает врагов вокруг на {v:s}', 'A destroyed ward stuns enemies around it for {v:s}', '1.5'],
      ],
      blue: [
        ['Тотем лечит на {v%} здоровья в секунду больше', 'The ward heals {v%} more health per second', '0.5/1/1.5'],
        'cd 4/8/12',
        'while:ms 4/8/12',
      ],
    },
    {
      subject: ['танец', 'танца', 'the dance'],
      orange: {
        title: ['Путь без ножен', 'The Way Without a Sheath'],
        text: [
          'Удар без критического урона повышает вероятность следующего на *8%*. Критический удар наносит ещё *35%* урона всем перед Джаггернаутом на *350* и переносит его за спину цели, если она бежит.',
          'A hit that is not critical raises the chance of the next by *8%*. A critical hit also deals *35%* damage to everyone within *350* ahead and puts Juggernaut behind a fleeing target.',
        ],
        summary: ['Критический удар догоняет и рубит вокруг', 'Critical hits chase and cleave'],
        complexity: 2,
        damage: 'physical',
        info: [
          'Бежать от вас бесполезно: каждый критический удар сокращает путь.',
          'Running is no use: every critical hit closes the gap.',
        ],
        features: [
          ['blink', 'Перенос не дальше 400', 'Moves you 400 at most'],
          ['blade', 'Вероятность сбрасывается после удара', 'The chance resets after it lands'],
        ],
      },
      purple: [
        'hit:agi 2/4; 8',
        'twice 12',
        ['После критического удара вы {a:s} отражаете {v%} атак', 'After a critical hit you parry {v%} of attacks for {a:s}', '25; 2'],
      ],
      blue: ['lowhp 8/16/24; 50', 'chance 2/4/6', 'gives:as 8/16/24'],
    },
    {
      subject: ['вездесущий удар', 'вездесущего удара', 'Omnislash'],
      orange: {
        title: ['Тысяча лепестков', 'A Thousand Petals'],
        text: [
          'Джаггернаут рубит не по одному врагу, а всех в радиусе *500* по очереди без промаха. Каждый погибший добавляет *3* удара, а последний удар наносит урон всех предыдущих, делённый на *4*.',
          'Juggernaut slashes everyone within *500* in turn and never misses. Each death adds *3* slashes, and the last one deals the damage of all before it divided by *4*.',
        ],
        summary: ['Рубит всех по очереди и добивает', 'Slashes everyone in turn, then finishes'],
        cooldown: '100/85/70',
        mana: '250',
        complexity: 2,
        damage: 'physical',
        info: ['Чем меньше крипов рядом, тем больше ударов достанется героям.', 'The fewer creeps nearby, the more slashes heroes get.'],
        features: [
          ['attack', 'Последний удар всегда критический', 'The last slash is always critical'],
          ['shield', 'Вы неуязвимы ещё 0,5 секунды', 'You stay invulnerable for 0.5 more seconds'],
        ],
      },
      purple: [
        'cd 10/20',
        ['Вездесущий удар оставляет двойника на {v:s}', 'Omnislash leaves a double for {v:s}', '4'],
        ['Вездесущий удар ранит и врагов в радиусе {v} от цели', 'Omnislash also wounds enemies within {v} of the target', '250'],
      ],
      blue: [
        ['Каждый удар вездесущего удара наносит на {v} урона больше', 'Every slash of Omnislash deals {v} more damage', '10/20/30'],
        'steal 6/12/18',
        'cast:as 25/50/75; 5',
      ],
    },
  ],
  heroWide: { purple: ['kill:hpr 40; 5', 'always:ls 5/10'], blue: ['always:agi 5/10/15', 'always:ms 3/6/9'] },
  scepter: {
    texture: 'juggernaut_swift_slash',
    title: ['Быстрый удар', 'Swift Slash'],
    text: [
      'Короткий Вездесущий удар: *4* взмаха за *1* секунду по цели в пределах *650*.',
      'A short Omnislash: *4* slashes in *1* second at a target within *650*.',
    ],
    isGranted: true,
    rows: [['Взмахов', 'Slashes', '4']],
    cooldown: '20',
    mana: '125',
  },
  shard: {
    texture: 'juggernaut_blade_fury',
    title: ['Разгон', 'Windup'],
    text: [
      'Под Яростью клинка скорость передвижения выше на *100*, а удары атаками проходят по всем внутри.',
      'During Blade Fury you move *100* faster and your attacks land on everyone inside.',
    ],
  },
  innate: {
    texture: 'juggernaut_duelist',
    title: ['Дуэлянт', 'Duelist'],
    text: [
      'Джаггернаут наносит на *10%* больше урона врагу, который смотрит на него.',
      'Juggernaut deals *10%* more damage to an enemy who faces him.',
    ],
  },
  changes: [
    [0, 'Урон наносится каждые *0,2* секунды.', 'Damage is dealt every *0.2* seconds.'],
    [
      3,
      "Число ударов зависит от скорости атаки <font color='bad'>вдвое слабее</font>.",
      "Attack speed counts for <font color='bad'>half as much</font>.",
    ],
  ],
};
