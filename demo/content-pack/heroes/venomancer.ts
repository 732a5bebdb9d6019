import type { HeroSource } from '../hero-source.ts';

export const venomancer: HeroSource = {
  urlName: 'venomancer',
  attack: 'ranged',
  skills: [
    {
      subject: ['шквал', 'шквала', 'the gale'],
      orange: {
        title: ['Ядовитый прибой', 'Venom Tide'],
        text: [
          'Шквал катится до края карты, оставляя за собой след яда на *6* секунд. Враг, стоящий в следе, замедлен всё сильнее: на *10%* за секунду, до полной остановки.',
          'The gale rolls to the edge of the map and leaves a trail of venom for *6* seconds. An enemy in the trail slows by *10%* every second, down to a standstill.',
        ],
        summary: ['Оставляет ядовитый след', 'Leaves a trail of venom'],
        cooldown: '18/15/12',
        mana: '110',
        complexity: 1,
        damage: 'magical',
        info: ['Перегородите им проход: обойти долго, пройти больно.', 'Bar a pass with it: around is long, through is painful.'],
        features: [
          ['poison', 'След наносит половину урона', 'The trail deals half damage'],
          ['slow', 'Остановка не дольше 1 секунды', 'The standstill lasts 1 second'],
        ],
      },
      purple: ['armordown 3/6; 6', 'silence 1.5', 'creeps 40'],
      blue: ['damage 30/60/90', 'dps 6/12/18', 'cd 1/2/3'],
    },
    {
      subject: ['жало', 'жала', 'the sting'],
      orange: {
        title: ['Медленная смерть', 'Slow Death'],
        text: [
          'Жало складывается: каждый удар добавляет *6* урона в секунду без предела, пока враг отравлен. Через *20* слоёв яд начинает разъедать: *2%* здоровья в секунду чистым уроном.',
          'The sting stacks: each hit adds *6* damage per second without limit while the enemy is poisoned. From *20* layers on it corrodes for *2%* health per second as pure damage.',
        ],
        summary: ['Яд складывается без предела', 'The poison stacks without limit'],
        complexity: 1,
        damage: 'magical',
        info: ['Стражи тоже добавляют слои: окружите ими цель.', 'Wards add layers too: surround the target.'],
        features: [
          ['poison', 'Все слои спадают вместе', 'All layers fade together'],
          ['tower', 'На постройки не действует', 'Does not affect buildings'],
        ],
      },
      purple: ['noheal 15/30; 6', 'asdown 30; 6', 'gives:dmg 15'],
      blue: ['dps 5/10/15', 'duration 1/2/3', 'slowmore 3/6/9'],
    },
    {
      subject: ['страж', 'стража', 'the ward'],
      orange: {
        title: ['Живая изгородь', 'Living Hedge'],
        text: [
          'Страж пускает корни и раз в *4* секунды выращивает рядом ещё одного, до *4*. Стражи связаны: урон по одному делится на всех, а погибший взрывается ядом в радиусе *250*.',
          'A ward takes root and grows another beside it every *4* seconds, up to *4*. They are linked: damage is shared, and one that dies bursts into venom within *250*.',
        ],
        summary: ['Стражи растут сами', 'Wards grow by themselves'],
        cooldown: '9/8/7',
        mana: '40',
        complexity: 2,
        damage: 'physical',
        info: ['Посадите одного заранее, и к драке вырастет изгородь.', 'Plant one early and have a hedge by the fight.'],
        features: [
          ['summon', 'Живут 30 секунд', 'They live for 30 seconds'],
          ['gold', 'За выросших врагу не дают золота', 'Grown wards give enemies no gold'],
        ],
      },
      purple: [
        'charges 1/2',
        ['Стражи перенимают {v%} вашего урона', 'Wards inherit {v%} of your damage', '25'],
        ['Рядом со стражем вы восстанавливаете {v} здоровья в секунду', 'Near a ward you restore {v} health per second', '18'],
      ],
      blue: [['Здоровье стража больше на {v}', 'The ward has {v} more health', '80/160/240'], 'damage 8/16/24', 'cd 0.4/0.8/1.2'],
    },
    {
      subject: ['волна', 'волны', 'the nova'],
      orange: {
        title: ['Эпидемия', 'Epidemic'],
        text: [
          'Отравленный волной герой заражает других: каждая встреча с союзником в радиусе *300* начинает отсчёт у него заново. Эпидемия кончится, когда все отравленные разойдутся или прошло *30* секунд.',
          'A hero poisoned by the nova infects others: every meeting within *300* starts the count anew. It ends when all part ways or after *30* seconds.',
        ],
        summary: ['Отравленные заражают друг друга', 'The poisoned infect each other'],
        cooldown: '100/85/70',
        mana: '250',
        complexity: 2,
        damage: 'magical',
        info: ['Команде врага придётся драться порознь. Этим и пользуйтесь.', 'They will have to fight apart. Use it.'],
        features: [
          ['death', 'Яд может убить', 'This poison can kill'],
          ['range', 'Крипы не переносят', 'Creeps do not carry it'],
        ],
      },
      purple: ['mrdown 10/20; 6', 'slow 25; 5', 'killcdp 35'],
      blue: ['dps 15/30/45', 'radius 60/120/180', 'duration 1/2/3'],
    },
  ],
  heroWide: { purple: ['low:hpr 35; 40', 'always:ms 5/10'], blue: ['always:agi 4/8/12', 'always:mpr 1/2/3'] },
  scepter: {
    texture: 'venomancer_noxious_plague',
    title: ['Чума', 'Plague'],
    text: [
      'Герой становится источником яда: враги рядом теряют *4%* здоровья в секунду в течение *5* секунд.',
      'A hero becomes a source of venom: enemies nearby lose *4%* health per second for *5* seconds.',
    ],
    isGranted: true,
    rows: [['Радиус', 'Radius', '600']],
    cooldown: '60',
    mana: '200',
  },
  shard: {
    texture: 'venomancer_poison_nova',
    title: ['Волна стражей', 'Ward Nova'],
    text: ['Каждый страж при гибели выпускает волну с *40%* силы.', 'Every ward releases a nova of *40%* power when it dies.'],
  },
  innate: {
    texture: 'venomancer_universal_toxin',
    title: ['Всеобщий яд', 'Universal Toxin'],
    text: [
      'Яды Веномансера бьют на *8%* сильнее за каждый другой яд на враге.',
      'Venomancer’s poisons are *8%* stronger for every other one on the enemy.',
    ],
  },
  changes: [
    [2, 'Не больше *8* стражей сразу.', 'At most *8* wards at once.'],
    [3, 'Оставляет врагу *1* здоровья.', 'Leaves the enemy with *1* health.'],
  ],
};
