/** The heroes in the sprite, in its order, by their short names in the game. tools/sprites/make-faces.test.ts checks the list. */
export const faceHeroes =
  'abaddon alchemist antimage axe bristleback crystal_maiden drow_ranger ember_spirit hoodwink huskar juggernaut legion_commander lina lion marci muerta nevermore nyx_assassin ogre_magi pangolier phantom_assassin primal_beast puck pudge queenofpain sand_king silencer skeleton_king skywrath_mage snapfire terrorblade troll_warlord venomancer void_spirit windrunner zuus'.split(
    ' ',
  );

/** The sprite: one row of heads, twice as fine as they are drawn. The style sheet names it too. */
export const facesHref = '/emblems/b4b7f2f9/faces.avif';

const HERO = 'npc_dota_hero_';
const places = new Map(faceHeroes.map((hero, index) => [HERO + hero, index]));
let isShown = false;

/** Sets whether heroes have faces on this site; called before pages are rendered. Without them emblems take their place. */
export function showFaces(isWanted: boolean): void {
  isShown = isWanted;
}

/** Whether heroes have their faces on this site. */
export function isShowingFaces(): boolean {
  return isShown;
}

/** The index of this hero's head in the sprite; undefined if an emblem must replace it. */
export function facePlace(hero: string): number | undefined {
  return isShown ? places.get(hero) : undefined;
}
