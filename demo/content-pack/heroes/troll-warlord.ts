import type { HeroSource } from '../hero-source.ts';

export const trollWarlord: HeroSource = {
  urlName: 'troll-warlord',
  attack: 'ranged',
  skills: [
    {
      subject: ['ярость', 'ярости', 'the rage'],
      orange: {
        title: ['Обе руки', 'Both Hands'],
        text: [
          'Тролль больше не выбирает: вблизи он рубит, издали бросает, сам меняя хват. Первый удар после смены хвата оглушает на *0,6* секунды и бьёт на *40%* сильнее, раз в *3* секунды.',
          'Troll no longer chooses: he hacks up close and throws from afar, changing grip himself. The first hit after a change stuns for *0.6* seconds and deals *40%* more, once in *3* seconds.',
        ],
        summary: ['Хват меняется сам, смена оглушает', 'The grip changes itself and stuns'],
        complexity: 2,
        damage: 'physical',
        info: [
          'Танцуйте на границе: шаг вперёд — удар, шаг назад — бросок.',
          'Dance at the edge: step in for a blow, step out for a throw.',
        ],
        features: [
          ['range', 'Граница 300', 'The edge is 300'],
          ['armor', 'Броня ближнего боя остаётся 2 секунды', 'Melee armor stays for 2 seconds'],
        ],
      },
      purple: ['while:less 6/12', 'while:ls 12', 'rootmore 0.5'],
      blue: ['gives:armor 2/4/6', 'gives:ms 3/6/9', 'gives:dmg 6/12/18'],
    },
    {
      subject: ['топоры', 'топоров', 'the axes', 're'],
      orange: {
        title: ['Железный бумеранг', 'Iron Boomerang'],
        text: [
          'Топоры летят по кругу и возвращаются: каждый пойманный сокращает перезарядку на *1* секунду и даёт *15* скорости атаки на *5* секунд. Враг между двумя топорами получает двойной урон.',
          'The axes fly in a circle and come back: each one caught takes *1* second off the cooldown and gives *15* attack speed for *5* seconds. An enemy between two axes takes double.',
        ],
        summary: ['Топоры возвращаются, их можно поймать', 'The axes come back to be caught'],
        cooldown: '11/9/7',
        mana: '60',
        complexity: 2,
        damage: 'magical',
        info: ['Не стойте на месте: ловить топоры — половина пользы.', 'Keep moving: catching is half the point.'],
        features: [
          ['blade', 'Всего 5 топоров', '5 axes in all'],
          ['range', 'Радиус круга 600', 'The circle reaches 600'],
        ],
      },
      purple: ['blind 25/50; 3', 'attack 30', 'dispel 14'],
      blue: ['damage 25/50/75', 'slowmore 5/10/15', 'cd 0.7/1.4/2.1'],
    },
    {
      subject: ['пыл', 'пыла', 'Fervor'],
      orange: {
        title: ['Без передышки', 'No Rest'],
        text: [
          'Смена цели больше не гасит пыл, а на полных зарядах каждая *третья* атака бьёт дважды. Простой дольше *3* секунд сжигает заряды и лечит на *1%* здоровья за каждый.',
          'Changing targets no longer cools Fervor, and at full charges every *third* attack strikes twice. Resting more than *3* seconds burns the charges, each healing *1%*.',
        ],
        summary: ['Пыл не гаснет при смене цели', 'Fervor survives a change of target'],
        complexity: 1,
        damage: 'physical',
        info: ['Переводите удары с крипов на героев, не роняя темпа.', 'Go from creeps to heroes without losing the pace.'],
        features: [
          ['attack', 'Второй удар бьёт без промаха', 'The second strike never misses'],
          ['heal', 'Лечение не чаще раза в 10 секунд', 'Heals once in 10 seconds at most'],
        ],
      },
      purple: [
        'limit 2/4',
        'stack:armor 0.5',
        ['На полных зарядах пыла удары пробивают {v%} уклонения', 'At full charges of Fervor your hits ignore {v%} of evasion', '50'],
      ],
      blue: ['stack:as 2/4/6', 'stack:dmg 1.5/3/4.5', 'gives:eva 3/6/9'],
    },
    {
      subject: ['транс', 'транса', 'the trance'],
      orange: {
        title: ['Берсерк не умирает', 'Berserkers Do Not Die'],
        text: [
          'Каждое убийство под трансом продлевает его на *2* секунды, а урон, который должен был убить, копится и становится лечением, если Тролль доживёт до конца: не больше *50%* здоровья.',
          'Every kill in the trance prolongs it by *2* seconds. Damage that should have killed is stored and turned into healing if Troll lives to the end: up to *50%* of his health.',
        ],
        summary: ['Смертельный урон становится лечением', 'Deadly damage turns into healing'],
        cooldown: '70/60/50',
        mana: '150',
        complexity: 2,
        damage: 'physical',
        info: ['Входите в транс последним, когда все заклинания уже брошены.', 'Enter last, once every spell is spent.'],
        features: [
          ['speed', 'Вас нельзя замедлить', 'You cannot be slowed'],
          ['time', 'Не дольше 16 секунд', 'At most 16 seconds'],
        ],
      },
      purple: ['cd 8/16', 'dispel 30', 'killcdp 40'],
      blue: ['while:as 20/40/60', 'while:ls 8/16/24', 'duration 0.5/1/1.5'],
    },
  ],
  heroWide: { purple: ['kill:as 60; 6', 'always:sr 6/12'], blue: ['always:agi 5/10/15', 'always:ms 3/6/9'] },
  scepter: {
    texture: 'troll_warlord_battle_trance',
    title: ['Боевой транс', 'Battle Trance'],
    text: [
      'Транс можно наложить на врага: *4* секунды он бьёт только вас.',
      'The trance can be cast on an enemy: for *4* seconds they attack only you.',
    ],
    rows: [['Дальность', 'Range', '600']],
    cooldown: '60',
  },
  shard: {
    texture: 'troll_warlord_berserkers_rage',
    title: ['Сбить с ног', 'Knock Down'],
    text: [
      'В ближнем бою удары с вероятностью *15%* держат врага на месте *1* секунду.',
      'Up close hits hold the enemy for *1* second with a chance of *15%*.',
    ],
  },
  innate: {
    texture: 'troll_warlord_switch_stance',
    title: ['Хозяин топоров', 'Master of Axes'],
    text: ['Смена стойки на *3* секунды ускоряет на *10%*.', 'Changing stance makes Troll *10%* faster for *3* seconds.'],
  },
  changes: [
    [1, 'Броски и вихрь перезаряжаются *раздельно*.', 'Throws and whirl recharge *apart*.'],
    [3, 'Не даёт умереть *6* секунд.', 'Prevents death for *6* seconds.'],
  ],
};
