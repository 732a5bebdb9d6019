import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Данные для скачивания', en: 'Open data' },
  description: {
    ru: 'Все матчи 1x6 файлами Parquet и NDJSON: участники, предложенные таланты, предметы, рейтинги. Обновляются каждую ночь.',
    en: 'All matches of 1x6 as Parquet and NDJSON files: players, offered talents, items, ratings. Updated every night.',
  },
  lead: {
    ru: 'Всё, из чего сайт считает статистику, можно скачать и пересчитать самому. Файлы обновляются каждую ночь.',
    en: 'Everything the site’s statistics are made from, to download and recalculate yourself. The files are updated every night.',
  },
  none: { ru: 'Файлов пока нет: они появятся этой ночью.', en: 'No files yet: the first ones are made tonight.' },
  query: { ru: 'Запросы к данным', en: 'Query the data' },
  manifest: { ru: 'Список файлов в JSON', en: 'List of files as JSON' },
  about: { ru: 'Что это за данные', en: 'About the data' },
  madeName: { ru: 'Обновлены', en: 'Last updated' },
  fromName: { ru: 'Откуда', en: 'Source' },
  fromText: {
    ru: 'Из того, что сервер игры сообщил о каждом матче. Матчи, которые не входят в статистику, тоже здесь: у них is_counted = false.',
    en: 'From what the game server reported about every match. Matches that the statistics leave out are here too, with is_counted = false.',
  },
  licenceName: { ru: 'Лицензия', en: 'Licence' },
  licenceText: {
    ru: 'Все измерения доступны по CC0: берите без условий. Имена игроков принадлежат игрокам, на них CC0 не распространяется.',
    en: 'All measured data is CC0: use it for anything. Player names belong to the players and are not covered.',
  },
  hiddenName: { ru: 'Скрытые игроки', en: 'Hidden players' },
  hiddenText: {
    ru: 'Тех, кто скрыл профиль или удалил аккаунт, в файлах нет: ни ID, ни имени, ни рейтинга. В матче остаётся строка без игрока, чтобы сошлись места и герои, но связать по ней его матчи нельзя. Средний рейтинг такого матча пуст: по нему было бы легко вычислить рейтинг скрытого игрока. Со следующей ночи файлы всех месяцев уже без него, прежние удаляются.',
    en: 'Players who are hidden or have deleted their account are not in the files: no ID, no name, no rating. Their row in a match stays without a player, so that places and heroes add up, and nothing links it to their other matches. The average rating of such a match is empty, since the missing rating could be derived from it. From the next night on, the files of every month are without them and the old files are deleted.',
  },
  limitsName: { ru: 'Чего данные не скажут', en: 'What the data cannot tell' },
  limitsText: {
    ru: 'Редкого героя или постоянного напарника можно узнать и без ID, как и на странице матча. Если чей-то рейтинг отличается от среднего больше чем на 300, по изменению рейтинга средний виден примерно. Копии, скачанные раньше, мы удалить не можем: не публикуйте из них тех, кто с тех пор скрыл профиль.',
    en: 'A rare hero or a regular teammate can give a player away without an ID, as on a match page. When a rating is more than 300 from the average, its change roughly reveals that average. We cannot delete copies downloaded earlier: do not publish the players in them who have gone hidden since.',
  },
  daysName: { ru: 'Дни и месяцы', en: 'Days and months' },
  daysText: {
    ru: 'Дни и месяцы московские, как во всей статистике; время в UTC.',
    en: 'Days and months are in Moscow time, as in all our statistics; timestamps are UTC.',
  },
  counts: { ru: 'Сколько матчей', en: 'How many matches' },
  mode: { ru: 'Режим', en: 'Mode' },
  rankGroup: { ru: 'Ранг', en: 'Rank' },
  /** What a rank group is called, by its name in the files. */
  ranks: {
    ru: { herald: 'Рекрут', legend: 'Легенда', immortal: 'Титан', unranked: 'Без рейтинга' },
    en: { herald: 'Herald', legend: 'Legend', immortal: 'Immortal', unranked: 'Unranked' },
  },
  matches: { ru: 'Матчей', en: 'Matches' },
  counted: { ru: 'В статистике', en: 'Counted' },
  columns: { ru: 'Столбцы', en: 'Columns' },
  hides: { ru: 'пусто у скрытых', en: 'empty where hidden' },
  files: { ru: 'Файлы', en: 'Files' },
  whole: { ru: 'Все', en: 'All' },
  rows: { ru: 'Строк', en: 'Rows' },
  kilobytes: { ru: (size: string) => `${size} КБ`, en: (size: string) => `${size} KB` },
  checksum: { ru: 'SHA-256', en: 'SHA-256' },
  /** What a table holds, by its name. */
  tables: {
    ru: {
      matches: 'Матчи: карта, режим, сезон, когда начат и закончен.',
      match_players: 'Участники матчей: место, герой, таланты, цифры матча. Строку определяют match_id и slot вместе.',
      choices: 'Предложенные таланты и что из них взято, в порядке выбора.',
      items: 'Предметы и ценность по минутам матча.',
      ratings: 'Каждое изменение рейтинга открытых игроков. match_id меньше нуля: начало сезона, ноль: рейтинг, с которым игрок пришёл.',
      rating_links:
        'Цепочка хешей по изменениям рейтинга каждого сезона. Для скрытых игроков есть только хеш, без самой строки. Программа examples/check-season проверяет сезон целиком.',
      players: 'Открытые игроки: имя, рейтинг и число матчей сейчас.',
    },
    en: {
      matches: 'Matches: map, mode, season, when they began and ended.',
      match_players: 'Players of matches: place, hero, talents, figures of the match. match_id and slot together identify a row.',
      choices: 'Talents that were offered and which was taken, in the order of the choices.',
      items: 'Items and net worth by the minute of a match.',
      ratings:
        'Every rating change of players who are public. match_id below zero: the start of a season; zero: the rating a player came with.',
      rating_links:
        'The chain of hashes over the rating changes of each season. For hidden players there is only the hash, without the row itself. The program examples/check-season checks a whole season.',
      players: 'Players who are public: name, rating and number of matches now.',
    },
  },
});
