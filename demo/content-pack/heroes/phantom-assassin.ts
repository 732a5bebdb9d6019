import type { HeroSource } from '../hero-source.ts';

export const phantomAssassin: HeroSource = {
  urlName: 'phantom-assassin',
  attack: 'melee',
  skills: [
    {
      subject: ['кинжал', 'кинжала', 'the dagger'],
      orange: {
        title: ['Веер лезвий', 'Fan of Blades'],
        text: [
          'Вместо одного кинжала летит веер из *5*. Застрявшие в земле лезвия лежат *6* секунд; подобрав каждое, Убийца сокращает перезарядку на *1* секунду и бьёт следующим сильнее на *10%*.',
          'A fan of *5* flies instead of one dagger. Blades stuck in the ground stay for *6* seconds; each one picked up shortens the cooldown by *1* second and makes the next throw *10%* stronger.',
        ],
        summary: ['Веер лезвий, которые можно подобрать', 'A fan of blades you can pick up'],
        cooldown: '8/7/6',
        mana: '40',
        complexity: 2,
        damage: 'physical',
        info: [
          'Бросайте сквозь врага и бегите за лезвиями: они лежат за ним.',
          'Throw through the enemy and run for the blades behind them.',
        ],
        features: [
          ['attack', 'Критический удар у всего веера общий', 'The whole fan shares one critical roll'],
          ['slow', 'Каждое попадание замедляет сильнее', 'Each hit slows further'],
        ],
      },
      purple: ['targets 1/2', 'slow 30; 2', 'healhit 60'],
      blue: [
        'cd 0.4/0.8/1.2',
        [
          'Осколки кинжала ранят врагов в радиусе {v} от цели',
          'Splinters of the dagger wound enemies within {v} of the target',
          '100/150/200',
        ],
        'attack 5/10/15',
      ],
    },
    {
      subject: ['призрачный удар', 'призрачного удара', 'Phantom Strike'],
      orange: {
        title: ['Охота из тени', 'Hunt from the Shade'],
        text: [
          'Удар можно наносить по земле. Убийца остаётся невидимой *1,5* секунды после прыжка, а первая атака из тени бьёт критически и возвращает *4* секунды перезарядки.',
          'The strike can target the ground. The Assassin stays unseen for *1.5* seconds after the leap, and her first attack from the shade is critical and returns *4* seconds of cooldown.',
        ],
        summary: ['Прыжок в точку и удар из невидимости', 'Leap anywhere and strike unseen'],
        cooldown: '9/7/5',
        mana: '45',
        complexity: 2,
        damage: 'physical',
        info: ['Не спешите бить: полторы секунды хватит, чтобы зайти за спину.', 'Do not rush: you have time to step behind them.'],
        features: [
          ['shadow', 'Невидимость не снимает движение', 'Moving keeps you hidden'],
          ['speed', 'Скорость атаки даёт и прыжок в точку', 'A leap to the ground grants attack speed too'],
        ],
      },
      purple: [
        ['Призрачный удар оставляет на {v:s} иллюзию рядом с целью', 'Phantom Strike leaves an illusion by the target for {v:s}', '2/4'],
        'range 300',
        'blind 25; 3',
      ],
      blue: ['cast:ms 6/12/18; 3', 'duration 0.4/0.8/1.2', 'cast:dmg 15/30/45; 3'],
    },
    {
      subject: ['размытие', 'размытия', 'Blur'],
      orange: {
        title: ['Нет лица', 'Faceless'],
        text: [
          'Каждое уклонение делает Убийцу прозрачнее: после *5* подряд она исчезает на *2* секунды и восстанавливает *12%* здоровья. Убийство героя даёт этот же эффект сразу.',
          'Every dodge makes the Assassin fainter: after *5* in a row she vanishes for *2* seconds and restores *12%* of her health. Killing a hero does the same at once.',
        ],
        summary: ['Пять уклонений — и вы исчезли', 'Five dodges and you are gone'],
        complexity: 1,
        info: ['Против стрелков и крипов вы будете мигать без остановки.', 'Against shooters and creeps you will keep flickering.'],
        features: [
          ['heal', 'Лечит и при полном размытии', 'Heals under full Blur too'],
          ['blink', 'Пропавшую нельзя выбрать целью', 'You cannot be targeted while gone'],
        ],
      },
      purple: ['gives:ls 8/16', 'while:less 20', 'low:sr 25; 40'],
      blue: [
        ['Размытие спадает на {v:s} позже, когда рядом враг', 'Blur fades {v:s} later near an enemy', '0.3/0.6/0.9'],
        'while:hpr 10/20/30',
        'gives:eva 4/8/12',
      ],
    },
    {
      subject: ['последний удар', 'последнего удара', 'Coup de Grace'],
      orange: {
        title: ['Подписанный приговор', 'Signed Sentence'],
        text: [
          'Критический удар по герою выносит приговор: следующие *6* секунд он теряет *2%* здоровья за каждые *10%*, которых ему не хватает, и не может скрыться. После смерти приговор переходит на ближайшего героя.',
          'A critical hit on a hero passes sentence: for *6* seconds they lose *2%* health for every *10%* they are missing, and cannot hide. When they die, the sentence passes to the nearest hero.',
        ],
        summary: ['Критический удар приговаривает', 'A critical hit passes sentence'],
        complexity: 2,
        damage: 'pure',
        info: ['Достаточно одного удачного взмаха, остальное сделает приговор.', 'One lucky swing is enough; the sentence does the rest.'],
        features: [
          ['death', 'Приговорённых видно сквозь туман', 'The sentenced are seen through fog'],
          ['blade', 'Кинжал тоже приговаривает', 'The dagger passes sentence too'],
        ],
      },
      purple: ['hit:dmg 6/12; 6', 'lowhp 40; 30', 'steal 20'],
      blue: ['chance 2/4/6', 'crit 15/30/45', 'gives:as 10/20/30'],
    },
  ],
  heroWide: { purple: ['kill:ms 25; 6', 'always:ls 5/10'], blue: ['always:agi 5/10/15', 'always:dmg 8/16/24'] },
  scepter: {
    texture: 'phantom_assassin_blur',
    title: ['Размытие', 'Blur'],
    text: [
      'Размытие применяется мгновенно, снимает эффекты, а убийство обнуляет все перезарядки, кроме предметов.',
      'Blur is instant and dispels, and a kill resets all cooldowns except items.',
    ],
    cooldown: '14',
  },
  shard: {
    texture: 'phantom_assassin_fan_of_knives',
    title: ['Кольцо ножей', 'Ring of Knives'],
    text: [
      'Ножи летят во все стороны на *550*: *12%* здоровья врага и немота пассивных способностей на *3* секунды.',
      'Knives fly all around to *550*: *12%* of enemy health and *3* seconds of break.',
    ],
    isGranted: true,
    rows: [['Радиус', 'Radius', '550']],
    cooldown: '18',
    mana: '80',
  },
  innate: {
    texture: 'phantom_assassin_immaterial',
    title: ['Бесплотная', 'Immaterial'],
    text: ['Каждые *2* уровня Убийца получает *1%* уклонения.', 'Every *2* levels the Assassin gains *1%* evasion.'],
  },
  changes: [
    [0, 'Урон крипам снижен до *50%*.', 'Damage to creeps is reduced to *50%*.'],
    [3, 'Вероятность растёт до *20%* после промаха.', 'The chance rises to *20%* after a miss.'],
  ],
};
