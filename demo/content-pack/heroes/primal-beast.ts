import type { HeroSource } from '../hero-source.ts';

export const primalBeast: HeroSource = {
  urlName: 'primal-beast',
  attack: 'melee',
  skills: [
    {
      subject: ['натиск', 'натиска', 'Onslaught'],
      orange: {
        title: ['Сорвавшийся с цепи', 'Off the Chain'],
        text: [
          'Зверь не теряет разбега, сбив героя: он разворачивается к следующему и бежит дальше, до *3* раз. Каждое дерево и каждая постройка на пути дают *60* барьера.',
          'Striking a hero does not end the rush: the Beast turns to the next and runs on, up to *3* times. Trees and buildings on the way give *60* barrier each.',
        ],
        summary: ['Разбег продолжается после удара', 'The rush goes on after a hit'],
        cooldown: '20/18/16',
        mana: '100',
        complexity: 1,
        damage: 'physical',
        info: ['Начинайте разбег из-за леса: барьер копится ещё до драки.', 'Start behind the woods: the barrier builds before the fight.'],
        features: [
          ['speed', 'Каждый поворот ускоряет на 10%', 'Each turn adds 10% speed'],
          ['shield', 'Барьер не больше 600', 'The barrier is at most 600'],
        ],
      },
      purple: ['stunmore 0.25/0.5', 'cast:less 20; 3', 'armordown 5; 4'],
      blue: ['damage 40/80/120', 'distance 150/300/450', 'cd 1.2/2.4/3.6'],
    },
    {
      subject: ['топот', 'топота', 'Trample'],
      orange: {
        title: ['Землетрясение', 'Every Step a Quake'],
        text: [
          'Каждый *четвёртый* шаг раскалывает землю вперёд на *600*: трещина держится *2* секунды, подбрасывает вошедших на *0,6* секунды и наносит *5%* их здоровья.',
          'Every *fourth* step splits the ground *600* ahead: the crack lasts *2* seconds, throws up whoever enters for *0.6* seconds and deals *5%* of their health.',
        ],
        summary: ['Четвёртый шаг раскалывает землю', 'The fourth step splits the ground'],
        cooldown: '18/16/14',
        mana: '90',
        complexity: 2,
        damage: 'magical',
        info: ['Смотрите туда, куда хотите трещину, а не туда, куда идёте.', 'Look where you want the crack, not where you walk.'],
        features: [
          ['stomp', 'Одного врага подбрасывает раз в 2 секунды', 'Throws the same enemy once in 2 seconds'],
          ['damage', 'По боссам не больше 200 за трещину', 'At most 200 to bosses per crack'],
        ],
      },
      purple: ['attack 10/20', 'while:sr 25', 'slow 25; 1'],
      blue: ['damagep 8/16/24', 'duration 0.6/1.2/1.8', 'radius 20/40/60'],
    },
    {
      subject: ['рёв', 'рёва', 'the roar'],
      orange: {
        title: ['Эхо пещеры', 'Cave Echo'],
        text: [
          'Рёв повторяется эхом ещё *2* раза через *1,5* секунды с половиной силы, а заряды тратятся только последним. Враги, услышавшие все три, бегут в страхе *1* секунду.',
          'The roar echoes *2* more times, *1.5* seconds apart and at half power; charges are spent only by the last. Enemies who hear all three run in fear for *1* second.',
        ],
        summary: ['Рёв повторяется эхом', 'The roar echoes'],
        cooldown: '12',
        mana: '60',
        complexity: 2,
        damage: 'physical',
        info: ['Держите врага рядом до третьего эха: бежать он будет без оглядки.', 'Keep them near until the third echo.'],
        features: [
          ['cooldown', 'Между эхом заряды копятся дальше', 'Charges keep building between echoes'],
          ['range', 'Слышно на 750', 'Heard within 750'],
        ],
      },
      purple: ['limit 1/2', 'barrier 300; 5', 'weaken 15; 4'],
      blue: ['stack:dmg 6/12/18', 'stack:armor 0.6/1.2/1.8', 'slowmore 6/12/18'],
    },
    {
      subject: ['сокрушение', 'сокрушения', 'Pulverize'],
      orange: {
        title: ['Тряпичная кукла', 'Rag Doll'],
        text: [
          'Зверь крушит врагом землю на ходу: он может идти с *50%* скорости, а в конце швыряет добычу на *700*. Герои, в которых она попала, оглушены на *1,4* секунды.',
          'The Beast pounds on the move: he walks at *50%* speed and hurls his prey *700* at the end. Heroes it lands on are stunned for *1.4* seconds.',
        ],
        summary: ['Крушит на ходу и швыряет добычу', 'Pounds on the move and hurls the prey'],
        cooldown: '40/35/30',
        mana: '150',
        complexity: 1,
        damage: 'magical',
        info: ['Унесите врага к башне, а лишнего бросьте в его друзей.', 'Carry them to your tower, or throw them at their friends.'],
        features: [
          ['force', 'Бросок летит к курсору', 'The throw flies to your cursor'],
          ['shield', 'Оглушение Зверя не прерывает первый удар', 'The first slam cannot be interrupted'],
        ],
      },
      purple: ['maxhp 3/6', 'while:less 25', 'killcdp 50'],
      blue: ['damage 40/80/120', 'duration 0.3/0.6/0.9', 'cd 3/6/9'],
    },
  ],
  heroWide: { purple: ['near:hpr 10; 600', 'always:sr 6/12'], blue: ['always:str 5/10/15', 'always:hp 90/180/270'] },
  scepter: {
    texture: 'primal_beast_uproar',
    title: ['Каменный град', 'Stone Hail'],
    text: [
      'Рёв выпускает по *1* камню за заряд: *90* урона и замедление каждый.',
      'The roar releases *1* stone per charge: *90* damage and a slow each.',
    ],
    rows: [['Дальность', 'Range', '1200']],
  },
  shard: {
    texture: 'primal_beast_rock_throw',
    title: ['Бросок глыбы', 'Rock Throw'],
    text: [
      'Глыба летит на *1500* и оглушает на *1,2* секунды, осколки бьют вокруг.',
      'A boulder flies *1500* and stuns for *1.2* seconds, its shards hit all around.',
    ],
    isGranted: true,
    cooldown: '16',
    mana: '100',
  },
  innate: {
    texture: 'primal_beast_colossal',
    title: ['Исполин', 'Colossus'],
    text: ['Урон по постройкам и призванным существам выше на *25%*.', 'Damage to buildings and summons is *25%* higher.'],
  },
  changes: [
    [
      1,
      "Не требует маны, пока Зверь <font color='bad'>ниже</font> *30%* здоровья.",
      "Costs no mana while the Beast is <font color='bad'>below</font> *30%* health.",
    ],
    [3, 'Удары по земле каждые *0,7* секунды.', 'Slams every *0.7* seconds.'],
  ],
};
