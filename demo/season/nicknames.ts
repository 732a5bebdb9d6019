/**
 * Nicknames of the demo season's players, all made up: Cyrillic, Latin, emoji, some of the greatest length that Steam allows, and some that
 * would break a careless page.
 */
export const nicknames: readonly string[] = `
Мороз|gravebloom|Тихий омут|kettle|Ночной дозор|Полынь|sixth sense|Барсук|mistwalker|Снегирь|orbital|Чайка|lowtide|Кузнец|Пепел|halcyon|дядя Ваня|Rook|Северный ветер|velvet thunder
Кедр|nine lives|Ёжик в тумане|ashlight|Сова|pocket moon|Гроза района|Marlow|Туман|underdog|Василиса|quiet storm|Лесник|copper fox|Жук|hollow pine|Скворец|driftwood|Тётя Мотя|Oxbow
Щука|saltwater|Бродяга|Inkblot|Полдень|night bus|Кот Матроскин 2|fernweh|Клюква|Ravel|Звездочёт|bad weather|Сибиряк|Umbra|Рябина|paper tiger|Чертополох|Lantern|Грач|cold brew
Ураган|tin soldier|Метель|Alder|Вечерний чай|blue hour|Шишка|Moth|Капитан Кук|sundown|Хмель|Driftless|Первый снег|Echo nine|Волчок|kingfisher|Соль|Juniper|Ветер с моря|Tarn
не пикай пуджа|LastHit|Третий лишний|one more game|Шестой|firstblood?|Пятое место|top6 enjoyer|мама я в топе|carry me pls|Дед Инсайд|GG WP|Лесной волк|afk farm|ставлю лайк|mid or feed|Рыжий|no boots|Тот самый|Kaya&Sange
🔥Феникс🔥|❄️ice❄️|🐸 жаба|🦊 fox 🦊|⚡Zapp⚡|🍉арбуз|👑 Король башен|💀 bone|🌙 луна|🐙 octo|☕ кофе|🧊 лёд|🐢 медленно|🌵 cactus|🎲 рандом|🦉 ночь|🐝 bzz|🥔 картошка|🪓 топор|🎯 точно
Непобедимый Мастер Шести Башен|The Longest Nickname Steam Takes|Повелитель Потерянных Курьеров|Professional Fourth Place Taker|Александр из третьего подъезда|xX_Shadow_of_the_Sixth_Tower_Xx|Достопочтенный сэр Бристлбэк|averyverylongnamewithoutanyspace|Когда-нибудь займу первое место|waiting for my turn to win
~нежность~|_-_Vortex_-_|[1x6] Гром|<b>bold</b>|"кавычки"|O'Malley|N/A|null|Ω mega|naïve café|Łukasz|Jürgen|Søren|Zoë|Дмитрий™|ЁЁЁ|İstanbul|ñandú|한겨울|雪見
Бабайка|Тролль под мостом|Пельмень|Борщ|Сырник|Окрошка|Пряник|Ватрушка|Блинчик|Компот|Kvass|Samovar|Balalaika|Tundra|Taiga|Baikal|Ladoga|Onega|Kama|Oka
Dusk|Dawn|Ember|Frost|Gale|Haze|Iris|Jade|Knoll|Loam|Mire|Nettle|Ochre|Plume|Quill|Reed|Sable|Thorn|Umber|Vale
Берёза|Осина|Дуб|Ясень|Клён|Липа|Сосна|Ель|Пихта|Ольха|Верба|Ива|Тополь|Рябчик|Глухарь|Тетерев|Зяблик|Дрозд|Стриж|Ласточка
wanderer|nomad|pilgrim|drifter|ranger|warden|keeper|seeker|hunter|weaver of fate|smith|tailor|miller|baker|fisher|sailor|miner|mason|cooper|fletcher
Счетовод|Архивариус|Лодочник|Фонарщик|Часовщик|Пасечник|Гончар|Плотник|Стеклодув|Звонарь|Писарь|Ткач|Мельник|Пекарь|Сапожник|Портной|Бондарь|Егерь|Шорник|Печник
zero chill|small victory|big oof|slow burn|fast lane|loose cannon|lucky seven|number six|plan b|second wind|third rail|fourth wall|fifth gear|dead reckoning|high noon|low orbit|long shot|short fuse|soft reset|hard mode
Без паники|Всё по плану|Ничего личного|Почти победил|Завтра рано вставать|Ещё одну катку|Не сегодня|Может быть|Как получится|Спать хочу|Вышел покурить|Кто взял мой пик|Я не виноват|Опять шестой|Топ один|Пришёл увидел|Ушёл красиво|Стою у базы|Держу линию|Ломаю башни
tower hugger|creep whisperer|shard collector|scepter haver|base racer|rune thief|ward of six|smoke signal|buyback king|fountain diver|Скупщик осколков|Хранитель базы|Пожиратель крипов|Разрушитель святынь|Ловец рун|Король рандома|Мастер разворота|Последний герой|Тихая сила|Вечный второй
`
  .trim()
  .split(/[|\n]/);

/** Names that look like a bug of the page; they must not be among the first that a visitor sees. */
export const faultyNames: ReadonlySet<string> = new Set(['<b>bold</b>', '"кавычки"', 'N/A', 'null']);
