import type { HeroSource } from '../hero-source.ts';

export const silencer: HeroSource = {
  urlName: 'silencer',
  attack: 'ranged',
  skills: [
    {
      subject: ['проклятие', 'проклятия', 'the curse'],
      orange: {
        title: ['Заговор молчания', 'Conspiracy of Silence'],
        text: [
          'Проклятие перескакивает на того, кто применил способность рядом с проклятым, и удваивает урон на *3* секунды. Проклятый, промолчавший до конца, получает весь оставшийся урон сразу.',
          'The curse jumps to whoever casts near a cursed hero and doubles its damage for *3* seconds. One who keeps silent to the end takes all remaining damage at once.',
        ],
        summary: ['Проклятие бежит за заклинаниями', 'The curse follows the casting'],
        cooldown: '14/12/10',
        mana: '110',
        complexity: 2,
        damage: 'magical',
        info: ['Говорить больно, молчать больнее: пусть выбирают.', 'Speaking hurts, silence hurts more: let them choose.'],
        features: [
          ['range', 'Перескакивает на 700', 'Jumps up to 700'],
          ['mana', 'Предметы не считаются', 'Items do not count'],
        ],
      },
      purple: ['silence 0.8/1.6', 'mrdown 12; 5', 'targets 1'],
      blue: ['dps 6/12/18', 'slowmore 4/8/12', 'radius 40/80/120'],
    },
    {
      subject: ['глефы', 'глеф', 'the glaives', 're'],
      orange: {
        title: ['Круговорот мудрости', 'Wheel of Wisdom'],
        text: [
          'Глефа отскакивает до *4* раз и всегда возвращается к Сайленсеру. Пойманная глефа возвращает ману и на *6* секунд даёт *3* интеллекта, эффект складывается без предела.',
          'A glaive bounces up to *4* times and always comes back. Catching it returns its mana and gives *3* Intelligence for *6* seconds, without a limit.',
        ],
        summary: ['Глефы отскакивают и возвращаются', 'Glaives bounce and come back'],
        complexity: 1,
        damage: 'pure',
        info: ['Чем теснее враги, тем быстрее вы умнеете.', 'The tighter they stand, the wiser you grow.'],
        features: [
          ['range', 'Отскок на 500', 'A bounce reaches 500'],
          ['damage', 'Каждый отскок слабее на 10%', 'Each bounce is 10% weaker'],
        ],
      },
      purple: [
        'intdmg 10/20',
        'noheal 20; 3',
        ['Каждая {a}-я глефа накладывает немоту на {v:s}', 'Every {a}th glaive silences for {v:s}', '1; 6'],
      ],
      blue: [
        'damage 8/16/24',
        ['Каждое попадание глефы крадёт {v} интеллекта на {a:s}', 'Every hit of a glaive steals {v} Intelligence for {a:s}', '1/2/3; 15'],
        'gives:as 10/20/30',
      ],
    },
    {
      subject: ['последнее слово', 'последнего слова', 'Last Word'],
      orange: {
        title: ['Кляп', 'The Gag'],
        text: [
          'Последнее слово вешает на врага печать до *12* секунд. Сняв её заклинанием, он оставляет его себе в долг: оно перезаряжается вдвое дольше, а Сайленсер получает его урон барьером.',
          'Last Word seals the enemy for up to *12* seconds. The spell that breaks the seal recharges for twice as long, and Silencer gains its damage as a barrier.',
        ],
        summary: ['Заклинание под печатью дорого обойдётся', 'Casting under the seal costs dearly'],
        cooldown: '18/15/12',
        mana: '110',
        complexity: 2,
        damage: 'magical',
        info: ['Вешайте на того, чьё заклинание страшнее всех.', 'Put it on whoever has the scariest spell.'],
        features: [
          ['shield', 'Барьер не больше 500', 'The barrier is at most 500'],
          ['magic', 'Обезоруживает, если врагу нечего применить', 'Disarms an enemy with nothing to cast'],
        ],
      },
      purple: ['disarm 1/2', 'weaken 20; 4', 'targets 1'],
      blue: ['damage 40/80/120', 'slowmore 5/10/15', 'cd 1/2/3'],
    },
    {
      subject: ['молчание', 'молчания', 'the silence'],
      orange: {
        title: ['Минута тишины', 'A Minute’s Silence'],
        text: [
          'Молчание останавливает и предметы, а пока оно длится, каждое проклятие и каждая глефа бьют чистым уроном. Герой, погибший в тишине, отдаёт Сайленсеру *6* интеллекта навсегда.',
          'Silence stops items too, and while it lasts every curse and glaive deals pure damage. A hero who dies in it gives Silencer *6* Intelligence for good.',
        ],
        summary: ['Запрещает и предметы', 'Forbids items too'],
        cooldown: '110/95/80',
        mana: '300',
        complexity: 1,
        damage: 'pure',
        info: ['Нажмите первым, и весь бой пройдёт по вашим правилам.', 'Press it first, and the fight is played by your rules.'],
        features: [
          ['time', 'Снять его нельзя первые 2 секунды', 'Cannot be dispelled for its first 2 seconds'],
          ['soul', 'Действует на всей карте', 'Reaches the whole map'],
        ],
      },
      purple: ['killcd 6/12', 'cast:ms 20; 5', 'weaken 20; 4'],
      blue: ['duration 0.5/1/1.5', 'cd 8/16/24', 'cast:as 25/50/75; 5'],
    },
  ],
  heroWide: { purple: ['always:mr 10', 'kill:int 8/16; 20'], blue: ['always:int 5/10/15', 'always:hp 80/160/240'] },
  scepter: {
    texture: 'silencer_global_silence',
    title: ['Всеобщее молчание', 'Global Silence'],
    text: ['Всеобщее молчание накладывает на каждого врага Чародейское проклятие.', 'Global Silence puts Arcane Curse on every enemy.'],
    cooldown: '90',
  },
  shard: {
    texture: 'silencer_glaives_of_wisdom',
    title: ['Прыгучая глефа', 'Leaping Glaive'],
    text: ['Глефы отскакивают к *2* врагам, сперва к тем, кто лишён голоса.', 'Glaives bounce to *2* enemies, silenced ones first.'],
    rows: [['Отскоков', 'Bounces', '2']],
  },
  innate: {
    texture: 'silencer_brain_drain',
    title: ['Похититель ума', 'Mind Thief'],
    text: ['Смерть героя рядом крадёт у него *2* интеллекта навсегда.', 'A hero dying nearby loses *2* Intelligence to Silencer for good.'],
  },
  changes: [
    [1, 'Урон чистый против лишённых голоса.', 'Damage is pure against the silenced.'],
    [3, 'Длительность *5* секунд.', 'Lasts *5* seconds.'],
  ],
};
