import type { HeroSource } from '../hero-source.ts';

export const pangolier: HeroSource = {
  urlName: 'pangolier',
  attack: 'melee',
  skills: [
    {
      subject: ['фехтование', 'фехтования', 'Swashbuckle'],
      orange: {
        title: ['Урок фехтования', 'Fencing Lesson'],
        text: [
          'Рывок можно повторить *дважды* за *3* секунды, меняя направление. Если все три серии попали в одного героя, последняя пригвождает его на *1,2* секунды и бьёт насквозь.',
          'The dash can be repeated *twice* within *3* seconds in any direction. If all three flurries hit one hero, the last pins them for *1.2* seconds and strikes through.',
        ],
        summary: ['Три рывка подряд', 'Three dashes in a row'],
        cooldown: '16/13/10',
        mana: '80',
        complexity: 3,
        damage: 'physical',
        info: ['Обойдите врага с трёх сторон и закончите, глядя ему в лицо.', 'Circle the enemy from three sides and finish face to face.'],
        features: [
          ['blink', 'Рывок уклоняется от снарядов', 'A dash dodges projectiles'],
          ['attack', 'Удары несут Удачный выпад', 'Thrusts carry Lucky Shot'],
        ],
      },
      purple: [
        'attack 10/20',
        ['Каждая серия фехтования наносит ещё {v:hit}', 'Every flurry of Swashbuckle deals {v:hit} more', '1'],
        'cast:armor 8; 4',
      ],
      blue: ['damage 8/16/24', 'range 80/160/240', 'cd 0.8/1.6/2.4'],
    },
    {
      subject: ['удар щитом', 'удара щитом', 'Shield Crash'],
      orange: {
        title: ['Прыгучий щит', 'Bouncing Buckler'],
        text: [
          'Приземлившись на героя, Панголин подскакивает снова: до *4* раз, каждый прыжок даёт *120* прочности барьера. Во время Катящегося грома прыжки не прерывают качение.',
          'Landing on a hero, Pangolier bounces again: up to *4* times, each for *120* more barrier. During Rolling Thunder the bounces do not stop the roll.',
        ],
        summary: ['Отскакивает от героев снова и снова', 'Bounces off heroes again and again'],
        cooldown: '14/12/10',
        mana: '70',
        complexity: 2,
        damage: 'magical',
        info: [
          'Целиться надо в толпу: один герой под вами — ещё один прыжок.',
          'Aim for the crowd: each hero below you is another bounce.',
        ],
        features: [
          ['shield', 'Барьер держится 8 секунд', 'The barrier holds for 8 seconds'],
          ['slow', 'Замедляет на 20% за прыжок', 'Slows by 20% per bounce'],
        ],
      },
      purple: ['cast:less 8/16; 4', 'weaken 15; 3', 'charges 1'],
      blue: ['damage 30/60/90', 'radius 30/60/90', 'cd 0.7/1.4/2.1'],
    },
    {
      subject: ['удачный выпад', 'удачного выпада', 'Lucky Shot'],
      orange: {
        title: ['Счастливая монета', 'Lucky Coin'],
        text: [
          'Каждый выпад подбрасывает монету. Орёл — враг обезоружен на *1,5* секунды, решка — вы получаете *60* скорости атаки на *4* секунды, ребро — и то и другое вдвое дольше.',
          'Every thrust tosses a coin. Heads disarm the enemy for *1.5* seconds, tails give you *60* attack speed for *4* seconds, the edge does both for twice as long.',
        ],
        summary: ['Каждый выпад подбрасывает монету', 'Every thrust tosses a coin'],
        complexity: 1,
        damage: 'physical',
        info: ['Чем чаще бьёте, тем вернее удача: монета не бывает пустой.', 'Hit often: the coin never comes up empty.'],
        features: [
          ['gold', 'Ребро выпадает в 5% случаев', 'The edge comes up in 5% of tosses'],
          ['attack', 'Работает с фехтованием', 'Works with Swashbuckle'],
        ],
      },
      purple: ['asdown 25/50; 3', 'break 0.8', 'noheal 20; 3'],
      blue: ['chance 3/6/9', 'armordown 1/2/3; 4', 'slow 5/10/15; 2'],
    },
    {
      subject: ['гром', 'грома', 'the thunder'],
      orange: {
        title: ['Снежный ком', 'Snowball of Thunder'],
        text: [
          'Катясь, Панголин набирает ход: каждые *500* пути дают *5%* урона и размера, до *75%*. Столкновение со стеной больше не тормозит, а бьёт всех рядом на *60%* урона.',
          'Pangolier gathers pace as he rolls: every *500* travelled adds *5%* damage and size, up to *75%*. Hitting a wall no longer slows him but strikes everyone near for *60%*.',
        ],
        summary: ['Набирает ход и не боится стен', 'Gathers pace and does not mind walls'],
        cooldown: '60/52/44',
        mana: '120',
        complexity: 2,
        damage: 'magical',
        info: ['Разгонитесь в лесу и влетайте в драку уже снежным комом.', 'Build speed in the woods and enter the fight full size.'],
        features: [
          ['speed', 'Размер расширяет и удар', 'Size widens the hit'],
          ['force', 'От стены отскакивает на 180 градусов', 'Turns 180 degrees off a wall'],
        ],
      },
      purple: ['stunmore 0.2/0.4', 'strdmg 70', 'killcdp 35'],
      blue: ['damage 30/60/90', 'duration 0.8/1.6/2.4', 'cd 4/8/12'],
    },
  ],
  heroWide: { purple: ['kill:armor 10; 6', 'always:slowres 12/24'], blue: ['always:agi 4/8/12', 'always:ms 3/6/9'] },
  scepter: {
    texture: 'pangolier_gyroshell',
    title: ['Катящийся гром', 'Rolling Thunder'],
    text: ['Столкновение с героем запускает фехтование во все *4* стороны.', 'Hitting a hero releases Swashbuckle in all *4* directions.'],
    rows: [['Не чаще раза в', 'At most once in', '2']],
  },
  shard: {
    texture: 'pangolier_rollup',
    title: ['Клубок', 'Roll Up'],
    text: [
      'Панголин сворачивается на *2,5* секунды: магия не действует, а удар по нему отбрасывает.',
      'Pangolier curls up for *2.5* seconds: magic cannot touch him and hits knock him away.',
    ],
    isGranted: true,
    rows: [['Барьер', 'Barrier', '200']],
    cooldown: '18',
    mana: '75',
  },
  innate: {
    texture: 'pangolier_fortune_favors_the_bold',
    title: ['Смелым везёт', 'Bold and Lucky'],
    text: [
      'Случайные эффекты Панголина срабатывают на *15%* чаще, если он ниже половины здоровья.',
      'Pangolier’s chances are *15%* better while he is below half health.',
    ],
  },
  changes: [
    [0, 'Наносит *четыре* укола.', 'Deals *four* thrusts.'],
    [2, 'Немота заменена снижением брони на *4*.', 'The silence is replaced by a loss of *4* armor.'],
  ],
};
