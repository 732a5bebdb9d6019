import type { HeroSource } from '../hero-source.ts';

export const pudge: HeroSource = {
  urlName: 'pudge',
  attack: 'melee',
  skills: [
    {
      subject: ['крюк', 'крюка', 'the hook'],
      orange: {
        title: ['Цепь мясника', 'Butcher’s Chain'],
        text: [
          'Крюк не останавливается на первом враге: он нанизывает до *3* целей и тащит всех сразу. Если герой на нём один, Пудж может подтянуться к нему сам и удариться в него на *0,8* секунды оглушения.',
          'The hook does not stop at the first enemy: it threads up to *3* and drags them all. With one hero on it Pudge may pull himself in instead, stunning for *0.8* seconds on impact.',
        ],
        summary: ['Нанизывает троих или тянет вас к одному', 'Threads three, or pulls you to one'],
        cooldown: '14/12/10',
        mana: '110',
        complexity: 3,
        damage: 'pure',
        info: ['Крип впереди больше не спасёт: крюк пройдёт и сквозь него.', 'The creep in front is no cover: the hook goes through.'],
        features: [
          ['range', 'Полёт длиннее на 200', 'Flies 200 farther'],
          ['damage', 'Каждая следующая цель получает на 15% больше', 'Every further target takes 15% more'],
        ],
      },
      purple: ['cast:ms 10/20; 4', 'killcd 6', 'bleed 50; 4'],
      blue: ['damage 40/80/120', 'distance 80/160/240', 'cd 0.8/1.6/2.4'],
    },
    {
      subject: ['гниение', 'гниения', 'Rot'],
      orange: {
        title: ['Разложение', 'Rank Decay'],
        text: [
          'Каждая секунда гниения делает облако шире на *25* и вреднее на *6%*, до *8* секунд. Выключив его, Пудж восстанавливает здоровьем *30%* нанесённого урона.',
          'Every second of Rot widens the cloud by *25* and makes it *6%* worse, up to *8* seconds. Turning it off restores *30%* of the damage dealt to Pudge.',
        ],
        summary: ['Облако растёт, а конец лечит', 'The cloud grows, and its end heals'],
        complexity: 1,
        damage: 'magical',
        info: ['Терпите до восьмой секунды и выключайте в самый опасный миг.', 'Bear it to the eighth second and stop when it hurts most.'],
        features: [
          ['heal', 'Урон по крипам лечит вполовину', 'Creep damage heals by half'],
          ['poison', 'Себе урон не растёт', 'The damage to you does not grow'],
        ],
      },
      purple: ['noheal 15/30; 2', 'while:mr 15', 'mrdown 10; 2'],
      blue: ['dps 12/24/36', 'radius 20/40/60', 'slowmore 4/8/12'],
    },
    {
      subject: ['груда', 'груды', 'the heap'],
      orange: {
        title: ['Второй живот', 'Second Stomach'],
        text: [
          'Груда запасает *25%* поглощённого урона. Съев запас, Пудж получает барьер такого размера на *8* секунд и на это же время растёт: дальность крюка и атаки больше на *20%*.',
          'The heap stores *25%* of the damage it blocks. Eating the store gives Pudge a barrier of that size for *8* seconds and makes him grow: hook and attacks reach *20%* farther.',
        ],
        summary: ['Поглощённый урон становится барьером', 'Blocked damage becomes a barrier'],
        cooldown: '22/18/14',
        mana: '60',
        complexity: 2,
        info: ['Дайте себя побить, потом пообедайте.', 'Take a beating, then have dinner.'],
        features: [
          ['shield', 'Запас не больше 1200', 'The store holds at most 1200'],
          ['strength', 'Пополняется и от смертей рядом', 'Deaths nearby refill it'],
        ],
      },
      purple: ['while:sr 12/24', 'cast:hpr 40; 6', 'near:armor 2; 500'],
      blue: ['stack:str 0.2/0.4/0.6', 'while:less 3/6/9', 'duration 0.8/1.6/2.4'],
    },
    {
      subject: ['расчленение', 'расчленения', 'Dismember'],
      orange: {
        title: ['Сытный обед', 'Hearty Dinner'],
        text: [
          'Пудж проглатывает врага целиком и носит его *4* секунды внутри, свободно двигаясь и атакуя. Добыча теряет *7%* здоровья в секунду, а выплюнуть её можно на *800* в любую сторону.',
          'Pudge swallows the enemy whole and carries them for *4* seconds, free to move and attack. The prey loses *7%* health per second and can be spat *800* in any direction.',
        ],
        summary: ['Глотает врага и уносит с собой', 'Swallows an enemy and walks away'],
        cooldown: '30/26/22',
        mana: '130',
        complexity: 1,
        damage: 'magical',
        info: ['Съешьте лекаря, победите остальных, потом займитесь обедом.', 'Eat the healer, beat the rest, then see to dinner.'],
        features: [
          ['heal', 'Переваренное лечит вас', 'What you digest heals you'],
          ['death', 'Если вас убьют, добыча на свободе', 'If you die, the prey is free'],
        ],
      },
      purple: ['strdmg 30/60', 'while:less 30', 'expose 20; 4'],
      blue: ['dps 20/40/60', 'duration 0.3/0.6/0.9', 'cd 2/4/6'],
    },
  ],
  heroWide: { purple: ['kill:str 15; 20', 'always:heal 8/16'], blue: ['always:str 5/10/15', 'always:hpr 7/14/21'] },
  scepter: {
    texture: 'pudge_meat_hook',
    title: ['Мясной крюк', 'Meat Hook'],
    text: [
      'Перезарядка крюка снижается до *4* секунд, а гниение жжёт сильнее на *60*.',
      'The hook recharges in *4* seconds and Rot burns for *60* more.',
    ],
    rows: [['Урон гниения', 'Rot damage', '60']],
    cooldown: '4',
  },
  shard: {
    texture: 'pudge_eject',
    title: ['Выплюнуть', 'Spit Out'],
    text: [
      'Расчленение на союзнике прячет его внутри на *3* секунды и лечит на *8%* в секунду.',
      'Dismember on an ally hides them inside for *3* seconds and heals *8%* per second.',
    ],
  },
  innate: {
    texture: 'pudge_graft_flesh',
    title: ['Приросшая плоть', 'Grown Flesh'],
    text: [
      'Смерть любого героя в радиусе *450* даёт Пуджу *2* силы навсегда.',
      'The death of any hero within *450* gives Pudge *2* Strength for good.',
    ],
  },
  changes: [
    [
      0,
      "Крюк не цепляет крипов <font color='bad'>своей</font> линии.",
      "The hook no longer catches creeps of <font color='bad'>your</font> lane.",
    ],
    [1, 'Урон по себе снижен до *50%*.', 'Damage to yourself is reduced to *50%*.'],
  ],
};
