import type { Deps } from '#db/deps.ts';
import { listCommandWords } from './bot-answer.rules.ts';
import { telegramWebhook } from './bots.contract.ts';
import { discordAppOf, putDiscordCommands } from './discord-bot.provider.ts';
import { listDiscordCommands } from './discord-message.rules.ts';
import { setUpTelegram, telegramBotOf } from './telegram-bot.provider.ts';

/** Registers the site's address and the commands with the services of the configured bots; repeating it changes nothing. */
export async function setUpBots({ config }: Deps): Promise<void> {
  const [telegram, discord] = [telegramBotOf(config), discordAppOf(config)];
  const commands = { ru: listCommandWords('ru'), en: listCommandWords('en') };
  // A failure of one must not prevent the other.
  const done = await Promise.allSettled([
    telegram && setUpTelegram(telegram, config.origin + telegramWebhook.path, commands),
    discord && putDiscordCommands(discord, listDiscordCommands()),
  ]);
  const failed = done.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
