import type { HeroSource } from '../hero-source.ts';

export const wraithKing: HeroSource = {
  urlName: 'wraith-king',
  attack: 'melee',
  skills: [
    {
      subject: ['призрачный огонь', 'призрачного огня', 'Wraithfire'],
      orange: {
        title: ['Факел мёртвых', 'Torch of the Dead'],
        text: [
          'Огонь поджигает душу цели на *6* секунд: каждый удар Короля по ней выбивает искру, которая летит в ближайшего врага и оглушает его на *0,4* секунды с *40%* урона.',
          'The fire lights the target’s soul for *6* seconds: each of the King’s hits strikes a spark that flies to the nearest enemy, stunning for *0.4* seconds with *40%* damage.',
        ],
        summary: ['Удары по горящему высекают искры', 'Hits on the burning strike sparks'],
        cooldown: '14/12/10',
        mana: '110',
        complexity: 1,
        damage: 'magical',
        info: ['Бейте крепкого, оглушайте всех вокруг него.', 'Hit the sturdy one, stun everyone around.'],
        features: [
          ['fire', 'Искра летит на 500', 'A spark flies 500'],
          ['slow', 'Горящий медленнее на 25%', 'The burning are 25% slower'],
        ],
      },
      purple: ['stunmore 0.3/0.6', 'expose 12; 5', 'targets 1'],
      blue: ['damage 30/60/90', 'dps 8/16/24', 'cd 0.8/1.6/2.4'],
    },
    {
      subject: ['дух вампира', 'духа вампира', 'Vampiric Spirit'],
      orange: {
        title: ['Костяная гвардия', 'Bone Guard'],
        text: [
          'Скелеты больше не расходуются: *6* гвардейцев всегда идут за Королём и встают вновь через *8* секунд. Пока живы хотя бы *3*, они принимают на себя *25%* урона по нему.',
          'Skeletons are no longer spent: *6* guards follow the King and rise again after *8* seconds. While at least *3* stand, they take *25%* of the damage meant for him.',
        ],
        summary: ['Шесть скелетов всегда с вами', 'Six skeletons always with you'],
        cooldown: '12',
        mana: '60',
        complexity: 2,
        damage: 'physical',
        info: ['Берегите троих: с ними вы на четверть крепче.', 'Keep three alive: with them you are a quarter tougher.'],
        features: [
          ['summon', 'Применение бросает их на цель', 'Casting sends them at a target'],
          ['heal', 'Их удары тоже лечат вас', 'Their hits heal you too'],
        ],
      },
      purple: [
        'gives:ls 10/20',
        'low:ls 25; 40',
        ['Каждый убитый скелет лечит вас на {v} здоровья', 'Every skeleton killed heals you for {v} health', '60'],
      ],
      blue: ['gives:hpr 5/10/15', ['Урон скелетов больше на {v}', 'Skeletons deal {v} more damage', '6/12/18'], 'gives:dmg 6/12/18'],
    },
    {
      subject: ['смертельный удар', 'смертельного удара', 'Mortal Strike'],
      orange: {
        title: ['Царский суд', 'Royal Judgement'],
        text: [
          'Каждый критический удар выносит суд: в следующие *4* секунды второй критический по той же цели сильнее на *60%* и бьёт волной на *400* за её спину. Третий казнит врага ниже *12%* здоровья.',
          'Each critical hit passes judgement: within *4* seconds a second on the same target is *60%* stronger and sweeps *400* behind it. A third executes enemies below *12%* health.',
        ],
        summary: ['Третий критический удар казнит', 'The third critical hit executes'],
        complexity: 2,
        damage: 'physical',
        info: ['Не меняйте цель: суд не любит спешки.', 'Do not change targets: judgement hates haste.'],
        features: [
          ['blade', 'Смертельный удар готов раз в 4 секунды', 'Mortal Strike is ready once in 4 seconds'],
          ['death', 'Боссов не казнит', 'Bosses are not executed'],
        ],
      },
      purple: ['maxhp 2/4', 'noheal 30; 4', 'armordown 5; 4'],
      blue: ['crit 20/40/60', 'chance 2/4/6', 'gives:as 10/20/30'],
    },
    {
      subject: ['возрождение', 'возрождения', 'Reincarnation'],
      orange: {
        title: ['Король умер…', 'The King Is Dead…'],
        text: [
          'Погибший Король *4* секунды бродит призраком: его нельзя задеть, а каждый удар сокращает перезарядку Возрождения на *5* секунд. Убив героя в это время, он встаёт с полным здоровьем.',
          'A fallen King walks as a wraith for *4* seconds: nothing can hurt him and each hit takes *5* seconds off Reincarnation. Killing a hero then raises him at full health.',
        ],
        summary: ['После смерти сражается призраком', 'Fights on as a wraith after death'],
        cooldown: '120/100/80',
        mana: '180',
        complexity: 2,
        info: ['Смерть — лучшее время для атаки.', 'Death is the best time to attack.'],
        features: [
          ['death', 'Мана на возрождение не нужна', 'Rising needs no mana'],
          ['slow', 'Вставая, замедляет всех на 75%', 'Rising slows everyone by 75%'],
        ],
      },
      purple: [
        [
          'Встав после Возрождения, вы получаете барьер прочностью {v} на {a:s}',
          'Rising from Reincarnation grants a barrier of {v} for {a:s}',
          '300/600; 6',
        ],
        ['Поднимаясь, Король оглушает врагов рядом на {v:s}', 'Rising, the King stuns enemies nearby for {v:s}', '1'],
        [
          'Первые {a:s} после Возрождения урон атак выше на {v%}',
          'For {a:s} after Reincarnation your attacks deal {v%} more damage',
          '40; 10',
        ],
      ],
      blue: [
        'cd 8/16/24',
        'slowmore 5/10/15',
        ['Встав, вы восстанавливаете ещё {v} маны', 'You restore {v} more mana on rising', '100/200/300'],
      ],
    },
  ],
  heroWide: { purple: ['near:str 3; 600', 'always:less 3/6'], blue: ['always:str 5/10/15', 'always:hp 90/180/270'] },
  scepter: {
    texture: 'skeleton_king_reincarnation',
    title: ['Отсрочка', 'Stay of Death'],
    text: [
      'Союзники в радиусе *1200* после смертельного удара бродят призраками *5* секунд.',
      'Allies within *1200* walk as wraiths for *5* seconds after a deadly blow.',
    ],
    rows: [['Длительность', 'Duration', '5']],
  },
  shard: {
    texture: 'skeleton_king_bone_guard',
    title: ['Призрачная плоть', 'Spectral Flesh'],
    text: [
      'Скелеты взрываются при гибели: *70* урона и замедление на *20%*.',
      'Skeletons burst when they die: *70* damage and a slow of *20%*.',
    ],
  },
  innate: {
    texture: 'skeleton_king_vampiric_spirit',
    title: ['Корона не падает', 'The Crown Stays On'],
    text: [
      'Пока Возрождение перезаряжается, Король теряет при смерти на *50%* меньше золота.',
      'While Reincarnation recharges the King loses *50%* less gold on death.',
    ],
  },
  changes: [
    [1, 'Не больше *6* скелетов.', 'At most *6* skeletons.'],
    [3, 'Перезарядка не сокращается предметами.', 'Items do not shorten its cooldown.'],
  ],
};
