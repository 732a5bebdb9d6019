import type { HeroSource } from '../hero-source.ts';

export const crystalMaiden: HeroSource = {
  urlName: 'crystal-maiden',
  attack: 'ranged',
  skills: [
    {
      subject: ['взрыв', 'взрыва', 'the nova'],
      orange: {
        title: ['Цепная стужа', 'Chain Chill'],
        text: [
          'Каждый герой, задетый взрывом, через *1,2* секунды взрывается сам с *60%* силы. Один и тот же герой может взорваться *3* раза подряд, если рядом есть кому передать холод.',
          'Every hero caught in the nova bursts with *60%* of its power after *1.2* seconds. The same hero can burst *3* times in a row if there is someone near to pass the cold to.',
        ],
        summary: ['Задетые герои взрываются следом', 'Heroes it hits burst in turn'],
        cooldown: '11/9/7',
        mana: '130',
        complexity: 1,
        damage: 'magical',
        info: [
          'В одиночку враг почти в безопасности, вдвоём они мёрзнут друг от друга.',
          'Alone an enemy is almost safe; in pairs they freeze each other.',
        ],
        features: [
          ['frost', 'Взрывы обновляют замедление', 'Each burst renews the slow'],
          ['damage', 'Крипы взрываются один раз', 'Creeps burst once'],
        ],
      },
      purple: ['asdown 25/50; 4', 'root 0.8', 'manahit 25'],
      blue: ['damage 35/70/105', 'radius 30/60/90', 'slowmore 5/10/15'],
    },
    {
      subject: ['обморожение', 'обморожения', 'Frostbite'],
      orange: {
        title: ['Ледяная статуя', 'Ice Statue'],
        text: [
          'Обморожение превращает врага в статую: он неуязвим для чужих атак, но Дева наносит ему двойной урон. Если статуя разбита до срока, осколки ранят всех в радиусе *400* на *25%* её здоровья.',
          'Frostbite turns the enemy into a statue: others cannot attack them, but the Maiden deals double damage. A statue broken before its time wounds everyone within *400* for *25%* of its health.',
        ],
        summary: ['Враг становится хрупкой статуей', 'The enemy becomes a brittle statue'],
        cooldown: '12/10/8',
        mana: '140',
        complexity: 2,
        damage: 'magical',
        info: [
          'Хороша один на один: спокойно дочитайте заклинание по статуе.',
          'At its best in a duel: finish your spells on the statue in peace.',
        ],
        features: [
          ['ice', 'Длится не меньше 1,5 секунды', 'Lasts at least 1.5 seconds'],
          ['shield', 'Пока статуя цела, она не даёт обзора врагу', 'While it stands, the statue gives enemies no vision'],
        ],
      },
      purple: [
        'rootmore 0.4/0.8',
        'targets 1',
        ['Обморожение по крипу сразу убивает его и приносит {v} золота', 'Frostbite on a creep kills it at once and brings {v} gold', '25'],
      ],
      blue: ['dps 15/30/45', 'cd 0.5/1/1.5', 'range 75/150/225'],
    },
    {
      subject: ['аура', 'ауры', 'the aura'],
      orange: {
        title: ['Полноводье', 'High Water'],
        text: [
          'Мана сверх *80%* запаса не пропадает, а собирается вокруг Девы в *3* ледяных кристалла. Каждое заклинание бросает кристалл в ближайшего врага: *100 + 6%* её маны уроном.',
          'Mana above *80%* of the pool is not lost but gathers around the Maiden as *3* ice crystals. Every spell throws one at the nearest enemy: *100 + 6%* of her mana as damage.',
        ],
        summary: ['Лишняя мана становится кристаллами', 'Spare mana becomes crystals'],
        complexity: 2,
        damage: 'magical',
        info: [
          'Не тратьте ману до дна: полный запас бьёт больнее пустого.',
          'Do not drain your mana: a full pool hits harder than an empty one.',
        ],
        features: [
          ['crystal', 'Кристалл собирается 4 секунды', 'A crystal takes 4 seconds to form'],
          ['mana', 'Предметы тоже бросают кристаллы', 'Items throw crystals too'],
        ],
      },
      purple: [
        'gives:amp 5/10',
        ['Четверть маны, потраченной на способности, лечит вас: {v%}', 'A part of the mana you spend on abilities heals you: {v%}', '25'],
        'gives:crange 100',
      ],
      blue: [
        'gives:mpr 1.5/3/4.5',
        'gives:mp 80/160/240',
        ['Способности требуют маны меньше на {v%}', 'Abilities cost {v%} less mana', '4/8/12'],
      ],
    },
    {
      subject: ['ледяное поле', 'ледяного поля', 'the field'],
      orange: {
        title: ['Сердце зимы', 'Heart of Winter'],
        text: [
          'Дева может ходить во время Ледяного поля с *60%* скорости. Каждый взрыв по герою снижает его сопротивление магии на *4%*, а по краю поля встаёт стена льда, замедляющая на *70%*.',
          'The Maiden can walk during Freezing Field at *60%* of her speed. Every blast on a hero lowers their magic resistance by *4%*, and a wall of ice around the field slows by *70%*.',
        ],
        summary: ['Поле движется вместе с вами', 'The field moves with you'],
        cooldown: '80/70/60',
        mana: '300',
        complexity: 2,
        damage: 'magical',
        info: [
          'Идите навстречу: бежать им придётся сквозь ледяную стену.',
          'Walk towards them: the only way out leads through the wall of ice.',
        ],
        features: [
          ['frost', 'Стена стоит 2 секунды после поля', 'The wall stands for 2 seconds after the field'],
          ['time', 'Оглушение не прерывает поле первые 2 секунды', 'Stuns cannot break the field for its first 2 seconds'],
        ],
      },
      purple: ['while:armor 12/24', 'barrier 400; 6', 'often 15'],
      blue: ['damage 25/50/75', 'radius 40/80/120', 'cd 6/12/18'],
    },
  ],
  heroWide: { purple: ['always:mr 10', 'low:ms 15/30; 40'], blue: ['always:int 5/10/15', 'always:ms 3/6/9'] },
  scepter: {
    texture: 'crystal_maiden_freezing_field',
    title: ['Ледяное поле', 'Freezing Field'],
    text: [
      'Каждый взрыв поля накладывает на задетого героя Обморожение на *1* секунду, но не чаще раза в *4* секунды.',
      'Every blast of the field puts Frostbite on the hero it hits for *1* second, once in *4* seconds at most.',
    ],
    rows: [
      ['Длительность', 'Duration', '1'],
      ['Не чаще раза в', 'At most once in', '4'],
    ],
  },
  shard: {
    texture: 'crystal_maiden_crystal_clone',
    title: ['Ледяной двойник', 'Crystal Clone'],
    text: [
      'Дева скользит на *350*, оставляя статую. Через *3* секунды или от *2* ударов она раскалывается и морозит врагов рядом.',
      'The Maiden slides *350* and leaves a statue. After *3* seconds or *2* hits it shatters and freezes enemies nearby.',
    ],
    isGranted: true,
    rows: [['Радиус', 'Radius', '450']],
    cooldown: '14',
    mana: '75',
  },
  innate: {
    texture: 'crystal_maiden_glacial_guard',
    title: ['Ледниковый покров', 'Glacial Cover'],
    text: [
      'За каждые *100* потраченной маны Дева на *6* секунд получает барьер на *30* урона.',
      'For every *100* mana spent the Maiden gains a barrier of *30* for *6* seconds.',
    ],
  },
  changes: [
    [1, 'Длительность по крипам снижена до *6* секунд.', 'Its duration on creeps is reduced to *6* seconds.'],
    [2, 'Даёт ману только самой Деве, зато *вдвое больше*.', 'Grants mana to the Maiden alone, but *twice as much*.'],
  ],
};
