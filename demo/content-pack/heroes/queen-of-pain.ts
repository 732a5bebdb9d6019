import type { HeroSource } from '../hero-source.ts';

export const queenOfPain: HeroSource = {
  urlName: 'queen-of-pain',
  attack: 'ranged',
  skills: [
    {
      subject: ['кинжал', 'кинжала', 'the dagger'],
      orange: {
        title: ['Тысяча уколов', 'A Thousand Pricks'],
        text: [
          'Яд кинжала не кончается, пока Королева наносит цели урон: каждый укол и каждое заклинание продлевают его на *1,5* секунды. Раз в *3* секунды отравленный бросает такой же кинжал в ближайшего союзника.',
          'The poison does not end while the Queen hurts its target: each prick and spell prolongs it by *1.5* seconds. Once in *3* seconds the poisoned throws the same dagger at their nearest ally.',
        ],
        summary: ['Яд продлевается и заражает соседей', 'The poison goes on and spreads'],
        cooldown: '10/8/6',
        mana: '90',
        complexity: 1,
        damage: 'magical',
        info: ['Отравите одного и не оставляйте его в покое: заболеют все.', 'Poison one, give them no rest, and all fall ill.'],
        features: [
          ['poison', 'Заражает в радиусе 600', 'Spreads within 600'],
          ['slow', 'Замедление обновляется вместе с ядом', 'The slow is renewed with the poison'],
        ],
      },
      purple: [
        'proc 8/16',
        ['Кинжал разлетается и отравляет врагов в радиусе {v}', 'The dagger scatters and poisons enemies within {v}', '300'],
        'expose 10; 5',
      ],
      blue: [
        'dps 8/16/24',
        'steal 10/20/30',
        ['Каждая {v}-я атака бросает кинжал сама', 'Every {v}th attack throws the dagger by itself', '9/8/7'],
      ],
    },
    {
      subject: ['скачок', 'скачка', 'Blink'],
      orange: {
        title: ['Поцелуй на прощание', 'Parting Kiss'],
        text: [
          'Скачок оставляет поцелуй в обеих точках: через *0,6* секунды каждый взрывается воплем с *55%* урона. Враг, задетый обоими, очарован и *1,2* секунды идёт к Королеве.',
          'Blink leaves a kiss at both ends: after *0.6* seconds each bursts as a scream of *55%* damage. An enemy caught by both is charmed and walks to the Queen for *1.2* seconds.',
        ],
        summary: ['Взрывы там, откуда и куда прыгнули', 'Bursts where you left and where you land'],
        cooldown: '11/9/7',
        mana: '60',
        complexity: 2,
        damage: 'magical',
        info: ['Прыгайте недалеко: двойной поцелуй опаснее дальнего побега.', 'Blink short: two kisses beat a long escape.'],
        features: [
          ['soul', 'Очарованный не атакует', 'The charmed do not attack'],
          ['range', 'Радиус взрыва 375', 'A burst reaches 375'],
        ],
      },
      purple: [
        'cast:mr 12/24; 3',
        [
          'Скачок возвращает {v:s} перезарядки остальным способностям',
          'Blink takes {v:s} off the cooldowns of your other abilities',
          '1.5',
        ],
        'barrier 250; 3',
      ],
      blue: ['cd 0.6/1.2/1.8', 'cast:dmg 15/30/45; 4', 'cast:ms 6/12/18; 3'],
    },
    {
      subject: ['вопль', 'вопля', 'the scream'],
      orange: {
        title: ['Крещендо', 'Crescendo'],
        text: [
          'Вопль нарастает: *3* волны через *0,7* секунды, каждая сильнее прежней на *25%*. Королева лечится на *12%* урона, а третья волна отталкивает врагов на *250*.',
          'The scream swells: *3* waves, *0.7* seconds apart, each *25%* stronger than the last. The Queen heals for *12%* of the damage and the third wave pushes enemies back by *250*.',
        ],
        summary: ['Три нарастающие волны', 'Three swelling waves'],
        cooldown: '9/8/7',
        mana: '130',
        complexity: 1,
        damage: 'magical',
        info: ['Между волнами есть время на скачок: несите их с собой.', 'There is time to blink between waves: take them with you.'],
        features: [
          ['heal', 'По крипам лечит втрое слабее', 'Heals a third from creeps'],
          ['force', 'Волны исходят от вас, где бы вы ни были', 'Waves come from wherever you are'],
        ],
      },
      purple: ['barrier 120/240; 5', 'slow 30; 2', 'fear 0.8'],
      blue: ['damage 25/50/75', 'cd 0.4/0.8/1.2', 'twice 6/12/18'],
    },
    {
      subject: ['волна', 'волны', 'the wave'],
      orange: {
        title: ['Белый шум', 'White Noise'],
        text: [
          'Волна проходит карту насквозь и возвращается через *4* секунды по тому же пути с *60%* урона. Оглушённые шумом враги *3* секунды не слышат команд: их заклинания требуют вдвое больше времени.',
          'The wave crosses the whole map and comes back along the same path after *4* seconds at *60%* damage. For *3* seconds those it deafened take twice as long to cast.',
        ],
        summary: ['Пересекает карту и возвращается', 'Crosses the map and comes back'],
        cooldown: '80/70/60',
        mana: '300',
        complexity: 2,
        damage: 'pure',
        info: ['Запомните линию: через четыре секунды она ударит ещё раз.', 'Remember the line: in four seconds it strikes again.'],
        features: [
          ['range', 'За пределами 1500 урон вполовину', 'Half damage beyond 1500'],
          ['force', 'Обратная волна несёт врагов к вам', 'The returning wave carries enemies to you'],
        ],
      },
      purple: [
        'expose 10/20; 6',
        ['Волна наносит на {v%} урона больше тем, кто дальше {a}', 'The wave deals {v%} more damage to those beyond {a}', '25; 600'],
        'killcdp 40',
      ],
      blue: ['damage 50/100/150', 'burn 20/40/60; 4', 'weaken 8/16/24; 5'],
    },
  ],
  heroWide: { purple: ['always:sls 8', 'kill:amp 6/12; 10'], blue: ['always:int 5/10/15', 'always:as 10/20/30'] },
  scepter: {
    texture: 'queenofpain_sonic_wave',
    title: ['Звуковая волна', 'Sonic Wave'],
    text: [
      'Перезарядка волны снижается до *35* секунд, а каждый задетый герой сокращает её ещё на *3*.',
      'The wave recharges in *35* seconds, and every hero it hits takes off *3* more.',
    ],
    cooldown: '35',
  },
  shard: {
    texture: 'queenofpain_masochist',
    title: ['Сладкая боль', 'Sweet Pain'],
    text: ['Каждые *400* потерянного здоровья вызывают вопль с *50%* силы.', 'Every *400* health lost releases a scream of *50%* power.'],
  },
  innate: {
    texture: 'queenofpain_succubus',
    title: ['Суккуб', 'Succubus'],
    text: [
      'Вампиризм способностей *8%*; чем ближе враг, тем он сильнее — до *16%*.',
      'Spell lifesteal of *8%*; the closer the enemy, the stronger it is, up to *16%*.',
    ],
  },
  changes: [
    [0, "Яд можно <font color='bad'>снять</font>.", "The poison can be <font color='bad'>dispelled</font>."],
    [1, 'Перезарядка не ниже *3* секунд.', 'The cooldown is never below *3* seconds.'],
  ],
};
