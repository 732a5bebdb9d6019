import type { HeroSource } from '../hero-source.ts';

export const drowRanger: HeroSource = {
  urlName: 'drow-ranger',
  attack: 'ranged',
  skills: [
    {
      subject: ['ледяные стрелы', 'ледяных стрел', 'Frost Arrows', 're'],
      orange: {
        title: ['Иней на тетиве', 'Rime on the String'],
        text: [
          'Каждая стрела оставляет на враге иней. На *шестом* заряде лёд лопается: враг обездвижен на *1* секунду, а осколки наносят *7%* его максимального здоровья всем в радиусе *300*.',
          'Every arrow leaves rime on the enemy. At the *sixth* charge the ice bursts: the enemy is rooted for *1* second and shards deal *7%* of their maximum health to everyone within *300*.',
        ],
        summary: ['Шестая стрела раскалывает лёд', 'The sixth arrow bursts the ice'],
        complexity: 1,
        damage: 'magical',
        info: ['Чем выше скорость атаки, тем чаще лопается лёд.', 'The faster you attack, the more often the ice bursts.'],
        features: [
          ['frost', 'Иней тает через 5 секунд без попаданий', 'Rime melts after 5 seconds without a hit'],
          ['damage', 'Осколки переносят один заряд на соседей', 'Shards carry one charge to neighbours'],
        ],
      },
      purple: [
        'noheal 15/30; 3',
        'lowhp 40; 20',
        ['Ледяные стрелы пробивают {v%} уклонения цели', 'Frost Arrows ignore {v%} of the target’s evasion', '50'],
      ],
      blue: ['damage 6/12/18', 'slowmore 5/10/15', 'mana 3/6/9'],
    },
    {
      subject: ['порыв', 'порыва', 'the gust'],
      orange: {
        title: ['Попутный ветер', 'Tailwind'],
        text: [
          'Порыв дует в обе стороны: врагов отбрасывает вперёд, а Дроу — назад на *400*. Следующие *4* секунды она невидима для тех, кого задело, и стреляет на *200* дальше.',
          'The gust blows both ways: enemies are pushed forward and Drow back by *400*. For the next *4* seconds those it hit cannot see her, and she shoots *200* farther.',
        ],
        summary: ['Отбрасывает врагов и уносит вас', 'Pushes enemies and carries you off'],
        cooldown: '14/12/10',
        mana: '75',
        complexity: 2,
        info: ['Один порыв превращает засаду в расстрел издали.', 'One gust turns an ambush into target practice.'],
        features: [
          ['blink', 'Уносит и через обрывы', 'Carries you over cliffs'],
          ['magic', 'Немота длится на 1 секунду дольше', 'The silence lasts 1 second longer'],
        ],
      },
      purple: ['blind 20/40; 3', 'cast:ms 25; 3', 'expose 12; 4'],
      blue: ['range 100/200/300', 'cd 1/2/3', 'width 50/100/150'],
    },
    {
      subject: ['залп', 'залпа', 'the volley'],
      orange: {
        title: ['Стрелы без счёта', 'Arrows Without Number'],
        text: [
          'Залп длится, пока хватает маны: каждая волна после третьей стоит *30* маны и бьёт на *6%* сильнее предыдущей. Дроу может поворачиваться, но не двигаться.',
          'The volley goes on as long as mana lasts: each wave after the third costs *30* mana and hits *6%* harder than the one before. Drow may turn but not move.',
        ],
        summary: ['Залп длится, пока есть мана', 'The volley lasts while mana does'],
        cooldown: '20/17/14',
        mana: '80',
        complexity: 2,
        damage: 'physical',
        info: ['Запаситесь маной и узким проходом, остальное сделают стрелы.', 'Bring mana and a narrow pass; the arrows do the rest.'],
        features: [
          ['arrow', 'Стрелы несут иней ледяных стрел', 'Arrows carry the frost of Frost Arrows'],
          ['slow', 'Поворот медленнее на 50%', 'Turning is 50% slower'],
        ],
      },
      purple: [
        'attack 10/20',
        'armordown 4; 5',
        ['Залп отменяет перезарядку порыва с вероятностью {v%}', 'The volley resets the gust with a chance of {v%}', '35'],
      ],
      blue: ['damagep 8/16/24', 'width 40/80/120', 'cdp 6/12/18'],
    },
    {
      subject: ['меткость', 'меткости', 'Marksmanship'],
      orange: {
        title: ['Хладнокровие', 'Cold Blood'],
        text: [
          'Меткость не пропадает, когда враг подошёл вплотную. Вместо этого каждая пробивающая стрела по ближнему врагу отталкивает его на *120* и с вероятностью *25%* пробивает насквозь до *3* целей.',
          'Marksmanship no longer fades when an enemy comes close. Instead every piercing arrow pushes a near enemy back by *120* and passes through up to *3* targets with a chance of *25%*.',
        ],
        summary: ['Меткость действует и вблизи', 'Marksmanship works up close too'],
        complexity: 1,
        damage: 'physical',
        info: ['Теперь ближний бой — беда того, кто подошёл.', 'Melee is now the problem of whoever walked in.'],
        features: [
          ['arrow', 'Насквозь летит с полным уроном', 'Passing arrows keep full damage'],
          ['force', 'Отталкивание прерывает заклинания', 'The push interrupts spells'],
        ],
      },
      purple: ['gives:agi 12/24', 'break 1', 'kill:as 60; 5'],
      blue: ['chance 3/6/9', 'damage 15/30/45', 'gives:arange 30/60/90'],
    },
  ],
  heroWide: { purple: ['low:eva 25; 40', 'always:arange 40/80'], blue: ['always:agi 5/10/15', 'always:as 10/20/30'] },
  scepter: {
    texture: 'drow_ranger_marksmanship',
    title: ['Меткость', 'Marksmanship'],
    text: [
      'Стрелы раскалываются и бьют ещё *2* врагов в радиусе *375* с *50%* урона.',
      'Arrows split and hit *2* more enemies within *375* for *50%* damage.',
    ],
    rows: [
      ['Целей', 'Targets', '2'],
      ['Доля урона', 'Share of damage', '50%'],
    ],
  },
  shard: {
    texture: 'drow_ranger_glacier',
    title: ['Ледник', 'Glacier'],
    text: [
      'Перед Дроу вырастает глыба льда: с неё она видит дальше и стреляет на *150* дальше в течение *8* секунд.',
      'A block of ice rises before Drow: from it she sees farther and shoots *150* farther for *8* seconds.',
    ],
    isGranted: true,
    cooldown: '22',
    mana: '50',
  },
  innate: {
    texture: 'drow_ranger_trueshot',
    title: ['Верный глаз', 'True Eye'],
    text: ['Ловкость Дроу выше на *1%* за каждый её уровень.', 'Drow’s Agility is *1%* higher for every level she has.'],
  },
  changes: [
    [1, 'Отбрасывает дальше тех, кто стоит *ближе*.', 'Pushes those who stand *closer* farther away.'],
    [2, 'Каждый враг получает не больше *одной* стрелы за волну.', 'Each enemy takes at most *one* arrow per wave.'],
    [3, 'Даёт ловкость только самой Дроу.', 'Grants Agility to Drow alone.'],
  ],
};
