import type { ProductSeed, Text } from '../seed.ts'

const panelSmall: Text = ['۳۵ در ۵۰ سانتی‌متر', '35 × 50 cm', '35 × 50 см']
const panelMedium: Text = ['۵۰ در ۷۰ سانتی‌متر', '50 × 70 cm', '50 × 70 см']
const panelLarge: Text = ['۷۰ در ۱۰۰ سانتی‌متر', '70 × 100 cm', '70 × 100 см']

const unframed: Text = ['بدون قاب', 'Unframed', 'Без рамы']
const framed: Text = ['با قاب چوب گردو', 'Walnut frame', 'В ореховой раме']

const clothBound: Text = ['جلد پارچه‌ای', 'Cloth binding', 'Тканевый переплёт']
const leatherBound: Text = ['جلد چرمی', 'Leather binding', 'Кожаный переплёт']
const leatherCased: Text = ['جلد چرمی با جعبه', 'Leather binding, boxed', 'Кожаный переплёт в футляре']

const pocket: Text = ['جیبی', 'Pocket', 'Карманный формат']
const octavo: Text = ['رقعی', 'Octavo', 'Обычный формат']
const largeFormat: Text = ['رحلی', 'Folio', 'Большой формат']

const pens3: Text = ['سه‌قلمی', '3 pens', '3 пера']
const pens6: Text = ['شش‌قلمی', '6 pens', '6 перьев']
const pens12: Text = ['دوازده‌قلمی با دوات', '12 pens and inkwell', '12 перьев с чернильницей']

export const calligraphyBooks: readonly ProductSeed[] = [
  {
    label: 'qazvin-nastaliq-couplet',
    shape: 'calligraphy-panel',
    color: 'cream',
    name: ['تابلوی نستعلیق بیت حافظ', 'Nastaliq panel, couplet by Hafez', 'Бейт Хафиза, панно письмом насталик'],
    maker: ['کتابت‌خانه میرزا آذر', 'Mirza Azar Scriptorium', 'Скрипторий «Мирза Азар»'],
    city: ['قزوین', 'Qazvin', 'Казвин'],
    summary: [
      'بیت «در ازل پرتو حسنت ز تجلی دم زد» به نستعلیق جلی، با مرکب دوده روی کاغذ آهارمهره.',
      'A couplet by Hafez on the first dawn of beauty, in large nastaliq, lampblack ink on burnished paper.',
      'Бейт Хафиза о предвечном свете красоты, крупный насталик, сажевые чернила на лощёной бумаге.',
    ],
    description: [
      'خوش‌نویس هر برگ را جداگانه می‌نویسد، پس کشیده‌ها و نقطه‌ها در هیچ دو نسخه‌ای یکسان نیست. کاغذ را با نشاسته آهار داده و با سنگ عقیق مهره کشیده‌اند تا قلم روان برود و مرکب روی سطح بماند. حاشیه با یک خط طلای واقعی جدول‌کشی شده است. تابلو را دور از آفتاب مستقیم و دیوار نمناک بیاویزید.',
      'Every sheet is written singly, so the long strokes and dots differ from one copy to the next. The paper is sized with starch and burnished with agate, which lets the pen glide and keeps the ink on the surface. A single ruled line of real gold frames the text. Hang it away from direct sun and damp walls.',
      'Каждый лист пишется отдельно, поэтому протяжённые штрихи и точки нигде не повторяются в точности. Бумагу проклеивают крахмалом и лощат агатом: перо по ней скользит, а чернила остаются на поверхности. По краю проведена одна линия настоящим золотом. Вешайте панно подальше от прямого солнца и сырых стен.',
    ],
    specs: [
      ['script', ['نستعلیق جلی', 'Large nastaliq', 'Крупный насталик']],
      ['author', ['شعر حافظ، خط پرویز آذرنیا', 'Verse by Hafez, hand of Parviz Azarnia', 'Стихи Хафиза, писал Парвиз Азарния']],
      ['material', ['مرکب دوده، کاغذ آهارمهره، طلا', 'Lampblack ink, burnished paper, gold', 'Сажевые чернила, лощёная бумага, золото']],
      ['packaging', ['لوله مقوایی سخت', 'Rigid tube', 'Жёсткий тубус']],
      ['certificate', ['با امضای خوش‌نویس', 'Signed by the calligrapher', 'С подписью каллиграфа']],
      ['care', ['دور از آفتاب و رطوبت', 'Away from sun and damp', 'Беречь от солнца и сырости']],
    ],
    variants: [
      { size: panelSmall, price: 9_800_000, stock: 8 },
      { size: panelMedium, price: 16_500_000, stock: 5 },
      { size: panelLarge, price: 27_000_000, stock: 2 },
    ],
    rating: 4.8,
    ratingCount: 31,
    addedOn: '2025-11-05',
    reviews: [
      {
        author: ['حمید ت.', 'Hamid T.', 'Хамид Т.'],
        stars: 5,
        on: '2026-01-17',
        body: [
          'کشیده‌ها نفس دارد و طلای حاشیه زیر نور چراغ جان می‌گیرد. بهترین هدیه‌ای بود که به پدرم دادم.',
          'The long strokes breathe, and the gold line comes alive under a lamp. The best gift I have given my father.',
          'Штрихи дышат, а золотая линия оживает под лампой. Лучший подарок, какой я делал отцу.',
        ],
      },
      {
        author: ['سپیده م.', 'Sepideh M.', 'Сепиде М.'],
        stars: 4,
        on: '2026-05-28',
        body: [
          'خط بسیار خوش است. کاغذ تا چند روز تاب لوله را داشت؛ پیش از قاب گرفتن زیر کتاب صافش کنید.',
          'The hand is very fine. The sheet kept the curl of the tube for some days; flatten it under books before framing.',
          'Почерк превосходный. Несколько дней лист держал изгиб тубуса — перед оформлением положите его под книги.',
        ],
      },
    ],
  },
  {
    label: 'siah-mashq-panel',
    shape: 'calligraphy-panel',
    color: 'honey',
    name: ['تابلوی سیاه‌مشق قلم دودانگ', 'Siah-mashq panel in layered script', 'Панно «сиях-машк», чёрная вязь'],
    maker: ['نگارخانه مشق شب', 'Mashq-e Shab Studio', 'Студия «Машк-е Шаб»'],
    city: ['تهران', 'Tehran', 'Тегеран'],
    summary: [
      'حرف‌هایی که روی هم می‌نشینند و سطر به سطر به نقش بدل می‌شوند؛ هر برگ جداگانه نوشته شده، در دو اندازه.',
      'Letters laid over letters until the lines turn into pattern; every sheet is written singly, in two sizes.',
      'Буквы ложатся поверх букв, пока строки не станут узором; каждый лист написан отдельно, в двух размерах.',
    ],
    description: [
      'سیاه‌مشق از تمرین خوش‌نویسان آغاز شد: یک کاغذ را بارها می‌نوشتند تا دست گرم شود و کم‌کم زیبایی همین تکرار را دیدند. این برگ با قلم دودانگ و مرکب قهوه‌ای و مشکی، روی کاغذ چای‌رنگ نوشته شده است. ته‌رنگ کاغذ از پوست گردو و چای است. قاب شیشه‌دار بگیرید و میان کاغذ و شیشه فاصله بگذارید.',
      'Siah-mashq began as practice: a calligrapher filled one sheet again and again to warm the hand, and in time the repetition was admired for itself. This sheet is written with a broad pen in brown and black ink on paper toned with tea and walnut husk. Frame it under glass, leaving a gap between glass and paper.',
      'Сиях-машк родился из упражнения: каллиграф раз за разом исписывал один лист, чтобы разогреть руку, и со временем красоту стали видеть в самом повторении. Лист написан широким пером, коричневыми и чёрными чернилами, на бумаге, тонированной чаем и ореховой кожурой. Оформляйте под стекло, оставив между ним и бумагой зазор.',
    ],
    specs: [
      ['script', ['نستعلیق، سیاه‌مشق', 'Nastaliq, siah-mashq', 'Насталик, сиях-машк']],
      ['author', ['خط مهرداد شب‌خیز', 'Hand of Mehrdad Shabkhiz', 'Писал Мехрдад Шабхиз']],
      ['material', ['مرکب قهوه‌ای و مشکی، کاغذ چای‌رنگ', 'Brown and black ink, tea-toned paper', 'Коричневые и чёрные чернила, тонированная бумага']],
      ['dye', ['چای و پوست گردو', 'Tea and walnut husk', 'Чай и ореховая кожура']],
      ['certificate', ['با شماره و امضا', 'Numbered and signed', 'С номером и подписью']],
    ],
    variants: [
      { size: panelSmall, price: 14_500_000, stock: 0 },
      { size: panelMedium, price: 23_800_000, stock: 0 },
    ],
    rating: 4.9,
    ratingCount: 6,
    addedOn: '2026-03-30',
    reviews: [
      {
        author: ['کامران پ.', 'Kamran P.', 'Камран П.'],
        stars: 5,
        on: '2026-05-11',
        body: [
          'هر بار چیز تازه‌ای در آن می‌بینم. از نزدیک حرف است و از دور موج.',
          'I find something new in it each time. Close to, it is letters; from afar, waves.',
          'Каждый раз вижу в нём что-то новое. Вблизи — буквы, издали — волны.',
        ],
      },
      {
        author: ['نگار ا.', 'Negar A.', 'Негар А.'],
        stars: 5,
        on: '2026-07-02',
        body: [
          'بسته‌بندی بسیار محتاطانه بود و شناسنامه همراهش آمد. رنگ کاغذ گرم و آرام است.',
          'It came very carefully packed, with its certificate. The paper has a warm, calm tone.',
          'Упаковали очень бережно, сертификат приложили. Тон бумаги тёплый и спокойный.',
        ],
      },
    ],
  },
  {
    label: 'mashhad-shekasteh-saadi',
    shape: 'calligraphy-panel',
    color: 'azure',
    name: ['تابلوی شکسته‌نستعلیق شعر سعدی', 'Shekasteh panel, verses by Saadi', 'Стихи Саади, панно письмом шекасте'],
    maker: ['کارگاه خط پرنیان', 'Parnian Script Workshop', 'Мастерская письма «Парниан»'],
    city: ['مشهد', 'Mashhad', 'Мешхед'],
    summary: [
      'سه بیت «بنی‌آدم» سعدی به خط شکسته، نوشته بر کاغذ رنگین با تشعیر ظریف در حاشیه.',
      'Saadi’s three couplets on the children of Adam in flowing shekasteh, on dyed paper with a finely drawn border.',
      'Три бейта Саади о сынах Адама беглым почерком шекасте, на цветной бумаге с тонким рисунком по полям.',
    ],
    description: [
      'شکسته‌نستعلیق خط نامه‌نگاری بود و حرف‌ها در آن چنان به هم می‌پیوندند که سطر مانند آب می‌رود. کاغذ را با نیل یا پوست انار رنگ کرده‌اند و شعر با مرکب سفیداب یا مشکی بر آن نشسته است. در حاشیه، آهو و سرو با قلم‌موی ریز و طلای کم‌رنگ کشیده شده است. برای گردگیری تنها از پارچه خشک روی شیشه استفاده کنید.',
      'Shekasteh was the hand of letter-writers; its characters join so freely that a line runs like water. The paper is dyed with indigo or pomegranate rind, and the verse is written in white or black ink. In the border, deer and cypresses are drawn with a fine brush in pale gold. To dust it, use a dry cloth on the glass only.',
      'Почерком шекасте писали письма: буквы сцепляются в нём так свободно, что строка льётся, как вода. Бумагу окрашивают индиго или гранатовой коркой, а стихи пишут белилами или чёрными чернилами. По полям тонкой кистью и бледным золотом нарисованы лани и кипарисы. Пыль снимайте сухой тканью и только со стекла.',
    ],
    specs: [
      ['script', ['شکسته‌نستعلیق', 'Shekasteh nastaliq', 'Шекасте-насталик']],
      ['author', ['شعر سعدی، خط فرزانه پرنیا', 'Verse by Saadi, hand of Farzaneh Parnia', 'Стихи Саади, писала Фарзане Парния']],
      ['material', ['مرکب، طلا و کاغذ رنگ‌شده', 'Ink and gold on dyed paper', 'Чернила и золото на цветной бумаге']],
      ['technique', ['خوش‌نویسی و تشعیر', 'Calligraphy and border drawing', 'Каллиграфия и рисунок полей']],
      ['dye', ['نیل یا پوست انار', 'Indigo or pomegranate rind', 'Индиго или гранатовая корка']],
      ['dimensions', ['۴۰ در ۶۰ سانتی‌متر', '40 × 60 cm', '40 × 60 см']],
      ['certificate', ['با امضای خوش‌نویس', 'Signed by the calligrapher', 'С подписью каллиграфа']],
    ],
    variants: [
      { color: 'azure', model: unframed, price: 11_900_000, stock: 6 },
      { color: 'azure', model: framed, price: 15_400_000, stock: 4 },
      { color: 'cream', model: unframed, price: 9_350_000, was: 11_000_000, stock: 9 },
      { color: 'cream', model: framed, price: 12_600_000, was: 14_500_000, stock: 5 },
    ],
    rating: 4.4,
    ratingCount: 19,
    addedOn: '2026-10-06',
    reviews: [
      {
        author: ['مینا ق.', 'Mina Gh.', 'Мина Г.'],
        stars: 5,
        on: '2026-10-27',
        body: [
          'زمینه لاجوردی با خط سفید در اتاق کارم مثل پنجره‌ای رو به شب است.',
          'The azure ground with white script is like a window onto the night in my study.',
          'Лазурный фон с белым письмом — словно окно в ночь на стене моего кабинета.',
        ],
      },
      {
        author: ['وحید ز.', 'Vahid Z.', 'Вахид З.'],
        stars: 3,
        on: '2026-11-12',
        body: [
          'خط عالی است، اما گوشه قاب هنگام حمل کمی ساییده شده بود. پشتیبانی پیگیری کرد و قاب نو فرستاد.',
          'The writing is excellent, but a corner of the frame was scuffed in transit. Support followed it up and sent a new frame.',
          'Почерк отличный, но угол рамы в дороге потёрся. Поддержка разобралась и прислала новую раму.',
        ],
      },
    ],
  },
  {
    label: 'divan-of-hafez-illuminated',
    shape: 'book',
    color: 'green',
    name: ['دیوان حافظ با تذهیب', 'Divan of Hafez, illuminated edition', 'Диван Хафиза с орнаментом'],
    maker: ['نشر هفت‌نگین', 'Haft Negin Press', 'Издательство «Хафт Негин»'],
    city: ['شیراز', 'Shiraz', 'Шираз'],
    summary: [
      'متن کامل غزل‌ها با سرلوح‌های تذهیب، اعراب‌گذاری روشن و فهرست مصراع‌های نخست برای فال و مطالعه.',
      'The complete ghazals with illuminated headings, clear vowel marks and an index of first lines, for reading and for divination.',
      'Полное собрание газелей с орнаментальными заставками, огласовками и указателем первых строк — для чтения и для гадания.',
    ],
    description: [
      'این چاپ ۴۹۵ غزل را با رباعی‌ها و قطعه‌ها در خود دارد و هر غزل در یک صفحه تمام می‌شود. سرلوح‌ها را هنرمند تذهیب‌کار با دست کشیده و سپس چاپ کرده‌اند. کاغذ کرم هشتاد گرمی چشم را خسته نمی‌کند و کتاب با دوخت نخی کاملاً باز می‌ماند. نسخه چرمی را سالی یک بار با کمی موم بی‌رنگ نرم کنید.',
      'This edition holds 495 ghazals with the quatrains and fragments, and each ghazal ends on its own page. The headings were painted by an illuminator and then reproduced in print. The 80-gram cream paper is easy on the eye, and the sewn binding lies fully open. Once a year, treat the leather copy with a little clear wax.',
      'В книгу вошли 495 газелей, рубаи и фрагменты; каждая газель умещается на одной странице. Заставки художник написал от руки, а затем их воспроизвели в печати. Кремовая бумага плотностью 80 граммов не утомляет глаз, сшитый нитью блок раскрывается полностью. Кожаный переплёт раз в год смазывайте тонким слоем бесцветного воска.',
    ],
    specs: [
      ['author', ['حافظ شیرازی', 'Hafez of Shiraz', 'Хафиз Ширази']],
      ['publisher', ['هفت‌نگین', 'Haft Negin', '«Хафт Негин»']],
      ['pages', ['۶۲۴', '624', '624']],
      ['language', ['فارسی', 'Persian', 'Персидский']],
      ['script', ['نستعلیق حروفی با اعراب', 'Nastaliq type, vowelled', 'Наборный насталик с огласовками']],
      ['binding', ['دوخت نخی، پارچه یا چرم', 'Thread-sewn, cloth or leather', 'Шитый блок, ткань или кожа']],
      ['dimensions', ['۱۷ در ۲۴ سانتی‌متر', '17 × 24 cm', '17 × 24 см']],
    ],
    variants: [
      { model: clothBound, price: 980_000, stock: 40 },
      { model: leatherBound, price: 2_150_000, was: 2_450_000, stock: 17 },
      { model: leatherCased, price: 3_200_000, was: 3_600_000, stock: 9 },
    ],
    rating: 4.8,
    ratingCount: 214,
    addedOn: '2025-08-19',
    reviews: [
      {
        author: ['پروانه ش.', 'Parvaneh Sh.', 'Парване Ш.'],
        stars: 5,
        on: '2025-12-22',
        body: [
          'شب یلدا با همین کتاب فال گرفتیم. اعراب‌ها کمک کرد بچه‌ها هم درست بخوانند.',
          'We read our fortunes from it on Yalda night. The vowel marks helped the children read correctly too.',
          'В ночь Ялды гадали по этой книге. Благодаря огласовкам и дети читали без ошибок.',
        ],
      },
      {
        author: ['سیروس ل.', 'Sirous L.', 'Сирус Л.'],
        stars: 4,
        on: '2026-03-12',
        body: [
          'چاپ تمیز و جلد چرم خوش‌دست است. کاش روبان نشان هم داشت.',
          'Clean printing, and the leather sits well in the hand. I only miss a ribbon marker.',
          'Печать чистая, кожаный переплёт приятно держать в руках. Не хватает только ленты-закладки.',
        ],
      },
    ],
  },
  {
    label: 'shahnameh-two-volumes',
    shape: 'book',
    color: 'crimson',
    name: ['شاهنامه فردوسی دوجلدی مصور', 'Illustrated Shahnameh in two volumes', 'Иллюстрированная «Шахнаме» в двух томах'],
    maker: ['نشر سیمرغ‌خانه', 'Simorgh-Khaneh Press', 'Издательство «Симорг-Хане»'],
    city: ['مشهد', 'Mashhad', 'Мешхед'],
    summary: [
      'متن کامل شاهنامه در دو جلد، با چهل و هشت نگاره به شیوه مکتب هرات و واژه‌نامه پایان کتاب.',
      'The complete Shahnameh in two volumes, with forty-eight paintings in the Herat manner and a closing glossary.',
      'Полный текст «Шахнаме» в двух томах: сорок восемь миниатюр в духе гератской школы и словарь в конце.',
    ],
    description: [
      'متن از روی نسخه‌های کهن ویراسته شده و داستان‌ها عنوان و شماره بیت دارد تا یافتن آن‌ها آسان باشد. نگاره‌ها را گروهی از نگارگران جوان مشهد برای همین کتاب کشیده‌اند و رنگشان در چاپ پنج‌رنگ با طلایی مات آمده است. هر دو جلد با نخ دوخته شده و عطف گرد دارد. کتاب را ایستاده و دور از آفتاب نگه دارید.',
      'The text is edited from early manuscripts, with titles and numbered verses so that stories are easy to find. The paintings were made for this book by a group of young artists in Mashhad and printed in five colours, including a matt gold. Both volumes are sewn, with rounded spines. Keep them upright and out of the sun.',
      'Текст выверен по старым рукописям; у каждого сказания есть заглавие, бейты пронумерованы, и нужное место легко найти. Миниатюры созданы для этой книги молодыми художниками Мешхеда и отпечатаны в пять красок с матовым золотом. Оба тома сшиты нитью, корешки округлые. Храните книги стоя и вдали от солнца.',
    ],
    specs: [
      ['author', ['ابوالقاسم فردوسی', 'Abolqasem Ferdowsi', 'Абулькасим Фирдоуси']],
      ['publisher', ['سیمرغ‌خانه', 'Simorgh-Khaneh', '«Симорг-Хане»']],
      ['pages', ['۱۸۷۲ در دو جلد', '1,872 in two volumes', '1872 в двух томах']],
      ['language', ['فارسی', 'Persian', 'Персидский']],
      ['binding', ['دوخت نخی، عطف گرد', 'Thread-sewn, rounded spine', 'Шитый блок, округлый корешок']],
      ['weight', ['رقعی ۲٫۸ و رحلی ۴٫۶ کیلوگرم', 'Octavo 2.8 kg, folio 4.6 kg', 'Обычный 2,8 кг, большой 4,6 кг']],
    ],
    variants: [
      { size: octavo, model: clothBound, price: 3_400_000, stock: 21 },
      { size: octavo, model: leatherBound, price: 5_900_000, stock: 10 },
      { size: largeFormat, model: clothBound, price: 5_200_000, stock: 12 },
      { size: largeFormat, model: leatherBound, price: 9_600_000, stock: 3 },
    ],
    rating: 4.6,
    ratingCount: 73,
    addedOn: '2026-01-20',
    reviews: [
      {
        author: ['جمشید ک.', 'Jamshid K.', 'Джамшид К.'],
        stars: 5,
        on: '2026-03-25',
        body: [
          'نگاره هفت‌خان رستم خود یک تابلوست. شب‌ها چند صفحه برای نوه‌هایم می‌خوانم.',
          'The painting of Rostam’s seven labours is a picture in its own right. I read a few pages to my grandchildren each night.',
          'Миниатюра о семи подвигах Рустама — сама по себе картина. По вечерам читаю внукам по нескольку страниц.',
        ],
      },
      {
        author: ['آزاده و.', 'Azadeh V.', 'Азаде В.'],
        stars: 4,
        on: '2026-07-14',
        body: [
          'کتابی آبرومند و خوش‌چاپ است. قطع رحلی برای خواندن روی زانو سنگین است، رقعی را پیشنهاد می‌کنم.',
          'A dignified, well-printed book. The folio is heavy to read on the lap; I recommend the octavo.',
          'Достойное, хорошо отпечатанное издание. Большой формат на коленях тяжеловат, советую обычный.',
        ],
      },
    ],
  },
  {
    label: 'khayyam-rubaiyat-trilingual',
    shape: 'book',
    color: 'turquoise',
    name: ['رباعیات خیام به سه زبان', 'Khayyam’s quatrains in three languages', 'Рубаи Хайяма на трёх языках'],
    maker: ['نشر کوزه و گل', 'Kuzeh-o-Gol Press', 'Издательство «Кузе-о-Голь»'],
    city: ['نیشابور', 'Nishapur', 'Нишапур'],
    summary: [
      'صد و چهل رباعی گزیده به فارسی، انگلیسی و روسی روبه‌روی هم، با طرح‌های آب‌مرکب در هر فصل.',
      'One hundred and forty chosen quatrains in Persian, English and Russian side by side, with ink-wash drawings in every chapter.',
      'Сто сорок избранных рубаи на персидском, английском и русском бок о бок, с рисунками тушью в каждой главе.',
    ],
    description: [
      'هر رباعی در دو صفحه روبه‌رو آمده است: فارسی به خط نستعلیق در سمت راست و دو ترجمه تازه در سمت چپ. ترجمه‌ها به معنا وفادارند و وزن را فدای قافیه نمی‌کنند. طرح‌های آب‌مرکب از کوزه، سبو و باغ‌های نیشابور الهام گرفته‌اند. اندازه جیبی همسفر خوبی است و رقعی برای هدیه مناسب‌تر؛ کاغذ هر دو ضخیم و عاجی‌رنگ است.',
      'Each quatrain has an opening of its own: Persian in nastaliq on the right, two new translations on the left. The translators stay close to the sense and do not bend the metre for a rhyme. The ink-wash drawings take their subjects from the jars and gardens of Nishapur. The pocket size travels well and the octavo makes the better gift; both use the same heavy ivory paper.',
      'Каждому рубаи отведён разворот: справа персидский текст насталиком, слева два новых перевода. Переводчики держатся смысла и не ломают размер ради рифмы. Рисунки тушью навеяны кувшинами и садами Нишапура. Карманный формат хорош в дороге, обычный лучше подойдёт для подарка, а бумага в обоих одинаковая — плотная, цвета слоновой кости.',
    ],
    specs: [
      ['author', ['عمر خیام نیشابوری', 'Omar Khayyam of Nishapur', 'Омар Хайям Нишапури']],
      ['publisher', ['کوزه و گل', 'Kuzeh-o-Gol', '«Кузе-о-Голь»']],
      ['pages', ['۳۰۴', '304', '304']],
      ['language', ['فارسی، انگلیسی، روسی', 'Persian, English, Russian', 'Персидский, английский, русский']],
      ['binding', ['جلد سخت، دوخت نخی', 'Hardback, thread-sewn', 'Твёрдый переплёт, шитый блок']],
    ],
    variants: [
      { size: pocket, color: 'turquoise', price: 420_000, stock: 38 },
      { size: pocket, color: 'crimson', price: 420_000, stock: 27 },
      { size: octavo, color: 'turquoise', price: 760_000, stock: 19 },
      { size: octavo, color: 'crimson', price: 760_000, stock: 14 },
    ],
    rating: 4.5,
    ratingCount: 132,
    addedOn: '2026-05-03',
    reviews: [
      {
        author: ['یلدا خ.', 'Yalda Kh.', 'Ялда Х.'],
        stars: 5,
        on: '2026-06-24',
        body: [
          'برای دوست روس‌زبانم فرستادم و نوشت که هر شب یک صفحه می‌خواند.',
          'I sent it to a Russian-speaking friend, who writes that she reads a page every night.',
          'Отправила подруге, которая говорит по-русски, — пишет, что читает каждый вечер по странице.',
        ],
      },
      {
        author: ['امید ب.', 'Omid B.', 'Омид Б.'],
        stars: 4,
        on: '2026-08-31',
        body: [
          'ترجمه‌ها ساده و به‌اندازه‌اند. حروف فارسی در نسخه جیبی برای چشم من کمی ریز بود.',
          'The translations are simple and well judged. The Persian type in the pocket edition is a little small for my eyes.',
          'Переводы простые и точные. В карманном издании персидский шрифт для моих глаз мелковат.',
        ],
      },
    ],
  },
  {
    label: 'dezful-reed-pens',
    shape: 'reed-pens',
    color: 'brown',
    name: ['قلم نی دزفولی تراشیده', 'Cut reed pens from Dezful', 'Очиненные тростниковые перья из Дизфуля'],
    maker: ['قلم‌تراشی نی‌نوشت', 'Ney-Nevesht Pen Cutters', 'Мастерская перьев «Ней-Невешт»'],
    city: ['دزفول', 'Dezful', 'Дизфуль'],
    summary: [
      'قلم‌های نی پخته و سفت دزفول، تراشیده و قط‌خورده از یک تا شش میلی‌متر، برای نوآموز و استاد.',
      'Hard, seasoned Dezful reeds, cut and nibbed from one to six millimetres, for beginners and masters alike.',
      'Твёрдый выдержанный тростник из Дизфуля, очиненный от одного до шести миллиметров, — для ученика и для мастера.',
    ],
    description: [
      'نی را زمستان از نیزارهای کنار دز می‌برند و ماه‌ها زیر کود می‌خوابانند تا پوستش قهوه‌ای و مغزش سخت شود. استادکار نوک را با چاقوی قلم‌تراش می‌تراشد، فاق می‌زند و روی قط‌زن کج می‌برد. قلم‌ها پیش از ارسال یک‌به‌یک با مرکب آزموده می‌شوند. پس از نوشتن نوک را با آب بشویید و قلم را خوابیده خشک کنید.',
      'The reeds are cut in winter on the banks of the Dez and buried in manure for months until the skin turns brown and the core hardens. The cutter shapes the nib with a penknife, slits it and trims it at a slant. Each pen is tried with ink before dispatch. Rinse the nib after writing and dry the pen lying flat.',
      'Тростник срезают зимой на берегах реки Дез и месяцами выдерживают в навозе, пока кожица не потемнеет, а сердцевина не затвердеет. Мастер точит кончик перочинным ножом, делает расщеп и косой срез. Каждое перо перед отправкой пробуют чернилами. После письма ополосните кончик водой и сушите перо лёжа.',
    ],
    specs: [
      ['material', ['نی دزفول؛ دوات برنجی در بسته بزرگ', 'Dezful reed; brass inkwell in the largest set', 'Тростник; в большом наборе — латунная чернильница']],
      ['technique', ['تراش و قط با دست', 'Cut and trimmed by hand', 'Ручная очинка']],
      ['thickness', ['نوک ۱ تا ۶ میلی‌متر', 'Nib 1 to 6 mm', 'Кончик от 1 до 6 мм']],
      ['dimensions', ['درازا ۲۲ سانتی‌متر', 'Length 22 cm', 'Длина 22 см']],
      ['packaging', ['قلمدان پارچه‌ای', 'Cloth pen roll', 'Тканевый пенал-свёрток']],
      ['care', ['شست‌وشوی نوک پس از نوشتن', 'Rinse the nib after use', 'Промывать кончик после письма']],
    ],
    variants: [
      { size: pens3, price: 390_000, was: 480_000, stock: 34 },
      { size: pens6, price: 820_000, stock: 23 },
      { size: pens12, price: 2_350_000, stock: 1 },
    ],
    rating: 4.2,
    ratingCount: 17,
    addedOn: '2026-10-15',
    reviews: [
      {
        author: ['نیلوفر ح.', 'Niloufar H.', 'Нилуфар Х.'],
        stars: 5,
        on: '2026-11-03',
        body: [
          'قلم‌ها آماده نوشتن رسیدند و فاقشان درست وسط است. برای کلاس همین بسته شش‌تایی کافی است.',
          'The pens arrived ready to write, with the slit exactly in the middle. For a class the set of six is enough.',
          'Перья пришли готовыми к работе, расщеп ровно посередине. Для занятий набора из шести хватает.',
        ],
      },
      {
        author: ['مجید ی.', 'Majid Y.', 'Маджид Й.'],
        stars: 4,
        on: '2026-11-15',
        body: [
          'نی‌ها سفت و خوش‌صدا هستند. قط یکی از آن‌ها را باید خودم تازه می‌کردم.',
          'The reeds are hard and have a good sound on paper. I had to retrim one of them myself.',
          'Тростник твёрдый, приятно поскрипывает на бумаге. Одно перо пришлось подточить самому.',
        ],
      },
    ],
  },
]
