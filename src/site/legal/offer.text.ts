import { words } from '#lib/words.ts';

export const text = words({
  heading: { ru: 'Публичная оферта', en: 'Terms of sale' },
  description: {
    ru: 'На каких условиях Sixfold продаёт подписку Dota Plus, осколки, подарки и промокоды: оплата, автопродление, отмена и возврат.',
    en: 'On what terms Sixfold sells Dota Plus, shards, gifts and codes: payment, auto-renewal, cancelling and refunds.',
  },
  lead: {
    ru: 'Условия, на которых мы продаём подписку, осколки, подарки и промокоды.',
    en: 'The terms on which we sell the subscription, shards, gifts and codes.',
  },
  toPlus: { ru: 'Страница Dota Plus', en: 'The Dota Plus page' },
  toRedeem: { ru: 'Активировать промокод', en: 'Redeem a code' },
  toPrivacy: { ru: 'Политика конфиденциальности', en: 'Privacy policy' },
  seller: {
    ru: {
      title: 'Продавец',
      lines: [
        'Sixfold делают поклонники пользовательской игры 1x6. Сайт не связан с Valve: Valve ничего здесь не продаёт и за покупки не отвечает.',
        'Продаёт и принимает оплату:',
      ],
    },
    en: {
      title: 'The seller',
      lines: [
        'Sixfold is made by fans of the 1x6 custom game. It is not affiliated with Valve: Valve sells nothing here and is not responsible for purchases.',
        'Who sells and takes payment:',
      ],
    },
  },
  agreement: {
    ru: {
      title: 'Как заключается договор',
      lines: [
        'Эта страница предлагает купить на описанных условиях. Вы соглашаетесь с ними, когда оплачиваете заказ; неоплаченный заказ ни к чему не обязывает.',
        'Покупают после входа через Steam: так мы знаем, какому игроку выдать купленное. Подарок можно купить и без входа, по ID игрока. На оплату есть час. Если деньги всё же пришли позже, заказ будет выполнен.',
      ],
    },
    en: {
      title: 'How the contract is made',
      lines: [
        'This page offers a purchase on the terms below. You agree to them when you pay for an order; an unpaid order binds you to nothing.',
        'You buy after signing in through Steam, so that we know which player to deliver to. A gift can be bought without signing in, by player ID. You have an hour to pay for an order. If the money still arrives later, the order is carried out.',
      ],
    },
  },
  goods: {
    ru: {
      title: 'Что продаётся',
      lines: [
        'Подписка Dota Plus на выбранное число месяцев. Что она открывает, описано на её странице.',
        'Осколки: внутренние очки, которые тратят в самой игре 1x6. На деньги они не обмениваются.',
        'Подарок: подписка или осколки другому игроку, по его ID и с вашим сообщением.',
        'Промокод: подписка или осколки для того, кто его введёт.',
        'Всё это цифровые услуги, ничего материального мы не доставляем.',
      ],
    },
    en: {
      title: 'What is sold',
      lines: [
        'A Dota Plus subscription for the number of months you choose. Its page says what it unlocks.',
        'Shards: points that are spent inside the 1x6 game. They cannot be exchanged for money.',
        'A gift: a subscription or shards for another player, by player ID, with your message.',
        'A code: a subscription or shards for whoever redeems it.',
        'Gifts are paid for in roubles; codes are offered on the Russian version of the site. All of these are digital services; nothing is shipped.',
      ],
    },
  },
  prices: {
    ru: {
      title: 'Цены и оплата',
      lines: [
        'Цена и валюта указаны у каждого товара и ещё раз перед оплатой. Сверх этой суммы мы ничего не добавляем, а уже оформленный заказ не дорожает.',
        'Картой, через СБП и ЮMoney платят в рублях. Платёж проводит ЮKassa на своей странице, номер карты сайт не видит. Чек приходит на почту, которую вы указали.',
        'На FunPay и Patreon покупку оформляют сами эти площадки, по своим правилам и по цене, которую они показывают.',
      ],
    },
    en: {
      title: 'Prices and payment',
      lines: [
        'The price and its currency are shown with every product and again before you pay. We add nothing on top, and the price of an order you have placed does not go up.',
        'Cards, SBP and YooMoney are accepted in roubles: for gifts, and for everything on the Russian version of the site. YooKassa takes the payment on its own page; the site never sees a card number. The receipt goes to the email you give.',
        'Purchases on FunPay and Patreon are made with those services, under their rules and at the price they show.',
      ],
    },
  },
  delivery: {
    ru: {
      title: 'Выдача купленного',
      lines: [
        'Как только ЮKassa подтвердит платёж, обычно за несколько секунд. Если подтверждение задержалось, сайт сам спрашивает о платеже и выдаёт купленное без вашего участия.',
        'Месяцы подписки прибавляются к уже оплаченному времени, осколки приходят на баланс. О подарке получатель узнаёт при следующем посещении сайта. Промокод появляется в окне покупки и в истории подарков.',
      ],
    },
    en: {
      title: 'When you get it',
      lines: [
        'As soon as YooKassa confirms the payment, usually within seconds. If the confirmation is late, the site checks the payment itself and delivers without you having to do anything.',
        'Months are added to the time already paid for; shards go to the balance. The recipient learns of a gift on their next visit to the site. A code appears in the purchase window and in the gift history.',
      ],
    },
  },
  renewal: {
    ru: {
      title: 'Автопродление',
      lines: [
        'Бывает только у подписки, оплаченной через ЮKassa, и включается отметкой в окне оплаты. Отметка уже стоит, рядом с ней указаны дата и сумма следующего списания. Снимите её, и новых списаний не будет.',
        'Перед каждым новым сроком, обычно за три дня и не позже чем за сутки до списания, на сайте появляется напоминание: дата, сумма и способ оплаты. Писем мы не отправляем, вы увидите его при следующем посещении.',
        'Списание проходит за несколько часов до конца оплаченного срока и по той цене, на которую вы согласились. Если оно не прошло, мы пробуем ещё не больше двух раз за три дня, а подписка пока действует. Не получилось и тогда или банк отказал окончательно: автопродление выключается.',
      ],
    },
    en: {
      title: 'Auto-renewal',
      lines: [
        'Only a subscription paid through YooKassa has it, and a box in the payment window turns it on. The box is already ticked, with the date and the sum of the next charge beside it. Untick it, and there will be no further charges.',
        'Before every new period, usually three days and never less than one day before the charge, a reminder appears on the site with the date, the sum and the payment method. We send no emails: you see it on your next visit.',
        'The charge is made a few hours before the paid time ends, at the price you agreed to. If it does not go through, we try at most twice more within three days, and the subscription goes on meanwhile. If that fails too, or the bank declines for good, auto-renewal is turned off.',
      ],
    },
  },
  cancelling: {
    ru: {
      title: 'Как отменить подписку',
      lines: [
        'Кнопка «Отменить подписку» на странице Dota Plus сразу выключает автопродление. Оплаченное время остаётся вашим.',
        'Удаление аккаунта тоже выключает автопродление. Подписку, оформленную на Patreon, отменяют там же.',
      ],
    },
    en: {
      title: 'How to cancel',
      lines: [
        'The “Cancel subscription” button on the Dota Plus page turns auto-renewal off at once. The time you paid for stays yours.',
        'Deleting your account turns it off too. A Patreon membership is cancelled on Patreon.',
      ],
    },
  },
  refunds: {
    ru: {
      title: 'Возврат денег',
      lines: [
        'Напишите в поддержку: ID игрока, дата и сумма покупки. Возвращаем всю сумму заказа тем же способом, которым он был оплачен.',
        'Вместе с возвратом забирается ровно то, что дал этот заказ, и у того, кто это получил. Всё купленное отдельно остаётся. Если осколки уже потрачены, баланс уходит в минус и гасится следующими осколками.',
        'Неиспользованный промокод после возврата перестаёт действовать. Возврат заказа с автопродлением выключает и его.',
        'За деньгами, заплаченными на FunPay или Patreon, обращаются к этим площадкам. Права, которые даёт покупателю закон, эти условия не ограничивают.',
      ],
    },
    en: {
      title: 'Refunds',
      lines: [
        'Write to support with your player ID, the date and the sum. We return the full sum of the order the same way it was paid.',
        'Exactly what that order gave is taken back, from whoever got it. Everything bought separately stays. If the shards are already spent, the balance goes below zero and later shards pay it off.',
        'An unredeemed code stops working once it is refunded. Refunding an order with auto-renewal turns that off as well.',
        'For money paid on FunPay or Patreon, contact those services. These terms do not limit the rights the law gives to a buyer.',
      ],
    },
  },
  codes: {
    ru: {
      title: 'Промокоды',
      lines: [
        'Каждый код действует один раз: купленное получает тот, кто ввёл его первым. Не показывайте код никому, кроме того, кому он предназначен.',
        'У кода, купленного на сайте, нет срока действия, и покупатель найдёт его в истории подарков. У кодов из раздач и с других площадок срок может быть.',
        'После нескольких неверных попыток подряд сайт просит подождать.',
      ],
    },
    en: {
      title: 'Codes',
      lines: [
        'A code works once: whoever redeems it first gets what it holds. Show it to nobody but the person it is meant for.',
        'A code bought on the site does not expire, and its buyer can find it in the gift history. Codes from giveaways and other services may have an end date.',
        'After several wrong attempts the site asks you to wait.',
      ],
    },
  },
  questions: {
    ru: {
      title: 'Если что-то не так',
      lines: [
        'Напишите в поддержку, если оплаченное не пришло или пришло не то. Мы выдадим купленное или вернём деньги.',
        'Мы не обещаем, что сайт и игра работают без перерывов: игру обновляют, а Steam и серверы Dota 2 от нас не зависят.',
      ],
    },
    en: {
      title: 'When something is wrong',
      lines: [
        'Write to support if what you paid for did not arrive, or was not what you bought. We will deliver it or return the money.',
        'We do not promise that the site and the game run without interruption: the game gets updates, and Steam and the Dota 2 servers are beyond our control.',
      ],
    },
  },
  changes: {
    ru: {
      title: 'Изменения условий',
      lines: [
        'Новая редакция публикуется на этой странице и касается заказов, оплаченных после неё. К договору применяется право России.',
        'Что мы при этом знаем о вас и кому это видно, описано отдельно:',
      ],
    },
    en: {
      title: 'Changes to these terms',
      lines: [
        'A new edition is published on this page and covers orders paid after it. The contract is governed by the law of Russia.',
        'What we know about you and who sees it is described separately:',
      ],
    },
  },
});
