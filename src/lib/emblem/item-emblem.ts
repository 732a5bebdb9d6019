import { abilities, heroes, readEntries, type Glyph } from './emblem-map.ts';
import { emblemOf, makeEmblem, normaliseName, remembered, type Attribute, type Emblem, type EmblemKind } from './emblem.ts';

/** Name, glyph and hue of each item: see emblem-map.ts. */
const items = readEntries(
  'items',
  `
blink wave-strike 245, black-king-bar gold-bar 85, manta divided-spiral 205, butterfly butterfly 140, radiance sunbeams 80,
skadi crystalize 200, satanic horned-skull 20, heart heart-organ 22, assault shoulder-scales 165, shivas-guard ice-shield 215,
bloodstone fire-gem 15, octarine-core triorb 320, sphere dragon-orb 330, refresher cycle 150, sheepstick sheep 60,
ultimate-scepter orb-wand 250, aghanims-shard crystal-growth 235, abyssal-blade croc-sword 340, monkey-king-bar bo 70,
daedalus bloody-sword 18, greater-crit bloody-sword 18, basher spiked-mace 60, bfury axe-sword 45, diffusal-blade curvy-knife 275,
disperser thrust 290, desolator dripping-sword 22, mjollnir thor-hammer 230, maelstrom lightning-arc 225, gungir harpoon-trident 215,
silver-edge shining-sword 215, invis-sword shadow-follower 280, echo-sabre striped-sword 35, harpoon harpoon-chain 65,
sange saber-slash 20, yasha sai 140, kaya wizard-staff 290, sange-and-yasha crossed-swords 95, kaya-and-sange crossed-sabres 330,
yasha-and-kaya sword-array 190, power-treads leather-boot 28, phase-boots walking-boot 75, arcane-boots boots 245,
travel-boots wingfoot 190, boots leather-boot 60, tranquil-boots boots 150, guardian-greaves metal-boot 85,
boots-of-bearing steeltoe-boots 40, magic-wand crystal-wand 120, magic-stick wood-stick 60, bracer bracer 22, wraith-band ring 145,
null-talisman gem-pendant 245, circlet laurel-crown 70, gauntlets gauntlet 22, slippers slippers 145, mantle robe 245,
branches branch-arrow 130, tango three-leaves 135, flask health-potion 20, clarity magic-potion 235, faerie-fire flame 160,
enchanted-mango plum 55, tpscroll scroll-unfurled 70, smoke-of-deceit smoke-bomb 290, ward-observer eyestalk 90,
ward-sentry eye-target 235, dust powder 290, bottle bubbling-bowl 190, blade-mail spiked-armor 30, crimson-guard checked-shield 15,
pipe pan-flute 245, hood-of-defiance hooded-figure 235, vanguard shield-impact 30, eternal-shroud vampire-cape 320,
lotus-orb lotus-flower 330, linkens-sphere dragon-orb 330, glimmer-cape cape 250, force-staff crook-flail 95,
hurricane-pike barbed-spear 145, cyclone whirlwind 170, wind-waker half-tornado 175, aether-lens crystal-ball 255,
rod-of-atos crystal-bars 150, orchid lotus 345, bloodthorn thorny-vine 10, nullifier brass-knuckles 310, solar-crest sun-priest 85,
medallion-of-courage medallist 85, vladmir fanged-skull 345, mekansm caduceus 165, urn-of-shadows painted-pottery 200,
spirit-vessel soul-vessel 190, ancient-janggo drum 40, helm-of-the-dominator brutal-helm 300, helm-of-the-overlord overlord-helm 315,
mask-of-madness oni 15, lifesteal vampire-dracula 350, armlet mailed-fist 25, hand-of-midas midnight-claw 88,
ethereal-blade energy-sword 165, dagon ray-gun 15, veil-of-discord hood 285, witch-blade witch-face 165, parasma bleeding-wound 140,
phylactery floating-crystal 285, khanda curvy-knife 310, meteor-hammer burning-meteor 35, revenants-brooch skull-ring 300,
dragon-lance spear-hook 30, moon-shard moon 265, overwhelming-blink teleport 22, swift-blink teleport 140, arcane-blink teleport 245,
rapier pointy-sword 90, quelling-blade hatchet 60, blades-of-attack crossed-axes 40, broadsword broadsword 220,
claymore two-handed-sword 215, mithril-hammer war-pick 180, javelin spear-feather 60, chainmail chain-mail 220,
platemail breastplate 60, ring-of-protection engagement-ring 220, ring-of-health ring 20, void-stone orbital 250, cloak cloak 260,
hyperstone fragmented-meteor 320, ultimate-orb cosmic-egg 235, mystic-staff fairy-wand 245, reaver fire-axe 20,
eagle eagle-emblem 145, relic relic-blade 80, demon-edge bat-blade 25, talisman-of-evasion tribal-pendant 150,
point-booster emerald 175, vitality-booster heart-drop 22, energy-booster crystal-shine 240, crown crown 85, diadem tiara 310,
blitz-knuckles brass-knuckles 55, staff-of-wizardry wizard-staff 245, ogre-axe battle-axe 22, blade-of-alacrity plain-dagger 145,
pers heart-inside 305, oblivion-staff crescent-staff 265, soul-ring ring-box 335, headdress feather-necklace 85,
buckler round-shield 190, ring-of-basilius snake-spiral 235, falcon-blade sword-slice 200, pavise vibrating-shield 200,
holy-locket heart-necklace 150, wraith-pact totem 345, patrol-token shield-echoes 60, midas-token coins-pile 88,
tower-core stone-tower 45, rune-seal rune-stone 265, shard-token crystal-cluster 220, ward-of-six nested-hexagons 88,
gem gem-chain 150, cheese cheese-wedge 88, gloves fist 45, belt-of-strength biceps 22, boots-of-elves arrow-flights 145,
robe warlock-hood 265, sobi-mask extra-lucid 215, ring-of-regen regeneration 130, wind-lace wind-slap 175, fluffy-hat heart-plus 30,
blight-stone acid-blob 100, orb-of-venom poison-bottle 135, voodoo-mask tribal-mask 320, shadow-amulet shadow-grasp 285,
ghost spectre 170, helm-of-iron-will spartan-helmet 40, lesser-crit sword-brandish 20, soul-booster shining-heart 320,
mason-kit white-tower 35, quiet-bell bell-shield 70, siege-horn siege-tower 25, sixfold-shield energy-shield 200,
storm-lantern thunderball 230, duelist-ring fencer 55, wizard-hat warlock-hood 330, shawl cape 200, splintmail breastplate 220,
ring-of-tarrasque engagement-ring 22, tiara-of-selemene tiara 235, chasm-stone stone-sphere 285, orb-of-frost frozen-orb 200`,
);

/** The deterministic emblem of an item's name. */
export function itemEmblemOf(rawName: string): Emblem {
  return remembered('item', rawName, () => {
    const name = canonicalName(normaliseName(rawName));
    return makeEmblem('item', name, items.mapped.get(name));
  });
}

/** The emblem of a name of any kind. */
export function anyEmblemOf(kind: EmblemKind, name: string, attribute?: Attribute): Emblem {
  return kind === 'item' ? itemEmblemOf(name) : emblemOf(kind, name, attribute);
}

/** Every glyph an emblem can have, once each. */
export function listSpriteGlyphs(): Glyph[] {
  return [heroes, items, abilities].flatMap(({ glyphs }) => [...glyphs.values()]);
}

/** Strips the game's markers of variants: item_dagon_3_custom is a dagon, item_recipe_manta a manta. */
function canonicalName(name: string): string {
  if (items.mapped.has(name)) return name;
  const base = name
    .replace(/^recipe-/, '')
    .replace(/-custom$/, '')
    .replace(/-\d$/, '');
  return items.mapped.has(base) ? base : name;
}
