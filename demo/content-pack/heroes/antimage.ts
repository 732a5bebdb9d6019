import type { HeroSource } from '../hero-source.ts';

export const antimage: HeroSource = {
  urlName: 'antimage',
  attack: 'melee',
  skills: [
    {
      subject: ['разрыв', 'разрыва', 'the break'],
      orange: {
        title: ['Пожиратель маны', 'Mana Devourer'],
        text: [
          'Сожжённая мана возвращается Антимагу щитом: *60%* её на *6* секунд поглощают любой урон. Удар по врагу без маны вместо этого наносит *120* чистого урона.',
          'Burned mana comes back to Anti-Mage as a shield: *60%* of it absorbs any damage for *6* seconds. A hit on an enemy without mana deals *120* pure damage instead.',
        ],
        summary: ['Сожжённая мана становится щитом', 'Burned mana becomes a shield'],
        complexity: 1,
        damage: 'pure',
        info: [
          'Бейте тех, у кого много маны: это и щит, и ослабленный противник.',
          'Hit those with a deep mana pool: you gain a shield and they lose their spells.',
        ],
        features: [
          ['shield', 'Щит не больше 30% вашего здоровья', 'The shield is at most 30% of your health'],
          ['mana', 'Иллюзии тоже накапливают щит', 'Illusions build the shield too'],
        ],
      },
      purple: [
        ['Разрыв сжигает ещё {v%} максимальной маны цели', 'The break burns {v%} more of the target’s maximum mana', '0.6/1.2'],
        'asdown 40; 2',
        ['Враг с маной ниже половины замедлен на {v%}', 'An enemy below half of their mana is slowed by {v%}', '18'],
      ],
      blue: [
        ['Разрыв сжигает на {v} маны больше', 'The break burns {v} more mana', '8/16/24'],
        ['За каждый удар по герою вы получаете {v} здоровья', 'Every hit on a hero restores {v} health to you', '6/12/18'],
        'gives:as 10/20/30',
      ],
    },
    {
      subject: ['скачок', 'скачка', 'Blink'],
      orange: {
        title: ['Тень между шагами', 'Shadow Between Steps'],
        text: [
          'Скачок оставляет на старом месте тень, которая *4* секунды бьёт врагов с *75%* урона. Повторное применение в это время меняет Антимага с тенью местами бесплатно.',
          'Blink leaves a shadow behind that attacks with *75%* damage for *4* seconds. Using it again during that time swaps Anti-Mage with the shadow for free.',
        ],
        summary: ['Скачок оставляет бьющую тень', 'Blink leaves a fighting shadow behind'],
        cooldown: '12/10/8',
        mana: '45',
        complexity: 3,
        damage: 'physical',
        info: [
          'Ударьте с тенью вдвоём и вернитесь к ней, пока враги заняты вами.',
          'Fight together with the shadow, then swap back once the enemies turn on you.',
        ],
        features: [
          ['illusion', 'Тень сжигает ману как вы', 'The shadow burns mana like you do'],
          ['blink', 'Обмен не прерывают оглушения', 'The swap works while you are stunned'],
        ],
      },
      purple: [
        'cast:less 10/20; 2',
        ['Скачок снимает с вас замедление и даёт {v:s} свободы от него', 'Blink removes slows and keeps them off for {v:s}', '1.5'],
        'charges 1',
      ],
      blue: ['range 75/150/225', 'cd 0.5/1/1.5', 'cast:as 20/40/60; 3'],
    },
    {
      subject: ['контрзаклятие', 'контрзаклятия', 'Counterspell'],
      orange: {
        title: ['Зеркало пустоты', 'Mirror of the Void'],
        text: [
          'Отражённая способность летит обратно вдвое сильнее, а Антимаг следующие *5* секунд применяет Скачок без перезарядки. Если отражать было нечего, перезарядка возвращается на *70%*.',
          'A reflected spell flies back twice as strong, and for the next *5* seconds Blink has no cooldown. If there was nothing to reflect, *70%* of the cooldown comes back.',
        ],
        summary: ['Отражает вдвое сильнее', 'Reflects spells twice as strong'],
        cooldown: '9/7/5',
        mana: '50',
        complexity: 3,
        damage: 'magical',
        info: ['Один угаданный момент выигрывает драку против мага.', 'One well-timed press wins the fight against a caster.'],
        features: [
          ['shield', 'Отражает и способности по области вокруг вас', 'Also reflects area spells cast on you'],
          ['cooldown', 'Работает между двумя Скачками', 'Can be pressed between two Blinks'],
        ],
      },
      purple: [
        'cast:mr 12/24; 4',
        'stun 0.8',
        ['Отражённая способность восстанавливает вам {v} маны', 'A reflected spell restores {v} mana to you', '150'],
      ],
      blue: [
        'gives:mr 4/8/12',
        ['Контрзаклятие держится на {v:s} дольше', 'Counterspell holds for {v:s} longer', '0.2/0.4/0.6'],
        'cd 0.7/1.4/2.1',
      ],
    },
    {
      subject: ['пустота', 'пустоты', 'the void'],
      orange: {
        title: ['Выжженная земля', 'Scorched Minds'],
        text: [
          'Взрыв сначала сжигает *20%* маны всех врагов в радиусе *600*, а уже потом считает урон. За каждого погибшего героя Антимаг навсегда получает *4* ловкости.',
          'The blast first burns *20%* of the mana of all enemies within *600* and only then counts its damage. Every hero it kills gives Anti-Mage *4* Agility for good.',
        ],
        summary: ['Сжигает ману до взрыва', 'Burns mana before the blast'],
        cooldown: '60/50/40',
        mana: '150',
        complexity: 2,
        damage: 'magical',
        info: ['Чем больше врагов рядом с целью, тем страшнее взрыв.', 'The more enemies stand near the target, the harsher the blast.'],
        features: [
          ['mana', 'Герои без маны получают полный урон', 'Heroes without mana take full damage'],
          ['stun', 'Оглушает всех задетых на 0,6 секунды', 'Stuns everyone hit for 0.6 seconds'],
        ],
      },
      purple: ['killcdp 25/50', 'silence 2', 'pure 40'],
      blue: [
        ['Пустота наносит на {v} урона больше за единицу маны', 'The void deals {v} more damage per point of mana', '0.06/0.12/0.18'],
        'radius 50/100/150',
        'cd 4/8/12',
      ],
    },
  ],
  heroWide: { purple: ['kill:ms 20; 6', 'always:eva 6/12'], blue: ['always:agi 4/8/12', 'always:armor 2/4/6'] },
  scepter: {
    texture: 'antimage_mana_overload',
    title: ['Отголосок скачка', 'Echo of Blink'],
    text: [
      'Антимаг посылает иллюзию в точку в пределах *1000*: она живёт *8* секунд, и к ней можно перенестись Скачком.',
      'Anti-Mage sends an illusion to a point within *1000*: it lives for *8* seconds, and Blink can target it.',
    ],
    isGranted: true,
    rows: [
      ['Урон иллюзии', 'Illusion damage', '60%'],
      ['Получаемый урон', 'Damage taken', '150%'],
    ],
    cooldown: '16',
    mana: '60',
  },
  shard: {
    texture: 'antimage_counterspell_ally',
    title: ['Заклятие для друга', 'Counterspell for a Friend'],
    text: [
      'Контрзаклятие можно наложить на союзника в пределах *700*; в одиночной игре его получает ваша тень.',
      'Counterspell can be cast on an ally within *700*; in solo games your shadow receives it.',
    ],
    cooldown: '12',
    mana: '45',
  },
  innate: {
    texture: 'antimage_persectur',
    title: ['Гонитель', 'Persecutor'],
    text: [
      'Удары замедляют врага тем сильнее, чем меньше у него маны: от *5%* до *25%*.',
      'Hits slow the enemy, the more the less mana they have left: from *5%* to *25%*.',
    ],
  },
  changes: [
    [0, 'Сожжённая мана наносит *50%* своего количества уроном.', 'Burned mana deals *50%* of its amount as damage.'],
    [1, "Дальность <font color='bad'>снижена</font> до *950*.", "Range is <font color='bad'>reduced</font> to *950*."],
    [3, 'Не действует на крипов.', 'Does not affect creeps.'],
  ],
};
