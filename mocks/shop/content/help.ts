import type { ContentSeed } from './seed.ts'

export const help: readonly ContentSeed[] = [
  {
    kind: 'help',
    label: 'faq',
    cover: 'handwoven-carpets',
    publishedOn: '2026-11-10',
    title: ['پرسش‌های پرتکرار', 'Frequently asked questions', 'Частые вопросы'],
    summary: [
      'پاسخ کوتاه پرسش‌هایی که بیشتر از ما می‌پرسند.',
      'Short answers to what people ask us most.',
      'Короткие ответы на то, о чём нас спрашивают чаще всего.',
    ],
    body: [
      '## سفارشم کی می‌رسد؟\nدرون تهران یک تا دو روز و در شهرهای دیگر سه تا نه روز. بازه دقیق را هنگام انتخاب شیوه ارسال و بعد در صفحه سفارش می‌بینید.\n## از کجا بدانم سفارشم در چه مرحله‌ای است؟\nوارد حساب خود شوید و «سفارش‌ها» را باز کنید. هر سفارش صفحه‌ای دارد که مرحله‌ها و تاریخ هر کدام را نشان می‌دهد.\n## اگر کالا را نپسندیدم چه کنم؟\nتا هفت روز پس از تحویل در صفحه سفارش درخواست بازگشت بدهید و کالا را سالم و در بسته‌بندی خودش برگردانید. کالا را در دو روز کاری بررسی می‌کنیم و پول را تا سه روز کاری پس از آن برمی‌گردانیم.\n## کالا شکسته یا با عکس متفاوت است. چه کار کنم؟\nاز بسته و کالا عکس بگیرید و در صفحه سفارش درخواست بازگشت را با عکس‌ها بفرستید. هزینه بازگشت با ماست؛ کالای سالم می‌فرستیم یا پول شما را پس می‌دهیم.\n## پول از حسابم کم شد، ولی سفارش پرداخت‌نشده است. چه می‌شود؟\nبانک مبلغ را معمولاً تا ۷۲ ساعت برمی‌گرداند. پیش از پرداخت دوباره، صفحه سفارش را تازه کنید؛ اگر پس از ۷۲ ساعت هم برنگشت، شماره سفارش را به ما بگویید.\n## می‌توانم سفارش را لغو کنم؟\nتا وقتی کالا فرستاده نشده، بله. در صفحه سفارش همه آن یا بعضی کالاها را لغو کنید؛ پول آن‌ها به کیف پولتان بازمی‌گردد.\n## آیا فاکتور رسمی می‌دهید؟\nبله. هنگام ثبت سفارش یا پس از آن خبر بدهید و نام و شناسه ملی شرکت را بفرستید.\n## کالاها اصل‌اند؟\nهر کالا نام سازنده یا کارگاه را دارد. فرش، سنگ، نقره و خط با شناسنامه اصالت فرستاده می‌شود.',
      '## When will my order arrive?\nWithin Tehran in one to two days, elsewhere in three to nine. You see the exact window when you choose a delivery method, and later on the page of the order.\n## How do I follow my order?\nSign in and open “Orders”. Each order has a page that shows its steps and the date of each.\n## What if I do not like it?\nAsk for a return on the page of the order within seven days of delivery, and send the piece back intact and in its own packaging. We inspect it within two working days and return the money within three more.\n## It arrived broken, or differs from the picture. What do I do?\nPhotograph the parcel and the piece, and send the pictures with your request on the page of the order. The return is at our cost; we send a sound one or give your money back.\n## Money has left my account, but the order is unpaid. What happens now?\nThe bank usually returns it within 72 hours. Reload the page of the order before you pay again; if nothing has come after 72 hours, tell us the number of the order.\n## Can I cancel an order?\nYes, until it has been sent. Cancel all of it or some pieces on the page of the order; what you paid for them comes back to your wallet.\n## Do you issue official invoices?\nYes. Tell us when you order or later, with the name and national id of the company.\n## Are the pieces authentic?\nEach names its maker or workshop. Carpets, stones, silver and calligraphy come with a certificate.',
      '## Когда придёт мой заказ?\nПо Тегерану — за один-два дня, в другие города — от трёх до девяти дней. Точный срок виден при выборе способа доставки, а потом на странице заказа.\n## Как узнать, что с моим заказом?\nВойдите и откройте «Заказы». У каждого заказа есть страница, где указаны этапы и дата каждого из них.\n## Что делать, если вещь не понравилась?\nВ течение семи дней после получения оформите возврат на странице заказа и отправьте вещь целой, в её упаковке. Мы осмотрим её в течение двух рабочих дней и ещё за три вернём деньги.\n## Вещь пришла разбитой или не такой, как на фото. Что делать?\nСфотографируйте посылку и вещь и приложите снимки к заявке на возврат на странице заказа. Возврат за наш счёт: пришлём целую вещь или вернём деньги.\n## Деньги списались, а заказ не оплачен. Что теперь?\nОбычно банк возвращает их в течение 72 часов. Прежде чем платить снова, обновите страницу заказа; если через 72 часа деньги не вернулись, сообщите нам номер заказа.\n## Можно ли отменить заказ?\nДа, пока он не отправлен. На странице заказа можно отменить его целиком или частично; деньги за отменённое вернутся в кошелёк.\n## Выставляете ли вы официальные счета?\nДа. Скажите об этом при заказе или позже и пришлите название и национальный код компании.\n## Вещи подлинные?\nУ каждой указан мастер или мастерская. К коврам, камням, серебру и каллиграфии прилагается сертификат.',
    ],
    event: null,
  },
  {
    kind: 'help',
    label: 'delivery',
    cover: 'handwoven-carpets',
    publishedOn: '2026-11-09',
    title: ['شیوه‌های ارسال', 'Delivery', 'Доставка'],
    summary: [
      'چگونه و در چند روز می‌فرستیم و هزینه آن چقدر است.',
      'How we send, how long it takes and what it costs.',
      'Как мы отправляем заказы, за сколько дней и по какой цене.',
    ],
    body: [
      'به همه شهرهای ایران می‌فرستیم. هنگام ثبت سفارش، شیوه ارسال را خودتان انتخاب می‌کنید و روز تحویل را همان‌جا می‌بینید.\n## شیوه‌ها و هزینه\n- پست پیشتاز: به همه شهرها، سه تا نه روز، ۸۵ هزار تومان. برای خرید از ۵ میلیون تومان به بالا رایگان است.\n- پیک تهران: درون تهران، یک تا دو روز، ۱۲۰ هزار تومان.\n- پیک فوری: درون تهران، همان روز اگر تا ساعت ۱۷ سفارش دهید، ۲۵۰ هزار تومان.\n## بسته‌بندی\nسفال، شیشه و مینا را در دو لایه و جعبه سفت می‌فرستیم و روی بسته می‌نویسیم که شکستنی است. فرش لوله می‌شود، نه تا.\n## هنگام تحویل\nپیش از امضا، بسته را نگاه کنید. اگر آسیب دیده است، نپذیرید یا روی رسید بنویسید و همان روز به ما خبر بدهید.\n## اگر خانه نباشید\nپیک پیش از آمدن تماس می‌گیرد. پست دو بار می‌آید و پس از آن بسته یک هفته در نزدیک‌ترین دفتر می‌ماند.\n## نگه داشتن و ارسال با هم\nاگر می‌خواهید چند خرید یک‌جا برسد، هنگام ثبت سفارش گزینه «کالاها را برایم نگه دارید» را بزنید تا با سفارش بعدی فرستاده شود.',
      'We deliver to every city of Iran. When you order, you choose the method yourself and see the day of delivery.\n## Methods and prices\n- Priority post: to every city, three to nine days, 85,000 Toman. Free for goods of 5,000,000 Toman and more.\n- Tehran courier: within Tehran, one to two days, 120,000 Toman.\n- Express courier: within Tehran, the same day when you order before 17:00, 250,000 Toman.\n## Packing\nPottery, glass and enamel travel in two layers and a rigid box that is marked as fragile. Carpets are rolled, never folded.\n## On delivery\nLook at the parcel before you sign. If it is damaged, refuse it or note it on the receipt, and tell us the same day.\n## If you are out\nThe courier calls before coming. The post comes twice, and then keeps the parcel at the nearest office for a week.\n## Several orders together\nIf you would like several purchases in one parcel, tick “Keep the goods for me” when you order: they travel with your next order.',
      'Мы доставляем во все города Ирана. При оформлении заказа вы сами выбираете способ и сразу видите день доставки.\n## Способы и цены\n- Почта: по всей стране, от трёх до девяти дней, 85 000 туманов. При покупке от 5 000 000 туманов — бесплатно.\n- Курьер по Тегерану: один-два дня, 120 000 туманов.\n- Экспресс-курьер: по Тегерану в тот же день при заказе до 17:00, 250 000 туманов.\n## Упаковка\nКерамика, стекло и эмаль едут в двух слоях и жёсткой коробке с пометкой «хрупкое». Ковры сворачиваем в рулон и не складываем.\n## При получении\nОсмотрите посылку, прежде чем расписаться. Если она повреждена, откажитесь от неё или сделайте отметку в квитанции и в тот же день сообщите нам.\n## Если вас нет дома\nКурьер звонит перед приездом. Почта приходит дважды, затем неделю хранит посылку в ближайшем отделении.\n## Несколько заказов вместе\nЧтобы получить несколько покупок одной посылкой, отметьте при заказе «Отложить товары для меня»: они поедут со следующим заказом.',
    ],
    event: null,
  },
  {
    kind: 'help',
    label: 'payment',
    cover: 'handwoven-carpets',
    publishedOn: '2026-11-08',
    title: ['شیوه‌های پرداخت', 'Payment', 'Оплата'],
    summary: [
      'پرداخت اینترنتی، در محل یا با چک صیادی؛ و اینکه اگر پرداخت ناتمام ماند چه می‌شود.',
      'Online, at the door or by Sayad cheque, and what happens when a payment breaks off.',
      'Онлайн, при получении или чеком «Сайяд», а также что будет, если оплата прервётся.',
    ],
    body: [
      'قیمت‌ها به تومان و با مالیات است. مبلغ نهایی را پیش از ثبت سفارش، در خلاصه سفارش می‌بینید.\n## شیوه‌ها\n- پرداخت اینترنتی با همه کارت‌های عضو شتاب، کیف پول، یا در چهار قسط بدون سود.\n- پرداخت در محل، با کارت یا نقد، هنگام تحویل.\n- چک صیادی برای خریدهای بزرگ، با سررسیدی که هنگام سفارش انتخاب می‌کنید.\n## امنیت\nشماره کارت و رمز را تنها در صفحه بانک وارد می‌کنید و به دست ما نمی‌رسد. نشانی صفحه بانک را پیش از وارد کردن رمز نگاه کنید. ما هرگز رمز شما را نمی‌پرسیم.\n## اگر پرداخت ناتمام ماند\nسفارش تا ۲۴ ساعت نگه داشته می‌شود و از صفحه سفارش می‌توانید دوباره پرداخت کنید. اگر پول کم شده و سفارش پرداخت‌نشده است، بانک آن را معمولاً تا ۷۲ ساعت برمی‌گرداند.\n## بازگشت پول\nپول سفارش لغوشده به کیف پول شما برمی‌گردد. پول کالای بازگشتی به کیف پول یا کارتی که با آن پرداخت کردید برمی‌گردد، هر کدام که انتخاب کنید. چک را پس می‌دهیم.',
      'Prices are in Toman and include tax. You see the final amount in the summary before you place the order.\n## Methods\n- Online with any card of the Shetab network, from your wallet, or in four instalments without interest.\n- At the door, by card or cash, on delivery.\n- By Sayad cheque for large purchases, with a due date that you choose when you order.\n## Security\nYou enter card number and password on the page of the bank only; they never reach us. Look at the address of that page before you enter the password. We never ask for it.\n## If a payment breaks off\nThe order is kept for 24 hours, and you can pay again from its page. If money has left your account and the order is unpaid, the bank usually returns it within 72 hours.\n## Refunds\nWhat you paid for a cancelled order comes back to your wallet; what you paid for returned goods, to your wallet or the card that you paid with, as you choose. A cheque is handed back.',
      'Цены указаны в туманах и включают налог. Окончательную цену вы видите в сумме заказа до его оформления.\n## Способы\n- Онлайн: любой картой сети «Шетаб», с кошелька или четырьмя платежами без процентов.\n- При получении: картой или наличными.\n- Чеком «Сайяд» для крупных покупок, со сроком, который вы выбираете при заказе.\n## Безопасность\nНомер карты и пароль вы вводите только на странице банка, к нам они не попадают. Прежде чем вводить пароль, проверьте адрес этой страницы. Мы никогда его не спрашиваем.\n## Если оплата прервалась\nЗаказ хранится 24 часа, и с его страницы можно оплатить снова. Если деньги списались, а заказ не оплачен, банк обычно возвращает их в течение 72 часов.\n## Возврат денег\nДеньги за отменённый заказ возвращаются в кошелёк, а за возвращённый товар — в кошелёк или на карту, с которой вы платили, на ваш выбор. Чек мы отдаём обратно.',
    ],
    event: null,
  },
  {
    kind: 'help',
    label: 'returns',
    cover: 'handwoven-carpets',
    publishedOn: '2026-11-07',
    title: ['بازگشت کالا', 'Returns', 'Возврат товара'],
    summary: [
      'تا هفت روز پس از تحویل می‌توانید کالا را پس بفرستید.',
      'You may send a piece back within seven days of delivery.',
      'Вернуть вещь можно в течение семи дней после получения.',
    ],
    body: [
      'اگر کالا را نپسندیدید، لازم نیست دلیلی بیاورید. هفت روز از روز تحویل فرصت دارید که خبر بدهید.\n## چگونه\n- در حساب خود صفحه سفارش را باز کنید و «درخواست بازگشت» را بزنید. کالاها، تعداد، دلیل و جای برگشت پول را انتخاب کنید؛ مبلغ را پیش از ارسال می‌بینید.\n- اگر کالا آسیب دیده است، تا چهار عکس از آن بفرستید.\n- پاسخ ما و مرحله‌های بعدی را در همان صفحه می‌بینید.\n- کالا را سالم، استفاده‌نشده و با بسته‌بندی، برچسب و شناسنامه‌اش برگردانید.\n- پیک می‌فرستیم یا نشانی پست را می‌دهیم.\nاگر کاری پیش نرفت، با شماره پشتیبانی یا صفحه «تماس با ما» خبر بدهید.\n## هزینه بازگشت\nاگر کالا معیوب، شکسته یا با توضیح صفحه‌اش متفاوت باشد، هزینه با ماست. اگر تنها نظرتان عوض شده است، هزینه پست بازگشت با شماست.\n## بازگشت پول\nکالا را در دو روز کاری بررسی می‌کنیم و پول را تا سه روز کاری پس از آن به کیف پول شما یا کارتی که با آن پرداخت کردید برمی‌گردانیم. هزینه ارسال نخست هم برای کالای معیوب بازمی‌گردد.\n## چه چیزی پس گرفته نمی‌شود\n- آنچه به سفارش شما بافته، حکاکی یا بریده شده است.\n- زعفران، ادویه، چای و آجیلی که بسته آن باز شده است.\nاگر همین‌ها معیوب برسند، پس می‌گیریم.\n## تعویض\nبه‌جای پول می‌توانید همان کالا با رنگ یا اندازه دیگر بخواهید. اگر قیمت‌ها یکی نباشد، تفاوت را می‌پردازید یا می‌گیرید.',
      'If you do not like a piece, you need not give a reason. You have seven days from the day of delivery to tell us.\n## How\n- Open the page of the order in your account and press “Ask for a return”. Choose the items, how many, the reason and where the money is to go; you see the amount before you send.\n- If a piece is damaged, add up to four pictures of it.\n- The same page shows our answer and what happens next.\n- Return the piece intact, unused and with its packaging, label and certificate.\n- We send a courier or give you the postal address.\nIf something does not work, tell us by telephone or on the page “Contact us”.\n## Cost of a return\nIf the piece is faulty, broken or differs from its description, we pay. If you have simply changed your mind, you pay the postage of the return.\n## Refunds\nWe inspect the piece within two working days and return the money within three more to your wallet or the card that you paid with. For a faulty piece the first delivery is refunded as well.\n## What we do not take back\n- What was woven, engraved or cut to your order.\n- Saffron, spices, tea and nuts whose package has been opened.\nIf these arrive faulty, we do take them back.\n## Exchanges\nInstead of the money you may have the same piece in another colour or size. If the prices differ, you pay or receive the difference.',
      'Если вещь не понравилась, объяснять причину не нужно. Сообщить нам можно в течение семи дней со дня получения.\n## Как вернуть\n- Откройте в личном кабинете страницу заказа и нажмите «Оформить возврат». Выберите товары, количество, причину и куда вернуть деньги; сумму видно до отправки.\n- Если вещь повреждена, приложите до четырёх снимков.\n- Наш ответ и дальнейшие шаги видны на той же странице.\n- Верните вещь целой, не бывшей в употреблении, с упаковкой, ярлыком и сертификатом.\n- Мы пришлём курьера или дадим почтовый адрес.\nЕсли что-то не получается, сообщите нам по телефону или на странице «Контакты».\n## Кто платит за возврат\nЕсли вещь с изъяном, разбита или не соответствует описанию, платим мы. Если вы просто передумали, обратная пересылка за ваш счёт.\n## Возврат денег\nМы осматриваем вещь в течение двух рабочих дней и ещё за три возвращаем деньги в ваш кошелёк или на карту, с которой вы платили. За вещь с изъяном возвращаем и стоимость первой доставки.\n## Что мы не принимаем обратно\n- То, что соткано, гравировано или отрезано по вашему заказу.\n- Шафран, пряности, чай и орехи во вскрытой упаковке.\nЕсли они пришли с изъяном, мы их примем.\n## Обмен\nВместо денег можно получить ту же вещь другого цвета или размера. Если цены различаются, вы доплачиваете или получаете разницу.',
    ],
    event: null,
  },
  {
    kind: 'help',
    label: 'terms',
    cover: 'handwoven-carpets',
    publishedOn: '2026-11-06',
    title: ['شرایط خرید', 'Terms of sale', 'Условия покупки'],
    summary: [
      'آنچه ما و شما با ثبت سفارش می‌پذیریم.',
      'What you and we agree to when you place an order.',
      'На что мы с вами соглашаемся, когда вы оформляете заказ.',
    ],
    body: [
      'با ثبت سفارش این شرایط را می‌پذیرید. متنی معتبر است که هنگام ثبت سفارش در این صفحه بوده است.\n## سفارش\nسفارش وقتی پذیرفته است که شماره آن را در صفحه سفارش ببینید. اگر کالایی پس از آن آماده نشود، خبر می‌دهیم و پول آن را کامل بازمی‌گردانیم.\n## قیمت\nقیمت نهایی همان است که در خلاصه سفارش می‌بینید و پس از ثبت سفارش تغییر نمی‌کند. کد تخفیف و اعتبار هدیه به پول نقد تبدیل نمی‌شود.\n## کالای دست‌ساز\nرنگ و اندازه کار دست با عکس اندکی فرق دارد. این تفاوت عیب نیست، اما اگر نپسندیدید می‌توانید کالا را تا هفت روز برگردانید.\n## لغو\nتا پیش از ارسال می‌توانید سفارش را لغو کنید و همه پول را پس بگیرید. پس از ارسال، شرایط «بازگشت کالا» برقرار است.\n## اصالت\nنام سازنده و جنس هر کالا را پیش از فروش بررسی می‌کنیم. اگر نادرست باشد، کالا را در هر زمان پس می‌گیریم.\n## حق شما\nاین شرایط از حقوقی که قانون تجارت الکترونیکی و قانون حمایت از حقوق مصرف‌کنندگان به شما می‌دهد چیزی کم نمی‌کند. اگر اختلافی پیش آمد، نخست با ما در میان بگذارید.',
      'By placing an order you accept these terms. The text that stood on this page at that moment applies.\n## Orders\nAn order is accepted once you see its number on the page of the order. If a piece turns out to be unavailable afterwards, we tell you and return its full price.\n## Prices\nThe final price is that of the order summary, and it does not change after the order is placed. Discount codes and gift credit are not paid out in cash.\n## Handmade goods\nColour and size of handwork differ a little from the picture. That is no fault, but if you do not like it, you may return the piece within seven days.\n## Cancelling\nUntil it is sent, you may cancel an order and get all your money back. After that, see “Returns”.\n## Authenticity\nWe check the maker and the material of each piece before we sell it. If they turn out to be wrong, we take the piece back at any time.\n## Your rights\nThese terms take away nothing that the Electronic Commerce Act and the Consumer Protection Act of Iran give you. If there is a dispute, please talk to us first.',
      'Оформляя заказ, вы принимаете эти условия. Действует тот текст, который был на этой странице в тот момент.\n## Заказ\nЗаказ принят, когда на его странице появился номер. Если после этого вещи не окажется в наличии, мы сообщим и вернём её полную стоимость.\n## Цена\nОкончательная цена — та, что указана в сумме заказа; после оформления она не меняется. Промокоды и подарочные бонусы не выплачиваются деньгами.\n## Ручная работа\nЦвет и размер вещи, сделанной руками, немного отличаются от снимка. Это не изъян, но если она вам не понравится, её можно вернуть в течение семи дней.\n## Отмена\nДо отправки заказ можно отменить и получить все деньги назад. После отправки действуют условия возврата.\n## Подлинность\nДо продажи мы проверяем, кто и из чего сделал вещь. Если сведения окажутся неверными, примем её назад в любое время.\n## Ваши права\nЭти условия не ограничивают прав, которые дают вам законы Ирана об электронной торговле и о защите потребителей. При разногласиях обратитесь, пожалуйста, сначала к нам.',
    ],
    event: null,
  },
  {
    kind: 'help',
    label: 'privacy',
    cover: 'handwoven-carpets',
    publishedOn: '2026-11-05',
    title: ['حریم خصوصی', 'Privacy', 'Конфиденциальность'],
    summary: [
      'چه اطلاعاتی از شما می‌گیریم، برای چه و تا کی نگه می‌داریم.',
      'What we collect about you, what for, and how long we keep it.',
      'Какие данные мы собираем, зачем и как долго храним.',
    ],
    body: [
      'تنها اطلاعاتی را می‌گیریم که برای فروش و رساندن کالا لازم است، و آن‌ها را نمی‌فروشیم.\n## چه می‌گیریم\n- شماره موبایل و نام، برای حساب و خبر دادن از سفارش.\n- نشانی و نام گیرنده، برای رساندن سفارش.\n- آنچه خودتان در فرم‌ها می‌نویسید یا می‌فرستید.\n- سفارش‌ها و علاقه‌مندی‌های شما.\n## چه نمی‌گیریم\nشماره کارت و رمز بانکی. این‌ها را تنها بانک می‌بیند.\n## به چه کسی می‌دهیم\nنام، شماره و نشانی گیرنده را به پست یا پیک می‌دهیم. جز آن و جز حکم قانون، به هیچ‌کس.\n## کوکی و آمار\nکوکی‌ها سبد و ورود شما را نگه می‌دارند. آمار بازدید را تنها با اجازه شما می‌گیریم و هر زمان بخواهید می‌توانید نظرتان را از پایین هر صفحه تغییر دهید.\n## تا کی نگه می‌داریم\nسفارش‌ها و فاکتورها را تا ده سال، چون قانون می‌خواهد. پیام‌های فرم تماس را یک سال. بقیه را تا وقتی حساب دارید.\n## حق شما\nهر زمان می‌توانید اطلاعات خود را ببینید، درست کنید یا حساب و اطلاعاتتان را پاک کنید. برای دریافت فایل اطلاعات و حذف حساب، صفحه «داده‌ها و حذف حساب» را در حساب خود باز کنید.',
      'We collect only what it takes to sell and deliver, and we sell none of it.\n## What we collect\n- Mobile number and name, for your account and for news of your order.\n- Address and name of the recipient, for the delivery.\n- What you yourself write or send in our forms.\n- Your orders and your favourites.\n## What we do not collect\nCard numbers and bank passwords: only the bank sees them.\n## Who else gets it\nThe post or the courier gets the recipient’s name, number and address. Apart from them, and from what the law demands, nobody.\n## Cookies and statistics\nCookies keep your basket and your sign-in. We count visits only with your permission, and you can change your answer at the foot of each page.\n## How long we keep it\nOrders and invoices for ten years, as the law demands. Messages of the contact form for a year. The rest for as long as you have an account.\n## Your rights\nYou may see and correct your data at any time, or delete them with your account. To get a file of your data or delete the account, open the page “Data and deletion” in your account.',
      'Мы собираем только то, что нужно для продажи и доставки, и никому этого не продаём.\n## Что мы собираем\n- Номер телефона и имя — для аккаунта и сообщений о заказе.\n- Адрес и имя получателя — для доставки.\n- То, что вы сами пишете или отправляете через формы.\n- Ваши заказы и избранное.\n## Чего мы не собираем\nНомера карт и банковские пароли: их видит только банк.\n## Кому мы их передаём\nПочта или курьер получают имя, телефон и адрес получателя. Больше никто, кроме случаев, когда этого требует закон.\n## Файлы cookie и статистика\nФайлы cookie хранят вашу корзину и вход. Посещения мы считаем только с вашего разрешения; изменить ответ можно внизу любой страницы.\n## Как долго храним\nЗаказы и счета — десять лет, как требует закон. Сообщения из формы обратной связи — год. Остальное — пока у вас есть аккаунт.\n## Ваши права\nВы можете в любое время увидеть и исправить свои данные или удалить их вместе с аккаунтом. Чтобы скачать свои данные или удалить аккаунт, откройте в личном кабинете страницу «Данные и удаление».',
    ],
    event: null,
  },
]
