import type { HeroSource } from '../hero-source.ts';

export const snapfire: HeroSource = {
  urlName: 'snapfire',
  attack: 'ranged',
  skills: [
    {
      subject: ['картечь', 'картечи', 'Scatterblast'],
      orange: {
        title: ['Из обоих стволов', 'Both Barrels'],
        text: [
          'Второй залп следует через *0,6* секунды с *80%* силы, а отдача отбрасывает Бабулю на *300*. Враги, отлетевшие в стену, оглушены на *1* секунду.',
          'A second blast follows after *0.6* seconds at *80%* power, and the recoil throws Snapfire back *300*. Enemies knocked into a wall are stunned for *1* second.',
        ],
        summary: ['Два залпа и отдача', 'Two blasts and a kick'],
        cooldown: '12/10/8',
        mana: '100',
        complexity: 2,
        damage: 'magical',
        info: ['Прижмите врага к стене, и отдача унесёт вас от ответа.', 'Pin them to a wall; the kick carries you off.'],
        features: [
          ['force', 'Отбрасывает врагов на 200', 'Knocks enemies back 200'],
          ['blink', 'Отдача пролетает сквозь деревья', 'The recoil passes through trees'],
        ],
      },
      purple: ['disarm 0.6/1.2', 'armordown 4; 4', 'burn 25; 4'],
      blue: ['damage 30/60/90', 'distance 80/160/240', 'slowmore 8/16/24'],
    },
    {
      subject: ['печенье', 'печенья', 'the cookie'],
      orange: {
        title: ['Бабушкин рецепт', 'Granny’s Recipe'],
        text: [
          'Печенье готовится с начинкой по кругу: *мёд* лечит на *25%*, *перец* поджигает всех у приземления на *60* в секунду, *мята* сбрасывает перезарядки на *4* секунды.',
          'Each cookie has the next filling in turn: *honey* heals *25%*, *pepper* burns everyone at the landing for *60* a second, *mint* takes *4* seconds off cooldowns.',
        ],
        summary: ['Три начинки по очереди', 'Three fillings in turn'],
        cooldown: '15/13/11',
        mana: '90',
        complexity: 2,
        damage: 'magical',
        info: [
          'Следите за начинкой: мята перед залпом, мёд перед бегством.',
          'Mind the filling: mint before the fight, honey before the flight.',
        ],
        features: [
          ['heal', 'Начинка видна над портретом', 'The filling shows above the portrait'],
          ['range', 'Прыжок длиннее на 150', 'The hop is 150 longer'],
        ],
      },
      purple: ['charges 1/2', 'cast:as 50; 4', 'dispel 12'],
      blue: ['damage 25/50/75', 'stunmore 0.2/0.4/0.6', ['Печенье лечит на {v}', 'The cookie heals for {v}', '60/120/180']],
    },
    {
      subject: ['дробитель', 'дробителя', 'the shredder'],
      orange: {
        title: ['Пулемётная лента', 'Belt-Fed'],
        text: [
          'Вместо счёта выстрелов у Дробителя теперь лента на *5* секунд стрельбы с предельной скоростью. Каждое попадание в одну цель сильнее прежнего на *3*, а каждый убитый добавляет *1* секунду.',
          'Instead of counted shots the Shredder has a belt of *5* seconds at full fire rate. Each hit on one target is *3* stronger than the last, and each kill adds *1* second.',
        ],
        summary: ['Пять секунд непрерывной стрельбы', 'Five seconds of nonstop fire'],
        cooldown: '20/18/16',
        mana: '70',
        complexity: 1,
        damage: 'physical',
        info: ['Начните на крипах, закончите на герое: лента не прервётся.', 'Start on creeps and end on a hero: the belt will not break.'],
        features: [
          ['attack', 'Выстрелы несут эффекты атак', 'Shots carry attack effects'],
          ['range', 'Дальность выше на 150', 'Range is 150 longer'],
        ],
      },
      purple: ['attack 15/30', 'break 1', 'creeps 30'],
      blue: [
        'damage 8/16/24',
        ['Лента дробителя длиннее на {v:shot}', 'The belt of the Shredder is {v:shot} longer', '1/2/3'],
        'armordown 0.5/1/1.5; 5',
      ],
    },
    {
      subject: ['поцелуи', 'поцелуев', 'the kisses', 're'],
      orange: {
        title: ['Мортимер за рулём', 'Mortimer at the Wheel'],
        text: [
          'Мортимер плюётся на ходу: Бабуля двигается с *75%* скорости, а лужи сливаются. Враг, стоящий сразу в *трёх*, обездвижен и получает двойной урон.',
          'Mortimer spits on the move: Snapfire rides at *75%* speed and the puddles merge. An enemy standing in *three* at once is rooted and takes double damage.',
        ],
        summary: ['Плюётся на ходу, лужи сливаются', 'Spits on the move, puddles merge'],
        cooldown: '90/80/70',
        mana: '200',
        complexity: 2,
        damage: 'magical',
        info: ['Выжгите путь к отступлению и гоните врага по нему.', 'Burn the way out and drive them down it.'],
        features: [
          ['fire', 'Лужи горят на 2 секунды дольше', 'Puddles burn 2 seconds longer'],
          ['speed', 'Печенье не прерывает стрельбу', 'A cookie does not interrupt'],
        ],
      },
      purple: ['while:less 15/30', 'stun 0.3', 'range 500'],
      blue: ['dps 15/30/45', ['Мортимер делает на {v:shot} больше', 'Mortimer fires {v:shot} more', '1/2/3'], 'cd 6/12/18'],
    },
  ],
  heroWide: { purple: ['kill:ms 20; 6', 'always:armor 4/8'], blue: ['always:str 4/8/12', 'always:arange 25/50/75'] },
  scepter: {
    texture: 'snapfire_gobble_up',
    title: ['Проглотить', 'Gobble Up'],
    text: [
      'Мортимер глотает союзника или крипа и за *3* секунды выплёвывает его на *3000*: *400* урона в месте падения.',
      'Mortimer swallows an ally or creep and within *3* seconds spits it up to *3000* for *400* damage.',
    ],
    isGranted: true,
    rows: [['Радиус', 'Radius', '350']],
    cooldown: '35',
    mana: '100',
  },
  shard: {
    texture: 'snapfire_firesnap_cookie',
    title: ['Двойная порция', 'Second Helping'],
    text: ['После приземления печенье подбрасывает ещё раз на *200*.', 'After the landing the cookie hops once more, by *200*.'],
  },
  innate: {
    texture: 'snapfire_buckshot',
    title: ['Дробь', 'Buckshot'],
    text: [
      'Каждая *пятая* атака ранит врагов за целью на *50%* урона.',
      'Every *fifth* attack wounds enemies behind the target for *50%* damage.',
    ],
  },
  changes: [
    [0, 'Вблизи наносит на *60%* больше.', 'Deals *60%* more up close.'],
    [2, 'Наибольшая скорость стрельбы *300*.', 'The attack speed is fixed at *300*.'],
  ],
};
