import { deleteFollow, insertFollow, listFollowed, type Followed } from '#areas/players/followers/telegram-chats.repo.ts';
import { MOST_FOLLOWED } from '#areas/players/followers/telegram.rules.ts';
import { nameInChat } from '#areas/players/streamers/chat-line.rules.ts';
import { inTransaction } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import { listOfPlayers, saying, type BotAnswer } from './bot-answer.rules.ts';
import { text } from './bot.text.ts';
import { findTyped, readOnePlayer, type BotDeps } from './compose-answer.command.ts';

type Asked = BotDeps & { language: Language; chatId: number };

/** Makes a chat follow a player; without a name it lists the players that the chat follows. Repeating it changes nothing. */
export async function followPlayer(asked: Asked, typed: string): Promise<BotAnswer> {
  const { db, chatId, language, now } = asked;
  const words = text(language);
  if (typed === '') {
    const list = await tellFollowed(asked);
    return { ...list, lines: [...list.lines, words.askPlayer('/follow')] };
  }
  const found = await readOnePlayer(asked, typed);
  if ('instead' in found) return found.instead;
  const { playerId, nickname } = found.player;
  const followed = await listFollowed(db, chatId);
  if (followed.length >= MOST_FOLLOWED && !followed.some((each) => each.playerId === playerId)) return saying(words.tooMany(MOST_FOLLOWED));
  const isFollowed = await inTransaction(db, (transaction) => insertFollow(transaction, chatId, playerId, now()));
  return saying(isFollowed ? words.follows(nameInChat(nickname)) : words.noPlayer);
}

/** Ends following a player; without a name it lists the players that the chat follows. */
export async function unfollowPlayer(asked: Asked, typed: string): Promise<BotAnswer> {
  const { db, chatId, language } = asked;
  const words = text(language);
  if (typed === '') {
    const list = await tellFollowed(asked);
    return list.lines.length > 1 ? { ...list, lines: [...list.lines, words.askPlayer('/unfollow')] } : list;
  }
  const [player, ...others] = await listMeant(asked, typed);
  if (!player) return saying(words.notFollowed);
  if (others.length > 0) return listOfPlayers(words.whichPlayer, [player, ...others]);
  await deleteFollow(db, chatId, player.playerId);
  return saying(words.followsNoMore(nameInChat(player.nickname)));
}

/** The followed player that a chat means: by ID or name, as the list shows it too, otherwise by the usual player search. */
async function listMeant(asked: Asked, typed: string): Promise<Followed[]> {
  const wanted = typed.toLowerCase();
  const followed = await listFollowed(asked.db, asked.chatId);
  const named = followed.filter(({ playerId, nickname }) =>
    [String(playerId), nickname, nameInChat(nickname)].some((name) => name.toLowerCase() === wanted),
  );
  if (named.length > 0) return named;
  const found = new Set((await findTyped(asked, typed)).players.map(({ playerId }) => playerId));
  return followed.filter(({ playerId }) => found.has(playerId));
}

async function tellFollowed({ db, chatId, language }: Asked): Promise<BotAnswer> {
  const words = text(language);
  const followed = await listFollowed(db, chatId);
  return followed.length === 0 ? saying(words.followsNobody) : listOfPlayers(words.followed, followed);
}
