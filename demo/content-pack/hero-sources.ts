import type { HeroSource } from './hero-source.ts';
import { alchemist } from './heroes/alchemist.ts';
import { antimage } from './heroes/antimage.ts';
import { axe } from './heroes/axe.ts';
import { bristleback } from './heroes/bristleback.ts';
import { crystalMaiden } from './heroes/crystal-maiden.ts';
import { drowRanger } from './heroes/drow-ranger.ts';
import { emberSpirit } from './heroes/ember-spirit.ts';
import { hoodwink } from './heroes/hoodwink.ts';
import { huskar } from './heroes/huskar.ts';
import { juggernaut } from './heroes/juggernaut.ts';
import { legionCommander } from './heroes/legion-commander.ts';
import { lina } from './heroes/lina.ts';
import { lion } from './heroes/lion.ts';
import { marci } from './heroes/marci.ts';
import { muerta } from './heroes/muerta.ts';
import { nyxAssassin } from './heroes/nyx-assassin.ts';
import { ogreMagi } from './heroes/ogre-magi.ts';
import { pangolier } from './heroes/pangolier.ts';
import { phantomAssassin } from './heroes/phantom-assassin.ts';
import { primalBeast } from './heroes/primal-beast.ts';
import { puck } from './heroes/puck.ts';
import { pudge } from './heroes/pudge.ts';
import { queenOfPain } from './heroes/queen-of-pain.ts';
import { sandKing } from './heroes/sand-king.ts';
import { shadowFiend } from './heroes/shadow-fiend.ts';
import { silencer } from './heroes/silencer.ts';
import { skywrathMage } from './heroes/skywrath-mage.ts';
import { snapfire } from './heroes/snapfire.ts';
import { terrorblade } from './heroes/terrorblade.ts';
import { trollWarlord } from './heroes/troll-warlord.ts';
import { venomancer } from './heroes/venomancer.ts';
import { voidSpirit } from './heroes/void-spirit.ts';
import { windranger } from './heroes/windranger.ts';
import { wraithKing } from './heroes/wraith-king.ts';
import { zeus } from './heroes/zeus.ts';

/** Every hero that is written here; Abaddon stands in his file by hand. */
export const heroSources: readonly HeroSource[] = [
  alchemist,
  antimage,
  axe,
  bristleback,
  crystalMaiden,
  drowRanger,
  emberSpirit,
  hoodwink,
  huskar,
  juggernaut,
  legionCommander,
  lina,
  lion,
  marci,
  muerta,
  nyxAssassin,
  ogreMagi,
  pangolier,
  phantomAssassin,
  primalBeast,
  puck,
  pudge,
  queenOfPain,
  sandKing,
  shadowFiend,
  silencer,
  skywrathMage,
  snapfire,
  terrorblade,
  trollWarlord,
  venomancer,
  voidSpirit,
  windranger,
  wraithKing,
  zeus,
];
