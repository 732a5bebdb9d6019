import type { HeroSource } from '../hero-source.ts';

export const terrorblade: HeroSource = {
  urlName: 'terrorblade',
  attack: 'melee',
  skills: [
    {
      subject: ['отражение', 'отражения', 'Reflection'],
      orange: {
        title: ['Кривое зеркало', 'Crooked Mirror'],
        text: [
          'Каждый враг в области видит *2* своих отражения сразу, и они крадут: *25%* урона, нанесённого хозяину, лечит Террорблейда. Смерть хозяина даёт вам его отражение на *20* секунд.',
          'Every enemy in the area faces *2* reflections at once, and they steal: *25%* of damage to their owner heals Terrorblade. If the owner dies, a reflection serves you for *20* seconds.',
        ],
        summary: ['Два отражения крадут здоровье', 'Two reflections steal health'],
        cooldown: '20/18/16',
        mana: '80',
        complexity: 1,
        damage: 'physical',
        info: ['Самый сильный враг — лучшее зеркало.', 'The strongest enemy makes the best mirror.'],
        features: [
          ['heal', 'Лечит на любом расстоянии', 'Heals at any distance'],
          ['summon', 'Отражения неуязвимы', 'Reflections cannot be harmed'],
        ],
      },
      purple: ['silence 0.6/1.2', 'stun 0.6', 'twice 20'],
      blue: ['duration 0.5/1/1.5', 'cast:ms 6/12/18; 4', 'slowmore 6/12/18'],
    },
    {
      subject: ['образ', 'образа', 'the image'],
      orange: {
        title: ['Переселение', 'Transference'],
        text: [
          'К любому образу можно перейти: Террорблейд меняется с ним местами и здоровьем в процентах. Брошенное тело взрывается через *1* секунду на *40%* своего здоровья.',
          'Terrorblade can pass into any image, trading places and health percentage. The abandoned body bursts after *1* second for *40%* of its health.',
        ],
        summary: ['Меняется местами с образом', 'Trades places with an image'],
        cooldown: '16/14/12',
        mana: '75',
        complexity: 3,
        damage: 'physical',
        info: ['Держите один целый образ в лесу: это ваша запасная жизнь.', 'Keep one healthy image in the woods: it is your spare life.'],
        features: [
          ['blink', 'На расстоянии до 2000', 'At up to 2000'],
          ['damage', 'Взрыв ранит в радиусе 400', 'The burst reaches 400'],
        ],
      },
      purple: [
        ['Создание образа с вероятностью {v%} даёт сразу два', 'Conjure Image makes two at once with a chance of {v%}', '25/50'],
        ['Образы получают {v%} сопротивления магии', 'Images gain {v%} magic resistance', '40'],
        [
          'Образы неотличимы от вас первые {v:s}: их удары ранят по-настоящему',
          'For the first {v:s} images are as real as you: their hits deal full damage',
          '3',
        ],
      ],
      blue: [
        ['Образы получают на {v%} меньше урона', 'Images take {v%} less damage', '15/30/45'],
        'duration 3/6/9',
        ['Каждый живой образ повышает ваш урон атак на {v}', 'Every living image raises your attack damage by {v}', '4/8/12'],
      ],
    },
    {
      subject: ['метаморфоза', 'метаморфозы', 'Metamorphosis'],
      orange: {
        title: ['Истинный облик', 'True Form'],
        text: [
          'Облик не спадает, пока Террорблейд бьёт героев: каждый удар добавляет *0,5* секунды. Атаки пронзают врагов за целью на *300*, а образы рядом меняются вместе с ним.',
          'The form holds while Terrorblade hits heroes: each hit adds *0.5* seconds. Attacks pierce *300* beyond the target, and images nearby change with him.',
        ],
        summary: ['Удары по героям продлевают облик', 'Hits on heroes prolong the form'],
        cooldown: '140/120/100',
        mana: '50',
        complexity: 1,
        damage: 'physical',
        info: [
          'Не останавливайтесь между драками: облик ждёт следующего удара.',
          'Do not stop between fights: the form waits for the next hit.',
        ],
        features: [
          ['time', 'Продлевается до 90 секунд', 'Lasts up to 90 seconds'],
          ['arrow', 'Пронзает с 60% урона', 'Pierces for 60% damage'],
        ],
      },
      purple: [
        ['Превращение оглушает врагов рядом на {v:s}', 'The change stuns enemies nearby for {v:s}', '0.6/1.2'],
        'while:arange 100',
        'low:less 15; 40',
      ],
      blue: ['while:agi 6/12/18', 'while:hpr 10/20/30', 'while:mr 5/10/15'],
    },
    {
      subject: ['раздел', 'раздела', 'Sunder'],
      orange: {
        title: ['Двойной раздел', 'Double Sunder'],
        text: [
          'Обмен повторяется в обратную сторону через *4* секунды, если Террорблейд этого захочет. Враг, чьё здоровье упало, ещё *6* секунд лечится на *50%* слабее, а вы бьёте его на *20%* сильнее.',
          'After *4* seconds the trade can be repeated the other way. For *6* seconds the enemy left with less health heals *50%* less and takes *20%* more from you.',
        ],
        summary: ['Обмен можно повторить', 'The trade can be repeated'],
        cooldown: '80/65/50',
        mana: '120',
        complexity: 3,
        info: ['Отдайте врагу смерть, потом отнимите остатки.', 'Hand them your death, then take what is left.'],
        features: [
          ['heal', 'Нельзя ослабить защитой от магии', 'Works through magic immunity'],
          ['death', 'Не опускает врага ниже 20%', 'Leaves the enemy at least 20%'],
        ],
      },
      purple: [
        ['Раздел крадёт {v} ловкости цели на {a:s}', 'Sunder steals {v} of the target’s Agility for {a:s}', '10/20; 20'],
        ['После раздела вы восстанавливаете {v%} здоровья за {a:s}', 'After Sunder you restore {v%} of your health over {a:s}', '25; 5'],
        ['Раздел меняет вас с целью местами, если она дальше {v}', 'Sunder also trades places with a target beyond {v}', '300'],
      ],
      blue: ['cd 6/12/18', 'damage 80/160/240', 'cast:amp 6/12/18; 6'],
    },
  ],
  heroWide: { purple: ['near:as 15; 700', 'always:armor 3/6'], blue: ['always:agi 5/10/15', 'always:hp 80/160/240'] },
  scepter: {
    texture: 'terrorblade_terror_wave',
    title: ['Волна ужаса', 'Terror Wave'],
    text: [
      'Волна катится на *1000*, пугает врагов на *2* секунды и начинает метаморфозу на *10*.',
      'A wave rolls *1000*, frightens enemies for *2* seconds and starts a metamorphosis of *10*.',
    ],
    isGranted: true,
    rows: [['Урон', 'Damage', '150']],
    cooldown: '70',
    mana: '75',
  },
  shard: {
    texture: 'terrorblade_demon_zeal',
    title: ['Рвение демона', 'Demon Zeal'],
    text: [
      'За *20%* здоровья на *8* секунд даёт *60* скорости атаки и *40* восстановления.',
      'For *20%* of your health grants *60* attack speed and *40* regeneration for *8* seconds.',
    ],
    isGranted: true,
    cooldown: '20',
  },
  innate: {
    texture: 'terrorblade_dark_unity',
    title: ['Тёмное единство', 'Dark Unity'],
    text: ['Образы в радиусе *800* наносят на *15%* больше урона.', 'Images within *800* deal *15%* more damage.'],
  },
  changes: [
    [1, 'Не больше *двух* образов сразу.', 'At most *two* images at once.'],
    [3, 'Нельзя применить к своему образу.', 'Cannot be used on your own image.'],
  ],
};
