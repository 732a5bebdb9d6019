import type { HeroSource } from '../hero-source.ts';

export const skywrathMage: HeroSource = {
  urlName: 'skywrath-mage',
  attack: 'ranged',
  skills: [
    {
      subject: ['снаряд', 'снаряда', 'the bolt'],
      orange: {
        title: ['Птичья стая', 'Flock of Bolts'],
        text: [
          'Снаряд раскалывается у цели на *3* птицы, которые клюют её ещё *4* секунды: по *30%* урона в секунду каждая. Прогнать их можно, лишь убежав от цели дальше *900*.',
          'The bolt splits at its target into *3* birds that peck for *4* more seconds, *30%* damage a second each. They fly off only beyond *900*.',
        ],
        summary: ['Снаряд рассыпается на трёх птиц', 'The bolt splits into three birds'],
        cooldown: '4/3.5/3',
        mana: '80',
        complexity: 1,
        damage: 'magical',
        info: ['Пускайте снаряды один за другим: птиц может быть сколько угодно.', 'Send bolt after bolt: there is no limit to the flock.'],
        features: [
          ['magic', 'Птицы не видны врагу в тумане', 'Enemies cannot see the birds in fog'],
          ['damage', 'Урон от интеллекта в момент броска', 'Damage counts Intelligence at the cast'],
        ],
      },
      purple: ['targets 1/2', 'slow 15; 2', 'steal 15'],
      blue: ['intdmg 15/30/45', 'speed 10/20/30', 'range 60/120/180'],
    },
    {
      subject: ['контузия', 'контузии', 'the shot'],
      orange: {
        title: ['Сокол-охотник', 'Hunting Falcon'],
        text: [
          'Контузия находит врагов по всей карте и кружит над задетым *8* секунд, открывая его вам. Пока сокол рядом, ваши снаряды летят к цели вдвое быстрее и на *400* дальше.',
          'The shot finds enemies across the map and circles the one it hits for *8* seconds, revealing them. Your bolts fly twice as fast at that target and reach *400* farther.',
        ],
        summary: ['Находит врага и кружит над ним', 'Finds an enemy and circles above'],
        cooldown: '14/12/10',
        mana: '90',
        complexity: 1,
        damage: 'magical',
        info: ['Отпустите сокола первым: он покажет, куда бить.', 'Release the falcon first: it shows where to strike.'],
        features: [
          ['range', 'Выбирает раненого', 'Prefers the wounded'],
          ['slow', 'Замедление длится вместе с обзором', 'The slow lasts with the vision'],
        ],
      },
      purple: ['silence 0.6/1.2', 'disarm 1.2', 'targets 1'],
      blue: ['damage 30/60/90', 'slowmore 6/12/18', 'cd 1/2/3'],
    },
    {
      subject: ['печать', 'печати', 'the seal'],
      orange: {
        title: ['Печать двух небес', 'Seal of Two Heavens'],
        text: [
          'Печать ложится на землю кругом в *350* и связывает всех, кто внутри, на *5* секунд: выйти можно, но немота и уязвимость уйдут вместе с врагом и продержатся ещё *3*.',
          'The seal is laid on the ground as a circle of *350* for *5* seconds: enemies may leave, but silence and weakness go with them for *3* more.',
        ],
        summary: ['Печать ложится на область', 'The seal covers an area'],
        cooldown: '16/14/12',
        mana: '100',
        complexity: 2,
        info: ['Кладите печать под отступающих, а вспышку — поверх печати.', 'Lay it under those who flee, then the flare on top.'],
        features: [
          ['magic', 'Уязвимость растёт на 2% в секунду', 'Weakness grows by 2% a second'],
          ['range', 'Применяется на 900', 'Cast from 900 away'],
        ],
      },
      purple: ['mrdown 6/12; 4', 'root 0.8', 'reveal 6'],
      blue: ['duration 0.4/0.8/1.2', 'cd 0.8/1.6/2.4', 'range 60/120/180'],
    },
    {
      subject: ['вспышка', 'вспышки', 'the flare'],
      orange: {
        title: ['Столп небес', 'Pillar of Heaven'],
        text: [
          'Вспышка следует за самым раненым героем внутри с *45%* его скорости и не делит урон на крипов. Если он погибнет, оставшийся урон переходит на нового.',
          'The flare follows the most wounded hero inside at *45%* of their speed and wastes nothing on creeps. If they die, the rest of the damage finds another.',
        ],
        summary: ['Следует за раненым героем', 'Follows the wounded'],
        cooldown: '40/34/28',
        mana: '300',
        complexity: 1,
        damage: 'magical',
        info: ['С любым замедлением из неё уже не выйти.', 'With any slow at all there is no way out.'],
        features: [
          ['sun', 'Движется до 6 секунд', 'Moves for up to 6 seconds'],
          ['damage', 'Двое внутри получают по 70%', 'Two inside take 70% each'],
        ],
      },
      purple: ['pure 20/40', 'slow 20; 1', 'killcdp 50'],
      blue: ['damage 100/200/300', 'radius 20/40/60', 'cd 3/6/9'],
    },
  ],
  heroWide: { purple: ['low:ms 20; 40', 'always:amp 5/10'], blue: ['always:int 5/10/15', 'always:mp 100/200/300'] },
  scepter: {
    texture: 'skywrath_mage_mystic_flare',
    title: ['Две вспышки', 'Twin Flares'],
    text: [
      'Вторая вспышка загорается на ближайшем герое в пределах *700*, а если он один — на нём же.',
      'A second flare lights on the nearest hero within *700*, or on the same one if alone.',
    ],
    rows: [['Дальность', 'Range', '700']],
  },
  shard: {
    texture: 'skywrath_mage_shield_of_the_scion',
    title: ['Щит наследника', 'Shield of the Scion'],
    text: [
      'Каждое заклинание даёт барьер на *40* урона на *8* секунд, они складываются.',
      'Every spell grants a barrier of *40* for *8* seconds; they add up.',
    ],
  },
  innate: {
    texture: 'skywrath_mage_ruin_and_restoration',
    title: ['Гибель и спасение', 'Ruin and Restoration'],
    text: ['Вампиризм способностей *10%*, *15%* от вспышки.', 'Spell lifesteal of *10%*, *15%* from the flare.'],
  },
  changes: [
    [0, 'Перезарядка не ниже *2* секунд.', 'The cooldown is never below *2* seconds.'],
    [3, 'Урон делится только между *героями*.', 'Damage is shared among *heroes* only.'],
  ],
};
