import type { HeroSource } from '../hero-source.ts';

export const bristleback: HeroSource = {
  urlName: 'bristleback',
  attack: 'melee',
  skills: [
    {
      subject: ['слизь', 'слизи', 'the goo'],
      orange: {
        title: ['Клейкий след', 'Sticky Trail'],
        text: [
          'Щетинистый оставляет за собой лужи слизи на *5* секунд. Враг в луже сразу получает полный набор зарядов, а Щетинистый в ней движется быстрее на *25%* и лечится на *2%* здоровья в секунду.',
          'Bristleback leaves pools of goo behind him for *5* seconds. An enemy in a pool takes all the stacks at once, while Bristleback moves *25%* faster in it and heals *2%* of his health per second.',
        ],
        summary: ['За вами остаются лужи слизи', 'You leave pools of goo behind'],
        complexity: 2,
        damage: 'physical',
        info: ['Бегите кругами: погоня за вами становится ловушкой.', 'Run in circles: chasing you becomes a trap.'],
        features: [
          ['slow', 'Заряды не спадают, пока враг в луже', 'Stacks do not fade inside a pool'],
          ['heal', 'Лечит и стоя на месте', 'Heals while you stand still too'],
        ],
      },
      purple: [
        ['Каждый заряд слизи наносит ещё {v} урона в секунду', 'Every stack of the goo deals {v} more damage per second', '8/16'],
        ['Первое попадание сразу вешает {v:charge}', 'The first hit applies {v:charge} at once', '3'],
        [
          'Каждый заряд слизи снижает сопротивление эффектам врага на {v%}',
          'Every stack of the goo lowers the enemy’s status resistance by {v%}',
          '4',
        ],
      ],
      blue: [
        'limit 1/2/3',
        'proc 8/16/24',
        [
          'Слизь растекается и задевает врагов в радиусе {v} от цели',
          'The goo splashes onto enemies within {v} of the target',
          '150/200/250',
        ],
      ],
    },
    {
      subject: ['град игл', 'града игл', 'Quill Spray'],
      orange: {
        title: ['Железный ёж', 'Iron Hedgehog'],
        text: [
          'Применение Града игл сворачивает Щетинистого в клубок на *2* секунды: он катится вперёд, выпускает иглы каждые *0,4* секунды и получает на *50%* меньше урона.',
          'Quill Spray curls Bristleback into a ball for *2* seconds: he rolls forward, releases quills every *0.4* seconds and takes *50%* less damage.',
        ],
        summary: ['Катится клубком и сыплет иглами', 'Rolls as a ball and sprays quills'],
        cooldown: '12/10/8',
        mana: '80',
        complexity: 2,
        damage: 'physical',
        info: [
          'Катитесь сквозь врагов, а не к ним: так в цель уйдёт больше игл.',
          'Roll through your enemies, not up to them: more quills will land.',
        ],
        features: [
          ['speed', 'Клубок не застревает в крипах', 'The ball does not get stuck on creeps'],
          ['stun', 'Оглушение разворачивает клубок раньше', 'A stun uncurls the ball early'],
        ],
      },
      purple: ['twice 15/30', 'lowhp 35; 40', 'weaken 10; 4'],
      blue: [
        'damage 12/24/36',
        ['Предел накопленного урона игл выше на {v}', 'The limit of stacked quill damage is {v} higher', '60/120/180'],
        'healhit 10/20/30',
      ],
    },
    {
      subject: ['спина', 'спины', 'the back'],
      orange: {
        title: ['Броненосец', 'Living Fortress'],
        text: [
          'Спина защищает со всех сторон, если Щетинистый не атаковал *1* секунду. Весь поглощённый урон копится, и следующий удар выплёскивает *30%* его вокруг.',
          'The back protects from every side once Bristleback has not attacked for *1* second. All damage absorbed is stored, and the next hit releases *30%* of it around him.',
        ],
        summary: ['Защищает со всех сторон, копит урон', 'Guards every side and stores damage'],
        complexity: 3,
        damage: 'physical',
        info: ['Войдите, примите залп, ударьте один раз и повторите.', 'Step in, take the volley, hit once and repeat.'],
        features: [
          ['shield', 'Запас не больше 1500 урона', 'At most 1500 damage is stored'],
          ['range', 'Выплеск достаёт на 500', 'The release reaches 500'],
        ],
      },
      purple: [
        [
          'Каждый залп спины на 6 секунд повышает урон атак на {v}',
          'Every volley of the back raises your attack damage by {v} for 6 seconds',
          '10/20',
        ],
        ['Урон в спину возвращается врагу на {v%}', 'Damage to the back returns to the enemy by {v%}', '15'],
        [
          'Когда спина выпускает иглы, земля вокруг замедляет врагов на {v%}',
          'When the back releases quills, the ground around slows enemies by {v%}',
          '25',
        ],
      ],
      blue: [
        ['Для залпа спине нужно на {v} урона меньше', 'The back needs {v} less damage for a volley', '15/30/45'],
        ['Урон в спину ниже ещё на {v%}', 'Damage to the back is reduced by {v%} more', '3/6/9'],
        ['Каждый залп спины лечит на {v} здоровья', 'Every volley of the back heals {v} health', '15/30/45'],
      ],
    },
    {
      subject: ['тропа войны', 'тропы войны', 'Warpath'],
      orange: {
        title: ['Последняя колючка', 'Down to the Last Quill'],
        text: [
          'Набрав предел зарядов, Щетинистый впадает в бешенство на *6* секунд: способности не тратят маны, перезаряжаются вдвое быстрее, а заряды не спадают. Затем все заряды исчезают.',
          'At the charge limit Bristleback goes berserk for *6* seconds: abilities cost no mana, recharge twice as fast and charges do not fade. Then all charges are gone.',
        ],
        summary: ['Полные заряды дают бешенство', 'Full charges drive you berserk'],
        cooldown: '20',
        complexity: 2,
        damage: 'physical',
        info: [
          'Наберите заряды на крипах и входите в драку уже взбешённым.',
          'Build the charges on creeps and enter the fight already raging.',
        ],
        features: [
          ['cooldown', 'Ускоряет и предметы', 'Items recharge faster too'],
          ['mana', 'Иглы в бешенстве бесплатны', 'Quills are free while berserk'],
        ],
      },
      purple: [
        ['Удар с полными зарядами оглушает на {v:s}', 'A hit at full charges stuns for {v:s}', '0.3/0.6'],
        'limit 3',
        'low:less 12; 40',
      ],
      blue: [
        'stack:dmg 3/6/9',
        'stack:sr 0.8/1.6/2.4',
        ['Каждый заряд тропы войны пробивает {v%} брони врага', 'Every charge of Warpath pierces {v%} of enemy armor', '1/2/3'],
      ],
    },
  ],
  heroWide: { purple: ['low:armor 10; 50', 'always:sls 5/10'], blue: ['always:hp 90/180/270', 'always:mpr 1/2/3'] },
  scepter: {
    texture: 'bristleback_bristleback',
    title: ['Залп вперёд', 'Forward Volley'],
    text: [
      'Щетинистый замирает на *1,2* секунды и выпускает *6* залпов игл в сторону курсора на *900*.',
      'Bristleback braces for *1.2* seconds and fires *6* volleys of quills towards the cursor, up to *900*.',
    ],
    isGranted: true,
    rows: [['Ширина залпа', 'Width of a volley', '250']],
    cooldown: '18',
    mana: '100',
  },
  shard: {
    texture: 'bristleback_hairball',
    title: ['Колючий ком', 'Hairball'],
    text: [
      'Бросает ком, который при падении покрывает слизью и осыпает иглами всех в радиусе *600*.',
      'Throws a ball that covers everyone within *600* in goo and quills where it lands.',
    ],
    isGranted: true,
    cooldown: '14',
    mana: '75',
  },
  innate: {
    texture: 'bristleback_prickly',
    title: ['Колкий нрав', 'Prickly Temper'],
    text: [
      'Враги за спиной Щетинистого получают на *15%* больше урона от его способностей.',
      'Enemies behind Bristleback take *15%* more damage from his abilities.',
    ],
  },
  changes: [
    [0, 'Заряды держатся *6* секунд и обновляются вместе.', 'Stacks last *6* seconds and are renewed together.'],
    [
      1,
      "Накопленный урон по башням <font color='bad'>не действует</font>.",
      "Stacked damage <font color='bad'>does not count</font> against towers.",
    ],
    [3, 'Заряды дают и предметы с активным действием.', 'Items used grant charges as well.'],
  ],
};
