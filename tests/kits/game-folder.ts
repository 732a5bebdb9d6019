import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Files of a game folder by path; a text is written as UTF-8. */
export type GameFiles = Record<string, string | Uint8Array>;

/** A small game of our own: two heroes, two abilities for any hero, six items, and no fault. */
export const soundGame = {
  'scripts/vscripts/upgrade.lua': `skills = {
  all = {
    { "modifier_up_vigour", 0, "gray", 0, "gray_item", "Belt", 25, 150 },
    { "modifier_up_wit", 0, { "mage", "gray" }, 0, "gray_item", "Hat", 25, 3 },
  },
  lowest = { { "modifier_low_purse", 0, "blue", 1, "blue_skill", "Purse", 22, 0 } },
  npc_dota_hero_smith = {
    { "modifier_smith_anvil_1", 1, "blue", 3, "blue_skill", "Anvil", 25, 1, "Anvil_1", 0 },
    { "modifier_smith_anvil_4", 1, "purple", 1, "purple_skill", "Anvil", 25, 1, "Anvil_4", 1 },
    { "modifier_smith_anvil_7", 1, "orange", 0, "orange_skill", "Anvil", 25, 1, 1 },
    { "modifier_smith_forge_5", 1, "purple", 2, "purple_skill", "forge", 25, 4, "Forge_5", 1 },
    { "modifier_smith_forge_7", 1, "orange", 0, "orange_skill", "forge", 25, 1, 4 },
  },
  npc_dota_hero_antimage = {
    { "modifier_antimage_step_7", 1, "orange", 0, "orange_skill", "quickstep", 25, 1, 2 },
  },
}`,
  'scripts/npc/npc_heroes_custom.txt': `"DOTAHeroes"
{
  "npc_dota_hero_smith"
  {
    "Ability1" "smith_anvil_custom"
    "Ability2" "generic_hidden"
    "Ability6" "smith_great_forge"
    "Ability7" "smith_spark"
    "AttributePrimary" "DOTA_ATTRIBUTE_STRENGTH"
    "AttackCapabilities" "DOTA_UNIT_CAP_MELEE_ATTACK"
  }
  "npc_dota_hero_antimage" { "Ability2" "antimage_blink_custom" }
}`,
  'scripts/npc/npc_abilities_custom.txt': `"DOTAAbilities"
{
  "Version" "1"
  "smith_anvil_custom"
  {
    "AbilityTextureName" "smith/anvil"
    "HasScepterUpgrade" "1"
    "AbilityCooldown" "20 18 16"
    "AbilitySpecial"
    {
      "01" { "var_type" "FIELD_INTEGER" "damage" "80 120.0 160" }
      "02" { "var_type" "FIELD_FLOAT" "slow_scepter" "15 20" }
    }
  }
  "smith_great_forge" { "AbilityValues" { "heat" { "value" "5 5 5" } "radius" "300" } }
  "smith_spark"
  {
    "IsGrantedByShard" "1"
    "AbilityCooldown" "12"
    "AbilityManaCost" "50 60"
    "AbilityValues" { "length" "2.50" }
  }
  "antimage_blink_custom" { "Innate" "1" "AbilityCooldown" "0" }
}`,
  'scripts/npc/npc_items_custom.txt': `"DOTAAbilities"
{
  "item_recipe_smith_hammer" { "ItemRecipe" "1" "ItemCost" "300" "ItemResult" "item_smith_hammer"
    "ItemRequirements" { "01" "item_branches;item_branches;;item_gauntlets*;" } }
  "item_smith_hammer"
  {
    "ItemCost" "1300"
    "AbilityCooldown" "14"
    "AbilityManaCost" "30"
    "AbilityValues" { "bonus_str" "12" "bonus_speed" "8 10" "blow" "90" "drum" "7" }
  }
  "item_manta_custom" { "ItemCost" "4000" "AbilityCooldown" "25" }
  "item_blade_mail" { "ItemCost" "2000" "AbilityValues" { "bonus_armor" "9" } }
}`,
  'scripts/npc/npc_neutral_items_custom.txt': `"neutral_items" { "1" { "items" { "item_keen_optic" "1" } } }`,
  'resource/overviews/1x6.txt': '1x6 { material none pos_x -1 }',
  'scripts/npc/activelist.txt': `"whitelist" { "npc_dota_hero_smith" "1" "npc_dota_hero_antimage" "1" "npc_dota_hero_axe" "0" }`,
  'scripts/shops.txt': `"dota_shops"
{
  "consumables" { "item" "item_tango" }
  "attributes" { "item" "item_branches" "item" "item_gauntlets" }
  "weapons" { "item" "item_smith_hammer" "item" "item_manta_custom" "item" "item_blade_mail" }
  "pregame" { "item" "item_tango" }
}`,
  'resource/addon_english.txt': `"lang" { "Language" "English" "Tokens" {
"UPGRADE_disc_modifier_smith_anvil_1_1" "<b><font color='#53ea48'>+10</font></b> weight"
"upgrade_disc_modifier_smith_anvil_1_2" "<b><font color='#53ea48'>+20</font></b> weight"
"upgrade_disc_modifier_smith_anvil_1_3" "<b><font color='#53ea48'>+30</font></b> weight"
"talent_disc_modifier_smith_anvil_1_0" "<b><font color='#297016'>+10</font></b>/<b><font color='#297016'>+20</font></b>/<b><font color='#297016'>+30</font></b> weight"
"talent_disc_modifier_smith_anvil_1_2" "<b><font color='#297016'>+10</font></b>/<b><font color='#53ea48'>+20</font></b> weight"
"upgrade_disc_modifier_smith_anvil_4_1" "The blow deals %damage% damage, 50% of it %%pure%%"
"mini_disc_modifier_smith_anvil_4" "Heavier blows"
"upgrade_disc_modifier_smith_anvil_7" "Falls from above"
"mini_disc_modifier_smith_anvil_7" "From above"
"upgrade_disc_modifier_smith_forge_5_1" "Heat of %heat%%%"
"upgrade_disc_modifier_smith_forge_5_2" "More heat"
"upgrade_disc_modifier_smith_forge_7" "Burns"
"upgrade_disc_modifier_antimage_step_7" "Runs"
"talent_disc_modifier_up_vigour" " vigour"
"talent_disc_modifier_up_wit" "% wit"
"upgrade_disc_modifier_low_purse_1" "More gold"
"font_disc_modifier_up_wit" "25"
"DOTA_Tooltip_ability_smith_anvil_custom" "Anvil"
"DOTA_Tooltip_ability_smith_anvil_custom_scepter_description" "Slows whoever it falls upon"
"DOTA_Tooltip_ability_smith_anvil_custom_slow_scepter" "%SLOW:"
"DOTA_Tooltip_ability_smith_anvil_custom_Description" "Falls for %damage%"
"DOTA_Tooltip_ability_smith_anvil_custom_damage" "DAMAGE:"
"DOTA_Tooltip_ability_smith_great_forge" "Great Forge"
"DOTA_Tooltip_ability_smith_spark" "Spark"
"DOTA_Tooltip_ability_smith_spark_Description" "Flies %length% paces every %AbilityCooldown% seconds"
"DOTA_Tooltip_ability_smith_spark_length" "LENGTH:"
"DOTA_Tooltip_ability_antimage_blink_custom" "Quick Feet"
"DOTA_Tooltip_ability_antimage_blink_custom_Description" "Always one step ahead"
"hero_change_npc_dota_hero_smith_10" "Carries more"
"hero_change_npc_dota_hero_smith_2" "Walks slower"
"DOTA_Tooltip_Ability_item_smith_hammer" "Smith's Hammer"
"DOTA_Tooltip_ability_item_smith_hammer_Description" "<h1>Passive: Ring</h1>Rings.<br><h1>Active: Blow of %blow%</h1>Deals %blow% damage"
"DOTA_Tooltip_ability_item_smith_hammer_Note0" "It is loud."
"DOTA_Tooltip_ability_item_smith_hammer_Note1" "It is heavy."
"DOTA_Tooltip_ability_item_smith_hammer_bonus_str" "+$str"
"DOTA_Tooltip_ability_item_smith_hammer_bonus_speed" "%+$move_speed"
"DOTA_Tooltip_ability_item_smith_hammer_drum" "DRUM BEATS:"
"DOTA_Tooltip_ability_item_manta_custom" "Manta Style"
} }`,
  'resource/addon_russian.txt': `"lang" { "Language" "Russian" "Tokens" {
"upgrade_disc_modifier_smith_anvil_1_1" "<b><font color='#53ea48'>+10</font></b> к весу"
"Upgrade_Disc_Modifier_Smith_Anvil_1_2" "<b><font color='#53ea48'>+20</font></b> к весу"
"upgrade_disc_modifier_smith_anvil_1_3" "<b><font color='#53ea48'>+30</font></b> к весу"
"talent_disc_modifier_smith_anvil_1_0" "<b><font color='#297016'>+10</font></b>/<b><font color='#297016'>+20</font></b>/<b><font color='#297016'>+30</font></b> к весу"
"upgrade_disc_modifier_smith_anvil_4_1" "Удар наносит %DAMAGE% урона"
"talent_disc_modifier_up_vigour" " к бодрости"
"talent_disc_modifier_up_wit" "% к уму"
"dota_tooltip_ability_smith_anvil_custom" "Наковальня"
"DOTA_Tooltip_ability_smith_anvil_custom_slow_scepter" "%ЗАМЕДЛЕНИЕ:"
"DOTA_Tooltip_Ability_item_smith_hammer" "Молот кузнеца"
"DOTA_Tooltip_ability_item_smith_hammer_Description" "<h1>Пассивное: Звон</h1>Звенит.<br><h1>Активное: Удар</h1>Наносит %blow% урона"
"DOTA_Tooltip_ability_item_smith_hammer_bonus_str" "+$str"
} }`,
} satisfies GameFiles;

/** A folder with these files, and how to remove it. A path without content is left out. */
export function writeGameFolder(files: Record<string, string | Uint8Array | undefined>): { dir: string; remove: () => void } {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'game-'));
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return { dir, remove: () => fs.rmSync(dir, { recursive: true, force: true }) };
}

/** A text as UTF-16 with its byte order mark. */
export function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const marked = `\uFEFF${text}`;
  const bytes = new Uint8Array(marked.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < marked.length; index += 1) view.setUint16(index * 2, marked.charCodeAt(index), isLittleEndian);
  return bytes;
}
