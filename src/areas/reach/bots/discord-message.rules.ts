import { cardAddress } from '#contract/card-address.ts';
import type { Language } from '#lib/words.ts';
import { pageAddress, type BotAnswer } from './bot-answer.rules.ts';
import { text } from './bot.text.ts';

const GOLD = 0xf2c14e;
/** Discord's kinds of options: words. */
const WORDS = 3;
/** Discord's limits: of a title, a description, and a choice's label. */
export const limits = { title: 256, description: 4096, choice: 100 };

/** Text that Discord shows literally: nothing in a name is bold, a link or a mention. */
export function plainInDiscord(words: string): string {
  return words.replaceAll(/[\\*_~`|>#[\]()<@:-]/g, String.raw`\$&`);
}

/** An answer as a message that pings nobody: plain text, or an embed with its share card. */
export function discordMessage({ title, lines, page }: BotAnswer, origin: string, language: Language) {
  const words = lines.map(plainInDiscord).join('\n').slice(0, limits.description);
  const mentions = { allowed_mentions: { parse: [] } };
  if (title === undefined) return { ...mentions, content: words };
  const embed = {
    title: plainInDiscord(title).slice(0, limits.title),
    description: words,
    color: GOLD,
    ...(page ? { url: pageAddress(origin, page.path, language), image: { url: cardAddress(origin, page.card, language) } } : {}),
  };
  return { ...mentions, embeds: [embed] };
}

/** The commands in Discord's format: English names, descriptions in Russian too; for servers and single users. */
export function listDiscordCommands(): object[] {
  const ru = text('ru');
  const en = text('en');
  const said = (english: string, russian: string) => ({ description: english, description_localizations: { ru: russian } });
  const named = (name: string, russian: string) => ({ name, name_localizations: { ru: russian } });
  const places = { type: 1, integration_types: [0, 1], contexts: [0, 1, 2] };
  const searched = { type: WORDS, required: true, autocomplete: true, min_length: 1, max_length: limits.choice };
  const modes = ['1x6', '2x8'].map((mode) => ({ name: mode, value: mode }));
  return [
    {
      ...places,
      ...named(en.playerCommand, ru.playerCommand),
      ...said(en.playerWhat, ru.playerWhat),
      options: [{ ...searched, ...named(en.nameOption, ru.nameOption), ...said(en.playerNeeded, ru.playerNeeded) }],
    },
    {
      ...places,
      ...named(en.heroCommand, ru.heroCommand),
      ...said(en.heroWhat, ru.heroWhat),
      options: [{ ...searched, ...named(en.nameOption, ru.nameOption), ...said(en.heroNeeded, ru.heroNeeded) }],
    },
    {
      ...places,
      ...named(en.topCommand, ru.topCommand),
      ...said(en.topWhat, ru.topWhat),
      options: [{ type: WORDS, choices: modes, ...named(en.modeOption, ru.modeOption), ...said(en.modeNeeded, ru.modeNeeded) }],
    },
  ];
}
