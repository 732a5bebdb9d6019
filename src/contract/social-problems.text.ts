import { words } from '#lib/words.ts';

/** Errors in a player's links, shared by the form and the server (docs/rules.md "Social links"). */
export const text = words({
  wrongTwitchLink: { ru: 'разрешены только ссылки на twitch.tv', en: 'only links to twitch.tv allowed' },
  wrongYoutubeLink: { ru: 'разрешены только ссылки на youtube.com', en: 'only links to youtube.com allowed' },
  wrongDiscordLink: { ru: 'разрешены только ссылки на discord.com или discord.gg', en: 'only links to discord.com or discord.gg allowed' },
  wrongDiscordUserName: { ru: 'проверьте имя пользователя Discord', en: 'check the discord username' },
  socialTooLong: { ru: 'не длиннее 300 знаков', en: '300 characters at most' },
});
