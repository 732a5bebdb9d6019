import type { HeroSource } from '../hero-source.ts';

export const zeus: HeroSource = {
  urlName: 'zeus',
  attack: 'ranged',
  skills: [
    {
      subject: ['дуга', 'дуги', 'the arc'],
      orange: {
        title: ['Вечная дуга', 'Endless Arc'],
        text: [
          'Молния не гаснет, пока есть куда прыгать: она может вернуться к тем, кого уже била, через *1* врага. Каждый *пятый* прыжок бьёт ударом с неба на *60%* силы Удара молнии.',
          'The lightning does not die while it has somewhere to leap: it may come back to a target after *1* other. Every *fifth* leap calls a bolt from the sky at *60%* of Lightning Bolt.',
        ],
        summary: ['Прыгает без конца', 'Leaps without end'],
        cooldown: '2.2/2/1.8',
        mana: '70',
        complexity: 1,
        damage: 'magical',
        info: ['Двух врагов рядом достаточно для маленькой грозы.', 'Two enemies side by side make a small storm.'],
        features: [
          ['lightning', 'Не больше 20 прыжков', 'At most 20 leaps'],
          ['damage', 'Прыжок слабее прежнего на 5%', 'Each leap is 5% weaker'],
        ],
      },
      purple: ['bounce 2/4', 'slow 15; 1', 'intdmg 20'],
      blue: ['damage 15/30/45', 'mana 8/16/24', 'range 60/120/180'],
    },
    {
      subject: ['удар молнии', 'удара молнии', 'Lightning Bolt'],
      orange: {
        title: ['Громоотвод', 'Lightning Rod'],
        text: [
          'Удар оставляет в земле копьё-громоотвод на *8* секунд. Каждое заклинание Зевса бьёт и в него: *45%* Удара молнии всем в радиусе *325*. Стоит не больше *3* копий.',
          'The bolt leaves a lightning rod in the ground for *8* seconds. Each of Zeus’s spells strikes it too: *45%* of Lightning Bolt to all within *325*. Up to *3* rods may stand.',
        ],
        summary: ['Оставляет громоотвод', 'Leaves a lightning rod'],
        cooldown: '7/6/5',
        mana: '120',
        complexity: 2,
        damage: 'magical',
        info: ['Утыкайте поле копьями и заставьте врага выбирать тропинки.', 'Stud the field with rods and make them pick their paths.'],
        features: [
          ['range', 'Копьё даёт обзор 600', 'A rod gives vision of 600'],
          ['stun', 'Каждый удар на миг оглушает', 'Each strike briefly stuns'],
        ],
      },
      purple: ['stun 0.3/0.6', 'reveal 6', 'mrdown 10; 4'],
      blue: ['damage 30/60/90', 'range 80/160/240', 'cd 0.5/1/1.5'],
    },
    {
      subject: ['поле', 'поля', 'the field'],
      orange: {
        title: ['Шаровая молния', 'Ball Lightning of Olympus'],
        text: [
          'Каждые *8* разрядов поля рождают шар: он медленно плывёт к самому здоровому врагу и лопается, снимая *9%* его здоровья. Прыжок Зевса сквозь шар забирает его и лечит на столько же.',
          'Every *8* discharges of the field give birth to a ball: it drifts to the healthiest enemy and bursts for *9%* of their health. Leaping through it takes it and heals Zeus for as much.',
        ],
        summary: ['Разряды рождают шаровые молнии', 'Discharges give birth to ball lightning'],
        complexity: 2,
        damage: 'magical',
        info: ['Дуга по крипам — лучший способ вырастить шар.', 'Arc on creeps is the best way to grow a ball.'],
        features: [
          ['lightning', 'Живёт 10 секунд', 'Lives for 10 seconds'],
          ['heal', 'Сразу не больше 4 шаров', 'At most 4 balls at once'],
        ],
      },
      purple: ['gives:amp 5/10', 'slow 20; 1', 'manahit 10'],
      blue: [
        ['Поле снимает ещё {v%} здоровья врага', 'The field takes {v%} more of the enemy’s health', '0.5/1/1.5'],
        'radius 60/120/180',
        'gives:mpr 1/2/3',
      ],
    },
    {
      subject: ['гнев', 'гнева', 'the wrath'],
      orange: {
        title: ['Олимп услышал', 'Olympus Has Heard'],
        text: [
          'Гнев бьёт *дважды*: через *2,5* секунды молнии падают снова на тех, кого видно. Каждый погибший герой посылает ещё один удар в самого раненого из живых.',
          'The wrath strikes *twice*: after *2.5* seconds bolts fall again on all who are seen. Every hero who dies sends another bolt at the most wounded survivor.',
        ],
        summary: ['Бьёт дважды и мстит за павших', 'Strikes twice, and again for each death'],
        cooldown: '110/95/80',
        mana: '350',
        complexity: 1,
        damage: 'magical',
        info: ['Нажимайте в разгар чужой драки: шесть башен, шесть молний.', 'Press it amid the others’ fights: six towers, six bolts.'],
        features: [
          ['range', 'Раскрывает на 5 секунд', 'Reveals for 5 seconds'],
          ['death', 'Невидимых видит тоже', 'Sees the invisible too'],
        ],
      },
      purple: ['lowhp 25/50; 35', 'stun 0.5', 'killcd 15'],
      blue: ['damage 50/100/150', 'cd 8/16/24', 'expose 5/10/15; 5'],
    },
  ],
  heroWide: { purple: ['kill:mpr 20; 8', 'always:crange 75/150'], blue: ['always:int 5/10/15', 'always:hp 80/160/240'] },
  scepter: {
    texture: 'zuus_cloud',
    title: ['Нимб', 'Nimbus'],
    text: [
      'Туча в любой точке карты *30* секунд бьёт Ударом молнии каждые *2,5* секунды.',
      'A cloud anywhere on the map casts Lightning Bolt every *2.5* seconds for *30* seconds.',
    ],
    isGranted: true,
    rows: [['Радиус', 'Radius', '450']],
    cooldown: '35',
    mana: '250',
  },
  shard: {
    texture: 'zuus_lightning_hands',
    title: ['Руки-молнии', 'Lightning Hands'],
    text: ['Атаки пускают дугу с *50%* силы.', 'Attacks release an arc of *50%* power.'],
  },
  innate: {
    texture: 'zuus_static_field',
    title: ['Статика', 'Static'],
    text: [
      'Каждое заклинание ускоряет следующее: замах короче на *10%*, до *30%*.',
      'Every spell makes the next quicker: its cast time is *10%* shorter, up to *30%*.',
    ],
  },
  changes: [
    [1, 'Оглушает на *0,35* секунды.', 'Stuns for *0.35* seconds.'],
    [2, 'По боссам не больше *60* урона.', 'At most *60* damage to bosses.'],
  ],
};
