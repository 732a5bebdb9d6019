import type { HeroSource } from '../hero-source.ts';

export const lion: HeroSource = {
  urlName: 'lion',
  attack: 'ranged',
  skills: [
    {
      subject: ['шип', 'шипа', 'the spike'],
      orange: {
        title: ['Костяной лес', 'Forest of Bone'],
        text: [
          'Шипы остаются торчать из земли на *3* секунды стеной, сквозь которую нельзя пройти. Повторное применение ломает стену: осколки наносят *60%* урона по обе стороны на *300*.',
          'The spikes stay in the ground for *3* seconds as a wall nobody can pass. Using the ability again breaks the wall: shards deal *60%* damage on both sides up to *300*.',
        ],
        summary: ['Шипы стоят стеной, стену можно взорвать', 'Spikes stand as a wall you can break'],
        cooldown: '11/9/7',
        mana: '100',
        complexity: 3,
        damage: 'magical',
        info: ['Отрежьте отход, затем взорвите стену у врага за спиной.', 'Cut off the retreat, then break the wall behind them.'],
        features: [
          ['tower', 'Своих стена пропускает', 'Allies can pass the wall'],
          ['range', 'Длина стены 700', 'The wall is 700 long'],
        ],
      },
      purple: ['stunmore 0.3/0.6', 'width 100', 'slow 40; 2'],
      blue: ['damage 30/60/90', 'distance 80/160/240', 'cd 0.7/1.4/2.1'],
    },
    {
      subject: ['превращение', 'превращения', 'the hex'],
      orange: {
        title: ['Чужая шкура', 'Another Skin'],
        text: [
          'Лев забирает облик того, кого превратил: на *8* секунд он получает половину силы, ловкости и интеллекта цели. Если превращённый погибнет, облик остаётся ещё на *20* секунд.',
          'Lion takes the likeness of whoever he hexed: for *8* seconds he has half of the target’s Strength, Agility and Intelligence. If the hexed one dies, it stays for *20* more seconds.',
        ],
        summary: ['Забирает половину атрибутов цели', 'Takes half of the target’s attributes'],
        cooldown: '16/13/10',
        mana: '140',
        complexity: 2,
        info: ['Превращайте самого сильного: на время им станете вы.', 'Hex the strongest: for a while that is you.'],
        features: [
          ['strength', 'Действует один облик сразу', 'One likeness at a time'],
          ['slow', 'Превращённый бежит со скоростью 100', 'The hexed one runs at a speed of 100'],
        ],
      },
      purple: [
        'duration 0.3/0.6',
        'expose 15; 3',
        ['Превращение задевает врагов в радиусе {v} от цели', 'The hex catches enemies within {v} of the target', '200'],
      ],
      blue: ['range 60/120/180', 'cd 1/2/3', 'mana 20/40/60'],
    },
    {
      subject: ['похищение', 'похищения', 'the drain'],
      orange: {
        title: ['Жажда колдуна', 'Warlock’s Thirst'],
        text: [
          'Похищение тянет ману и во время других способностей: поток держится сам, пока цель ближе *900*. Когда мана кончилась, он пьёт *4%* здоровья в секунду.',
          'The drain goes on while Lion casts: the stream holds by itself as long as the target is within *900*. Once their mana is gone it drinks *4%* of their health per second.',
        ],
        summary: ['Поток держится сам и пьёт здоровье', 'The stream holds itself and drinks health'],
        cooldown: '14/11/8',
        mana: '0',
        complexity: 1,
        damage: 'magical',
        info: ['Повесьте поток и спокойно добавляйте шип с перстом.', 'Start the stream, then add spike and finger at leisure.'],
        features: [
          ['mana', 'Избыток маны становится барьером', 'Spare mana becomes a barrier'],
          ['slow', 'Цель замедлена на 20%', 'The target is slowed by 20%'],
        ],
      },
      purple: [
        'targets 1/2',
        ['Пока длится похищение, вы лечитесь на {v} здоровья в секунду', 'While the drain lasts, you heal {v} health per second', '40'],
        'while:less 20',
      ],
      blue: [
        ['Похищение забирает на {v} маны в секунду больше', 'The drain takes {v} more mana per second', '10/20/30'],
        'range 80/160/240',
        'slowmore 4/8/12',
      ],
    },
    {
      subject: ['перст', 'перста', 'the finger'],
      orange: {
        title: ['Список мертвецов', 'List of the Dead'],
        text: [
          'Каждый погибший от перста записан: урон растёт на *50* за имя навсегда. Через *10* имён перст бьёт всех врагов в радиусе *350* от цели.',
          'Everyone the finger kills is listed: its damage grows by *50* per name for good. From *10* names on it strikes all enemies within *350* of the target.',
        ],
        summary: ['Каждая жертва усиливает перст навсегда', 'Every victim strengthens it for good'],
        cooldown: '70/55/40',
        mana: '300',
        complexity: 1,
        damage: 'magical',
        info: [
          'Добивайте перстом при любой возможности: счёт решит конец игры.',
          'Finish with it whenever you can: the list wins the late game.',
        ],
        features: [
          ['death', 'Считаются 3 секунды после удара', 'Deaths within 3 seconds count'],
          ['damage', 'Имена не пропадают после смерти', 'Names stay when you die'],
        ],
      },
      purple: ['killcdp 30/60', 'lowhp 35; 25', 'steal 20'],
      blue: ['damage 60/120/180', 'cd 4/8/12', 'range 60/120/180'],
    },
  ],
  heroWide: { purple: ['low:ms 30; 35', 'always:amp 5/10'], blue: ['always:int 5/10/15', 'always:hp 80/160/240'] },
  scepter: {
    texture: 'lion_finger_of_death',
    title: ['Перст смерти', 'Finger of Death'],
    text: [
      'После перста *6* секунд атаки Льва бьют вблизи и наносят *30%* его урона.',
      'For *6* seconds after the finger Lion fights in melee and his punches deal *30%* of its damage.',
    ],
    rows: [['Длительность', 'Duration', '6']],
    cooldown: '50',
  },
  shard: {
    texture: 'lion_mana_drain',
    title: ['Похищение маны', 'Mana Drain'],
    text: [
      'Похищение действует на *2* цели сразу и не раскрывает Льва.',
      'The drain works on *2* targets at once and does not reveal Lion.',
    ],
    rows: [['Целей', 'Targets', '2']],
  },
  innate: {
    texture: 'lion_to_hell_and_back',
    title: ['Вернувшийся из ада', 'Back from Hell'],
    text: [
      'После возрождения способности Льва сильнее на *15%* в течение *60* секунд.',
      'After respawning Lion’s spells are *15%* stronger for *60* seconds.',
    ],
  },
  changes: [
    [1, "Иллюзии исчезают, крипы — <font color='bad'>нет</font>.", "Illusions vanish, creeps do <font color='bad'>not</font>."],
    [3, 'Бонус за убийство снижен до *25* урона.', 'The bonus for a kill is reduced to *25* damage.'],
  ],
};
