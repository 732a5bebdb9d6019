import type { HeroSource } from '../hero-source.ts';

export const muerta: HeroSource = {
  urlName: 'muerta',
  attack: 'ranged',
  skills: [
    {
      subject: ['выстрел', 'выстрела', 'the shot'],
      orange: {
        title: ['Пуля-невеста', 'The Bride’s Bullet'],
        text: [
          'Выстрел рикошетит между врагами и деревьями до *4* раз и с каждым разом бьёт на *15%* сильнее. Последний задетый герой в страхе бежит к Муэрте, а не от неё.',
          'The shot ricochets between enemies and trees up to *4* times, *15%* harder each time. The last hero it hits runs in fear towards Muerta rather than away.',
        ],
        summary: ['Пуля рикошетит и крепнет', 'The bullet ricochets and grows stronger'],
        cooldown: '12/10/8',
        mana: '100',
        complexity: 2,
        damage: 'magical',
        info: ['Стреляйте в дерево за спиной врага: страх пригонит его к вам.', 'Shoot the tree behind them: fear will bring them to you.'],
        features: [
          ['range', 'Дальность рикошета 600', 'A ricochet reaches 600'],
          ['slow', 'Каждый рикошет замедляет на 20%', 'Every ricochet slows by 20%'],
        ],
      },
      purple: ['bounce 1/2', 'attack 40', 'fear 0.6'],
      blue: ['damage 25/50/75', 'cd 0.8/1.6/2.4', 'slowmore 6/12/18'],
    },
    {
      subject: ['зов', 'зова', 'the calling'],
      orange: {
        title: ['Хоровод мёртвых', 'Round Dance of the Dead'],
        text: [
          'Призраки кружат вокруг самой Муэрты и идут за ней *10* секунд. Каждая её атака по герою подзывает ещё одного, до *6*; прикосновение призрака лишает голоса на *1* секунду.',
          'The spirits circle Muerta herself and follow her for *10* seconds. Each of her attacks on a hero calls one more, up to *6*; their touch silences for *1* second.',
        ],
        summary: ['Призраки кружат вокруг вас', 'The spirits circle around you'],
        cooldown: '24/21/18',
        mana: '130',
        complexity: 1,
        damage: 'magical',
        info: ['Подойдите ближе, чем привыкли: хоровод сам защитит вас.', 'Step closer than usual: the dance will guard you.'],
        features: [
          ['soul', 'Урон призрака растёт от вашей атаки', 'Their damage grows with your attack'],
          ['slow', 'Внутри круга враги медленнее на 25%', 'Enemies inside are 25% slower'],
        ],
      },
      purple: ['asdown 30/60; 2', 'silence 0.5', 'while:eva 20'],
      blue: ['damage 20/40/60', 'duration 1/2/3', 'radius 30/60/90'],
    },
    {
      subject: ['два ствола', 'двух стволов', 'Gunslinger', 'r'],
      orange: {
        title: ['Барабан на шесть', 'Six in the Drum'],
        text: [
          'Каждая *шестая* атака опустошает барабан: *6* пуль за мгновение, по *35%* урона, в случайных врагов рядом с целью. Добивание героя перезаряжает барабан сразу.',
          'Every *sixth* attack empties the drum: *6* bullets at once, *35%* damage each, at random enemies near the target. Finishing a hero reloads the drum.',
        ],
        summary: ['Шестая атака — шесть пуль', 'The sixth attack is six bullets'],
        complexity: 1,
        damage: 'physical',
        info: ['По одинокой цели уйдут все шесть пуль.', 'A lone target takes all six.'],
        features: [
          ['attack', 'Пули несут эффекты атак', 'Bullets carry attack effects'],
          ['range', 'Разлёт 400', 'They spread within 400'],
        ],
      },
      purple: [
        'gives:dmgp 8/16',
        'kill:as 70; 5',
        [
          'Вторая пуля с вероятностью {v%} обезоруживает цель на {a:s}',
          'The second bullet disarms the target for {a:s} with a chance of {v%}',
          '15; 1',
        ],
      ],
      blue: ['chance 4/8/12', 'gives:as 8/16/24', 'gives:arange 25/50/75'],
    },
    {
      subject: ['завеса', 'завесы', 'the veil'],
      orange: {
        title: ['По ту сторону', 'Beyond the Veil'],
        text: [
          'За завесой Муэрта видит сквозь туман в радиусе *1200* и проходит сквозь стены. Каждый герой, погибший рядом, продлевает её на *3* секунды и лечит на *20%*.',
          'Beyond the veil Muerta sees through fog within *1200* and walks through walls. Every hero dying nearby prolongs it by *3* seconds and heals her for *20%*.',
        ],
        summary: ['Проходит сквозь стены и видит в тумане', 'Walks through walls, sees through fog'],
        cooldown: '65/55/45',
        mana: '200',
        complexity: 2,
        damage: 'magical',
        info: ['Физический урон вас не возьмёт, но берегитесь магии.', 'Blades cannot touch you; mind the magic.'],
        features: [
          ['death', 'Считаются смерти и союзников', 'Deaths of allies count too'],
          ['magic', 'Атаки не замечает броня', 'Attacks ignore armor'],
        ],
      },
      purple: ['while:sls 12/24', 'dispel 40', 'while:ms 20'],
      blue: ['while:amp 6/12/18', 'duration 0.6/1.2/1.8', 'cd 5/10/15'],
    },
  ],
  heroWide: { purple: ['always:arange 75', 'kill:ms 10/20; 6'], blue: ['always:int 4/8/12', 'always:dmg 8/16/24'] },
  scepter: {
    texture: 'muerta_pierce_the_veil',
    title: ['Сквозь завесу', 'Pierce the Veil'],
    text: [
      'Зов мёртвых раздаётся сам при входе за завесу, а призраки бьют на *40%* сильнее.',
      'The Calling sounds by itself on entering the veil, and its spirits hit *40%* harder.',
    ],
    rows: [['Бонус урона', 'Bonus damage', '40%']],
  },
  shard: {
    texture: 'muerta_parting_shot',
    title: ['Прощальный выстрел', 'Parting Shot'],
    text: [
      'Пуля на *3* секунды отрывает душу врага от тела: тело спит, душу можно ранить.',
      'The bullet parts soul and body for *3* seconds: the body sleeps, the soul can be hurt.',
    ],
    isGranted: true,
    rows: [['Дальность', 'Range', '900']],
    cooldown: '25',
    mana: '100',
  },
  innate: {
    texture: 'muerta_supernatural',
    title: ['Неупокоенная', 'Restless'],
    text: [
      'Муэрта атакует бесплотных врагов и наносит им *80%* урона магией.',
      'Muerta can attack ethereal enemies for *80%* of her damage as magic.',
    ],
  },
  changes: [
    [0, 'Герой в страхе замедлен на *30%*.', 'A frightened hero is slowed by *30%*.'],
    [3, 'Урон атак увеличен на *60%*.', 'Attack damage is increased by *60%*.'],
  ],
};
