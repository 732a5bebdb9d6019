import type { HeroSource } from '../hero-source.ts';

export const ogreMagi: HeroSource = {
  urlName: 'ogre-magi',
  attack: 'melee',
  skills: [
    {
      subject: ['огненный удар', 'огненного удара', 'Fireblast'],
      orange: {
        title: ['Двойная голова', 'Two Heads Think'],
        text: [
          'Вторая голова повторяет Огненный удар через *1* секунду по случайному врагу рядом с *70%* урона. Если враг один, он получает оба и оглушён без перерыва.',
          'After *1* second the other head repeats Fireblast on a random enemy nearby for *70%* damage. A lone enemy takes both and stays stunned throughout.',
        ],
        summary: ['Вторая голова повторяет удар', 'The other head repeats the blast'],
        cooldown: '10/8/6',
        mana: '90',
        complexity: 1,
        damage: 'magical',
        info: ['Один на один это самое длинное оглушение в игре.', 'One on one there is no longer stun to be had.'],
        features: [
          ['fire', 'Многократность действует на оба удара', 'Multicast works on both blasts'],
          ['mana', 'Повтор не тратит маны', 'The repeat costs no mana'],
        ],
      },
      purple: ['stunmore 0.2/0.4', 'strdmg 60', 'expose 10; 4'],
      blue: ['damage 30/60/90', 'cd 0.5/1/1.5', 'range 50/100/150'],
    },
    {
      subject: ['возгорание', 'возгорания', 'Ignite'],
      orange: {
        title: ['Горючая лужа', 'Flammable Puddle'],
        text: [
          'Возгорание разливает на земле лужу на *6* секунд. Огненный удар по врагу в ней взрывает лужу: *250* урона и весь оставшийся ожог сразу.',
          'Ignite spills a puddle for *6* seconds. A Fireblast on an enemy inside blows it up: *250* damage and the whole remaining burn at once.',
        ],
        summary: ['Лужу можно взорвать Огненным ударом', 'Fireblast blows up the puddle'],
        cooldown: '13/11/9',
        mana: '95',
        complexity: 2,
        damage: 'magical',
        info: [
          'Сначала лужа, потом удар. Наоборот тоже красиво, но слабее.',
          'Puddle first, blast second. The other way is pretty but weaker.',
        ],
        features: [
          ['fire', 'Радиус взрыва 400', 'The blast reaches 400'],
          ['slow', 'Лужа замедляет на 25%', 'The puddle slows by 25%'],
        ],
      },
      purple: ['armordown 3/6; 5', 'noheal 25; 5', 'targets 1'],
      blue: ['dps 8/16/24', 'duration 1/2/3', 'slowmore 5/10/15'],
    },
    {
      subject: ['жажда крови', 'жажды крови', 'Bloodlust'],
      orange: {
        title: ['Пьяная кровь', 'Drunken Blood'],
        text: [
          'Жажда крови накладывается до *3* раз и растит Огра: каждый слой даёт *25* скорости атаки, *4%* размера и *60* здоровья, а последний — сплеш на *40%*.',
          'Bloodlust stacks up to *3* times and makes the Ogre grow: each layer gives *25* attack speed, *4%* size and *60* health; the last adds a splash of *40%*.',
        ],
        summary: ['Складывается трижды и растит Огра', 'Stacks three times and makes you grow'],
        cooldown: '12/10/8',
        mana: '50',
        complexity: 1,
        info: ['Держите все три слоя до драки и кулаки скажут своё.', 'Keep all three layers before the fight and let the club talk.'],
        features: [
          ['attack', 'Слои спадают по одному', 'Layers fade one by one'],
          ['speed', 'Скорость передвижения не складывается', 'Movement speed does not add up'],
        ],
      },
      purple: ['while:armor 4/8', 'while:sr 15', 'while:hpr 25'],
      blue: ['while:as 12/24/36', 'while:ms 3/6/9', 'while:str 5/10/15'],
    },
    {
      subject: ['многократность', 'многократности', 'Multicast'],
      orange: {
        title: ['Дуракам везёт', 'Fool’s Luck'],
        text: [
          'Неудача копит удачу: каждое заклинание без повтора добавляет *10%* к вероятности следующего. Четырёхкратный повтор осыпает врагов *120* золота — все они достаются вам.',
          'Bad luck stores good: each spell without a repeat adds *10%* to the chance of the next. A fourfold cast showers the field with *120* gold, all of it yours.',
        ],
        summary: ['Неудачи копят удачу', 'Bad luck stores good luck'],
        complexity: 1,
        info: ['Тратьте пустые заклинания на крипов, удачные — на героев.', 'Waste the duds on creeps and save the luck for heroes.'],
        features: [
          ['gold', 'Золото не чаще раза в 20 секунд', 'Gold once in 20 seconds at most'],
          ['magic', 'Предметы с целью тоже повторяются', 'Targeted items repeat as well'],
        ],
      },
      purple: [
        'gives:amp 6/12',
        ['Каждый повтор лечит вас на {v%} здоровья', 'Every repeat heals you for {v%} of your health', '3'],
        'gives:crange 120',
      ],
      blue: [
        'chance 3/6/9',
        ['Повторы заклинаний возвращают {v} маны', 'Repeated spells return {v} mana', '15/30/45'],
        ['Повторы бьют на {v%} сильнее', 'Repeats hit {v%} harder', '6/12/18'],
      ],
    },
  ],
  heroWide: { purple: ['low:hpr 40; 40', 'always:armor 4/8'], blue: ['always:str 5/10/15', 'always:hpr 6/12/18'] },
  scepter: {
    texture: 'ogre_magi_unrefined_fireblast',
    title: ['Грубый удар', 'Unrefined Fireblast'],
    text: [
      'Ещё один огненный удар: *200 + 80%* силы уроном, но за треть текущей маны.',
      'A second fireblast: *200 + 80%* of Strength as damage, for a third of current mana.',
    ],
    isGranted: true,
    rows: [['Оглушение', 'Stun', '1.5']],
    cooldown: '9',
  },
  shard: {
    texture: 'ogre_magi_smash',
    title: ['Огненный щит', 'Fire Shield'],
    text: [
      'Щит на *25* секунд гасит *3* удара наполовину и отвечает огнём на *130*.',
      'For *25* seconds a shield halves *3* attacks and answers each with *130* fire damage.',
    ],
    isGranted: true,
    cooldown: '20',
    mana: '75',
  },
  innate: {
    texture: 'ogre_magi_dumb_luck',
    title: ['Безмозглый', 'Brainless'],
    text: [
      'У Огра нет интеллекта: мана растёт от силы, *6* за единицу.',
      'The Ogre has no Intelligence: his mana grows with Strength, *6* per point.',
    ],
  },
  changes: [
    [2, 'Сам Огр получает *полуторную* силу.', 'The Ogre himself gains *half as much again*.'],
    [3, 'Вероятность четырёх повторов *12%*.', 'The chance of four casts is *12%*.'],
  ],
};
