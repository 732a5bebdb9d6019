import { words } from '#lib/words.ts';

export const text = words({
  heading: { ru: 'Политика конфиденциальности', en: 'Privacy policy' },
  description: {
    ru: 'Что Sixfold хранит об игроках, зачем, кому передаёт, какие cookie ставит и как удалить аккаунт.',
    en: 'What Sixfold stores about players, why, who receives it, which cookies there are and how to delete an account.',
  },
  lead: {
    ru: 'Что мы знаем о вас, откуда, кто это видит и как это удалить.',
    en: 'What we know about you, where it comes from, who sees it and how to delete it.',
  },
  operator: {
    ru: {
      title: 'Кто отвечает за данные',
      lines: ['Данные обрабатывает владелец сайта. По любым вопросам о них пишите на почту поддержки.'],
    },
    en: {
      title: 'Who is responsible',
      lines: ['The owner of the site processes the data. Write to the support email with any questions about it.'],
    },
  },
  stored: {
    ru: {
      title: 'Что мы храним',
      lines: [
        'Из Steam: номер аккаунта (SteamID), имя, адрес профиля и аватар. Пароль вы вводите на сайте Steam, нам он не известен.',
        'Имена и аватары Steam показываются как есть: мы их не проверяем и за них не ручаемся, а Valve за этот сайт не отвечает.',
        'Из игры: матчи, которые присылает сервер 1x6. В них герои, предметы, места, рейтинг, имя игрока, а также прогресс, игровые настройки и действия вроде голосов и жалоб. Эти записи появляются и у тех, кто на сайт ни разу не заходил.',
        'От вас: ссылки на Twitch, YouTube и Discord и имя в Discord, если вы их добавили, и выбор, кто вас видит.',
        'От Twitch и YouTube: какой канал стоит за вашей ссылкой и идёт ли на нём эфир.',
        'Неверные попытки ввести промокод: ID игрока и время. Они удаляются не позже чем через двое суток.',
      ],
    },
    en: {
      title: 'What we store',
      lines: [
        'From Steam: the account number (SteamID), the name, the profile address and the avatar. You type your password on Steam’s own site; we never see it.',
        'Steam names and avatars are shown as they are: we neither check them nor vouch for them, and Valve is not responsible for this site.',
        'From the game: the matches that the 1x6 server sends. They hold heroes, items, places, ratings and players’ names; the server also sends progress, in-game settings and actions such as votes and reports. Players who have never visited the site are recorded too.',
        'From you: links to Twitch, YouTube and Discord and your Discord name, if you added them, and your choice of who can see you.',
        'From Twitch and YouTube: which channel your link leads to, and whether it is live.',
        'Wrong codes you tried: your player ID and the time. They are deleted within two days.',
      ],
    },
  },
  purchases: {
    ru: {
      title: 'Покупки',
      lines: [
        'Заказ хранит, что и когда куплено, сумму, валюту, получателя и сообщение подарка, почту для чека и сообщения ЮKassa о платеже. Полный номер карты мы не получаем: ЮKassa называет только его часть.',
        'У подарка, купленного без входа на сайт, почта и сообщение стираются из заказа через 90 дней после того, как он оплачен, отменён или возвращён. Вернуть деньги можно и после этого, по номеру заказа.',
        'Если вы включили автопродление, хранится ключ, по которому ЮKassa может списать следующий платёж, название карты и её срок.',
        'Если вы привязали Patreon: номер и имя аккаунта там, состояние подписки и дата следующего платежа.',
      ],
    },
    en: {
      title: 'Purchases',
      lines: [
        'An order keeps what was bought and when, the sum, the currency, the recipient and message of a gift, the email for the receipt and what YooKassa told us about the payment. We never get a full card number: YooKassa gives us only part of it.',
        'When a gift is bought without signing in, the email and the message are erased from the order 90 days after it was paid, cancelled or refunded. It can still be refunded after that, by its order number.',
        'With auto-renewal on, we keep the key that lets YooKassa make the next charge, the name of the card and its expiry date.',
        'If you linked Patreon: the ID and name of your account there, the status of the membership and the date of its next charge.',
      ],
    },
  },
  purposes: {
    ru: {
      title: 'Зачем',
      lines: [
        'Данные Steam и матчей нужны для входа, профилей, рейтинга и статистики. Ссылки показываются в профиле и таблице лидеров, а пока игрок в эфире, ещё на главной и у его матча. Почта нужна только для чека, рассылок нет. Данные заказов нужны, чтобы выдать купленное, вернуть деньги и вести учёт, которого требует закон.',
        'Мы не показываем рекламу, не составляем рекламных профилей и не продаём данные.',
      ],
    },
    en: {
      title: 'What it is for',
      lines: [
        'Data from Steam and from matches is needed for sign-in, profiles, ratings and statistics. Links are shown on the profile and the leaderboard and, while a player is live, on the first page and with their match. The email is used for the receipt only; there are no mailings. Orders are kept so that we can deliver, refund and keep the books the law asks for.',
        'We show no advertising, build no advertising profiles and sell no data.',
      ],
    },
  },
  sessions: {
    ru: {
      title: 'Входы на сайт',
      lines: [
        'Для каждого входа хранится хеш токена, название браузера, время начала и последнего посещения. Сам токен есть только у вас: по хешу его не восстановить.',
        'Ключ API, который вы сделали для своей программы, хранится так же, с вашим названием, и перестаёт работать через год без запросов или когда вы его отзовёте.',
        'Вход заканчивается через 30 дней без посещений или по кнопке «Выйти», а «Выйти везде» закрывает входы на всех устройствах и в программах. Записи о входах, у которых вышел срок, удаляются в течение двух суток.',
      ],
    },
    en: {
      title: 'Sign-ins',
      lines: [
        'For every sign-in we keep a hash of its token, the name of the browser, when it began and when it was last used. Only you have the token itself: nobody can get it back from the hash.',
        'An API key that you create for a program is kept the same way, with the name you gave it, and stops working after a year without requests or when you revoke it.',
        'A sign-in ends after 30 days without a visit, or when you sign out; “Sign out everywhere” ends those on all devices and in programs. Records of expired sign-ins are deleted within two days.',
      ],
    },
  },
  cookies: {
    ru: {
      title: 'Cookie',
      lines: [
        'token: ваш вход, 30 дней с последнего посещения; скрипты страниц его не читают.',
        'lang: выбранный язык, год.',
        'steam_state и patreon_state живут до десяти минут, пока вы входите через Steam или привязываете Patreon. Браузер показывает их, кроме lang, с приставкой __Host-.',
        'В памяти браузера лежат выбранный язык и, пока вы не вышли, почта для чека, чтобы не вводить её снова. Очистите данные сайта в браузере, и они исчезнут.',
        'Рекламных cookie, счётчиков и следящих скриптов нет. Страницы ничего не загружают с чужих сайтов: аватары тоже отдаём мы сами.',
      ],
    },
    en: {
      title: 'Cookies',
      lines: [
        'token: your sign-in, 30 days from the last visit; page scripts cannot read it.',
        'lang: the language you chose, for a year.',
        'steam_state and patreon_state last up to ten minutes, while you sign in through Steam or link Patreon. The browser shows all but lang with the prefix __Host-.',
        'Your browser also remembers the language you chose and, until you sign out, the email for the receipt, so that you need not type it again. Clear the site’s data in your browser, and they are gone.',
        'There are no advertising cookies, counters or trackers. Pages load nothing from other sites: even avatars come from us.',
      ],
    },
  },
  receivers: {
    ru: {
      title: 'Кому мы передаём данные',
      lines: [
        'Steam: номера аккаунтов, чтобы узнать имена и аватары. ЮKassa: номер и состав заказа, сумму и почту для чека. Twitch и YouTube: названия каналов из ссылок, чтобы узнать, кто в эфире. Patreon сообщает нам о подписке того, кто его привязал; о ваших матчах мы ему не рассказываем.',
        'Серверу игры 1x6: рейтинг, прогресс, настройки, подписку и осколки его игроков. Без этого в неё не сыграть.',
        'В каналы Telegram и Discord уходят только новости об обновлениях игры, данных об игроках в них нет. Кто спрашивает нашего бота, получает ответ через Telegram или Discord: то же, что видно на сайте всем. В Telegram бот помнит номер чата, язык, за кем там следят и кого назвали собой; заблокируйте бота, и он всё это забудет.',
      ],
    },
    en: {
      title: 'Who receives data',
      lines: [
        'Steam: account numbers, to learn names and avatars. YooKassa: an order’s number and contents, the sum and the email for the receipt. Twitch and YouTube: names of channels from links, to learn who is live. Patreon tells us about the membership of whoever linked it; we tell it nothing about your matches.',
        'The 1x6 game server: its players’ rating, progress, settings, subscription and shards. The game cannot be played without them.',
        'Our Telegram and Discord channels carry only news of game updates, with nothing about players. If you ask our bot, the answer goes through Telegram or Discord: only what everyone can see on the site. In Telegram the bot remembers the chat’s number and language, whom the chat follows and whom it called “me”; block the bot, and it forgets all of it.',
      ],
    },
  },
  visible: {
    ru: {
      title: 'Кто вас видит',
      lines: [
        'По умолчанию профиль открыт: имя, аватар, ссылки, рейтинг и матчи видны всем на страницах и через открытый API. Заказы, почту и входы другие игроки не видят; получатель подарка видит сообщение и имя дарителя, если оно не скрыто.',
        'Кнопка «Приватность» в своём профиле меняет это. «Без имени в списках»: в таблице и матчах вместо вас «Скрытый игрок», поиск вас не находит, а профиль открывается только по точному адресу. «Только я»: имени нет нигде, профиль и историю матчей видите только вы.',
        'Переключение действует сразу, места и рейтинг от него не меняются. Серверу игры ваш номер виден всегда.',
      ],
    },
    en: {
      title: 'Who sees you',
      lines: [
        'A profile is open by default: the name, avatar, links, rating and matches are there for everyone, on pages and through the open API. Other players never see orders, email or sign-ins; whoever gets a gift sees its message and the giver’s name, unless it is hidden.',
        'The “Privacy” button on your own profile changes that. “No name in lists”: the leaderboard and matches say “Anonymous”, searches do not find you, and only the exact address opens your profile. “Only me”: your name is nowhere, and only you see your profile and match history.',
        'The switch works at once; places and rating stay as they are. The game server always sees your number.',
      ],
    },
  },
  erasure: {
    ru: {
      title: 'Как удалить аккаунт',
      lines: [
        'В своём профиле откройте «Приватность», затем «Удалить аккаунт…» и подтвердите своим ID игрока. Нужен вход через Steam.',
        'Сразу исчезают имя и аватар, данные Steam, ссылки, входы, игровые настройки, почта и сообщения в заказах, сохранённая карта и привязка Patreon. Имя вычищается и из присланных игрой записей, файл аватара удаляется вскоре после этого. Вернуть стёртое нельзя.',
        'Если вы потом сыграете в 1x6, результаты будут считаться без имени. Если войдёте на сайт, аккаунт начнётся заново и будет виден только вам.',
      ],
    },
    en: {
      title: 'How to delete your account',
      lines: [
        'On your own profile open “Privacy”, then “Delete account…”, and confirm with your player ID. You need to be signed in through Steam.',
        'Gone at once: the name and avatar, data from Steam, links, sign-ins, in-game settings, the email and messages in orders, the saved card and the link to Patreon. The name is also removed from the records the game sent, and the avatar file is deleted soon after. This cannot be undone.',
        'If you play 1x6 afterwards, your results count without a name. If you sign in to the site, the account starts afresh and only you can see it.',
      ],
    },
  },
  remaining: {
    ru: {
      title: 'Что остаётся',
      lines: [
        'После удаления остаются матчи, места, рейтинг и прогресс в игре, без имени: иначе рассыпались бы результаты остальных игроков. К ним остаётся привязан номер аккаунта, но другим он не показывается.',
        'Учёт денег: что и за сколько куплено, номера платежей и подписки на Patreon, сообщения ЮKassa с частью номера карты, баланс осколков. Этого требуют бухгалтерия и закон.',
        'Запрет на ссылки в профиле, если он был, и записи о действиях администраторов.',
      ],
    },
    en: {
      title: 'What stays',
      lines: [
        'After a deletion, matches, places, ratings and progress in the game stay, without a name; otherwise the results of all the other players would fall apart. The account number stays as their key and is not shown to others.',
        'The books: what was bought and for how much, payment numbers and the Patreon membership number, messages from YooKassa with part of the card number, the balance of shards. Accounting and the law require it.',
        'A ban on profile links, if there was one, and the log of what administrators did.',
      ],
    },
  },
  rights: {
    ru: {
      title: 'Ваши права и сроки',
      lines: [
        'Остальные данные хранятся, пока вы не удалите аккаунт. Вы можете узнать, что мы храним о вас, исправить это, удалить или возразить против обработки: напишите в поддержку с указанием ID игрока.',
        'Если эта страница изменится, здесь появится новая редакция с датой.',
      ],
    },
    en: {
      title: 'Your rights and time limits',
      lines: [
        'All other data stays until you delete your account. You may ask what we store about you, have it corrected or deleted, or object to its use: write to support with your player ID.',
        'When this page changes, a new edition with its date appears here.',
      ],
    },
  },
});
