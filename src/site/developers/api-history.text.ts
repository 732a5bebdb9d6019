import { words } from '#lib/words.ts';

/** What changed for programs that read the API, the newest day first. A field that changes its form gets a line here. */
export const text = words({
  days: {
    ru: [
      {
        on: '2026-11-25',
        lines: [
          'Заголовки RateLimit и RateLimit-Policy: сколько запросов осталось адресу; лишний получает 429. У каждого ответа 429 есть Retry-After.',
          'updates: отбор heroName, luaName, kind, fromDay и toDay. Новое: updates/subjects, updates/since-last-match; ленты отдельных героев и предметов: /feeds/ru/heroes/axe/rss.xml.',
          'Ключи API с названием: accounts/keys и accounts/keys/revoke, у accounts/token name. Ключ живёт год без запросов, а не месяц, и у него свой предел запросов.',
          'Этот список есть и лентой: /feeds/ru/api.xml.',
          'В описании OpenAPI есть пример каждого вызова.',
          'Новое: data: файлы ночной выгрузки, страница /data.',
          'Ошибки по RFC 9457 для тех, кто шлёт Accept: application/problem+json; для остальных всё как было. Новое: /oembed.',
          'Новое: matches/own: в каком матче тот, кто спрашивает, сколько секунд он идёт и сколько осталось.',
          'matches/forecast: isFinished; moments и у матча, который идёт: до начала и после каждого выбывшего. matches/stream: moments.',
        ],
      },
      {
        on: '2026-11-24',
        lines: [
          'Новое: payments/order/cancel, payments/purchases, payments/renewal/stopped и payments/renewal/resume.',
          'leaderboard: places: сколько раз взято каждое место. Новое: leaderboard/own: место того, кто спрашивает.',
          'leaderboard: season, таблица на конец прошлого сезона; новое: leaderboard/seasons. search: items, найденные предметы. players/profile: figures.topShare, какая доля игроков режима стоит не ниже, и lastMatch, последний матч.',
          'matches/history, players/profile: у матчей secondTalent, kills, deaths, assists, endAtSeconds и items; отбор heroName, mode, place, season, порядок sort и order.',
          'players/profile: heroes: все герои, а не десять; figures.bestHero; choices: по чему можно отобрать матчи. players/met: above и below: от пяти встреч, больше половины из них, по доле.',
          'Новое: matches/board: кто играет сейчас и что закончилось последним, и его поток matches/board/stream.',
          'matches/stream: chances, шансы на каждое место в порядке игроков. matches, matches/stream: у игроков avatarUrl, stream (эфир, пока игрок в игре) и ratingByPlace: изменение рейтинга за каждое место. matches/live: avatarUrl, stream, chances, у матча rankGroup.',
          'Потоки: у событий есть id, Last-Event-ID учитывается; слишком много открытых потоков с одного адреса: ошибка 429.',
          'Предметы и их способности называются по-английски на обоих языках, как в игре; русское название: в aliases.',
          'Новое: matches/forecast и matches/forecast/live: шансы каждого места у каждого игрока; у законченного матча и то, как они менялись.',
          'Новое: players/now и players/now/stream: в каком матче игрок, сколько осталось, шансы его мест, что он сыграл сегодня.',
        ],
      },
      {
        on: '2026-11-23',
        lines: [
          'matches, matches/short: durationAtSeconds и endAtSeconds целые; дробным бывает только pushedAtSeconds.',
          'matches: picks: строка на игрока в порядке выбора: heroName, number и ban: герой, которого этот игрок забанил, или null.',
          'players и players/profile: avgPlace и avgGpm игрока без матчей равны 0, а не null.',
          'avatarUrl: полный адрес аватара.',
          'Файлы героев: changes[].name: короткое имя умения, как в списке умений, или innate.',
          'Тексты с разметкой: экранируются только &, < и >.',
          'Тип постройки, которого игра не назвала, приходит пустым, а не как tower.',
          'Ошибка 400 называет поле по-английски: playerId is missing. Тело, которое не объект, отклоняется.',
          'players/profile: figures.playsLike: рейтинг, на который похожи места игрока, value и doubt, или null.',
          'Новое: heroes/poll; у товаров gameName.',
          'Новое: heroes/pick/week, heroes/pick/now, heroes/nicknames, heroes/itembuild/teaser; у героев short, как их зовут игроки.',
        ],
      },
    ],
    en: [
      {
        on: '2026-11-25',
        lines: [
          'Headers RateLimit and RateLimit-Policy: how many requests an address has left; one too many gets 429. Every 429 has Retry-After.',
          'updates: narrowed by heroName, luaName, kind, fromDay and toDay. New: updates/subjects, updates/since-last-match; feeds of single heroes and items: /feeds/en/heroes/axe/rss.xml.',
          'API keys have names: accounts/keys and accounts/keys/revoke, accounts/token takes name. A key lives a year without requests, not a month, and has a limit of its own.',
          'This list comes as a feed too: /feeds/en/api.xml.',
          'The OpenAPI description has an example of every call.',
          'New: data: the files of the nightly dump; the page /data.',
          'Errors by RFC 9457 for whoever sends Accept: application/problem+json; as before for all others. New: /oembed.',
          'New: matches/own, the match that the caller is in: for how many seconds, and how many are left.',
          'matches/forecast: isFinished; moments of a match in progress too: before it and whenever somebody was out. matches/stream: moments.',
        ],
      },
      {
        on: '2026-11-24',
        lines: [
          'New: payments/order/cancel, payments/purchases, payments/renewal/stopped and payments/renewal/resume.',
          'leaderboard: places, how often each place was taken. New: leaderboard/own, where the caller stands.',
          'leaderboard: season, the table at the end of a past season; new: leaderboard/seasons. search: items that were found. players/profile: figures.topShare, the share of the mode that stands as high or higher, and lastMatch.',
          'matches/history, players/profile: matches have secondTalent, kills, deaths, assists, endAtSeconds and items; they are narrowed by heroName, mode, place and season and ordered by sort and order.',
          'players/profile: heroes are all of them, not ten; figures.bestHero; choices, by what matches can be narrowed. players/met: above and below take five meetings and more than half of them, by share.',
          'New: matches/board, who plays now and what ended last, and its stream matches/board/stream.',
          'matches/stream: chances of each place, in the order of the players. matches, matches/stream: players have avatarUrl, stream (where they are live while they play) and ratingByPlace, the change of rating for each place. matches/live: avatarUrl, stream, chances, and rankGroup of the match.',
          'Event streams: events have ids, Last-Event-ID is heard; too many open streams from one address are answered 429.',
          'Items and their abilities have their English names in both languages, as in the game; the Russian one is in aliases.',
          'New: matches/forecast and matches/forecast/live: the chances of each place for every player; of a finished match also how they moved.',
          'New: players/now and players/now/stream: the match a player is in, how many are left, the chances of their places, what they have played today.',
        ],
      },
      {
        on: '2026-11-23',
        lines: [
          'matches, matches/short: durationAtSeconds and endAtSeconds are whole; only pushedAtSeconds may have a fraction.',
          'matches: picks is a row per player in pick order: heroName, number and ban, the hero which that player banned, or null.',
          'players and players/profile: avgPlace and avgGpm of a player without matches are 0, not null.',
          'avatarUrl: the whole address of the picture.',
          'Files of heroes: changes[].name is the short name of a skill, as in the list of skills, or innate.',
          'Texts with markup escape only &, < and >.',
          'The type of a building that the game did not name comes empty, not as tower.',
          'A 400 names the field: playerId is missing. A body that is no object is refused.',
          'players/profile: figures.playsLike, the rating that the places of a player look like, value and doubt, or null.',
          'New: heroes/poll; products have gameName.',
          'New: heroes/pick/week, heroes/pick/now, heroes/nicknames, heroes/itembuild/teaser; heroes have short, what players call them.',
        ],
      },
    ],
  },
});
