import type { HeroSource } from '../hero-source.ts';

export const axe: HeroSource = {
  urlName: 'axe',
  attack: 'melee',
  skills: [
    {
      subject: ['клич', 'клича', 'the call'],
      orange: {
        title: ['Вызов на поединок', 'Challenge Accepted'],
        text: [
          'Клич сковывает одного врага в пределах *700* и притягивает его к Аксу. Пока враг бьёт, *35%* его урона возвращается ему же, а броня Акса выше на *20*.',
          'The call seizes one enemy within *700* and drags them to Axe. While they attack, *35%* of their damage returns to them and Axe has *20* more armor.',
        ],
        summary: ['Притягивает одного врага и возвращает урон', 'Drags one enemy in and returns damage'],
        cooldown: '14/12/10',
        mana: '100',
        complexity: 2,
        damage: 'physical',
        info: [
          'Вытаскивайте стрелков из-за спин: рядом с вами они бьют сами себя.',
          'Pull shooters out of the back line: next to you they beat themselves.',
        ],
        features: [
          ['range', 'Действует сквозь защиту от магии', 'Works through magic immunity'],
          ['armor', 'Броня остаётся ещё 2 секунды после клича', 'The armor stays for 2 seconds after the call'],
        ],
      },
      purple: [
        'cast:armor 6/12; 4',
        ['Каждый враг, пойманный кличем, лечит вас на {v} здоровья', 'Every enemy caught by the call heals you for {v} health', '120'],
        'end 180; 350',
      ],
      blue: ['radius 30/60/90', 'cd 0.8/1.6/2.4', 'duration 0.2/0.4/0.6'],
    },
    {
      subject: ['жажда', 'жажды', 'the hunger'],
      orange: {
        title: ['Пир победителя', 'Victor’s Feast'],
        text: [
          'Жажда больше не снимается убийством крипа. Когда голодный враг погибает, она переходит на двух соседей, а Акс до конца волны получает *10%* урона атаки, не больше *60%*.',
          'The hunger no longer ends with a creep kill. When a hungry enemy dies, it passes to two neighbours and Axe gains *10%* attack damage until the end of the wave, up to *60%*.',
        ],
        summary: ['Жажда переходит с павших на живых', 'The hunger passes from the fallen on'],
        cooldown: '10/8/6',
        mana: '60',
        complexity: 1,
        damage: 'pure',
        info: [
          'Начинайте с крипов у врага под ногами: дальше жажда разойдётся сама.',
          'Start with the creeps at the enemy’s feet: the hunger spreads by itself.',
        ],
        features: [
          ['damage', 'Урон растёт от вашей брони', 'Damage grows with your armor'],
          ['slow', 'Голодные отворачиваются от вас на 12% медленнее', 'The hungry turn away from you 12% slower'],
        ],
      },
      purple: [
        'noheal 20/40; 6',
        ['За каждого голодного врага вы быстрее на {v%}', 'Every hungry enemy makes you {v%} faster', '6'],
        'targets 1',
      ],
      blue: ['dps 6/12/18', 'slowmore 4/8/12', 'range 75/150/225'],
    },
    {
      subject: ['вихрь', 'вихря', 'the helix'],
      orange: {
        title: ['Стальной смерч', 'Steel Tornado'],
        text: [
          'Каждый *пятый* вихрь превращается в смерч: он движется вместе с Аксом *3* секунды, наносит половину урона вихря каждые *0,3* секунды и притягивает врагов к центру.',
          'Every *fifth* helix becomes a tornado: it moves with Axe for *3* seconds, deals half of the helix damage every *0.3* seconds and drags enemies to the centre.',
        ],
        summary: ['Каждый пятый вихрь — смерч', 'Every fifth helix is a tornado'],
        complexity: 1,
        damage: 'pure',
        info: [
          'Стойте среди крипов: чем чаще вас бьют, тем чаще налетает смерч.',
          'Stand among creeps: the more you are hit, the more tornados you get.',
        ],
        features: [
          ['attack', 'Собственные удары Акса тоже считаются', 'Axe’s own hits count too'],
          ['force', 'Притяжение не действует на боссов', 'Bosses are not dragged'],
        ],
      },
      purple: [
        'ownhp 1.5/3',
        'weaken 12; 3',
        ['Вихрь срабатывает и от ваших ударов с вероятностью {v%}', 'Your own hits trigger the helix with a chance of {v%}', '20'],
      ],
      blue: ['damage 20/40/60', 'radius 25/50/75', 'chance 2/4/6'],
    },
    {
      subject: ['топор', 'топора', 'the axe'],
      orange: {
        title: ['Палач шести башен', 'Headsman of Six Towers'],
        text: [
          'Порог казни выше на *150*, а каждая казнь увеличивает его ещё на *20* до конца игры. Неудачный удар не тратит перезарядку целиком: возвращается *60%*.',
          'The kill threshold is *150* higher, and every execution adds *20* more until the end of the game. A failed strike returns *60%* of the cooldown.',
        ],
        summary: ['Порог казни растёт всю игру', 'The kill threshold grows all game'],
        cooldown: '45/35/25',
        mana: '120',
        complexity: 2,
        damage: 'pure',
        info: [
          'Копите казни на слабых: в конце игры топор снимет половину здоровья.',
          'Collect executions early: late in the game the axe takes half a health bar.',
        ],
        features: [
          ['death', 'Казнь пробивает все виды спасения', 'An execution pierces every rescue'],
          ['cooldown', 'После казни топор сразу готов снова', 'After an execution the axe is ready at once'],
        ],
      },
      purple: [
        'kill:armor 8/16; 8',
        ['Казнь лечит вас на {v%} максимального здоровья', 'An execution heals you for {v%} of your maximum health', '25'],
        'fear 1.2',
      ],
      blue: [['Порог казни выше на {v}', 'The kill threshold is {v} higher', '30/60/90'], 'mana 20/40/60', 'kill:ms 8/16/24; 6'],
    },
  ],
  heroWide: { purple: ['near:hpr 12; 500', 'always:slowres 15/30'], blue: ['always:str 5/10/15', 'always:hpr 6/12/18'] },
  scepter: {
    texture: 'axe_culling_blade',
    title: ['Круговая казнь', 'Culling Circle'],
    text: [
      'Топор бьёт всех врагов в радиусе *275* от цели и казнит каждого, кто ниже порога.',
      'The axe strikes all enemies within *275* of the target and executes everyone below the threshold.',
    ],
    rows: [['Урон по уцелевшим', 'Damage to survivors', '350']],
    cooldown: '40',
  },
  shard: {
    texture: 'axe_coat_of_blood',
    title: ['Кровавая кольчуга', 'Mail of Blood'],
    text: [
      'Каждый сработавший вихрь даёт *1* брони на *10* секунд; эффект складывается до *12*.',
      'Every helix grants *1* armor for *10* seconds; the effect adds up to *12*.',
    ],
  },
  innate: {
    texture: 'axe_one_man_army',
    title: ['Один в поле воин', 'Army of One'],
    text: [
      'Когда в радиусе *900* нет союзников, *40%* брони Акса прибавляется к силе.',
      'With no allies within *900*, *40%* of Axe’s armor is added to his Strength.',
    ],
  },
  changes: [
    [0, 'Перезарядка уменьшена до *12* секунд.', 'The cooldown is reduced to *12* seconds.'],
    [
      2,
      'Вихрь срабатывает после *семи* полученных ударов, а не случайно.',
      'The helix takes effect after *seven* hits taken rather than by chance.',
    ],
    [
      3,
      "Урон по не казнённым <font color='bad'>ниже</font>: *250*.",
      "Damage to those who survive is <font color='bad'>lower</font>: *250*.",
    ],
  ],
};
