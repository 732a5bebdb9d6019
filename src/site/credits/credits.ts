/** The authors of everything the site shows; the credits page prints all of it. */
export type GlyphCredit = { author: string; glyphs: string[] };
export type WorkCredit = { work: string; licence: string; href: string };

export const glyphLicence: WorkCredit = {
  work: 'game-icons.net',
  licence: 'CC BY 3.0',
  href: 'https://creativecommons.org/licenses/by/3.0/',
};

/** The source of the hero faces, and what its owner permits. */
export const facesCredit = {
  work: 'dota2-css-hero-sprites',
  href: 'https://github.com/RoccoFarrell/dota2-minimap-hero-sprites',
  terms: 'https://store.steampowered.com/video_policy',
};

const glyphsByAuthor: [string, string][] = [
  [
    'Lorc',
    `
    acid-blob angel-wings arrow-flights arrows-shield aura axe-swing backstab barbed-spear bat-blade bat-wing battered-axe
    battle-axe beer-stein beetle-shell bell-shield black-hole-bolas bleeding-eye bleeding-heart bleeding-wound bloody-sword
    boar-tusks boots bowman brainstorm branch-arrow breastplate broadsword bubbling-bowl bubbling-flask bull burning-embers
    burning-meteor burning-passion butterfly charged-arrow checked-shield cheese-wedge chewed-skull circular-sawblade claw-slashes
    cloak-dagger clockwork cracked-shield croc-sword crossed-axes crossed-sabres crossed-slashes crossed-swords crown-coin
    crowned-skull crystal-ball crystal-bars crystal-cluster crystal-growth crystal-shine crystal-wand crystalize cursed-star
    curvy-knife cycle daemon-skull deadly-strike death-zone dig-dug divided-spiral dodging double-dragon dragon-breath dragon-spiral
    dripping-sword droplets eagle-emblem earth-crack emerald empty-hourglass energy-breath energy-shield energy-sword
    engagement-ring evil-bat extra-lucid eyestalk fairy-wand fanged-skull fast-arrow fire-axe fire-dash fire-ring fire-silhouette
    fire-wave fire-zone fireball fist flame-spin flaming-arrow fleshy-mass floating-crystal fragmented-meteor frostfire frozen-block
    frozen-orb gears gem-chain gem-pendant gloop guarded-tower half-tornado hanging-spider harpoon-chain harpoon-trident haunting
    hawk-emblem heart-drop heart-inside heart-organ heavy-rain high-shot holy-symbol hood horned-skull hourglass ice-bolt ice-cube
    ice-shield ice-spear icicles-aura implosion ink-swirl laser-warning laurel-crown leather-boot life-tap lightning-arc
    lightning-branches lightning-helix lightning-mask lightning-slashes lightning-storm lightning-tear lightning-trio lion lizardman
    long-antennae-bug lotus lotus-flower magic-palm magic-shield magic-swirl mailed-fist meat-hook midnight-claw minions monkey
    moon-claws oak orbital plain-dagger pointy-sword poison-bottle poison-gas powder prayer psychic-waves punch-blast quake-stomp
    quick-slash raven ray-gun reaper-scythe relic-blade robe rolling-bomb run rune-stone rune-sword saber-slash sands-of-time
    scorpion screaming scroll-unfurled shadow-follower shadow-grasp shark-jaws shield-echoes shield-reflect shining-heart
    shining-sword shoulder-scales shouting skull-ring small-fire snake-bite snake-totem snowflake-1 snowflake-2 spark-spirit
    spear-hook spears spectre spiked-armor spiked-mace spinning-blades splashy-stream sprint star-swirl static-waves steeltoe-boots
    stomp stone-sphere stone-tower striped-sword sunbeams sword-array sword-slice sword-spin target-arrows teleport thorny-vine
    three-leaves thrown-daggers thrown-knife thrown-spear thunder-blade thunderball time-trap tombstone totem-head tower-fall tribal-mask triorb
    triple-scratches two-shadows vile-fluid voodoo-doll vortex walking-boot wave-strike werewolf whirlwind white-tower wind-slap
    wingfoot wizard-staff wolf-howl wyvern zeus-sword`,
  ],
  [
    'Delapouite',
    `
    all-seeing-eye axe-sword backward-time bear-head biceps bo bolt-spell-cast bow-arrow bracer brain-tentacle brass-knuckles
    caduceus calavera cape castle centaur coins-pile cosmic-egg crescent-staff crook-flail daemon-pull devil-mask dragon-orb drum
    eye-target fairy fairy-wings falcon-moon feather-necklace female-vampire fencer fire-gem fire-spell-cast fish-monster
    floating-ghost gargoyle gauntlet glaive gold-stack hatchet healing health-potion heart-necklace helicopter horse-head ice-golem
    invisible ivory-tusks katana knight-banner kraken-tentacle magic-potion mammoth medallist mermaid metal-boot mighty-force
    neck-bite nested-hexagons ogre oni overlord-helm painted-pottery pan-flute pirate-captain plum receive-money resting-vampire
    ring ring-box ringmaster rock-golem saber-toothed-cat-head sai sheep shield-impact siege-tower silenced skull-staff slippers
    snake-spiral soul soul-vessel spartan-helmet spear-feather spell-book squirrel stone-pile sun-priest sun-spear sword-brandish
    thor-hammer tiara totem tribal-pendant two-coins two-handed-sword vampire-cape vampire-dracula vibrating-shield war-pick
    warlock-hood winged-scepter wood-stick`,
  ],
  [
    'Willdabeast',
    `
    chain-lightning chain-mail gold-bar orb-wand round-shield`,
  ],
  [
    'sbed',
    `
    death-skull evil-wings poison-cloud regeneration`,
  ],
  [
    'Skoll',
    `
    blood evil-eyes troll`,
  ],
  [
    'game-icons.net',
    `
    crosshair crown moon`,
  ],
  [
    'DarkZaitzev',
    `
    hooded-assassin hooded-figure smoke-bomb`,
  ],
  [
    'Cathelineau',
    `
    medusa-head tree-face witch-face`,
  ],
  [
    'Carl Olsen',
    `
    brutal-helm flame`,
  ],
  [
    'Caro Asercion',
    `
    deer-head porcupine`,
  ],
  [
    'Lucas',
    `
    cloak`,
  ],
  [
    'Faithtoken',
    `
    dragon-head`,
  ],
  [
    'Zeromancer',
    `
    heart-plus`,
  ],
  [
    'Felbrigg',
    `
    thrust`,
  ],
];

/** Every glyph used by the emblems, by author, as in the folders of github.com/game-icons/icons. */
export const glyphCredits: GlyphCredit[] = glyphsByAuthor.map(([author, glyphs]) => ({ author, glyphs: glyphs.trim().split(/\s+/) }));

export const workCredits: WorkCredit[] = [
  { work: 'Lucide', licence: 'ISC', href: 'https://lucide.dev/license' },
  { work: 'Simple Icons', licence: 'CC0 1.0', href: 'https://github.com/simple-icons/simple-icons/blob/develop/LICENSE.md' },
  { work: 'Onest', licence: 'SIL OFL 1.1', href: 'https://openfontlicense.org/' },
  { work: 'Piazzolla', licence: 'SIL OFL 1.1', href: 'https://openfontlicense.org/' },
  { work: 'Noto Emoji', licence: 'SIL OFL 1.1', href: 'https://openfontlicense.org/' },
];
