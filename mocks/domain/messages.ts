import { formattersOf } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import { inLocale } from '../shop/localized-text.ts'

const messages = {
  reviewThanks: [
    'نظر شما رسید. پس از بررسی، برای همه نمایش داده می‌شود.',
    'We have your review. Everybody will see it once it has been checked.',
    'Мы получили ваш отзыв. После проверки его увидят все.',
  ],
  reviewBuyersOnly: [
    'تنها خریداران این کالا می‌توانند درباره‌اش نظر بدهند.',
    'Only those who bought this product can review it.',
    'Оставить отзыв могут только те, кто купил этот товар.',
  ],
  reviewPicturesTooMany: [
    'بیش از {max} تصویر جا نمی‌شود. یکی را بردارید.',
    'There is room for {max} pictures. Please remove one.',
    'Можно приложить не больше {max} фото. Уберите лишнее.',
  ],
  reviewUnknown: [
    'این نظر پیدا نشد. صفحه را تازه کنید.',
    'This review was not found. Please refresh the page.',
    'Отзыв не найден. Обновите страницу.',
  ],
  reviewOwn: [
    'به نظر خودتان نمی‌توانید رأی بدهید.',
    'You cannot vote for your own review.',
    'За собственный отзыв голосовать нельзя.',
  ],
  reviewRejected: [
    'در متن، نشانی وب یا شماره تماس آمده است. آن را بردارید و دوباره بفرستید.',
    'It has a web address or a phone number in it. Please remove that and send it again.',
    'В тексте есть ссылка или номер телефона. Уберите их и отправьте отзыв снова.',
  ],
  questionThanks: [
    'پرسش شما رسید. پس از بررسی، همین‌جا با پاسخ نمایش داده می‌شود.',
    'We have your question. Once it has been checked, it will be here with its answer.',
    'Мы получили ваш вопрос. После проверки он появится здесь вместе с ответом.',
  ],
  invalidInput: [
    'بعضی بخش‌ها درست پر نشده‌اند. آن‌ها را اصلاح کنید و دوباره بفرستید.',
    'Some fields are not right. Please correct them and send again.',
    'Некоторые поля заполнены неверно. Исправьте их и отправьте ещё раз.',
  ],
  unreadable: [
    'درخواست شما درست نرسید. صفحه را تازه کنید و دوباره تلاش کنید.',
    'We could not read the request. Refresh the page and try again.',
    'Не удалось прочитать запрос. Обновите страницу и попробуйте снова.',
  ],
  unhandled: [
    'این بخش هنوز آماده نیست. لطفاً بعداً دوباره سر بزنید.',
    'This part is not ready yet. Please come back later.',
    'Этот раздел ещё не готов. Загляните, пожалуйста, позже.',
  ],
  broken: [
    'مشکلی در فروشگاه پیش آمد. کمی بعد دوباره تلاش کنید.',
    'Something went wrong in the shop. Please try again in a moment.',
    'В магазине произошла ошибка. Попробуйте ещё раз чуть позже.',
  ],
  unavailable: [
    'فروشگاه اکنون شلوغ است. چند لحظه دیگر دوباره تلاش کنید.',
    'The shop is busy right now. Please try again in a few moments.',
    'Магазин сейчас перегружен. Попробуйте ещё раз через несколько минут.',
  ],
  signIn: [
    'برای این کار ابتدا وارد حساب کاربری خود شوید.',
    'Please sign in first.',
    'Сначала войдите, пожалуйста, в личный кабинет.',
  ],
  codeSent: ['کد تأیید پیامک شد.', 'We have sent you a code by text message.', 'Мы отправили вам код в СМС.'],
  codeTooSoon: [
    'کد قبلی همین حالا پیامک شد. {seconds} ثانیه دیگر می‌توانید کد جدید بگیرید.',
    'A code is already on its way. You can ask for a new one in {seconds} seconds.',
    'Код уже отправлен. Новый можно запросить через {seconds} сек.',
  ],
  codeWrong: [
    'این کد درست نیست. پیامک را دوباره ببینید و کد را وارد کنید.',
    'This code is not right. Check the message and enter the code again.',
    'Неверный код. Проверьте сообщение и введите код ещё раз.',
  ],
  codeExpired: [
    'مهلت این کد گذشته است. کد جدید بگیرید.',
    'This code has expired. Please ask for a new one.',
    'Срок действия кода истёк. Запросите новый.',
  ],
  passwordWrong: [
    'شماره موبایل یا رمز عبور درست نیست. دوباره وارد کنید یا کد پیامکی بگیرید.',
    'The mobile number or the password is not right. Try again, or sign in with a code.',
    'Неверный номер или пароль. Попробуйте ещё раз или войдите по коду из СМС.',
  ],
  credentialsMissing: [
    'کد پیامکی یا رمز عبور خود را وارد کنید.',
    'Please enter the code or your password.',
    'Введите код из СМС или пароль.',
  ],
  tooManyTries: [
    'کد چند بار اشتباه وارد شد. {seconds} ثانیه دیگر دوباره تلاش کنید.',
    'Too many wrong tries. Please try again in {seconds} seconds.',
    'Слишком много неверных попыток. Попробуйте снова через {seconds} сек.',
  ],
  notRegistered: [
    'با این شماره هنوز حسابی ساخته نشده است. نام خود را وارد کنید تا بسازیم.',
    'There is no account with this number yet. Tell us your name and we will make one.',
    'Аккаунта с этим номером пока нет. Назовите своё имя, и мы его создадим.',
  ],
  alreadyRegistered: [
    'با این شماره قبلاً حساب ساخته‌اید. وارد حساب خود شوید.',
    'You already have an account with this number. Please sign in.',
    'Аккаунт с этим номером уже есть. Войдите, пожалуйста.',
  ],
  deviceUnknown: [
    'حساب شما دیگر در این دستگاه باز نیست.',
    'This device is no longer signed in to your account.',
    'Это устройство больше не подключено к вашему аккаунту.',
  ],
  deviceCurrent: [
    'این همان دستگاهی است که در دست دارید. برای خروج از آن، «خروج از حساب» را بزنید.',
    'This is the device you are using. To leave it, press “Sign out”.',
    'Это устройство, которым вы сейчас пользуетесь. Чтобы выйти на нём, нажмите «Выйти».',
  ],
  exportNotReady: [
    'فایل شما هنوز آماده نیست. چند لحظه دیگر دوباره تلاش کنید.',
    'Your file is not ready yet. Please try again in a moment.',
    'Файл ещё не готов. Попробуйте ещё раз чуть позже.',
  ],
  ordersUnderWay: [
    'سفارشی در جریان یا در حال بازگشت دارید. پس از تحویل، لغو یا بازپرداخت آن می‌توانید حساب را حذف کنید.',
    'You have an order under way or being returned. You can delete the account once it is delivered, cancelled or paid back.',
    'У вас есть заказ в работе или на возврате. Удалить аккаунт можно после его доставки, отмены или возврата денег.',
  ],
  categoryUnknown: [
    'این دسته پیدا نشد. همه کالاها را ببینید.',
    'We could not find this category. Please look through all products.',
    'Такой категории нет. Посмотрите все товары.',
  ],
  cityUnknown: [
    'به این شهر نمی‌فرستیم یا نامش عوض شده است. شهر دیگری انتخاب کنید.',
    'We do not deliver to this city, or its name has changed. Please choose another.',
    'В этот город мы не доставляем, или он переименован. Выберите, пожалуйста, другой.',
  ],
  productGone: [
    'این کالا دیگر در فروشگاه نیست. کالاهای همین دسته را ببینید.',
    'This product is no longer in the shop. See the others in its category.',
    'Этого товара больше нет в магазине. Посмотрите другие товары этой категории.',
  ],
  listUnknown: [
    'این فهرست در حساب شما نیست. فهرست‌های خود را ببینید.',
    'This list is not in your account. Please look at your lists.',
    'Этого списка нет в вашем личном кабинете. Посмотрите свои списки.',
  ],
  listNameTaken: [
    'فهرستی با این نام دارید. نام دیگری بنویسید.',
    'You already have a list with this name. Please choose another.',
    'Список с таким названием у вас уже есть. Выберите другое.',
  ],
  listsTooMany: [
    'بیش از {count} فهرست نمی‌توانید داشته باشید. اول یکی را حذف کنید.',
    'You can have up to {count} lists. Please delete one first.',
    'Списков может быть не больше {count}. Сначала удалите один из них.',
  ],
  listFull: [
    'این فهرست پر است: در هر فهرست {count} کالا جا می‌شود. کالایی را بردارید یا فهرست دیگری بسازید.',
    'This list is full: a list holds {count} products. Remove one, or start another list.',
    'Список заполнен: в нём помещается {count} шт. Уберите что-нибудь или создайте новый.',
  ],
  sharedListUnknown: [
    'این فهرست دیگر به اشتراک گذاشته نمی‌شود. از صاحب آن لینک تازه بخواهید.',
    'This list is no longer shared. Please ask its owner for a new link.',
    'Доступ к этому списку закрыт. Попросите у автора новую ссылку.',
  ],
  sharedCartUnknown: [
    'این سبد دیگر با لینک باز نمی‌شود.',
    'This basket no longer opens by its link.',
    'Эта корзина больше не открывается по ссылке.',
  ],
  contentUnknown: [
    'این صفحه پیدا نشد. فهرست نوشته‌ها را ببینید.',
    'We could not find this page. Have a look at the list.',
    'Страница не найдена. Загляните в общий список.',
  ],
  cartUnknown: [
    'این سبد دیگر در دسترس نیست. کالاها را دوباره به سبد اضافه کنید.',
    'This basket is no longer available. Please add your products again.',
    'Эта корзина больше недоступна. Добавьте, пожалуйста, товары заново.',
  ],
  cartOrdered: [
    'سفارش این سبد ثبت شده است. آن را در حساب کاربری خود ببینید.',
    'This basket has been ordered already. You can see the order in your account.',
    'Заказ по этой корзине уже оформлен. Он виден в личном кабинете.',
  ],
  cartEmpty: [
    'سبد خرید شما خالی است. ابتدا کالایی به سبد اضافه کنید.',
    'Your basket is empty. Please add something first.',
    'Корзина пуста. Сначала добавьте товар.',
  ],
  lineUnknown: [
    'این کالا دیگر در سبد شما نیست. صفحه را تازه کنید.',
    'This product is no longer in your basket. Please refresh the page.',
    'Этого товара уже нет в корзине. Обновите, пожалуйста, страницу.',
  ],
  soldOut: [
    'این گزینه تمام شده است. گزینه دیگری را انتخاب کنید.',
    'This option is sold out. Please choose another.',
    'Этот вариант закончился. Выберите, пожалуйста, другой.',
  ],
  countClamped: [
    'از این گزینه تنها {count} عدد داریم؛ همین تعداد در سبد شماست.',
    'We only have {count} of this option, so that is what your basket holds.',
    'Этого варианта осталось всего {count} шт. — столько и лежит в корзине.',
  ],
  stockChanged: [
    'موجودی بعضی کالاها کم شده است. تعداد آن‌ها را در سبد شما اصلاح کردیم؛ سبد را ببینید و دوباره سفارش دهید.',
    'Some products have sold since. We have adjusted your basket; have a look and order again.',
    'Часть товаров уже раскупили. Мы обновили корзину — проверьте её и оформите заказ снова.',
  ],
  totalChanged: [
    'مبلغ سبد شما تغییر کرده است. مبلغ تازه را ببینید و دوباره سفارش دهید.',
    'The total of your basket has changed. Please check the new total and order again.',
    'Сумма к оплате изменилась. Проверьте новую сумму и оформите заказ снова.',
  ],
  parentGone: [
    'سفارشی که می‌خواستید همراه این سفارش برسد دیگر نگهداری نمی‌شود. انتخاب خود را ببینید و دوباره سفارش دهید.',
    'The order that this one was to go with is no longer kept. Please check your choice and order again.',
    'Заказ, с которым вы хотели получить этот, больше не ждёт отправки. Проверьте выбор и оформите заказ снова.',
  ],
  deliveryMissing: [
    'شیوه ارسال را انتخاب کنید.',
    'Please choose a delivery method.',
    'Выберите, пожалуйста, способ доставки.',
  ],
  deliveryUnknown: [
    'این شیوه ارسال در دسترس نیست. یکی از شیوه‌های فهرست را انتخاب کنید.',
    'This delivery method is not available. Please choose one from the list.',
    'Этот способ доставки недоступен. Выберите другой из списка.',
  ],
  merchantUnknown: [
    'این درگاه پرداخت در دسترس نیست. درگاه دیگری را انتخاب کنید.',
    'This payment provider is not available. Please choose another.',
    'Эта платёжная система недоступна. Выберите другую.',
  ],
  addressUnknown: [
    'این نشانی در حساب شما نیست. نشانی دیگری را انتخاب کنید.',
    'This address is not in your account. Please choose another.',
    'Этого адреса нет в вашем личном кабинете. Выберите другой.',
  ],
  rebateApplied: ['کد تخفیف اعمال شد.', 'The discount code has been applied.', 'Промокод применён.'],
  rebateUnknown: [
    'این کد تخفیف معتبر نیست. املای آن را بررسی کنید.',
    'This discount code is not valid. Please check the spelling.',
    'Такого промокода нет. Проверьте, верно ли он написан.',
  ],
  rebateExpired: [
    'مهلت این کد تخفیف گذشته است. کد دیگری وارد کنید.',
    'This discount code has expired. Please try another.',
    'Срок действия промокода истёк. Введите другой.',
  ],
  rebateMinimum: [
    'این کد برای خرید {amount} تومان به بالاست. با رسیدن سبد به این مبلغ می‌توانید آن را به کار ببرید.',
    'This code is for baskets of {amount} Toman or more. You can use it once yours is worth that.',
    'Промокод действует на корзину от {amount} туманов. Его можно применить, когда сумма станет такой.',
  ],
  bonusNone: [
    'اعتبار هدیه‌ای در حساب شما نیست. سفارش را بدون آن ادامه دهید.',
    'There is no gift credit in your account. Please continue without it.',
    'На вашем счёте нет подарочных бонусов. Продолжите без них.',
  ],
  chequeMissing: [
    'شناسه صیادی و سررسید چک را وارد کنید.',
    'Please give the Sayad number and the due date of the cheque.',
    'Укажите номер банковского чека «Сайяд» и срок оплаты.',
  ],
  chequeDue: [
    'سررسید چک باید بعد از امروز باشد. تاریخ دیگری را انتخاب کنید.',
    'The cheque has to fall due after today. Please choose another date.',
    'Срок оплаты банковского чека должен быть позже сегодняшнего дня. Выберите другую дату.',
  ],
  orderPlaced: ['سفارش شما ثبت شد.', 'Your order has been placed.', 'Ваш заказ оформлен.'],
  orderUnknown: [
    'این سفارش در حساب شما نیست. فهرست سفارش‌های خود را ببینید.',
    'This order is not in your account. Please look at your orders.',
    'Этого заказа нет в вашем личном кабинете. Посмотрите список заказов.',
  ],
  trackUnknown: [
    'سفارشی با این شماره و موبایل پیدا نشد. هر دو را با پیامک ثبت سفارش مقایسه کنید.',
    'We found no order with this number and mobile. Please compare both with the message about your order.',
    'Заказ с таким номером и телефоном не найден. Сверьте их с сообщением о заказе.',
  ],
  trackTooMany: [
    'چند بار شماره یا موبایل اشتباه وارد شد. {seconds} ثانیه دیگر دوباره تلاش کنید.',
    'Too many wrong tries. Please try again in {seconds} seconds.',
    'Слишком много неверных попыток. Попробуйте снова через {seconds} сек.',
  ],
  orderCancelled: ['لغو انجام شد.', 'It has been cancelled.', 'Отменено.'],
  orderNotCancellable: [
    'این سفارش دیگر لغو نمی‌شود، چون فرستاده یا لغو شده است. اگر فرستاده شده باشد، می‌توانید کالا را پس از تحویل بازگردانید.',
    'This order can no longer be cancelled: it has been sent or cancelled already. If it has been sent, you can return goods after delivery.',
    'Этот заказ уже отправлен или отменён, и отменить его нельзя. Если он отправлен, товар можно вернуть после доставки.',
  ],
  returnRequested: [
    'درخواست بازگشت شما ثبت شد.',
    'We have your request to return.',
    'Заявка на возврат принята.',
  ],
  returnNotDelivered: [
    'این سفارش هنوز تحویل نشده است. پس از تحویل، هفت روز برای بازگشت فرصت دارید.',
    'This order has not been delivered yet. You can return it for seven days after its delivery.',
    'Этот заказ ещё не доставлен. Вернуть товар можно в течение семи дней после доставки.',
  ],
  returnTooLate: [
    'هفت روز از تحویل این سفارش گذشته است و دیگر نمی‌توان آن را بازگرداند.',
    'Seven days have passed since the delivery of this order, so it can no longer be returned.',
    'С доставки этого заказа прошло больше семи дней, и вернуть его уже нельзя.',
  ],
  returnTwice: [
    'برای این کالا پیش‌تر درخواست بازگشت داده‌اید. وضعیت آن را در صفحه سفارش ببینید.',
    'You have already asked to return these items. The page of the order shows how that stands.',
    'Вы уже подали заявку на возврат этого товара. Её состояние — на странице заказа.',
  ],
  returnWayUnknown: [
    'پول این سفارش از این راه برنمی‌گردد. راه دیگری انتخاب کنید.',
    'This order cannot be paid back that way. Please choose another one.',
    'Вернуть деньги за этот заказ таким способом нельзя. Выберите другой.',
  ],
  returnTextMissing: [
    'در چند کلمه بنویسید چرا کالا را برمی‌گردانید.',
    'Please tell us in a few words why you are returning it.',
    'Напишите в нескольких словах, почему вы возвращаете товар.',
  ],
  returnWithoutPictures: [
    'عکسی از آسیب نفرستاده بودید و آن را نمی‌بینیم. با عکس دوباره درخواست بدهید.',
    'You sent no picture of the damage, so we cannot see it. Please ask again with a picture.',
    'Вы не прислали фото повреждения, и мы его не видим. Подайте заявку ещё раз, с фото.',
  ],
  deliveryChanged: ['زمان تحویل تغییر کرد.', 'The delivery has been moved.', 'Время доставки изменено.'],
  deliverySent: [
    'این سفارش فرستاده یا لغو شده است و زمان تحویل آن دیگر تغییر نمی‌کند.',
    'This order has been sent or cancelled already, so its delivery can no longer be moved.',
    'Этот заказ уже отправлен или отменён, и время доставки изменить нельзя.',
  ],
  deliveryWindowFull: [
    'این بازه همین حالا پر شد. بازه دیگری انتخاب کنید.',
    'This window has just been taken. Please choose another one.',
    'Этот интервал только что заняли. Выберите, пожалуйста, другой.',
  ],
  orderLineUnknown: [
    'این کالا دیگر در سفارش شما نیست. صفحه سفارش را تازه کنید.',
    'This item is no longer in your order. Please refresh the page.',
    'Этого товара уже нет в заказе. Обновите, пожалуйста, страницу.',
  ],
  paymentUnknown: [
    'این پرداخت پیدا نشد. از صفحه سفارش دوباره شروع کنید.',
    'We could not find this payment. Please start again from the order.',
    'Платёж не найден. Начните снова со страницы заказа.',
  ],
  topUpUnknown: [
    'این پرداخت پیدا نشد یا مهلت آن گذشته است. افزایش موجودی را از نو شروع کنید.',
    'We could not find this payment, or its time has run out. Please start the top-up again.',
    'Платёж не найден, или его время истекло. Начните пополнение заново.',
  ],
  formTooMany: [
    'امروز سه پیام از این شماره رسیده است. فردا دوباره بفرستید یا شماره دیگری بنویسید.',
    'We have had three messages from this number today. Please write again tomorrow, or use another number.',
    'Сегодня с этого номера уже пришло три сообщения. Напишите завтра или укажите другой номер.',
  ],
  roleClosed: [
    'ظرفیت این کار همین امروز پر شد. کار دیگری را انتخاب کنید.',
    'This position has just been filled. Please choose another one.',
    'Эту вакансию сегодня закрыли. Выберите, пожалуйста, другую.',
  ],
  callTimeClosed: [
    'در این زمان تماس نمی‌گیریم. یکی از روزهای پیش رو، شنبه تا پنجشنبه، میان ساعت ۹ و ۱۷ را انتخاب کنید.',
    'We make no calls at that time. Please choose a coming day from Saturday to Thursday, between 9:00 and 17:00.',
    'В это время мы не звоним. Выберите любой из ближайших дней с субботы по четверг, с 9:00 до 17:00.',
  ],
  stillInStock: [
    'این گزینه همین حالا موجود است؛ می‌توانید آن را سفارش دهید.',
    'This variant is in stock right now: you can order it.',
    'Этот вариант сейчас есть в наличии: его можно заказать.',
  ],
  wantedTooHigh: [
    'قیمت اکنون همین است یا کمتر. مبلغی کمتر از قیمت کنونی بنویسید.',
    'The price is already that low. Please enter less than the current price.',
    'Цена уже не выше этой. Укажите сумму меньше нынешней.',
  ],
  subscriptionUnknown: [
    'این درخواست خبر دیگر در فهرست شما نیست. صفحه را تازه کنید.',
    'This request is no longer in your list. Please refresh the page.',
    'Этой подписки больше нет в вашем списке. Обновите страницу.',
  ],
  noticeUnknown: ['این اعلان پیدا نشد.', 'This notification was not found.', 'Это уведомление не найдено.'],
  emailUnreachable: [
    'ایمیل به این نشانی نمی‌رسد. املای آن را بررسی کنید.',
    'No e-\u2060mail reaches this address. Please check its spelling.',
    'Письма на этот адрес не доходят. Проверьте, нет ли в нём опечатки.',
  ],
  letterLinkUnknown: [
    'این لینک کار نمی‌کند. تازه‌ترین نامه ما را باز کنید.',
    'This link does not work. Please open our latest e-\u2060mail.',
    'Эта ссылка не работает. Откройте наше последнее письмо.',
  ],
  letterLinkExpired: [
    'مهلت این لینک گذشته است. دوباره عضو خبرنامه شوید.',
    'This link has expired. Please subscribe again.',
    'Срок действия ссылки истёк. Подпишитесь ещё раз.',
  ],
  letterToConfirm: [
    'عضویت در خبرنامه را تأیید کنید',
    'Please confirm the newsletter',
    'Подтвердите подписку',
  ],
  letterWelcome: ['خبرنامه از این پس برای شما می‌آید', 'You get the newsletter', 'Вы подписаны на рассылку'],
  formThanks: [
    'پیام شما رسید. تا یک روز کاری پاسخ می‌دهیم.',
    'We have your message and will answer within one working day.',
    'Мы получили ваше сообщение и ответим в течение рабочего дня.',
  ],
} as const satisfies Record<string, Text>

export type MessageName = keyof typeof messages
export type MessageValues = Readonly<Record<string, string | number>>

export function messageText(locale: Locales, name: MessageName, values: MessageValues = {}): string {
  const { digits } = formattersOf(locale)
  return inLocale(messages[name], locale).replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key]
    return typeof value === 'number' ? digits(value) : (value ?? whole)
  })
}
