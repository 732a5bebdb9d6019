import type { Deps } from '#db/deps.ts';
import { listCommandWords } from './bot-answer.rules.ts';
import { telegramWebhook } from './bots.contract.ts';
import { discordAppOf, putDiscordCommands } from './discord-bot.provider.ts';
import { listDiscordCommands } from './discord-message.rules.ts';
import { setUpTelegram, telegramBotOf } from './telegram-bot.provider.ts';

/** Tells the services whose bots are configured where the site is and what its bots understand; a second time changes nothing. */
export async function setUpBots({ config }: Deps): Promise<void> {
  const [telegram, discord] = [telegramBotOf(config), discordAppOf(config)];
  const commands = { ru: listCommandWords('ru'), en: listCommandWords('en') };
  // One that fails must not keep the other from being told.
  const done = await Promise.allSettled([
    telegram && setUpTelegram(telegram, config.origin + telegramWebhook.path, commands),
    discord && putDiscordCommands(discord, listDiscordCommands()),
  ]);
  const failed = done.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
