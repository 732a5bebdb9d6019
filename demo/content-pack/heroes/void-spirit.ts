import type { HeroSource } from '../hero-source.ts';

export const voidSpirit: HeroSource = {
  urlName: 'void-spirit',
  attack: 'melee',
  skills: [
    {
      subject: ['след', 'следа', 'the remnant'],
      orange: {
        title: ['Часовой пустоты', 'Sentinel of the Void'],
        text: [
          'След остаётся стоять, схватив врага, и ждёт следующего: до *3* героев за *12* секунд. Схваченный тянется к следу, а Дух может шагнуть к нему мгновенно с любого расстояния.',
          'The remnant stays after catching an enemy and waits for the next: up to *3* heroes in *12* seconds. The Spirit may step to whoever is caught, from any distance.',
        ],
        summary: ['След хватает троих и зовёт вас', 'The remnant catches three and calls you'],
        cooldown: '14/12/10',
        mana: '90',
        complexity: 2,
        damage: 'magical',
        info: ['Ставьте часовых на подходах: каждый — открытая дверь.', 'Post sentinels at the approaches: each is an open door.'],
        features: [
          ['blink', 'Шаг доступен 1,5 секунды', 'The step is open for 1.5 seconds'],
          ['magic', 'Виден врагу только вблизи', 'Enemies see it only up close'],
        ],
      },
      purple: ['pull 100/200', 'silence 1', 'charges 1'],
      blue: ['damage 30/60/90', 'rootmore 0.2/0.4/0.6', 'cd 1/2/3'],
    },
    {
      subject: ['рассеивание', 'рассеивания', 'Dissimilate'],
      orange: {
        title: ['Двенадцать дверей', 'Twelve Doors'],
        text: [
          'Пока Дух рассеян, порталы взрываются один за другим в выбранном порядке: *40%* урона каждый. Выйдя из того, что взорвался последним, он получает барьер на *25%* нанесённого.',
          'While the Spirit is away, portals burst one after another for *40%* damage each. Leaving through the last to burst grants a barrier of *25%* of the damage dealt.',
        ],
        summary: ['Порталы взрываются по очереди', 'Portals burst one after another'],
        cooldown: '14/12/10',
        mana: '110',
        complexity: 3,
        damage: 'magical',
        info: ['Считайте взрывы и выходите последней дверью.', 'Count the bursts and leave by the last door.'],
        features: [
          ['shield', 'Барьер держится 6 секунд', 'The barrier holds for 6 seconds'],
          ['time', 'Рассеян до 1,8 секунды', 'Away for up to 1.8 seconds'],
        ],
      },
      purple: ['cast:amp 8/16; 5', 'dispel 12', 'root 0.8'],
      blue: ['damage 35/70/105', 'radius 20/40/60', 'cd 0.8/1.6/2.4'],
    },
    {
      subject: ['импульс', 'импульса', 'the pulse'],
      orange: {
        title: ['Отзвук', 'Reverberation'],
        text: [
          'Каждый удар, принятый барьером, посылает малый импульс: *30%* урона, но не чаще раза в *0,5* секунды. Барьер, простоявший до конца, лечит на *60%* остатка.',
          'Every blow the barrier takes sends out a lesser pulse of *30%* damage, once in *0.5* seconds at most. A barrier that holds to the end heals for *60%* of what is left.',
        ],
        summary: ['Барьер отвечает на удары', 'The barrier answers blows'],
        cooldown: '12/10/8',
        mana: '100',
        complexity: 1,
        damage: 'magical',
        info: ['Идите туда, где вас будут бить часто и слабо.', 'Go where you will be hit often and lightly.'],
        features: [
          ['shield', 'Заклинания тоже будят импульс', 'Spells set off the pulse too'],
          ['range', 'Малый импульс достаёт на 350', 'A lesser pulse reaches 350'],
        ],
      },
      purple: ['charges 1/2', 'manahit 30', 'expose 10; 4'],
      blue: [
        'damage 25/50/75',
        ['Барьер импульса поглощает на {v} урона больше', 'The barrier of the pulse absorbs {v} more damage', '40/80/120'],
        'radius 25/50/75',
      ],
    },
    {
      subject: ['шаг', 'шага', 'the step'],
      orange: {
        title: ['Разрез мира', 'A Cut in the World'],
        text: [
          'Шаг оставляет в воздухе разрез на *4* секунды. Пройдя сквозь него новым шагом, Дух взрывает оба: *180 + 100%* урона атаки по всей длине и *70%* замедления на *1,5* секунды.',
          'The step leaves a cut in the air for *4* seconds. Crossing it with another bursts both: *180 + 100%* of attack damage along them and a slow of *70%* for *1.5* seconds.',
        ],
        summary: ['Два пересечённых шага взрываются', 'Two crossing steps burst'],
        cooldown: '16/13/10',
        mana: '90',
        complexity: 3,
        damage: 'magical',
        info: ['Чертите крест: цель должна стоять на перекрестье.', 'Draw a cross with the target at its heart.'],
        features: [
          ['blade', 'Разрез режет и тех, кто в него вошёл', 'The cut hurts whoever walks into it'],
          ['range', 'Длина шага 1000', 'A step is 1000 long'],
        ],
      },
      purple: ['attack 20/40', 'break 1.5', 'killcd 8'],
      blue: ['damage 30/60/90', 'range 80/160/240', 'cd 1.5/3/4.5'],
    },
  ],
  heroWide: { purple: ['kill:amp 15; 8', 'always:sls 5/10'], blue: ['always:int 4/8/12', 'always:agi 4/8/12'] },
  scepter: {
    texture: 'void_spirit_resonant_pulse',
    title: ['Резонансный импульс', 'Resonant Pulse'],
    text: ['Импульс копит *2* заряда и лишает голоса на *1,5* секунды.', 'The pulse holds *2* charges and silences for *1.5* seconds.'],
    rows: [['Зарядов', 'Charges', '2']],
    cooldown: '14',
  },
  shard: {
    texture: 'void_spirit_astral_step',
    title: ['Астральный шаг', 'Astral Step'],
    text: [
      'Метка шага взрывается сильнее на *80* и оглушает на *0,4* секунды.',
      'The mark of the step bursts for *80* more and stuns for *0.4* seconds.',
    ],
  },
  innate: {
    texture: 'void_spirit_intrinsic_edge',
    title: ['Внутренняя грань', 'Intrinsic Edge'],
    text: ['Побочные свойства атрибутов действуют на Духа на *20%* сильнее.', 'Secondary gains from attributes are *20%* stronger.'],
  },
  changes: [
    [0, 'Ждёт врага *15* секунд.', 'Waits for an enemy for *15* seconds.'],
    [3, 'Заряд восстанавливается за *18* секунд.', 'A charge returns in *18* seconds.'],
  ],
};
