import type { HeroSource } from '../hero-source.ts';

export const nyxAssassin: HeroSource = {
  urlName: 'nyx-assassin',
  attack: 'melee',
  skills: [
    {
      subject: ['пронзание', 'пронзания', 'Impale'],
      orange: {
        title: ['Жало из-под земли', 'Sting from Below'],
        text: [
          'Никс ныряет в землю вместе с шипами и выныривает у последнего задетого героя. Каждый задетый по пути сокращает перезарядку на *1,5* секунды.',
          'Nyx dives along with the spikes and comes up by the last hero they hit. Every hero on the way shortens the cooldown by *1.5* seconds.',
        ],
        summary: ['Никс ныряет вслед за шипами', 'Nyx dives along with the spikes'],
        cooldown: '12/10/8',
        mana: '100',
        complexity: 2,
        damage: 'magical',
        info: [
          'Под землёй вас не достать: нырните от удара, а не только в атаку.',
          'Nothing reaches you below: dive to dodge as well as to strike.',
        ],
        features: [
          ['blink', 'Можно остаться на месте повторным нажатием', 'Press again to stay where you are'],
          ['stun', 'Первый удар после выныривания критический', 'The first hit after surfacing is critical'],
        ],
      },
      purple: ['stunmore 0.3/0.6', 'width 80', 'bleed 35; 4'],
      blue: ['damage 30/60/90', 'distance 80/160/240', 'cd 0.7/1.4/2.1'],
    },
    {
      subject: ['вспышка', 'вспышки', 'the flare'],
      orange: {
        title: ['Короткое замыкание', 'Short Circuit'],
        text: [
          'Вспышка оставляет в разуме цели искру на *5* секунд: каждая способность, которую цель применит, бьёт её на *90 + 120%* её интеллекта.',
          'The flare leaves a spark in the target’s mind for *5* seconds: every ability they use strikes them for *90 + 120%* of their Intelligence.',
        ],
        summary: ['Враг платит за каждое заклинание', 'The enemy pays for every spell'],
        cooldown: '9/7/5',
        mana: '90',
        complexity: 2,
        damage: 'magical',
        info: [
          'Поставьте искру перед дракой: магу придётся молчать или страдать.',
          'Place it before the fight: a mage must stay quiet or suffer.',
        ],
        features: [
          ['mana', 'Сжигает столько же маны', 'Burns as much mana'],
          ['magic', 'Предметы тоже считаются', 'Items count too'],
        ],
      },
      purple: ['mrdown 10/20; 4', 'targets 1', 'lowhp 40; 25'],
      blue: ['intdmg 40/80/120', 'range 60/120/180', ['Вспышка сжигает на {v} маны больше', 'The flare burns {v} more mana', '40/80/120']],
    },
    {
      subject: ['панцирь', 'панциря', 'the carapace'],
      orange: {
        title: ['Живая ловушка', 'Living Snare'],
        text: [
          'Панцирь отвечает каждому нападавшему без ограничения, пока держится, а оглушённые им враги притягиваются к Никсу на *250* и теряют *30%* брони на *4* секунды.',
          'While it holds, the carapace answers every attacker without limit; those it stuns are pulled *250* towards Nyx and lose *30%* of their armor for *4* seconds.',
        ],
        summary: ['Отвечает всем и притягивает', 'Answers everyone and pulls them in'],
        cooldown: '18/15/12',
        mana: '50',
        complexity: 3,
        damage: 'pure',
        info: ['Угадали момент — вся команда врага у ваших ног.', 'Guess the moment and the whole enemy team lies at your feet.'],
        features: [
          ['shield', 'Урон возвращается полностью', 'All damage is returned'],
          ['stun', 'Действует против заклинаний по области', 'Works against area spells'],
        ],
      },
      purple: [
        'stunmore 0.2/0.4',
        'cast:ms 25; 3',
        ['Отражённый панцирем урон лечит вас на {v%}', 'Damage reflected by the carapace heals you for {v%} of it', '40'],
      ],
      blue: [
        'duration 0.3/0.6/0.9',
        'cd 1/2/3',
        ['Панцирь возвращает на {v%} урона больше', 'The carapace returns {v%} more damage', '10/20/30'],
      ],
    },
    {
      subject: ['вендетта', 'вендетты', 'Vendetta'],
      orange: {
        title: ['Метка жертвы', 'Marked Prey'],
        text: [
          'Перед Вендеттой выбирается жертва: Никс видит её на карте и движется к ней на *25%* быстрее. Удар по жертве возвращает *60%* перезарядки, смерть от него — всю.',
          'Vendetta begins by choosing prey: Nyx sees it on the map and moves *25%* faster towards it. Striking the prey returns *60%* of the cooldown, killing it all.',
        ],
        summary: ['Охота на выбранного героя', 'A hunt for one chosen hero'],
        cooldown: '60/50/40',
        mana: '150',
        complexity: 1,
        damage: 'physical',
        info: ['Выбирайте того, кто ходит один, и не отвлекайтесь на других.', 'Choose the one who walks alone and ignore the rest.'],
        features: [
          ['range', 'Жертва не знает, что выбрана', 'The prey does not know'],
          ['damage', 'Удар пробивает уклонение', 'The strike ignores evasion'],
        ],
      },
      purple: ['break 1.5/3', 'noheal 50; 5', 'kill:hpr 60; 8'],
      blue: ['damage 40/80/120', 'while:ms 4/8/12', 'cd 5/10/15'],
    },
  ],
  heroWide: { purple: ['low:less 12; 35', 'always:amp 4/8'], blue: ['always:agi 4/8/12', 'always:mpr 1/2/3'] },
  scepter: {
    texture: 'nyx_assassin_burrow',
    title: ['Нора', 'Burrow'],
    text: [
      'Никс зарывается: невидим, получает на *40%* меньше урона, а пронзание достаёт на *400* дальше.',
      'Nyx burrows: he is invisible, takes *40%* less damage and Impale reaches *400* farther.',
    ],
    isGranted: true,
    rows: [['Лечение в секунду', 'Healing per second', '1.5%']],
    cooldown: '5',
  },
  shard: {
    texture: 'nyx_assassin_spiked_carapace',
    title: ['Шипы наружу', 'Spikes Out'],
    text: [
      'Применение панциря оглушает врагов в радиусе *300* на *0,8* секунды.',
      'Using the carapace stuns enemies within *300* for *0.8* seconds.',
    ],
  },
  innate: {
    texture: 'nyx_assassin_nyxth_sense',
    title: ['Чутьё жука', 'Beetle’s Sense'],
    text: [
      'В радиусе *450* Никс чувствует врагов сквозь туман и невидимость.',
      'Within *450* Nyx senses enemies through fog and invisibility.',
    ],
  },
  changes: [
    [1, 'Урон считается от *наибольшего* атрибута цели.', 'Its damage counts the target’s *highest* attribute.'],
    [3, 'Длится до *40* секунд.', 'Lasts up to *40* seconds.'],
  ],
};
