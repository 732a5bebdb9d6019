import { makeLog } from '#services/log.ts';
import { configOrExit, onStop } from '#services/run.ts';
import { playLive } from '../live-play/play-live.ts';
import { channelsOnTwitch, channelsOnYoutube } from '../season/demo-channels.ts';
import { demoPeople } from './demo-people.ts';
import { standInDiscordApp } from './discord-interactions.ts';
import { standInDiscord, startStandInDiscord } from './discord.ts';
import { standInPatreon, startStandInPatreon } from './patreon-server.ts';
import { startStandInSteam } from './steam-server.ts';
import { standInTelegram } from './telegram-calls.ts';
import { startStandInTelegram } from './telegram.ts';
import { standInTwitch, startStandInTwitch } from './twitch.ts';
import { standInShop, startStandInYooKassa } from './yookassa-server.ts';
import { standInYoutubeKey, startStandInYoutube } from './youtube.ts';

/**
 * The outside parties that the demo has no keys for, in one process with a port each. STAND_INS names them, such as
 * `steam:3002,yookassa:3003`, and `game` for the game's server, which needs no port; STAND_IN_HOST, STAND_IN_PUBLIC_HOST, STAND_IN_SITE
 * (where notifications go).
 */
const {
  STAND_INS = 'steam:0,yookassa:0,patreon:0,twitch:0,youtube:0,telegram:0,discord:0',
  STAND_IN_HOST: host = '127.0.0.1',
  STAND_IN_PUBLIC_HOST: publicHost = host,
} = process.env;
const { STAND_IN_SITE: site = 'http://127.0.0.1:3000' } = process.env;
const config = configOrExit();

const starters: Record<string, (port: number) => Promise<{ environment: Record<string, string>; close(): Promise<void> }>> = {
  async steam(port) {
    const steam = await startStandInSteam({ port, host, publicHost, people: demoPeople() });
    const { endpoint, origin, key } = steam;
    return {
      environment: { STEAM_ENDPOINT: endpoint, STEAM_API_BASE: origin, STEAM_AVATAR_BASE: origin, STEAM_API_KEY: key },
      close: () => steam.close(),
    };
  },
  async patreon(port) {
    const patreon = await startStandInPatreon({ port, host, publicHost, notifyUrl: `${site}/api/webhooks/patreon` });
    const { clientId, clientSecret, webhookSecret, campaignId, creatorToken, refreshToken, tier, page } = standInPatreon;
    return {
      environment: {
        PATREON_BASE: patreon.origin,
        PATREON_CLIENT_ID: clientId,
        PATREON_CLIENT_SECRET: clientSecret,
        PATREON_WEBHOOK_SECRET: webhookSecret,
        PATREON_CAMPAIGN_ID: campaignId,
        PATREON_CREATOR_TOKEN: creatorToken,
        PATREON_REFRESH_TOKEN: refreshToken,
        PATREON_TIERS: tier,
        PATREON_PAGE: page,
      },
      close: () => patreon.close(),
    };
  },
  async yookassa(port) {
    const yookassa = await startStandInYooKassa({ port, host, publicHost, notifyUrl: `${site}/api/webhooks/yookassa` });
    return {
      environment: {
        YOOKASSA_API_BASE: yookassa.apiBase,
        YOOKASSA_SHOP_ID: standInShop.shopId,
        YOOKASSA_SECRET_KEY: standInShop.secretKey,
      },
      close: () => yookassa.close(),
    };
  },
  // Twitch and the parties below are called only by the site, so they listen on this machine only.
  async twitch(port) {
    const twitch = await startStandInTwitch(channelsOnTwitch(new Date(), config.demoPlays), port);
    return {
      environment: {
        TWITCH_AUTH_BASE: twitch.origin,
        TWITCH_API_BASE: twitch.origin,
        TWITCH_CLIENT_ID: standInTwitch.clientId,
        TWITCH_CLIENT_SECRET: standInTwitch.clientSecret,
      },
      close: () => twitch.close(),
    };
  },
  async telegram(port) {
    const telegram = await startStandInTelegram({ port });
    const { token, chats, bot } = standInTelegram;
    return {
      environment: {
        TELEGRAM_API_BASE: telegram.origin,
        TELEGRAM_BOT_TOKEN: token,
        TELEGRAM_CHAT_RU: chats.ru,
        TELEGRAM_CHAT_EN: chats.en,
        TELEGRAM_BOT_NAME: bot,
        TELEGRAM_LINK_BASE: telegram.origin,
      },
      close: () => telegram.close(),
    };
  },
  async discord(port) {
    const discord = await startStandInDiscord({ port });
    discord.app.site.url = `${site}/api/webhooks/discord`;
    const environment = {
      DISCORD_WEBHOOK_RU: discord.origin + standInDiscord.ru,
      DISCORD_WEBHOOK_EN: discord.origin + standInDiscord.en,
      DISCORD_API_BASE: `${discord.origin}/api/v10`,
      DISCORD_APPLICATION_ID: standInDiscordApp.id,
      DISCORD_PUBLIC_KEY: discord.app.publicKey,
      DISCORD_BOT_TOKEN: standInDiscordApp.token,
      DISCORD_LINK_BASE: discord.origin,
    };
    return { environment, close: () => discord.close() };
  },
  async game() {
    const play = playLive(config, makeLog(config.logLevel, 'demo'), site);
    return { environment: {}, close: () => play.stop() };
  },
  async youtube(port) {
    const youtube = await startStandInYoutube(channelsOnYoutube(new Date(), config.demoPlays), port);
    return {
      environment: { YOUTUBE_API_BASE: youtube.origin, YOUTUBE_FEED_BASE: youtube.origin, YOUTUBE_API_KEY: standInYoutubeKey },
      close: () => youtube.close(),
    };
  },
};

const running = await Promise.all(
  STAND_INS.split(',').map((wish) => {
    const [name = '', port = '0'] = wish.split(':');
    const start = starters[name];
    if (!start) throw new Error(`there is no stand-in ${name}`);
    return start(Number(port));
  }),
);
onStop(async () => {
  await Promise.all(running.map((one) => one.close()));
});
const environment: Record<string, string> = Object.assign({}, ...running.map((one) => one.environment));
if (process.send) process.send({ environment });
else
  console.log(
    Object.entries(environment)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  );
