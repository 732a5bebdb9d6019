/**
 * Maps names to glyphs of game-icons.net (CC BY 3.0, authors in src/site/credits/credits.ts).
 * Heroes and items are "name glyph hue", abilities "name glyph"; names as normaliseName() makes them.
 */

export type EmblemSprite = 'heroes' | 'items' | 'abilities';
export type Glyph = { sprite: EmblemSprite; part: number; name: string };
export type MappedGlyph = { glyph: Glyph; hue: number | undefined };

/**
 * A browser parses each file as a separate document. One file with all glyphs of a kind cost a phone a tenth of a second, although a page
 * shows only a few.
 */
const SPRITE_PARTS = 8;

/**
 * Parses comma-separated entries such as `antimage crossed-sabres 300`, and lists all glyphs of the sprite; `others`: glyphs that no entry
 * names. Neighbouring glyphs appear together on pages, so they go into one file.
 */
export function readEntries(sprite: EmblemSprite, entries: string, others: readonly string[] = []) {
  const read = entries.split(',').map((entry) => entry.trim().split(' '));
  const names = new Set([...read.map(([, glyph = '']) => glyph), ...others]);
  const glyphs: ReadonlyMap<string, Glyph> = new Map(
    [...names].map((name, index) => [name, { sprite, part: Math.floor((index * SPRITE_PARTS) / names.size), name }]),
  );
  const mapped = new Map<string, MappedGlyph>();
  for (const [name = '', glyphName = '', hue] of read) {
    const glyph = glyphs.get(glyphName);
    if (glyph) mapped.set(name, { glyph, hue: hue ? Number(hue) : undefined });
  }
  return { glyphs, mapped };
}

export const heroes = readEntries(
  'heroes',
  `
abaddon evil-wings 205, alchemist bubbling-flask 100, ancient-apparition frozen-orb 220, antimage crossed-sabres 300,
arc-warden lightning-mask 215, axe battered-axe 22, bane brain-tentacle 320, batrider bat-wing 45, beastmaster boar-tusks 60,
bloodseeker bleeding-eye 20, bounty-hunter hood 80, brewmaster beer-stein 75, bristleback porcupine 50,
broodmother hanging-spider 345, centaur centaur 35, chaos-knight horse-head 15, chen prayer 165, clinkz flaming-arrow 55,
clockwerk gears 70, crystal-maiden snowflake-2 225, dark-seer vortex 310, dark-willow fairy-wings 330, dawnbreaker thor-hammer 75,
dazzle voodoo-doll 345, death-prophet floating-ghost 175, disruptor lightning-storm 235, doom devil-mask 32,
dragon-knight dragon-head 28, drow-ranger bowman 215, earth-spirit stone-sphere 140, earthshaker totem-head 60,
elder-titan rock-golem 200, ember-spirit fire-silhouette 48, enchantress deer-head 110, enigma black-hole-bolas 295,
faceless-void time-trap 310, grimstroke ink-swirl 15, gyrocopter helicopter 50, hoodwink squirrel 130, huskar spears 25,
invoker triorb 85, io spark-spirit 220, jakiro double-dragon 230, juggernaut katana 40, keeper-of-the-light wizard-staff 95,
kez raven 190, kunkka pirate-captain 215, legion-commander knight-banner 25, leshrac lightning-trio 305, lich ice-golem 225,
lifestealer claw-slashes 25, lina fire-spell-cast 35, lion lion 40, lone-druid bear-head 100, luna moon-claws 255, lycan werewolf 20,
magnus mammoth 60, marci fist 80, mars spartan-helmet 28, medusa medusa-head 135, meepo dig-dug 75, mirana falcon-moon 245,
monkey-king monkey 75, morphling splashy-stream 205, muerta calavera 165, naga-siren mermaid 185, natures-prophet tree-face 125,
necrophos reaper-scythe 135, night-stalker evil-bat 285, nyx-assassin beetle-shell 275, ogre-magi ogre 240,
omniknight holy-symbol 90, oracle extra-lucid 60, outworld-destroyer all-seeing-eye 165, pangolier fencer 85,
phantom-assassin hooded-assassin 195, phantom-lancer sun-spear 75, phoenix hawk-emblem 45, primal-beast saber-toothed-cat-head 18,
puck fairy 190, pudge meat-hook 28, pugna skull-staff 140, queen-of-pain female-vampire 345, razor thunder-blade 265,
riki cloak-dagger 295, ringmaster ringmaster 20, rubick magic-palm 140, sand-king scorpion 80, shadow-demon daemon-pull 320,
shadow-fiend daemon-skull 15, shadow-shaman snake-totem 45, silencer silenced 290, skywrath-mage winged-scepter 200,
slardar fish-monster 225, slark shark-jaws 245, snapfire lizardman 60, sniper crosshair 70, spectre spectre 310,
spirit-breaker bull 225, storm-spirit thunderball 240, sven two-handed-sword 240, techies rolling-bomb 50,
templar-assassin psychic-waves 340, terrorblade horned-skull 200, tidehunter kraken-tentacle 165, timbersaw circular-sawblade 45,
tinker laser-warning 235, tiny stone-pile 180, treant oak 130, troll-warlord troll 25, tusk ivory-tusks 220,
underlord overlord-helm 130, undying tombstone 120, ursa triple-scratches 35, vengeful-spirit angel-wings 265,
venomancer snake-bite 130, viper wyvern 145, visage gargoyle 175, void-spirit spinning-blades 305, warlock warlock-hood 40,
weaver long-antennae-bug 20, windranger wind-slap 135, winter-wyvern dragon-spiral 210, witch-doctor tribal-mask 310,
wraith-king crowned-skull 150, zeus zeus-sword 240`,
);

/** For abilities and unmapped items: the first matching pattern gives the glyphs, and the hash picks one. */
export const keywordGlyphs: readonly (readonly [RegExp, string])[] = [
  [
    /lightning|thunder|static|storm|spark|plasma/,
    'lightning-arc lightning-branches chain-lightning lightning-helix bolt-spell-cast lightning-slashes lightning-trio',
  ],
  [/fire|flame|burn|blaz|ignite|lava|ember|phoenix|sun/, 'fire-wave flame-spin fire-ring burning-embers small-fire fire-zone fireball'],
  [/ice|frost|frozen|cold|crystal|freez|winter/, 'ice-spear frostfire ice-bolt icicles-aura frozen-block crystal-growth snowflake-1'],
  [
    /shield|armor|guard|protect|aegis|block|resist/,
    'magic-shield bell-shield shield-echoes checked-shield energy-shield cracked-shield shield-reflect',
  ],
  [/heal|mend|regen|life|restore|bless/, 'healing heart-plus life-tap regeneration heart-inside shining-heart caduceus'],
  [/blood|vamp|drain|leech|lifesteal|feast/, 'bleeding-wound blood neck-bite bleeding-heart life-tap droplets bloody-sword'],
  [/curse|doom|death|soul|shadow|dark|night|grave/, 'death-zone soul cursed-star shadow-grasp haunting death-skull evil-eyes'],
  [/poison|venom|toxic|acid|plague|rot/, 'poison-cloud acid-blob vile-fluid poison-bottle snake-bite gloop'],
  [/blink|leap|dash|jump|teleport|step|charge|speed|haste/, 'teleport wingfoot fast-arrow sprint wind-slap dodging run'],
  [/time|chrono|cooldown|slow|delay/, 'time-trap hourglass backward-time empty-hourglass sands-of-time clockwork'],
  [/summon|spirit|illusion|clone|wolf|bear|minion/, 'minions spark-spirit two-shadows wolf-howl shadow-follower spectre'],
  [/tower|building|creep|base/, 'stone-tower tower-fall castle siege-tower white-tower guarded-tower'],
  [/gold|bounty|greed|farm/, 'two-coins coins-pile gold-stack receive-money crown-coin'],
  [/mana|arcane|magic|spell|mind|intellect/, 'magic-swirl magic-palm brainstorm crystal-ball spell-book star-swirl rune-stone'],
  [/strength|might|force|power|crush|smash|stomp|stun/, 'mighty-force fist quake-stomp earth-crack punch-blast biceps stomp'],
  [/arrow|shot|bow|snipe|range|aim/, 'arrow-flights bow-arrow high-shot arrows-shield target-arrows charged-arrow'],
  [
    /blade|sword|slash|cut|strike|attack|crit|damage/,
    'saber-slash quick-slash crossed-slashes sword-brandish deadly-strike sword-array energy-sword',
  ],
];

export const abilities = readEntries(
  'abilities',
  `
mist-coil energy-breath, aphotic-shield magic-shield, curse-of-avernus rune-sword, borrowed-time resting-vampire,
battle-hunger screaming, berserkers-call shouting, counter-helix spinning-blades, culling-blade axe-swing,
blink-dagger thrown-daggers, mana-break crossed-slashes, counterspell shield-reflect, mana-void implosion,
stifling-dagger thrown-knife, phantom-strike backstab, blur invisible, coup-de-grace deadly-strike, glaives-of-wisdom glaive,
meat-hook meat-hook, rot poison-gas, flesh-heap fleshy-mass, dismember chewed-skull, arc-lightning chain-lightning,
lightning-bolt lightning-tear, static-field static-waves, thundergods-wrath lightning-storm, dragon-slave dragon-breath,
light-strike-array sunbeams, fiery-soul fire-dash, laguna-blade lightning-branches, blade-fury sword-spin, healing-ward totem,
blade-dance sword-array, omnislash quick-slash, shadowraze death-zone, necromastery soul, requiem-of-souls burning-passion,
crystal-nova snowflake-1, frostbite ice-cube, arcane-aura aura, freezing-field heavy-rain, unstable-concoction bubbling-flask,
chemical-rage biceps, nasal-goo gloop, quill-spray porcupine, bristleback spiked-armor, warpath sprint, gust wind-slap,
marksmanship bowman, multishot arrow-flights, searing-chains harpoon-chain, sleight-of-fist fist, bushwhack branch-arrow,
scurry squirrel, sharpshooter crosshair, overwhelming-odds arrows-shield, press-the-attack knight-banner,
moment-of-courage spartan-helmet, duel crossed-swords, earth-spike earth-crack, hex sheep, burning-spears thrown-spear, dispose mighty-force, rebound wingfoot,
sidekick two-shadows, unleash punch-blast, the-calling calavera, gunslinger ray-gun, pierce-the-veil spectre, impale barbed-spear,
spiked-carapace beetle-shell, vendetta cloak-dagger, multicast spell-book, swashbuckle fencer, rolling-thunder rolling-bomb,
onslaught bull, trample stomp, uproar shouting, pulverize quake-stomp, illusory-orb orbital, waning-rift vortex, phase-shift dodging,
dream-coil divided-spiral, scream-of-pain screaming, sonic-wave psychic-waves, burrowstrike scorpion, sand-storm whirlwind,
caustic-finale acid-blob, epicenter earth-crack, last-word scroll-unfurled, global-silence silenced, concussive-shot hawk-emblem,
ancient-seal rune-stone, mystic-flare sunbeams, scatterblast burning-meteor, lil-shredder circular-sawblade, mortimer-kisses lizardman,
reflection shadow-follower, conjure-image two-shadows, metamorphosis evil-wings, sunder soul-vessel, berserkers-rage troll,
whirling-axes crossed-axes, fervor fire-dash, battle-trance oni, plague-ward snake-totem, aether-remnant spark-spirit,
dissimilate teleport, resonant-pulse shield-echoes, windrun run, reincarnation crowned-skull`,
  keywordGlyphs.flatMap(([, glyphs]) => glyphs.split(' ')),
);

/** Hero names that differ from the site's: the game's own, and spellings that players use. */
export const heroAliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'abyssal-underlord': 'underlord',
    'anti-mage': 'antimage',
    'centaur-warrunner': 'centaur',
    doombringer: 'doom',
    'doom-bringer': 'doom',
    furion: 'natures-prophet',
    'life-stealer': 'lifestealer',
    magnataur: 'magnus',
    necrolyte: 'necrophos',
    nevermore: 'shadow-fiend',
    'obsidian-destroyer': 'outworld-destroyer',
    'outworld-devourer': 'outworld-destroyer',
    queenofpain: 'queen-of-pain',
    rattletrap: 'clockwerk',
    shredder: 'timbersaw',
    'skeleton-king': 'wraith-king',
    'treant-protector': 'treant',
    vengefulspirit: 'vengeful-spirit',
    windrunner: 'windranger',
    wisp: 'io',
    zuus: 'zeus',
  }),
);
