import { deleteFollow, insertFollow, listFollowed } from '#areas/players/followers/telegram-chats.repo.ts';
import { MOST_FOLLOWED } from '#areas/players/followers/telegram.rules.ts';
import { nameInChat } from '#areas/players/streamers/chat-line.rules.ts';
import { inTransaction } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import { listOfPlayers, saying, type BotAnswer } from './bot-answer.rules.ts';
import { text } from './bot.text.ts';
import { readOnePlayer, type BotDeps } from './compose-answer.command.ts';

type Asked = BotDeps & { language: Language; chatId: number };

/** A chat is told from now on how the matches of a player end; tells whom it follows when nobody was named. A second time changes nothing. */
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

/** A chat is told nothing of a player any more; tells whom it follows when nobody was named. */
export async function unfollowPlayer(asked: Asked, typed: string): Promise<BotAnswer> {
  const { db, chatId, language } = asked;
  const words = text(language);
  if (typed === '') {
    const list = await tellFollowed(asked);
    return list.lines.length > 1 ? { ...list, lines: [...list.lines, words.askPlayer('/unfollow')] } : list;
  }
  const wanted = typed.toLowerCase();
  const player = (await listFollowed(db, chatId)).find(
    ({ playerId, nickname }) => String(playerId) === wanted || nickname.toLowerCase() === wanted,
  );
  if (!player) return saying(words.notFollowed);
  await deleteFollow(db, chatId, player.playerId);
  return saying(words.followsNoMore(nameInChat(player.nickname)));
}

async function tellFollowed({ db, chatId, language }: Asked): Promise<BotAnswer> {
  const words = text(language);
  const followed = await listFollowed(db, chatId);
  return followed.length === 0 ? saying(words.followsNobody) : listOfPlayers(words.followed, followed);
}
