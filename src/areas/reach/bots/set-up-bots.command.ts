import type { Deps } from '#db/deps.ts';
import { listCommandWords } from './bot-answer.rules.ts';
import { telegramWebhook } from './bots.contract.ts';
import { setUpTelegram, telegramBotOf } from './telegram-bot.provider.ts';

/** Tells the services whose bots are configured where the site is and what its bots understand; a second time changes nothing. */
export async function setUpBots({ config }: Deps): Promise<void> {
  const telegram = telegramBotOf(config);
  if (!telegram) return;
  const commands = { ru: listCommandWords('ru'), en: listCommandWords('en') };
  await setUpTelegram(telegram, config.origin + telegramWebhook.path, commands);
}
