import type { HeroSource } from '../hero-source.ts';

export const shadowFiend: HeroSource = {
  urlName: 'shadow-fiend',
  attack: 'ranged',
  skills: [
    {
      subject: ['разрез', 'разреза', 'the raze'],
      orange: {
        title: ['Три в одном', 'Three as One'],
        text: [
          'Попав всеми тремя разрезами по одному герою за *4* секунды, Демон вырывает из земли четвёртый: *300%* урона в радиусе *350* и немедленная перезарядка трёх остальных.',
          'Hitting one hero with all three razes within *4* seconds tears a fourth from the ground: *300%* damage within *350* and all three are ready again at once.',
        ],
        summary: ['Три попадания вызывают четвёртый разрез', 'Three hits call a fourth raze'],
        cooldown: '8/7/6',
        mana: '75',
        complexity: 3,
        damage: 'magical',
        info: ['Двигайтесь к врагу или от него между разрезами, не поворачиваясь.', 'Step in or out between razes without turning.'],
        features: [
          ['soul', 'Четвёртый даёт 3 души', 'The fourth grants 3 souls'],
          ['time', 'Промах не сбрасывает счёт', 'A miss does not reset the count'],
        ],
      },
      purple: [
        'burn 20/40; 3',
        ['Попадание двумя разрезами подряд возвращает {v:s} перезарядки', 'Two razes landed in a row return {v:s} of cooldown', '2'],
        ['Усиление от повторных разрезов держится на {v:s} дольше', 'The bonus of repeated razes lasts {v:s} longer', '4'],
      ],
      blue: ['damage 25/50/75', 'cd 0.5/1/1.5', 'cast:as 10/20/30; 4'],
    },
    {
      subject: ['власть', 'власти', 'Necromastery'],
      orange: {
        title: ['Жнец', 'The Harvester'],
        text: [
          'Души можно тратить: атака с *5* душами летит сквозь врагов на *900* и бьёт критически на *220%*. Каждый задетый герой возвращает *1* душу, убитый — *10*.',
          'Souls can be spent: an attack with *5* souls flies *900* through enemies and is critical for *220%*. Every hero it hits returns *1* soul, a killed one *10*.',
        ],
        summary: ['Пять душ — сквозной критический удар', 'Five souls buy a piercing critical hit'],
        cooldown: '4',
        complexity: 2,
        damage: 'physical',
        info: ['Не копите зря: душа в полёте ценнее души в запасе.', 'Do not hoard: a soul in flight beats one in store.'],
        features: [
          ['soul', 'Крипы дают по 1 душе', 'Creeps give 1 soul each'],
          ['range', 'Летит на 900 от вас', 'Flies 900 from you'],
        ],
      },
      purple: [
        ['Каждая душа повышает скорость атаки на {v}', 'Every soul raises your attack speed by {v}', '1/2'],
        ['Собранная душа восстанавливает {v} здоровья', 'Every soul gathered restores {v} health', '12'],
        ['Убийство героя приносит ещё {v:soul}', 'Killing a hero brings {v:soul} more', '5'],
      ],
      blue: [
        ['Каждая душа даёт на {v} урона больше', 'Every soul gives {v} more damage', '0.5/1/1.5'],
        ['Вместимость власти над душами больше на {v:soul}', 'Necromastery holds {v:soul} more', '4/8/12'],
        'gives:dmg 8/16/24',
      ],
    },
    {
      subject: ['владыка', 'владыки', 'Dark Lord'],
      orange: {
        title: ['Тень владыки', 'The Lord’s Shadow'],
        text: [
          'Тьма ползёт за Демоном и ложится на врагов в радиусе *900*. Каждую секунду под ней герой теряет *1* брони, до *15*, а смерть под тенью оставляет на земле тьму на *10* секунд.',
          'Darkness creeps after the Fiend and falls on enemies within *900*. Each second under it costs a hero *1* armor, up to *15*; a death under it leaves darkness on the ground for *10* seconds.',
        ],
        summary: ['Броня врагов тает под вашей тенью', 'Enemy armor melts in your shadow'],
        complexity: 1,
        damage: 'physical',
        info: ['Держитесь на краю тени: броня падает, а вас не достать.', 'Keep them at its edge: armor falls and they cannot reach you.'],
        features: [
          ['armor', 'Броня возвращается за 5 секунд', 'Armor returns within 5 seconds'],
          ['tower', 'Постройки теряют до 5', 'Buildings lose up to 5'],
        ],
      },
      purple: [
        'near:hpr 8/16; 900',
        ['Демон получает {v%} отнятой у врагов брони', 'The Fiend gains {v%} of the armor taken from enemies', '50'],
        [
          'Погибший под тёмным владыкой лишает союзников рядом способностей на {v:s}',
          'A hero who dies under Dark Lord silences allies nearby for {v:s}',
          '1.5',
        ],
      ],
      blue: [
        ['Тёмный владыка отнимает ещё {v} брони', 'Dark Lord takes {v} more armor', '1/2/3'],
        ['Враги под тёмным владыкой медленнее на {v%}', 'Enemies under Dark Lord are {v%} slower', '3/6/9'],
        ['Урон по врагам под тёмным владыкой выше на {v%}', 'You deal {v%} more damage to enemies under Dark Lord', '3/6/9'],
      ],
    },
    {
      subject: ['реквием', 'реквиема', 'Requiem'],
      orange: {
        title: ['Заупокойная', 'Mass for the Dead'],
        text: [
          'Реквием поётся на ходу: Демон двигается с *70%* скорости, пока собирает души. Через *3* секунды линии возвращаются к нему и за каждую, прошедшую сквозь героя, лечат на *2%*.',
          'Requiem is sung on the move: the Fiend walks at *70%* speed while gathering. After *3* seconds the lines return, each that passed through a hero healing him for *2%*.',
        ],
        summary: ['Поётся на ходу, линии возвращаются', 'Sung on the move, and the lines return'],
        cooldown: '90/80/70',
        mana: '200',
        complexity: 2,
        damage: 'magical',
        info: ['Встаньте так, чтобы враг оказался между вами и линиями.', 'Stand so that your enemies are between you and the lines.'],
        features: [
          ['soul', 'Возвратные линии с 40% урона', 'Returning lines deal 40% damage'],
          ['death', 'Страх длится до 3 секунд', 'Fear lasts up to 3 seconds'],
        ],
      },
      purple: [
        [
          'Смертельный удар по вам с вероятностью {v%} вызывает реквием без перезарядки',
          'A deadly blow releases Requiem at no cooldown with a chance of {v%}',
          '25/50',
        ],
        'immune 2',
        [
          'Каждая собранная душа сокращает перезарядку реквиема на {v:s}',
          'Every soul gathered takes {v:s} off the cooldown of Requiem',
          '0.5',
        ],
      ],
      blue: ['damage 15/30/45', 'cd 6/12/18', 'steal 8/16/24'],
    },
  ],
  heroWide: { purple: ['kill:dmg 30; 15', 'always:ls 5/10'], blue: ['always:agi 5/10/15', 'always:arange 25/50/75'] },
  scepter: {
    texture: 'nevermore_requiem',
    title: ['Реквием душ', 'Requiem of Souls'],
    text: [
      'Линии возвращаются и снова наносят *40%* урона, а запас душ растёт на *5*.',
      'Lines come back for *40%* damage, and the store of souls grows by *5*.',
    ],
    rows: [['Душ больше', 'More souls', '5']],
  },
  shard: {
    texture: 'nevermore_frenzy',
    title: ['Одержимость', 'Frenzy'],
    text: [
      'Отдаёт *5* душ за *60* скорости атаки и быстрые заклинания на *8* секунд.',
      'Gives *5* souls for *60* attack speed and quick casting for *8* seconds.',
    ],
    isGranted: true,
    cooldown: '16',
  },
  innate: {
    texture: 'nevermore_necromastery',
    title: ['Собиратель', 'Gatherer'],
    text: ['После смерти остаётся *60%* душ.', 'After death *60%* of the souls remain.'],
  },
  changes: [
    [0, 'Все разрезы перезаряжаются вместе.', 'All razes share one cooldown.'],
    [1, 'Предел *25* душ.', 'The limit is *25* souls.'],
  ],
};
