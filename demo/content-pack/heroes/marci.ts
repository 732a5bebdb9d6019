import type { HeroSource } from '../hero-source.ts';

export const marci: HeroSource = {
  urlName: 'marci',
  attack: 'melee',
  skills: [
    {
      subject: ['бросок', 'броска', 'the throw'],
      orange: {
        title: ['Через плечо', 'Over the Shoulder'],
        text: [
          'Марси бросает врага *3* раза подряд, если он остаётся рядом: каждый бросок сильнее на *20%*. Герои, на которых его уронили, получают полный урон и сбиты с ног на *0,7* секунды.',
          'Marci throws the enemy *3* times in a row while they stay near, each throw *20%* harder. Heroes they land on take full damage and are knocked down for *0.7* seconds.',
        ],
        summary: ['Три броска подряд', 'Three throws in a row'],
        cooldown: '14/12/10',
        mana: '90',
        complexity: 2,
        damage: 'magical',
        info: ['Последним броском закиньте добычу под башню или друзьям.', 'Save the last throw for your tower or your friends.'],
        features: [
          ['force', 'Последний бросок вдвое дальше', 'The last throw goes twice as far'],
          ['stun', 'Босса бросают один раз', 'A boss is thrown once'],
        ],
      },
      purple: ['stunmore 0.25/0.5', 'strdmg 120', 'armordown 5; 4'],
      blue: ['damage 30/60/90', 'slowmore 8/16/24', 'cd 0.8/1.6/2.4'],
    },
    {
      subject: ['отскок', 'отскока', 'Rebound'],
      orange: {
        title: ['Прыжок без земли', 'Never Touch the Ground'],
        text: [
          'Оттолкнуться можно и от врага, и от башни. Приземление готовит новый отскок, если задело героя: до *3* прыжков, каждый с *25%* больше урона.',
          'Marci can spring off enemies and towers as well. A landing that hits a hero readies another leap: up to *3* of them, each with *25%* more damage.',
        ],
        summary: ['Прыжки подряд от кого угодно', 'Leap after leap off anyone'],
        cooldown: '13/11/9',
        mana: '80',
        complexity: 3,
        damage: 'magical',
        info: [
          'Три точных прыжка держат врага в воздухе дольше вас самой.',
          'Three clean leaps keep the enemy down longer than you are up.',
        ],
        features: [
          ['blink', 'Новый прыжок доступен 2 секунды', 'The next leap is open for 2 seconds'],
          ['mana', 'Следующие прыжки бесплатны', 'Further leaps are free'],
        ],
      },
      purple: ['stunmore 0.2/0.4', 'barrier 200; 4', 'charges 1'],
      blue: ['damage 25/50/75', 'range 60/120/180', 'cast:ms 8/16/24; 4'],
    },
    {
      subject: ['напарница', 'напарницы', 'Sidekick'],
      orange: {
        title: ['Плечом к плечу', 'Back to Back'],
        text: [
          'Марси никогда не дерётся одна: рядом встаёт тень напарника, которая *10* секунд повторяет каждый второй удар с *70%* урона и закрывает собой первую способность врага.',
          'Marci never fights alone: the shade of a partner stands by her for *10* seconds, repeats every second hit at *70%* damage and takes the first enemy spell for her.',
        ],
        summary: ['Тень напарника дерётся рядом', 'A partner’s shade fights beside you'],
        cooldown: '26/22/18',
        mana: '80',
        complexity: 1,
        damage: 'physical',
        info: ['Зовите напарника под вражеское оглушение, а не после него.', 'Call the partner before the stun comes, not after.'],
        features: [
          ['shield', 'Способность поглощается целиком', 'The spell is absorbed whole'],
          ['summon', 'Тень нельзя выбрать целью', 'The shade cannot be targeted'],
        ],
      },
      purple: ['while:sr 10/20', 'while:mr 15', 'dispel 14'],
      blue: ['while:ls 6/12/18', 'while:dmg 12/24/36', 'duration 1/2/3'],
    },
    {
      subject: ['высвобождение', 'высвобождения', 'Unleash'],
      orange: {
        title: ['Тысяча кулаков', 'A Thousand Fists'],
        text: [
          'Между сериями больше нет передышки, но каждая серия стоит *4%* здоровья. Импульс в конце серии отбрасывает врагов на *200* и заряжает следующий удар: *+15%* урона до конца высвобождения.',
          'There is no rest between flurries, but each costs *4%* health. The pulse ending a flurry pushes enemies by *200* and adds *+15%* damage to all later hits of Unleash.',
        ],
        summary: ['Серии ударов без передышки', 'Flurries without a rest'],
        cooldown: '75/65/55',
        mana: '150',
        complexity: 2,
        damage: 'physical',
        info: ['Нужен вампиризм или лекарь: кулаки не остановятся сами.', 'Bring lifesteal or a healer: the fists do not stop.'],
        features: [
          ['attack', 'Здоровье не опускается ниже 10%', 'Your health will not drop below 10%'],
          ['force', 'У стены отброшенный оглушён', 'Whoever hits a wall is stunned'],
        ],
      },
      purple: ['while:sr 15/30', 'silence 1', 'immune 2'],
      blue: [
        'duration 1/2/3',
        'while:ms 4/8/12',
        ['Импульс высвобождения наносит на {v} урона больше', 'The pulse of Unleash deals {v} more damage', '25/50/75'],
      ],
    },
  ],
  heroWide: { purple: ['hit:as 5; 4', 'always:less 3/6'], blue: ['always:str 4/8/12', 'always:hpr 5/10/15'] },
  scepter: {
    texture: 'marci_unleash',
    title: ['Высвобождение', 'Unleash'],
    text: [
      'Высвобождение снимает с Марси все отрицательные эффекты, а импульсы накладывают немоту на *1,5* секунды.',
      'Unleash removes all debuffs from Marci, and its pulses silence for *1.5* seconds.',
    ],
    rows: [['Немота', 'Silence', '1.5']],
    cooldown: '60',
  },
  shard: {
    texture: 'marci_bodyguard',
    title: ['Телохранитель', 'Bodyguard'],
    text: [
      'Пока у Марси есть напарник или его тень, она получает *7* брони и *20* восстановления здоровья.',
      'While Marci has a partner or a shade, she gains *7* armor and *20* health regeneration.',
    ],
  },
  innate: {
    texture: 'marci_special_delivery',
    title: ['Особая посылка', 'Special Delivery'],
    text: [
      'Предмет, отправленный Марси напарнику, прибывает сразу, а она на *10* секунд ускоряется на *8%*.',
      'Items Marci sends to her partner arrive at once, and she moves *8%* faster for *10* seconds.',
    ],
  },
  changes: [
    [1, 'В одиночной игре оттолкнуться можно от *крипа*.', 'In solo games she can spring off a *creep*.'],
    [2, 'Без союзников действует на саму Марси с *полной* силой.', 'Without allies it affects Marci at *full* strength.'],
  ],
};
