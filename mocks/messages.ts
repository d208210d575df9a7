import { formattersOf } from '#i18n/formatters.ts'
import type { Text } from './catalogue/seed.ts'
import type { Locale } from './locale.ts'
import { inLocale } from './locale.ts'

const messages = {
  invalidInput: [
    'این بخش‌ها درست پر نشده‌اند: {fields}. آن‌ها را اصلاح کنید و دوباره بفرستید.',
    'These fields are not right: {fields}. Please correct them and send again.',
    'Проверьте, пожалуйста, эти поля: {fields}. Исправьте их и отправьте ещё раз.',
  ],
  unreadable: [
    'درخواست خوانده نشد. صفحه را تازه کنید و دوباره تلاش کنید.',
    'We could not read the request. Refresh the page and try again.',
    'Не удалось прочитать запрос. Обновите страницу и попробуйте снова.',
  ],
  unhandled: [
    'این بخش هنوز آماده نیست. لطفاً بعداً سر بزنید.',
    'This part is not ready yet. Please come back later.',
    'Этот раздел ещё не готов. Загляните, пожалуйста, позже.',
  ],
  broken: [
    'کار در فروشگاه نیمه‌تمام ماند. کمی بعد دوباره تلاش کنید.',
    'Something went wrong in the shop. Please try again in a moment.',
    'В магазине что-то пошло не так. Попробуйте ещё раз чуть позже.',
  ],
  unavailable: [
    'فروشگاه الان شلوغ است. چند لحظه دیگر دوباره تلاش کنید.',
    'The shop is busy right now. Please try again in a few moments.',
    'Магазин сейчас перегружен. Попробуйте ещё раз через несколько минут.',
  ],
  signIn: [
    'برای این کار اول وارد حساب خود شوید.',
    'Please sign in first.',
    'Сначала войдите, пожалуйста, в свой аккаунт.',
  ],
  codeSent: ['کد ورود پیامک شد.', 'We have sent you a code by text message.', 'Мы отправили вам код в СМС.'],
  codeTooSoon: [
    'کد پیش را همین حالا فرستادیم. {seconds} ثانیه دیگر می‌توانید کد تازه بگیرید.',
    'A code is already on its way. You can ask for a new one in {seconds} seconds.',
    'Код уже отправлен. Новый можно запросить через {seconds} с.',
  ],
  codeWrong: [
    'این کد درست نیست. پیامک را دوباره ببینید و کد را وارد کنید.',
    'This code is not right. Check the message and enter it again.',
    'Код неверный. Проверьте сообщение и введите его ещё раз.',
  ],
  codeExpired: [
    'مهلت این کد گذشته است. کد تازه بگیرید.',
    'This code has expired. Please ask for a new one.',
    'Срок действия кода истёк. Запросите новый.',
  ],
  passwordWrong: [
    'شماره موبایل یا رمز درست نیست. دوباره بنویسید یا با کد پیامکی وارد شوید.',
    'The mobile number or the password is not right. Try again, or sign in with a code.',
    'Неверный номер или пароль. Попробуйте ещё раз или войдите по коду из СМС.',
  ],
  credentialsMissing: [
    'کد پیامکی یا رمز خود را وارد کنید.',
    'Please enter the code or your password.',
    'Введите код из СМС или пароль.',
  ],
  tooManyTries: [
    'چند بار اشتباه شد. {seconds} ثانیه دیگر دوباره تلاش کنید.',
    'Too many wrong tries. Please try again in {seconds} seconds.',
    'Слишком много неверных попыток. Попробуйте снова через {seconds} с.',
  ],
  notRegistered: [
    'با این شماره هنوز حسابی نیست. نام خود را بنویسید تا بسازیم.',
    'There is no account with this number yet. Tell us your name and we will make one.',
    'Аккаунта с этим номером пока нет. Назовите своё имя, и мы его создадим.',
  ],
  alreadyRegistered: [
    'با این شماره پیش‌تر حساب ساخته‌اید. وارد شوید.',
    'You already have an account with this number. Please sign in.',
    'Аккаунт с этим номером уже есть. Войдите, пожалуйста.',
  ],
  categoryUnknown: [
    'این دسته پیدا نشد. از همه کالاها شروع کنید.',
    'We could not find this category. Start from all products.',
    'Такого раздела нет. Начните со всех товаров.',
  ],
  productGone: [
    'این کالا دیگر در فروشگاه نیست. کالاهای همین دسته را ببینید.',
    'This product is no longer in the shop. See the others of its category.',
    'Этого товара больше нет. Посмотрите другие товары раздела.',
  ],
  contentUnknown: [
    'این نوشته پیدا نشد. فهرست را ببینید.',
    'We could not find this page. Have a look at the list.',
    'Такой страницы нет. Загляните в общий список.',
  ],
  basketUnknown: [
    'این سبد دیگر در دسترس نیست. از نو کالا بردارید.',
    'This basket is no longer available. Please start a new one.',
    'Эта корзина больше недоступна. Соберите, пожалуйста, новую.',
  ],
  basketOrdered: [
    'این سبد سفارش داده شده است. سفارش را در حساب خود ببینید.',
    'This basket has been ordered already. You can see the order in your account.',
    'Эта корзина уже оформлена. Заказ можно посмотреть в личном кабинете.',
  ],
  basketEmpty: [
    'سبد شما خالی است. اول کالایی بردارید.',
    'Your basket is empty. Please add something first.',
    'Корзина пуста. Сначала добавьте товар.',
  ],
  lineUnknown: [
    'این کالا دیگر در سبد شما نیست. سبد را تازه کنید.',
    'This product is no longer in your basket. Please refresh it.',
    'Этого товара уже нет в корзине. Обновите её, пожалуйста.',
  ],
  soldOut: [
    'این گزینه تمام شده است. گزینه دیگری را ببینید.',
    'This option is sold out. Please look at another one.',
    'Этот вариант закончился. Выберите, пожалуйста, другой.',
  ],
  countClamped: [
    'از این گزینه تنها {count} عدد داریم؛ همان را در سبد گذاشتیم.',
    'We only have {count} of this option, so that is what your basket holds.',
    'Этого варианта осталось всего {count} шт. — столько и лежит в корзине.',
  ],
  stockChanged: [
    'موجودی بعضی کالاها کم شده است. سبد را با موجودی برابر کردیم؛ ببینید و دوباره ثبت کنید.',
    'Some products have sold since. We have adjusted your basket; have a look and order again.',
    'Часть товаров уже раскупили. Мы обновили корзину — проверьте её и оформите заказ снова.',
  ],
  deliveryMissing: [
    'شیوه ارسال را انتخاب کنید.',
    'Please choose a delivery method.',
    'Выберите, пожалуйста, способ доставки.',
  ],
  deliveryUnknown: [
    'این شیوه ارسال را نداریم. یکی از شیوه‌های فهرست را انتخاب کنید.',
    'We do not offer this delivery. Please choose one from the list.',
    'Такой доставки нет. Выберите способ из списка.',
  ],
  merchantUnknown: [
    'این درگاه پرداخت را نداریم. یکی دیگر را انتخاب کنید.',
    'We do not offer this payment provider. Please choose another.',
    'Такой платёжной системы нет. Выберите другую.',
  ],
  addressUnknown: [
    'این نشانی در حساب شما نیست. نشانی دیگری را انتخاب کنید.',
    'This address is not in your account. Please choose another.',
    'Этого адреса нет в вашем кабинете. Выберите другой.',
  ],
  rebateApplied: ['کد تخفیف اعمال شد.', 'The discount code has been applied.', 'Промокод применён.'],
  rebateUnknown: [
    'این کد تخفیف را نمی‌شناسیم. نوشتنش را بررسی کنید.',
    'We do not know this discount code. Please check the spelling.',
    'Такого промокода нет. Проверьте, верно ли он написан.',
  ],
  rebateExpired: [
    'مهلت این کد تخفیف گذشته است. کد دیگری وارد کنید.',
    'This discount code has expired. Please try another.',
    'Срок действия промокода истёк. Введите другой.',
  ],
  bonusNone: [
    'اعتبار هدیه‌ای در حساب شما نیست. بدون آن ادامه دهید.',
    'There is no bonus in your account. Please go on without it.',
    'На вашем счёте нет бонусов. Продолжите без них.',
  ],
  chequeMissing: [
    'شناسه صیادی و سررسید چک را بنویسید.',
    'Please give the Sayad number and the due date of the cheque.',
    'Укажите номер чека «Саяд» и дату оплаты.',
  ],
  chequeDue: [
    'سررسید چک باید پس از امروز باشد. تاریخ دیگری انتخاب کنید.',
    'The cheque has to fall due after today. Please choose another date.',
    'Дата оплаты чека должна быть позже сегодняшней. Выберите другую.',
  ],
  orderPlaced: ['سفارش شما ثبت شد.', 'Your order has been placed.', 'Ваш заказ оформлен.'],
  orderUnknown: [
    'این سفارش در حساب شما نیست. فهرست سفارش‌ها را ببینید.',
    'This order is not in your account. Please look at your orders.',
    'Этого заказа нет в вашем кабинете. Посмотрите список заказов.',
  ],
  paymentUnknown: [
    'این پرداخت پیدا نشد. از صفحه سفارش دوباره شروع کنید.',
    'We could not find this payment. Please start again from the order.',
    'Такого платежа нет. Начните снова со страницы заказа.',
  ],
  formThanks: [
    'پیام شما رسید. در یک روز کاری پاسخ می‌دهیم.',
    'We have your message and will answer within one working day.',
    'Мы получили ваше сообщение и ответим в течение рабочего дня.',
  ],
} as const satisfies Record<string, Text>

export type MessageName = keyof typeof messages
export type MessageValues = Readonly<Record<string, string | number>>

/** A text of the server in the caller's language; numbers take its digits. */
export function say(locale: Locale, name: MessageName, values: MessageValues = {}): string {
  const { digits } = formattersOf(locale)
  return inLocale(messages[name], locale).replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key]
    return typeof value === 'number' ? digits(value) : (value ?? whole)
  })
}
