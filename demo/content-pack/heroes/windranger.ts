import type { HeroSource } from '../hero-source.ts';

export const windranger: HeroSource = {
  urlName: 'windranger',
  attack: 'ranged',
  skills: [
    {
      subject: ['сковывающий выстрел', 'сковывающего выстрела', 'Shackleshot'],
      orange: {
        title: ['Узел ветров', 'Knot of Winds'],
        text: [
          'Если привязать не к чему, стрела сама вбивает в землю кол за спиной врага. Вырываясь, привязанный тянет путы за собой: ещё *3* секунды он не может отойти от кола дальше *300*.',
          'With nothing to bind to, the arrow drives a stake behind the enemy. Breaking free, the bound drag the rope along: for *3* more seconds they cannot go beyond *300* of the stake.',
        ],
        summary: ['Сковывает без дерева и соседа', 'Binds without a tree or a neighbour'],
        cooldown: '14/12/10',
        mana: '90',
        complexity: 2,
        damage: 'magical',
        info: ['Теперь одиночку в поле сковать так же легко, как в лесу.', 'Now a loner in the open is as easy as one in the woods.'],
        features: [
          ['arrow', 'Без опоры оглушает на 1,2 секунды', 'Stuns for 1.2 seconds without support'],
          ['range', 'Кол можно сломать тремя ударами', 'Three hits break the stake'],
        ],
      },
      purple: ['stunmore 0.3/0.6', 'expose 12; 4', 'targets 1'],
      blue: ['damage 30/60/90', 'range 80/160/240', 'cd 0.8/1.6/2.4'],
    },
    {
      subject: ['мощный выстрел', 'мощного выстрела', 'Powershot'],
      orange: {
        title: ['Стрела бури', 'Storm Arrow'],
        text: [
          'Натягивать тетиву можно на ходу и сколько угодно: за каждую секунду сверх полной стрела шире на *40* и сильнее на *15%*, до *4* секунд. Задетые отброшены на *200*.',
          'The string can be drawn on the move and for longer: each second past full makes the arrow *40* wider and *15%* stronger, up to *4* seconds. Those hit are pushed back *200*.',
        ],
        summary: ['Натягивается на ходу и сверх меры', 'Draw on the move, beyond full'],
        cooldown: '11/9/7',
        mana: '100',
        complexity: 2,
        damage: 'magical',
        info: ['Натягивайте из леса: враг услышит стрелу последним.', 'Draw in the woods: the enemy hears the arrow last.'],
        features: [
          ['speed', 'При натяжении скорость 70%', 'You move at 70% while drawing'],
          ['damage', 'Урон не падает от целей на пути', 'Targets on the way do not weaken it'],
        ],
      },
      purple: ['attack 30/60', 'slow 40; 2', 'lowhp 40; 30'],
      blue: ['damage 35/70/105', 'distance 200/400/600', 'casttime 10/20/30'],
    },
    {
      subject: ['бег ветра', 'бега ветра', 'Windrun'],
      orange: {
        title: ['Ураган на пятках', 'Gale at Her Heels'],
        text: [
          'За бегущей остаётся поток ветра на *5* секунд: союзники в нём быстрее на *20%*, а стрелы врагов сносит мимо. Уклонившись *8* раз, она выпускает порыв, отбрасывающий всех на *350*.',
          'A stream of wind stays behind her for *5* seconds: allies in it are *20%* faster and enemy arrows miss. Having dodged *8* times she releases a gust that pushes everyone *350* away.',
        ],
        summary: ['Оставляет поток и отвечает порывом', 'Leaves a stream, answers with a gust'],
        cooldown: '14/12/10',
        mana: '50',
        complexity: 1,
        info: ['Бегите туда-обратно: поток складывается в стену ветра.', 'Run back and forth: the stream becomes a wall of wind.'],
        features: [
          ['speed', 'Сквозь крипов проходит свободно', 'Passes freely through creeps'],
          ['shield', 'Магию поток не останавливает', 'The stream does not stop magic'],
        ],
      },
      purple: ['while:mr 12/24', 'invis 1.5', 'charges 1'],
      blue: ['while:ms 5/10/15', 'duration 0.8/1.6/2.4', 'slowmore 6/12/18'],
    },
    {
      subject: ['беглый огонь', 'беглого огня', 'Focus Fire'],
      orange: {
        title: ['Танцующий лук', 'Dancing Bow'],
        text: [
          'Беглый огонь бьёт *2* цели сразу: выбранную и ближайшую к ней. Когда выбранный герой погибает, огонь переходит на следующего и длится заново, до *3* раз.',
          'Focus Fire strikes *2* targets at once: the chosen one and the nearest to them. When the chosen hero dies, the fire passes to the next and starts anew, up to *3* times.',
        ],
        summary: ['Бьёт двоих и переходит на следующего', 'Hits two and passes to the next'],
        cooldown: '60/50/40',
        mana: '120',
        complexity: 1,
        damage: 'physical',
        info: ['Начинайте со слабого: каждая смерть — ещё один колчан.', 'Start with the weakest: each death is another quiver.'],
        features: [
          ['attack', 'Вторая цель получает 60% урона', 'The second target takes 60%'],
          ['speed', 'Стреляет и спиной вперёд', 'Shoots while running away'],
        ],
      },
      purple: ['armordown 4/8; 5', 'cast:ms 15; 5', 'killcdp 50'],
      blue: ['while:as 25/50/75', 'damagep 6/12/18', 'duration 1/2/3'],
    },
  ],
  heroWide: { purple: ['low:eva 25; 40', 'always:arange 40/80'], blue: ['always:agi 4/8/12', 'always:ms 3/6/9'] },
  scepter: {
    texture: 'windrunner_gale_force',
    title: ['Сила ветра', 'Gale Force'],
    text: [
      'Ветер сносит врагов в радиусе *1000* в выбранную сторону *4* секунды.',
      'A wind carries enemies within *1000* in a chosen direction for *4* seconds.',
    ],
    isGranted: true,
    rows: [['Скорость ветра', 'Wind speed', '240']],
    cooldown: '30',
    mana: '100',
  },
  shard: {
    texture: 'windrunner_windrun',
    title: ['Бег ветра', 'Windrun'],
    text: ['Бег копит *2* заряда и снимает замедления.', 'Windrun holds *2* charges and removes slows.'],
  },
  innate: {
    texture: 'windrunner_easy_breezy',
    title: ['Лёгкая поступь', 'Easy Breezy'],
    text: ['Предел скорости Виндрейнджер выше на *60*.', 'Windranger’s speed limit is *60* higher.'],
  },
  changes: [
    [1, 'Наибольшее натяжение за *0,8* секунды.', 'Fully drawn in *0.8* seconds.'],
    [2, "Магия <font color='bad'>не</font> промахивается.", "Magic does <font color='bad'>not</font> miss."],
  ],
};
