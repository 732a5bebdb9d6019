import type { HeroSource } from '../hero-source.ts';

export const sandKing: HeroSource = {
  urlName: 'sand-king',
  attack: 'melee',
  skills: [
    {
      subject: ['удар из-под земли', 'удара из-под земли', 'Burrowstrike'],
      orange: {
        title: ['Кочующая дюна', 'Wandering Dune'],
        text: [
          'Король остаётся под землёй до *2,5* секунды и сам выбирает, где вынырнуть. Чем дольше он внизу, тем шире удар: до *400* в радиусе и *1* секунды дополнительного оглушения.',
          'The King stays below for up to *2.5* seconds and picks where to surface. The longer he waits, the wider the strike: up to *400* around and *1* more second of stun.',
        ],
        summary: ['Выныривает там, где захочет', 'Surfaces where he likes'],
        cooldown: '14/12/10',
        mana: '120',
        complexity: 3,
        damage: 'magical',
        info: ['Под землёй вы неуязвимы: пересидите удар и ответьте.', 'You cannot be hurt below: wait out the blow and answer.'],
        features: [
          ['speed', 'Под землёй скорость 600', 'Moves at 600 below'],
          ['stun', 'Враги видят только рябь песка', 'Enemies see only a ripple'],
        ],
      },
      purple: ['stunmore 0.2/0.4', 'charges 1', 'slow 35; 3'],
      blue: ['damage 35/70/105', 'range 60/120/180', 'cd 0.8/1.6/2.4'],
    },
    {
      subject: ['буря', 'бури', 'the storm'],
      orange: {
        title: ['Око бури', 'Eye of the Storm'],
        text: [
          'Буря движется вместе с Королём и не рассеивается *10* секунд. В её оке он невидим даже в бою, если атакует не чаще раза в *2* секунды, и такой удар бьёт вдвое.',
          'The storm moves with the King and holds for *10* seconds. In its eye he stays unseen even while fighting, as long as he attacks once in *2* seconds; such a hit deals double.',
        ],
        summary: ['Буря идёт с вами и прячет вас', 'The storm walks with you and hides you'],
        cooldown: '24/21/18',
        mana: '90',
        complexity: 2,
        damage: 'magical',
        info: ['Не бейте часто — бейте больно.', 'Do not hit often. Hit hard.'],
        features: [
          ['shadow', 'Эпицентр не раскрывает вас', 'Epicenter does not reveal you'],
          ['slow', 'Замедляет на 20% внутри', 'Slows by 20% inside'],
        ],
      },
      purple: ['blind 15/30; 1', 'while:hpr 40', 'pull 60'],
      blue: ['dps 10/20/30', 'radius 40/80/120', 'duration 1/2/3'],
    },
    {
      subject: ['финал', 'финала', 'the finale'],
      orange: {
        title: ['Цепная реакция', 'Chain Reaction'],
        text: [
          'Взрывы заражают: каждый задетый получает яд с *60%* силы и взрывается сам, если погибнет за *5* секунд. Третий взрыв подряд оглушает всех рядом на *1* секунду.',
          'Bursts infect: everyone hit carries poison of *60%* power and bursts too if they die within *5* seconds. The third burst in a row stuns all nearby for *1* second.',
        ],
        summary: ['Взрыв заражает соседей', 'A burst infects the neighbours'],
        complexity: 1,
        damage: 'magical',
        info: ['Разметьте волну крипов и взорвите её в лицо герою.', 'Mark the creep wave and blow it up in a hero’s face.'],
        features: [
          ['poison', 'Герои взрываются с двойной силой', 'Heroes burst with double power'],
          ['damage', 'Буря тоже разносит яд', 'The storm spreads poison too'],
        ],
      },
      purple: ['maxhp 3/6', 'noheal 25; 5', 'armordown 4; 5'],
      blue: ['damage 25/50/75', 'radius 30/60/90', 'slowmore 5/10/15'],
    },
    {
      subject: ['эпицентр', 'эпицентра', 'Epicenter'],
      orange: {
        title: ['Сердце пустыни', 'Heart of the Desert'],
        text: [
          'Эпицентр начинается без подготовки слабыми толчками и крепнет, пока рядом есть герои: каждый задетый добавляет *1* толчок и *20* радиуса, всего не больше *24* толчков.',
          'Epicenter starts at once with weak pulses and grows while heroes are near: each one hit adds *1* pulse and *20* radius, up to *24* pulses in all.',
        ],
        summary: ['Без подготовки, растёт от героев', 'Starts at once, grows with heroes'],
        cooldown: '80/70/60',
        mana: '200',
        complexity: 2,
        damage: 'magical',
        info: ['Самое время вынырнуть в гущу врагов.', 'The best time to surface in their midst.'],
        features: [
          ['stomp', 'Каждый пятый толчок сбивает с ног', 'Every fifth pulse knocks down'],
          ['shield', 'Прервать его нельзя', 'It cannot be interrupted'],
        ],
      },
      purple: ['asdown 40/80; 3', 'while:mr 25', 'pull 30'],
      blue: ['damage 15/30/45', 'radius 40/80/120', 'cd 6/12/18'],
    },
  ],
  heroWide: { purple: ['low:armor 12; 40', 'always:amp 4/8'], blue: ['always:str 4/8/12', 'always:mpr 1/2/3'] },
  scepter: {
    texture: 'sandking_burrowstrike',
    title: ['Удар из-под земли', 'Burrowstrike'],
    text: [
      'Дальность удара вдвое больше, а эпицентр толкается *3* раза в месте выхода.',
      'The strike reaches twice as far, and Epicenter pulses *3* times where he surfaces.',
    ],
    rows: [['Толчков', 'Pulses', '3']],
  },
  shard: {
    texture: 'sandking_scorpion_strike',
    title: ['Жало скорпиона', 'Scorpion Strike'],
    text: [
      'Хвост бьёт по дуге на *325*: критический удар *160%* и яд финала.',
      'The tail sweeps *325* ahead: a critical hit of *160%* and the finale’s poison.',
    ],
    isGranted: true,
    cooldown: '8',
    mana: '40',
  },
  innate: {
    texture: 'sandking_caustic_finale',
    title: ['Панцирь песков', 'Shell of Sand'],
    text: ['Каждый враг под ядом Короля даёт ему *2* брони.', 'Every enemy under the King’s poison gives him *2* armor.'],
  },
  changes: [
    [1, "Король может <font color='value'>ходить</font> внутри бури.", "The King may <font color='value'>walk</font> inside the storm."],
    [2, 'Яд вешают и *способности*.', '*Abilities* apply the poison too.'],
  ],
};
