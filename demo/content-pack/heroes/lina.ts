import type { HeroSource } from '../hero-source.ts';

export const lina: HeroSource = {
  urlName: 'lina',
  attack: 'ranged',
  skills: [
    {
      subject: ['дракон', 'дракона', 'the dragon'],
      orange: {
        title: ['Змей в огне', 'Circling Wyrm'],
        text: [
          'Дракон долетает до конца пути, разворачивается и возвращается к Лине с *75%* урона. Враг, задетый дважды, горит ещё *4* секунды и теряет *5%* здоровья в секунду.',
          'The dragon flies to the end of its path, turns and returns to Lina with *75%* damage. An enemy hit twice burns for *4* more seconds, losing *5%* of their health per second.',
        ],
        summary: ['Дракон летит туда и обратно', 'The dragon flies there and back'],
        cooldown: '8/7/6',
        mana: '110',
        complexity: 2,
        damage: 'magical',
        info: ['Двигайтесь после броска: обратный путь проходит через вас.', 'Move after the cast: the way back leads through you.'],
        features: [
          ['fire', 'Ожог действует и на крипов', 'The burn works on creeps too'],
          ['speed', 'Обратно летит вдвое быстрее', 'Returns twice as fast'],
        ],
      },
      purple: ['burn 20/40; 3', 'mrdown 12; 4', 'twice 15'],
      blue: ['damage 30/60/90', 'distance 100/200/300', 'cd 0.5/1/1.5'],
    },
    {
      subject: ['столп', 'столпа', 'the pillar'],
      orange: {
        title: ['Солнечный круг', 'Ring of Suns'],
        text: [
          'Вокруг столпа через *0,8* секунды вспыхивают ещё *6* малых. Попавший под большой столп пригвождён на месте, пока круг не замкнётся, и каждый малый наносит ему *40%* урона.',
          'After *0.8* seconds *6* lesser pillars flare up around the first. Whoever the main one hits is pinned until the ring closes, and each lesser pillar deals *40%* damage.',
        ],
        summary: ['Вокруг столпа вспыхивают ещё шесть', 'Six more flare up around the pillar'],
        cooldown: '11/9/7',
        mana: '120',
        complexity: 2,
        damage: 'magical',
        info: ['Промах не беда: круг закрывает путь к отступлению.', 'A miss is no loss: the ring cuts off the retreat.'],
        features: [
          ['sun', 'Малые столпы не оглушают', 'Lesser pillars do not stun'],
          ['range', 'Радиус круга 350', 'The ring reaches 350'],
        ],
      },
      purple: ['stunmore 0.25/0.5', 'reveal 4', 'expose 12; 3'],
      blue: ['damage 35/70/105', 'radius 25/50/75', 'casttime 12/24/36'],
    },
    {
      subject: ['душа', 'души', 'the soul'],
      orange: {
        title: ['Сверхновая душа', 'Soul Nova'],
        text: [
          'Заряды души больше не спадают в бою. Полный запас воспламеняет Лину на *5* секунд: атаки летят как огненные шары и наносят *45%* интеллекта уроном всем в радиусе *250*.',
          'Charges of the soul no longer fade in a fight. A full store sets Lina ablaze for *5* seconds: attacks fly as fireballs and deal *45%* of Intelligence to everyone within *250*.',
        ],
        summary: ['Полный запас превращает атаки в шары огня', 'A full store turns attacks into fireballs'],
        cooldown: '14',
        complexity: 2,
        damage: 'magical',
        info: ['Сначала заклинания, потом атаки: душа должна разгореться.', 'Spells first, attacks after: let the soul catch fire.'],
        features: [
          ['fire', 'Шары поджигают на 2 секунды', 'Fireballs burn for 2 seconds'],
          ['attack', 'Бой длится 4 секунды после удара', 'A fight lasts 4 seconds after a hit'],
        ],
      },
      purple: ['limit 2/4', 'stack:crange 15', 'stack:mr 2'],
      blue: [
        'stack:as 3/6/9',
        'stack:ms 0.5/1/1.5',
        ['Заряды души держатся на {v:s} дольше', 'Charges of the soul last {v:s} longer', '3/6/9'],
      ],
    },
    {
      subject: ['молния', 'молнии', 'Laguna Blade'],
      orange: {
        title: ['Гроза над Лагуной', 'Storm over the Lagoon'],
        text: [
          'Молния бьёт насквозь всех на пути в *1200*, а там, где закончилась, *3* секунды висит грозовая туча. Применение любой способности бросает из тучи молнию с *30%* силы.',
          'The bolt pierces everyone along *1200*, and a storm cloud hangs for *3* seconds where it ended. Any ability used then throws a bolt of *30%* power from the cloud.',
        ],
        summary: ['Бьёт насквозь и оставляет тучу', 'Pierces all and leaves a storm cloud'],
        cooldown: '60/52/44',
        mana: '280',
        complexity: 3,
        damage: 'magical',
        info: ['Столп и дракон сразу после молнии — ещё два удара из тучи.', 'Pillar and dragon right after mean two more bolts.'],
        features: [
          ['lightning', 'Туча достаёт на 700', 'The cloud reaches 700'],
          ['mana', 'Предметы тучу не будят', 'Items do not wake the cloud'],
        ],
      },
      purple: ['pure 30/60', 'killcdp 50', 'intdmg 100'],
      blue: ['damage 60/120/180', 'range 75/150/225', 'cd 4/8/12'],
    },
  ],
  heroWide: { purple: ['always:amp 8', 'kill:mpr 8/16; 8'], blue: ['always:int 5/10/15', 'always:crange 40/80/120'] },
  scepter: {
    texture: 'lina_flame_cloak',
    title: ['Плащ пламени', 'Flame Cloak'],
    text: [
      'На *7* секунд Лина парит над землёй, её заклинания сильнее на *30%*, а сопротивление магии выше на *35%*.',
      'For *7* seconds Lina floats, her spells are *30%* stronger and her magic resistance is *35%* higher.',
    ],
    isGranted: true,
    rows: [['Длительность', 'Duration', '7']],
    cooldown: '28',
    mana: '50',
  },
  shard: {
    texture: 'lina_slow_burn',
    title: ['Долгий жар', 'Long Heat'],
    text: [
      'Молния Лагуны дополнительно выжигает *40%* своего урона за *5* секунд.',
      'Laguna Blade burns for *40%* of its damage more over *5* seconds.',
    ],
  },
  innate: {
    texture: 'lina_combustion',
    title: ['Возгорание', 'Combustion'],
    text: [
      'Каждые *500* урона по одному герою вызывают вспышку на *70* урона рядом с ним.',
      'Every *500* damage to one hero sets off a flash of *70* damage around them.',
    ],
  },
  changes: [
    [1, 'Задержка перед ударом *0,5* секунды.', 'The delay before the strike is *0.5* seconds.'],
    [2, 'Заряды дают и предметы.', 'Items grant charges too.'],
    [3, "По крипам наносит <font color='bad'>половину</font> урона.", "Deals <font color='bad'>half</font> damage to creeps."],
  ],
};
