import type { HeroSource } from '../hero-source.ts';

export const puck: HeroSource = {
  urlName: 'puck',
  attack: 'ranged',
  skills: [
    {
      subject: ['сфера', 'сферы', 'the orb'],
      orange: {
        title: ['Сфера-проказница', 'Mischief Orb'],
        text: [
          'Сфера летит вслед за курсором *5* секунд, а прыгнуть к ней можно *дважды*. Каждый прыжок бьёт врагов в месте отлёта и прилёта на *50%* урона сферы.',
          'The orb follows your cursor for *5* seconds, and you can jump to it *twice*. Each jump strikes enemies at both ends for *50%* of the orb’s damage.',
        ],
        summary: ['Управляемая сфера и два прыжка', 'A guided orb and two jumps'],
        cooldown: '12/10/8',
        mana: '110',
        complexity: 3,
        damage: 'magical',
        info: [
          'Ведите сферу кругом: враг не угадает, откуда вы появитесь.',
          'Lead the orb in circles: nobody will guess where you appear.',
        ],
        features: [
          ['blink', 'Второй прыжок через 0,5 секунды', 'The second jump after 0.5 seconds'],
          ['damage', 'Один враг получает урон раз в секунду', 'Hits the same enemy once a second'],
        ],
      },
      purple: ['distance 200/400', 'twice 20', 'blind 30; 3'],
      blue: ['damage 30/60/90', 'cd 0.7/1.4/2.1', 'speed 10/20/30'],
    },
    {
      subject: ['разлом', 'разлома', 'the rift'],
      orange: {
        title: ['Дыра в сказке', 'Hole in the Tale'],
        text: [
          'На месте разлома на *3* секунды остаётся дыра: она втягивает врагов, а способности, применённые внутри, не срабатывают. Пак, наоборот, лечится в ней на *4%* в секунду.',
          'The rift leaves a hole for *3* seconds: it draws enemies in, and spells cast inside fail. Puck, on the other hand, heals *4%* per second in it.',
        ],
        summary: ['Оставляет дыру, где нет магии', 'Leaves a hole where magic fails'],
        cooldown: '14/12/10',
        mana: '120',
        complexity: 2,
        damage: 'magical',
        info: ['Откройте дыру под магами и стойте в ней сами.', 'Open it under the mages and stand in it yourself.'],
        features: [
          ['magic', 'Сорванное заклинание уходит на перезарядку', 'A failed spell still goes on cooldown'],
          ['force', 'Втягивает на 80 в секунду', 'Draws in by 80 per second'],
        ],
      },
      purple: ['burn 25/50; 3', 'dispel 10', 'range 150'],
      blue: ['damage 30/60/90', 'cd 0.7/1.4/2.1', 'manahit 15/30/45'],
    },
    {
      subject: ['сдвиг', 'сдвига', 'the shift'],
      orange: {
        title: ['Мерцание', 'Flicker'],
        text: [
          'Из сдвига можно ходить: Пак движется невидимой тенью с *60%* скорости и каждую секунду стреляет во всех врагов в радиусе *500*. Избежав способности, он получает её перезарядку себе в счёт: *−3* секунды ко всем своим.',
          'Puck can walk while shifted: an unseen shade at *60%* speed that shoots all enemies within *500* every second. Dodging a spell takes *−3* seconds off all of Puck’s cooldowns.',
        ],
        summary: ['Ходит и стреляет во время сдвига', 'Walks and shoots while shifted'],
        cooldown: '9/7/5',
        mana: '20',
        complexity: 3,
        damage: 'physical',
        info: ['Самое трудное — выйти вовремя. Самое приятное — не выходить.', 'Hardest is leaving in time; sweetest is not leaving.'],
        features: [
          ['cooldown', 'Засчитывается одна способность за сдвиг', 'One spell counts per shift'],
          ['attack', 'Выстрелы с полным уроном', 'Shots deal full damage'],
        ],
      },
      purple: [
        [
          'В конце сдвига Пак делает {v:attack} по случайным врагам',
          'At the end of the shift Puck makes {v:attack} at random enemies',
          '2/4',
        ],
        'cast:sr 25; 3',
        'stun 0.7',
      ],
      blue: ['while:hpr 20/40/60', 'cast:amp 5/10/15; 4', 'low:mr 6/12/18; 50'],
    },
    {
      subject: ['кольцо', 'кольца', 'the coil'],
      orange: {
        title: ['Сон во сне', 'A Dream Within a Dream'],
        text: [
          'Разорвав нить, враг не уходит: через *1* секунду он просыпается у центра кольца, как ни в чём не бывало, и связан снова. Так он может проснуться *2* раза.',
          'Breaking the thread is no escape: after *1* second the enemy wakes at the centre as if nothing happened, bound again. It happens *2* times at most.',
        ],
        summary: ['Разорвавший нить просыпается в центре', 'Whoever breaks free wakes at the centre'],
        cooldown: '60/52/44',
        mana: '200',
        complexity: 2,
        damage: 'magical',
        info: ['Заготовьте разлом к тому мигу, когда беглецы проснутся.', 'Save the rift for the moment the runaways wake.'],
        features: [
          ['time', 'Каждое пробуждение оглушает', 'Each waking stuns'],
          ['range', 'Перемещения тоже рвут нить', 'Teleports break the thread too'],
        ],
      },
      purple: [
        'mrdown 10/20; 5',
        [
          'Пока действует кольцо, Пак стреляет в связанных каждые {v:s}',
          'While the coil lasts, Puck shoots those bound every {v:s}',
          '0.8',
        ],
        [
          'Каждая разорванная нить кольца сокращает ваши перезарядки на {v:s}',
          'Every thread of the coil that breaks takes {v:s} off your cooldowns',
          '2',
        ],
      ],
      blue: ['duration 0.5/1/1.5', 'cd 5/10/15', 'stunmore 0.2/0.4/0.6'],
    },
  ],
  heroWide: { purple: ['low:ms 25; 40', 'always:amp 5/10'], blue: ['always:int 5/10/15', 'always:mpr 1/2/3'] },
  scepter: {
    texture: 'puck_dream_coil',
    title: ['Кольцо снов', 'Dream Coil'],
    text: [
      'Кольцо действует сквозь защиту от магии и держит на *1,5* секунды дольше.',
      'The coil works through magic immunity and holds *1.5* seconds longer.',
    ],
    cooldown: '50',
  },
  shard: {
    texture: 'puck_illusory_orb',
    title: ['Две сферы', 'Twin Orbs'],
    text: [
      'Вместе со сферой в сторону летит малая: *50%* урона, и к ней тоже можно прыгнуть.',
      'A lesser orb flies off beside the first: *50%* damage, and you can jump to it too.',
    ],
  },
  innate: {
    texture: 'puck_puckish',
    title: ['Озорник', 'Prankster'],
    text: ['Каждый избегнутый снаряд возвращает *5%* здоровья и маны.', 'Every projectile dodged restores *5%* health and mana.'],
  },
  changes: [
    [0, 'Длина пути *1650*.', 'It travels *1650*.'],
    [2, 'Длится до *3* секунд.', 'Lasts up to *3* seconds.'],
  ],
};
