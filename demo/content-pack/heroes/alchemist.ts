import type { HeroSource } from '../hero-source.ts';

export const alchemist: HeroSource = {
  urlName: 'alchemist',
  attack: 'melee',
  skills: [
    {
      subject: ['облако', 'облака', 'the cloud'],
      orange: {
        title: ['Царская водка', 'Aqua Regia'],
        text: [
          'Облако следует за Алхимиком и с каждой секундой разъедает врагов сильнее: каждая секунда внутри добавляет *8%* к урону, не больше *80%*. Вышедшие из облака сохраняют ожог ещё *2* секунды.',
          'The cloud follows Alchemist and eats deeper every second: each second inside adds *8%* to its damage, up to *80%*. Enemies who leave it keep burning for *2* more seconds.',
        ],
        summary: ['Облако идёт за вами и набирает силу', 'The cloud follows you and grows stronger'],
        cooldown: '18/16/14',
        mana: '110',
        complexity: 1,
        damage: 'magical',
        info: [
          'Не отпускайте цель: чем дольше она в облаке, тем ближе её конец.',
          'Stay on your target: the longer it stands in the cloud, the sooner it falls.',
        ],
        features: [
          ['slow', 'Замедляет на 15% тех, кто внутри', 'Slows everyone inside by 15%'],
          ['armor', 'Снижение брони тоже растёт со временем', 'The loss of armor grows with time as well'],
        ],
      },
      purple: [
        'mrdown 8/16; 2',
        ['Под облаком вы не получаете урона от {v%} атак крипов', 'Inside the cloud you ignore {v%} of creep attacks', '50'],
        ['Каждый враг в облаке ускоряет вас на {v%}', 'Every enemy inside the cloud makes you {v%} faster', '5'],
      ],
      blue: ['dps 8/16/24', 'radius 40/80/120', 'duration 1.5/3/4.5'],
    },
    {
      subject: ['смесь', 'смеси', 'the concoction'],
      orange: {
        title: ['Ручная бомба', 'Bomb in Hand'],
        text: [
          'Смесь больше не взрывается в руках. Передержанная склянка превращается в бомбу: она оглушает всех в радиусе *450* и отталкивает самого Алхимика в сторону броска на *600*.',
          'The concoction no longer blows up in your hands. Held to the end, the flask becomes a bomb: it stuns everyone within *450* and hurls Alchemist *600* towards the throw.',
        ],
        summary: ['Передержанная смесь становится бомбой', 'A concoction held to the end becomes a bomb'],
        cooldown: '20/18/16',
        mana: '120',
        complexity: 3,
        damage: 'physical',
        info: [
          'Рывок после взрыва годится и для погони, и для бегства через стену.',
          'The leap after the blast works for the chase and for a flight over a wall.',
        ],
        features: [
          ['stun', 'Полное оглушение независимо от расстояния', 'Full stun at any distance'],
          ['blink', 'Рывок проходит сквозь стены и деревья', 'The leap passes walls and trees'],
        ],
      },
      purple: [
        'stunmore 0.3/0.6',
        ['Пока смесь у вас в руках, вы двигаетесь быстрее на {v%}', 'While you hold the concoction, you move {v%} faster', '25'],
        'expose 15; 4',
      ],
      blue: ['damage 40/80/120', 'cd 1/2/3', 'range 75/150/225'],
    },
    {
      subject: ['жадность', 'жадности', 'greed'],
      orange: {
        title: ['Золотая лихорадка', 'Gold Fever'],
        text: [
          'Каждые *1500* накопленного золота дают Алхимику *3* силы и *2%* урона способностей навсегда. Потраченное золото не отнимает бонуса.',
          'Every *1500* gold ever earned gives Alchemist *3* Strength and *2%* spell damage for good. Spending the gold does not take the bonus away.',
        ],
        summary: ['Заработанное золото делает сильнее', 'Earned gold makes you stronger'],
        complexity: 1,
        info: [
          'Талант для долгих игр: выживайте, собирайте лес, и время сыграет за вас.',
          'A talent for long games: survive, farm, and time will be on your side.',
        ],
        features: [
          ['gold', 'Считается золото из всех источников', 'Gold from every source counts'],
          ['strength', 'Бонус действует сразу и не имеет предела', 'The bonus works at once and has no limit'],
        ],
      },
      purple: [
        ['Каждая руна богатства приносит ещё {v} золота', 'Every bounty rune brings {v} more gold', '40/80'],
        ['Убитый герой с вероятностью {v%} роняет синюю сферу', 'A killed hero drops a blue orb with a chance of {v%}', '15'],
        'gives:heal 12',
      ],
      blue: [
        ['Убийство крипа приносит ещё {v} золота', 'Killing a creep brings {v} more gold', '3/6/9'],
        ['Покупки в лавке дешевле на {v%}', 'Everything in the shop is {v%} cheaper', '1/2/3'],
        ['За последний удар по крипу вы получаете {v} здоровья', 'Every last hit on a creep restores {v} health', '10/20/30'],
      ],
    },
    {
      subject: ['ярость', 'ярости', 'the rage'],
      orange: {
        title: ['Вторая доза', 'Second Dose'],
        text: [
          'Смертельный удар под Химической яростью не убивает: Алхимик восстанавливает *40%* здоровья и удваивает скорость атаки на *5* секунд. После этого ярость заканчивается.',
          'A deadly blow under Chemical Rage does not kill: Alchemist restores *40%* of his health and doubles his attack speed for *5* seconds. After that the rage ends.',
        ],
        summary: ['Под яростью спасает от смерти один раз', 'Saves from death once during the rage'],
        cooldown: '70/60/50',
        mana: '150',
        complexity: 2,
        info: [
          'Не бойтесь опустить здоровье: настоящая драка начинается после второй дозы.',
          'Let your health run low: the real fight starts with the second dose.',
        ],
        features: [
          ['heal', 'Лечение нельзя ослабить', 'This healing cannot be weakened'],
          ['cooldown', 'Не сработавшая доза возвращает треть перезарядки', 'An unused dose returns a third of the cooldown'],
        ],
      },
      purple: [
        'while:sr 12/24',
        'while:ls 18',
        ['Каждая атака под яростью поджигает врага на {v} урона', 'Every attack during the rage burns the enemy for {v} damage', '45'],
      ],
      blue: ['while:hpr 12/24/36', 'while:as 15/30/45', 'duration 2/4/6'],
    },
  ],
  heroWide: { purple: ['low:hpr 35; 40', 'near:armor 1.5/3; 600'], blue: ['always:str 4/8/12', 'always:dmg 8/16/24'] },
  scepter: {
    texture: 'alchemist_chemical_rage',
    title: ['Дар алхимика', 'Alchemist’s Gift'],
    text: [
      'Алхимик выпивает собственный скипетр и получает *+8* ко всем атрибутам за каждые *4000* золота, вложенных в предметы.',
      'Alchemist drinks his own scepter and gains *+8* to all attributes for every *4000* gold spent on items.',
    ],
    rows: [
      ['Бонус к атрибутам', 'Attributes gained', '8'],
      ['Золота за шаг', 'Gold per step', '4000'],
    ],
  },
  shard: {
    texture: 'alchemist_corrosive_weaponry',
    title: ['Берсеркское зелье', 'Berserk Potion'],
    text: [
      'Склянка под ноги: на *8* секунд союзники рядом лечатся на *40* здоровья в секунду и атакуют быстрее на *50*.',
      'A flask at your feet: for *8* seconds allies nearby heal *40* health per second and attack *50* faster.',
    ],
    isGranted: true,
    rows: [['Радиус', 'Radius', '500']],
    cooldown: '25',
    mana: '75',
  },
  innate: {
    texture: 'alchemist_goblins_greed',
    title: ['Чутьё на наживу', 'Nose for Profit'],
    text: [
      'В начале каждой волны Алхимик получает *60* золота, а в волне, где он добил больше всех крипов, — вдвое больше.',
      'At the start of every wave Alchemist gains *60* gold, and twice as much if he led the last wave in last hits.',
    ],
  },
  changes: [
    [0, 'Снижает броню на *1* в секунду, пока враг стоит внутри.', 'Reduces armor by *1* per second while the enemy stands inside.'],
    [2, 'Бонус за череду убийств крипов ограничен *30* золота.', 'The bonus for a streak of creep kills is limited to *30* gold.'],
    [3, 'Длительность уменьшена до *20* секунд, перезарядка — до *45*.', 'It lasts *20* seconds and recharges in *45*.'],
  ],
};
