import type { HeroSource } from '../hero-source.ts';

export const emberSpirit: HeroSource = {
  urlName: 'ember-spirit',
  attack: 'melee',
  skills: [
    {
      subject: ['цепи', 'цепей', 'the chains', 're'],
      orange: {
        title: ['Раскалённые узы', 'White-Hot Bonds'],
        text: [
          'Цепи связывают пойманных между собой на *4* секунды: *30%* урона, полученного одним, получает и другой. Пойманный в одиночку вместо этого обездвижен вдвое дольше.',
          'The chains tie those caught together for *4* seconds: *30%* of the damage one takes hurts the other too. An enemy caught alone is held twice as long instead.',
        ],
        summary: ['Связанные враги делят урон', 'Bound enemies share damage'],
        cooldown: '13/11/9',
        mana: '90',
        complexity: 2,
        damage: 'magical',
        info: ['Ловите двоих и бейте того, кто слабее защищён.', 'Catch two and beat the softer one.'],
        features: [
          ['range', 'Узы рвутся на расстоянии 900', 'The bond breaks at a distance of 900'],
          ['damage', 'Общий урон не зависит от брони', 'Shared damage ignores armor'],
        ],
      },
      purple: [
        'targets 1/2',
        'mrdown 15; 4',
        ['Атака по скованному врагу наносит ещё {v} урона', 'Attacks on a chained enemy deal {v} more damage', '60'],
      ],
      blue: ['rootmore 0.3/0.6/0.9', 'dps 15/30/45', 'radius 40/80/120'],
    },
    {
      subject: ['ловкость рук', 'ловкости рук', 'Sleight of Fist'],
      orange: {
        title: ['Танец углей', 'Dance of Cinders'],
        text: [
          'Каждый герой, задетый Ловкостью рук, продлевает танец: Дух возвращается и бьёт всех ещё раз с *50%* урона. Танец повторяется до *3* раз, пока в области остаётся хоть один герой.',
          'Every hero hit by Sleight of Fist prolongs the dance: the Spirit returns and strikes everyone again for *50%* damage. It repeats up to *3* times while a hero is still in the area.',
        ],
        summary: ['Танец повторяется, пока есть герои', 'The dance repeats while heroes remain'],
        cooldown: '12/10/8',
        mana: '75',
        complexity: 2,
        damage: 'physical',
        info: ['В танце вас нельзя задеть: переждите в нём самое опасное.', 'Nothing can hit you in the dance: sit out the worst of it.'],
        features: [
          ['attack', 'Эффекты ударов действуют каждый раз', 'Attack effects work every time'],
          ['fire', 'Огненный щит жжёт и во время танца', 'Flame Guard burns during the dance'],
        ],
      },
      purple: ['attack 15/30', 'healhit 60', 'lowhp 40; 30'],
      blue: ['damage 20/40/60', 'radius 40/80/120', 'cd 0.6/1.2/1.8'],
    },
    {
      subject: ['щит', 'щита', 'the guard'],
      orange: {
        title: ['Жар сердца', 'Heart of the Furnace'],
        text: [
          'Щит держит и физический урон. Сломанный щит не исчезает, а *3* секунды пылает вдвое сильнее; если за это время Дух сожжёт *400* здоровья врагов, щит вспыхивает снова.',
          'The guard stops physical damage as well. When broken it does not vanish but blazes twice as hot for *3* seconds; burn *400* enemy health in that time and it flares up anew.',
        ],
        summary: ['Сломанный щит можно разжечь снова', 'A broken guard can be rekindled'],
        cooldown: '25/22/19',
        mana: '100',
        complexity: 2,
        damage: 'magical',
        info: ['Держитесь вплотную: потухший щит разгорается от чужой боли.', 'Stay close: the guard feeds on the pain of others.'],
        features: [
          ['shield', 'Вспыхивает с 60% прочности', 'Flares up with 60% of its strength'],
          ['fire', 'Крипы считаются за треть', 'Creeps count as a third'],
        ],
      },
      purple: ['while:ms 8/16', 'end 200; 400', 'while:sls 15'],
      blue: [['Щит поглощает на {v} урона больше', 'The guard absorbs {v} more damage', '50/100/150'], 'dps 10/20/30', 'duration 2/4/6'],
    },
    {
      subject: ['след', 'следа', 'the remnant'],
      orange: {
        title: ['Трое из пламени', 'Three of Flame'],
        text: [
          'Следы больше не стоят на месте: каждый *4* секунды повторяет атаки Духа по врагам в радиусе *350* с *40%* урона. Прибытие к следу восстанавливает *15%* недостающего здоровья.',
          'Remnants no longer just stand: each mirrors the Spirit’s attacks on enemies within *350* for *4* seconds at *40%* damage. Arriving at one restores *15%* of missing health.',
        ],
        summary: ['Следы сражаются вместе с вами', 'Remnants fight beside you'],
        cooldown: '30/26/22',
        mana: '0',
        complexity: 3,
        damage: 'magical',
        info: ['Расставьте следы кольцом и входите в драку с любой стороны.', 'Set remnants in a ring and enter the fight from any side.'],
        features: [
          ['summon', 'Следы нельзя атаковать', 'Remnants cannot be attacked'],
          ['heal', 'Каждый след лечит один раз', 'Each remnant heals once'],
        ],
      },
      purple: ['charges 1/2', 'slow 40; 2', 'dispel 12'],
      blue: ['damage 30/60/90', 'speed 10/20/30', 'cd 2/4/6'],
    },
  ],
  heroWide: { purple: ['kill:hpr 30; 6', 'always:amp 5/10'], blue: ['always:agi 4/8/12', 'always:mpr 0.8/1.6/2.4'] },
  scepter: {
    texture: 'ember_spirit_fire_remnant',
    title: ['Огненный след', 'Fire Remnant'],
    text: [
      'Запас следов растёт до *5*, а каждый стоящий след поджигает врагов рядом на *40* урона в секунду.',
      'The store of remnants grows to *5*, and each standing one burns enemies nearby for *40* damage per second.',
    ],
    rows: [
      ['Радиус огня', 'Radius of fire', '250'],
      ['Запас', 'Store', '5'],
    ],
  },
  shard: {
    texture: 'ember_spirit_immolation',
    title: ['Самосожжение', 'Immolation'],
    text: [
      'Пока щит цел, каждый удар Духа обжигает цель на *6%* её текущего здоровья.',
      'While the guard holds, every hit scorches the target for *6%* of its current health.',
    ],
  },
  innate: {
    texture: 'ember_spirit_innate',
    title: ['Внутренний жар', 'Inner Heat'],
    text: [
      'Способности Духа оставляют на врагах огонь: *3* секунды по *12* урона.',
      'The Spirit’s abilities leave a fire on enemies: *3* seconds of *12* damage each.',
    ],
  },
  changes: [
    [0, 'Ловит не больше *двух* врагов, зато всегда героев первыми.', 'Catches *two* enemies at most, but always heroes first.'],
    [3, 'Следы стоят *20* секунд вместо *45*.', 'Remnants stand for *20* seconds instead of *45*.'],
  ],
};
