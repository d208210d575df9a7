import type { ProductSeed, Text } from '../seed.ts'

const litre1: Text = ['۱ لیتر', '1 litre', '1 л']
const litre15: Text = ['۱٫۵ لیتر', '1.5 litres', '1,5 л']
const litre2: Text = ['۲ لیتر', '2 litres', '2 л']
const litre3: Text = ['۳ لیتر', '3 litres', '3 л']
const litre5: Text = ['۵ لیتر', '5 litres', '5 л']
const litre8: Text = ['۸ لیتر', '8 litres', '8 л']
const across20: Text = ['قطر ۲۰ سانتی‌متر', '20 cm across', 'Диаметр 20 см']
const across24: Text = ['قطر ۲۴ سانتی‌متر', '24 cm across', 'Диаметр 24 см']
const across28: Text = ['قطر ۲۸ سانتی‌متر', '28 cm across', 'Диаметр 28 см']
const across30: Text = ['قطر ۳۰ سانتی‌متر', '30 cm across', 'Диаметр 30 см']
const across40: Text = ['قطر ۴۰ سانتی‌متر', '40 cm across', 'Диаметр 40 см']
const across50: Text = ['قطر ۵۰ سانتی‌متر', '50 cm across', 'Диаметр 50 см']
const across70: Text = ['قطر ۷۰ سانتی‌متر', '70 cm across', 'Диаметр 70 см']
const plain: Text = ['ساده', 'Plain', 'Гладкая']
const hammered: Text = ['چکشی', 'Hammered', 'Кованая']
const kilo1: Text = ['۱ کیلوگرم', '1 kg', '1 кг']
const kilo18: Text = ['۱٫۸ کیلوگرم', '1.8 kg', '1,8 кг']
const kilo25: Text = ['۲٫۵ کیلوگرم', '2.5 kg', '2,5 кг']

export const copper: readonly ProductSeed[] = [
  {
    label: 'isfahan-engraved-ewer',
    shape: 'copper-jug',
    color: 'copper',
    name: ['تنگ مسی قلم‌زده اصفهان', 'Engraved copper ewer from Isfahan', 'Исфаханский медный кувшин с гравировкой'],
    maker: ['کارگاه قلم‌چکش', 'Qalam-Chakosh Workshop', 'Мастерская «Калам-Чакош»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'تنگی گردن‌بلند با اسلیمی‌هایی که با قلم و چکش بر مس نشسته است؛ برای شربت، آب یا تنها تماشا.',
      'A long-necked ewer with arabesques worked into the copper by chisel and hammer, for sherbet, water or simply to look at.',
      'Кувшин с высоким горлом и завитками ислими, выбитыми резцом и молотком: для шербета, для воды или просто для красоты.',
    ],
    description: [
      'قلم‌زن نخست درون تنگ را از قیر پر می‌کند تا مس زیر ضربه فرو نرود، سپس نقش را با قلم‌های فولادی خط‌به‌خط می‌کوبد. کار که تمام شد، قیر را با گرما بیرون می‌ریزند و درون تنگ را با قلع سفید می‌کنند. بدنه از ورق مس یک‌میلی‌متری است و گردن جداگانه چکش خورده و جوش نقره شده است. پس از هر استفاده خشکش کنید تا لکه آب نماند.',
      'The engraver first fills the ewer with pitch, so that the copper does not give way, and then beats in the pattern line by line with steel punches. When it is finished, the pitch is melted out and the inside is tinned. The body is sheet copper one millimetre thick; the neck is hammered separately and silver-soldered. Dry it after use, so that water leaves no marks.',
      'Сначала мастер заливает кувшин варом, чтобы медь не проминалась под ударами, а затем линия за линией выбивает узор стальными чеканами. Когда работа готова, вар вытапливают, а изнутри кувшин лудят. Тулово сделано из медного листа толщиной миллиметр, горло выковано отдельно и припаяно серебром. После использования вытирайте кувшин насухо, чтобы не оставалось следов воды.',
    ],
    specs: [
      ['material', ['مس', 'Copper', 'Медь']],
      ['technique', ['قلم‌زنی روی قیر', 'Engraved over pitch', 'Чеканка на варе']],
      ['plating', ['قلع‌اندود از درون', 'Tinned inside', 'Лужение изнутри']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['thickness', ['۱ میلی‌متر', '1 mm', '1 мм']],
      ['care', ['شست‌وشوی دستی، خشک کردن فوری', 'Hand wash, dry at once', 'Мыть вручную, сразу вытирать']],
    ],
    variants: [
      { color: 'copper', size: litre1, price: 5_400_000, stock: 13 },
      { color: 'copper', size: litre2, price: 7_900_000, stock: 8 },
      { color: 'silver', size: litre1, price: 5_950_000, stock: 6 },
      { color: 'silver', size: litre2, price: 8_600_000, stock: 3 },
    ],
    rating: 4.8,
    ratingCount: 57,
    addedOn: '2025-07-25',
    reviews: [
      {
        author: ['گلناز ا.', 'Golnaz A.', 'Гольназ А.'],
        stars: 5,
        on: '2025-11-13',
        body: [
          'خط‌های قلم‌زنی ریز و مطمئن است و پشت و روی تنگ یک اندازه دقت دیده. روی میز پذیرایی می‌درخشد.',
          'The engraving is fine and sure, with equal care front and back. It shines on the table.',
          'Линии тонкие, уверенные, и спереди, и сзади сделано одинаково тщательно. На столе кувшин сияет.',
        ],
      },
      {
        author: ['منصور ت.', 'Mansour T.', 'Мансур Т.'],
        stars: 5,
        on: '2026-04-02',
        body: [
          'برای شربت عید از آن استفاده کردیم، خنک نگه می‌دارد و راحت می‌ریزد.',
          'We served the New Year sherbet from it. It keeps cool and pours well.',
          'На Новруз подавали в нём шербет: держит прохладу и наливать удобно.',
        ],
      },
    ],
  },
  {
    label: 'zanjan-hammered-pitcher',
    shape: 'copper-jug',
    color: 'copper',
    name: ['پارچ مسی چکشی زنجان', 'Zanjan hammered copper pitcher', 'Зенджанский медный кувшин для воды'],
    maker: ['مسگری سه‌کوره', 'Se-Kureh Coppersmiths', 'Медники «Секуре»'],
    city: ['زنجان', 'Zanjan', 'Зенджан'],
    summary: [
      'پارچی روزمره با دهانه پهن و دسته برنجی، که آب را ساعتی خنک نگه می‌دارد و در دست خوب می‌نشیند.',
      'An everyday pitcher with a wide mouth and a brass handle, which keeps water cool and sits well in the hand.',
      'Кувшин на каждый день, с широким горлом и латунной ручкой: вода в нём долго остаётся прохладной, а держать его удобно.',
    ],
    description: [
      'مسگر زنجانی بدنه را از یک گرده مس بالا می‌آورد و هیچ درزی در آن نیست. جای چکش‌ها تنها برای زیبایی نیست؛ مس با هر ضربه فشرده‌تر و سخت‌تر می‌شود. دسته برنجی با سه پرچ بسته شده و هنگام ریختن لق نمی‌زند. درون آن قلع‌اندود است، پس آب، دوغ و شربت آبلیمو را بی‌نگرانی در آن بریزید و شب در آن نگذارید.',
      'The Zanjan smith raises the body from a single disc of copper, so it has no seam. The hammer marks are not only for looks: with each blow the copper becomes denser and harder. Three rivets hold the brass handle, which does not work loose. The inside is tinned, so water, doogh and lemon sherbet are all welcome, though nothing should stand in it overnight.',
      'Зенджанский медник вытягивает тулово из одного медного круга, поэтому швов в нём нет. Следы молотка остаются не только для красоты: от каждого удара медь уплотняется и твердеет. Латунную ручку держат три заклёпки, и она не разбалтывается. Изнутри кувшин лужёный, так что в него смело наливайте воду, дуг или лимонный шербет, но не оставляйте их на ночь.',
    ],
    specs: [
      ['material', ['مس، دسته برنجی', 'Copper, brass handle', 'Медь, латунная ручка']],
      ['technique', ['چکش‌کاری یکپارچه', 'Raised in one piece', 'Ковка из цельного листа']],
      ['plating', ['قلع', 'Tin', 'Олово']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['thickness', ['۱٫۲ میلی‌متر', '1.2 mm', '1,2 мм']],
      ['care', ['بدون سیم ظرف‌شویی، بدون ماشین', 'No steel wool, no dishwasher', 'Без металлических губок и посудомойки']],
    ],
    variants: [
      { size: litre15, price: 3_350_000, was: 3_950_000, stock: 26 },
      { size: litre2, price: 4_400_000, stock: 18 },
      { size: litre3, price: 5_700_000, stock: 9 },
    ],
    rating: 4.6,
    ratingCount: 121,
    addedOn: '2025-09-08',
    reviews: [
      {
        author: ['اعظم ن.', 'Azam N.', 'Азам Н.'],
        stars: 5,
        on: '2026-01-05',
        body: [
          'سر سفره هر روز همین پارچ است. نه سنگین است و نه چکه می‌کند.',
          'It is on our table every day. It is not heavy, and it does not drip.',
          'Каждый день стоит у нас на столе. Не тяжёлый и не капает.',
        ],
      },
      {
        author: ['ایرج پ.', 'Iraj P.', 'Ирадж П.'],
        stars: 4,
        on: '2026-06-11',
        body: [
          'کار تمیزی است. بعد از سه ماه کمی کدر شد که با سرکه و نمک برق افتاد.',
          'Clean work. It dulled a little after three months; vinegar and salt brought back the shine.',
          'Работа чистая. Через три месяца медь потускнела, но уксус с солью вернули ей блеск.',
        ],
      },
    ],
  },
  {
    label: 'zanjan-copper-pot',
    formerAddresses: ['copper/zanjan-cooking-pot'],
    shape: 'copper-pot',
    color: 'copper',
    name: ['دیگ مسی دردار زنجان', 'Zanjan lidded copper pot', 'Зенджанская медная кастрюля'],
    maker: ['مسگری سه‌کوره', 'Se-Kureh Coppersmiths', 'Медники «Секуре»'],
    city: ['زنجان', 'Zanjan', 'Зенджан'],
    summary: [
      'دیگی کلفت برای خورش و آش که گرما را یکسان پخش می‌کند و غذا در آن ته نمی‌گیرد.',
      'A thick-walled pot for stews and thick soups, which spreads heat evenly so that food does not catch.',
      'Толстостенная кастрюля для хореша и густого супа: прогревается равномерно, и еда в ней не пригорает.',
    ],
    description: [
      'بدنه دو میلی‌متر است و ته آن اندکی کلفت‌تر، تا شعله در یک نقطه نماند. دو دسته برنجی با پرچ مسی بسته شده و لبه درپوش بخار را به دیگ برمی‌گرداند. درون دیگ را با قلع خالص و به دست سفید کرده‌اند. با شعله ملایم بپزید، قاشق چوبی به کار ببرید و خالی روی آتش نگذارید؛ کارگاه پس از چند سال آن را دوباره قلع‌اندود می‌کند.',
      'The wall is two millimetres thick and the base a little thicker, so the flame does not gather in one spot. Two brass handles are fixed with copper rivets, and the rim of the lid turns the steam back. The inside is hand-wiped with pure tin. Cook on a gentle flame with a wooden spoon, and never heat it empty; the workshop will re-tin it after some years.',
      'Стенки у кастрюли в два миллиметра, дно чуть толще, поэтому жар не собирается в одной точке. Две латунные ручки посажены на медные заклёпки, а бортик крышки возвращает пар внутрь. Изнутри кастрюля вручную покрыта чистым оловом. Готовьте на слабом огне, мешайте деревянной ложкой и не ставьте на плиту пустой; через несколько лет мастерская залудит её заново.',
    ],
    specs: [
      ['material', ['مس، دسته برنجی', 'Copper, brass handles', 'Медь, латунные ручки']],
      ['thickness', ['۲ میلی‌متر', '2 mm', '2 мм']],
      ['plating', ['قلع خالص', 'Pure tin', 'Чистое олово']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['fuel', ['گاز و اجاق برقی؛ القایی نه', 'Gas and electric; not induction', 'Газ и электроплита, кроме индукции']],
      ['pieces', ['۲ تکه، دیگ و درپوش', '2, pot and lid', '2 предмета, кастрюля и крышка']],
      ['care', ['شست‌وشوی دستی با اسفنج نرم', 'Hand wash with a soft sponge', 'Мыть вручную мягкой губкой']],
    ],
    variants: [
      { size: litre3, model: plain, price: 6_800_000, stock: 17 },
      { size: litre5, model: plain, price: 9_600_000, stock: 12 },
      { size: litre8, model: plain, price: 13_900_000, stock: 6 },
      { size: litre3, model: hammered, price: 7_300_000, stock: 10 },
      { size: litre5, model: hammered, price: 10_300_000, stock: 0 },
    ],
    rating: 4.7,
    ratingCount: 189,
    addedOn: '2025-12-01',
    reviews: [
      {
        author: ['فریبا س.', 'Fariba S.', 'Фариба С.'],
        stars: 5,
        on: '2026-03-06',
        body: [
          'قورمه‌سبزی را سه ساعت روی شعله کم گذاشتم و هیچ ته نگرفت. دیگ مادرم را یادم آورد.',
          'I left a herb stew on a low flame for three hours, and nothing caught. It reminds me of my mother’s pot.',
          'Три часа томила в ней горме-сабзи, и ничего не пригорело. Напомнила мамину кастрюлю.',
        ],
      },
      {
        author: ['نادر خ.', 'Nader K.', 'Надер Х.'],
        stars: 4,
        on: '2026-08-22',
        body: [
          'ساخت محکم و پخت عالی. دسته‌ها داغ می‌شوند و حتماً دستگیره لازم است.',
          'Solidly made and cooks beautifully. The handles get hot, so you do need a cloth.',
          'Сделана прочно, готовит прекрасно. Ручки нагреваются, без прихватки не обойтись.',
        ],
      },
    ],
  },
  {
    label: 'kerman-copper-saute-pan',
    shape: 'copper-pot',
    color: 'copper',
    name: ['تابه مسی دودسته کرمان', 'Kerman two-handled copper pan', 'Керманская медная сковорода'],
    maker: ['مسگری بازار گنج', 'Bazar-e Ganj Coppersmiths', 'Медники «Базар-е Гандж»'],
    city: ['کرمان', 'Kerman', 'Керман'],
    summary: [
      'تابه‌ای کم‌ژرفا برای تخم‌مرغ، کوکو و خوراک‌های زودپز، که از اجاق یک‌راست به سفره می‌آید.',
      'A shallow pan for eggs, kuku and quick dishes, which goes from the stove straight to the table.',
      'Неглубокая сковорода для яичницы, куку и быстрых блюд, которую с плиты сразу подают на стол.',
    ],
    description: [
      'نیمرو در تابه مسی رسم دیرین قهوه‌خانه‌هاست و این تابه به همان شکل ساخته شده: کف تخت، لبه کوتاه و دو دسته چدنی. مس زود گرم و زود خنک می‌شود، پس همین که شعله را کم کنید، پخت هم آرام می‌گیرد. کف آن را پس از چکش‌کاری تراز کرده‌اند. قلع درون تابه نرم است؛ از کفگیر فلزی و شعله تند دوری کنید.',
      'Fried eggs in a copper pan are an old custom of Iranian tea houses, and this pan keeps their form: flat base, low rim, two cast-iron handles. Copper heats and cools quickly, so cooking slows as soon as you lower the flame. The base is levelled after hammering. The tin inside is soft; avoid metal spatulas and a high flame.',
      'Яичница на медной сковороде — давний обычай иранских чайных, и сковорода повторяет ту же форму: плоское дно, низкий борт, две чугунные ручки. Медь быстро нагревается и быстро остывает: стоит убавить огонь, и готовка замедляется. Дно после ковки выровнено. Олово внутри мягкое, поэтому обойдитесь без металлических лопаток и сильного пламени.',
    ],
    specs: [
      ['material', ['مس، دسته چدنی', 'Copper, cast-iron handles', 'Медь, чугунные ручки']],
      ['thickness', ['۱٫۸ میلی‌متر', '1.8 mm', '1,8 мм']],
      ['plating', ['قلع', 'Tin', 'Олово']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['fuel', ['گاز و اجاق برقی', 'Gas and electric', 'Газ и электроплита']],
      ['care', ['شست‌وشوی دستی، بدون ساینده', 'Hand wash, no abrasives', 'Мыть вручную, без абразивов']],
    ],
    variants: [
      { size: across20, price: 2_280_000, was: 2_850_000, stock: 34 },
      { size: across24, price: 3_250_000, stock: 27 },
      { size: across28, price: 4_300_000, stock: 15 },
    ],
    rating: 4.4,
    ratingCount: 254,
    addedOn: '2026-02-27',
    reviews: [
      {
        author: ['بهار ع.', 'Bahar A.', 'Бахар А.'],
        stars: 5,
        on: '2026-05-20',
        body: [
          'صبحانه جمعه‌هایمان با همین تابه است و یک‌راست می‌رود سر سفره.',
          'Our Friday breakfasts are made in it, and it goes straight to the table.',
          'По пятницам готовим в ней завтрак и сразу ставим на стол.',
        ],
      },
      {
        author: ['حسین ب.', 'Hossein B.', 'Хосейн Б.'],
        stars: 3,
        on: '2026-09-10',
        body: [
          'خوب می‌پزد ولی قلعش بعد از چهار ماه کار روزانه در یک نقطه نازک شد. باید برای قلع دوباره بفرستم.',
          'It cooks well, but after four months of daily use the tin wore thin in one spot. I shall have to send it for re-tinning.',
          'Готовит хорошо, но за четыре месяца ежедневной службы олово в одном месте стёрлось. Придётся лудить заново.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-engraved-tray',
    shape: 'copper-tray',
    color: 'copper',
    name: ['سینی قلم‌زده با نقش شکارگاه', 'Engraved copper tray, hunting scene', 'Медный поднос со сценой охоты'],
    maker: ['کارگاه قلم‌چکش', 'Qalam-Chakosh Workshop', 'Мастерская «Калам-Чакош»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'سینی گردی با سواران و آهوان در میان بوته‌ها؛ برای پذیرایی چای یا آویختن به دیوار.',
      'A round tray with riders and gazelles among shrubs, for serving tea or hanging on a wall.',
      'Круглый поднос: всадники и газели среди кустов. Для чаепития или на стену.',
    ],
    description: [
      'شکارگاه از نقش‌های دیرین قلم‌زنی اصفهان است و هر استاد اسب و آهو را به شیوه خودش می‌سازد. زمینه را با قلم ریز دانه‌دانه کوبیده‌اند تا پیکرها صاف و روشن بمانند. لبه سینی به درون برگشته و زیرش سیم دور خورده، پس تاب برنمی‌دارد؛ برای آویختن هم قلابی پشت آن لحیم شده است. با پارچه نرم و پودر برق مس تمیزش کنید.',
      'The hunt is one of the old subjects of Isfahan engraving, and each master has his own horse and gazelle. The ground is stippled with a fine punch, so that the figures stay smooth and bright. The rim is rolled over a wire, which keeps the tray from warping, and a hook is soldered to the back for hanging. Clean it with a soft cloth and copper polish.',
      'Охота — один из старинных сюжетов исфаханской чеканки, и у каждого мастера свой конь и своя газель. Фон проработан мелким чеканом точка за точкой, а фигуры оставлены гладкими и светлыми. Край подноса завальцован на проволоку, поэтому его не ведёт, а с обратной стороны припаян крючок, чтобы поднос можно было повесить. Чистите мягкой тканью и средством для меди.',
    ],
    specs: [
      ['material', ['مس', 'Copper', 'Медь']],
      ['technique', ['قلم‌زنی ریز و زمینه‌پر', 'Fine engraving, stippled ground', 'Тонкая чеканка, точечный фон']],
      ['thickness', ['۱٫۲ میلی‌متر', '1.2 mm', '1,2 мм']],
      ['finish', ['پرداخت دستی', 'Hand-polished', 'Ручная полировка']],
      ['foodSafe', ['برای ظرف و استکان، نه خوراک تر', 'For dishes and glasses, not moist food', 'Под посуду, не для влажных продуктов']],
      ['care', ['پارچه نرم و پودر مس', 'Soft cloth, copper polish', 'Мягкая ткань, средство для меди']],
    ],
    variants: [
      { color: 'copper', size: across30, price: 4_900_000, stock: 14 },
      { color: 'copper', size: across40, price: 7_800_000, stock: 9 },
      { color: 'copper', size: across50, price: 11_500_000, stock: 2 },
      { color: 'silver', size: across30, price: 5_400_000, stock: 8 },
      { color: 'silver', size: across40, price: 8_500_000, stock: 5 },
    ],
    rating: 4.9,
    ratingCount: 72,
    addedOn: '2026-06-25',
    reviews: [
      {
        author: ['میترا ق.', 'Mitra Q.', 'Митра К.'],
        stars: 5,
        on: '2026-09-13',
        body: [
          'به دیوار راهرو زدیم و زیر چراغ، آهوها جان می‌گیرند.',
          'We hung it in the hall, and under the lamp the gazelles come alive.',
          'Повесили в прихожей: под лампой газели словно оживают.',
        ],
      },
      {
        author: ['کاوه م.', 'Kaveh M.', 'Каве М.'],
        stars: 5,
        on: '2026-10-30',
        body: [
          'ریزه‌کاری زمینه را هرچه از نزدیک‌تر ببینید، زیباتر است. بسته‌بندی هم دولایه بود.',
          'The closer you look at the stippled ground, the finer it is. It was packed in two layers.',
          'Фон проработан так, что хоть в лупу смотри. И упаковали в два слоя.',
        ],
      },
    ],
  },
  {
    label: 'kashan-majmae-tray',
    shape: 'copper-tray',
    color: 'silver',
    name: ['مجمعه مسی لبه‌کنگره‌ای کاشان', 'Kashan scalloped copper platter', 'Кашанский поднос с фигурным краем'],
    maker: ['مسگری نیاسر', 'Niasar Coppersmiths', 'Медники «Ниасар»'],
    city: ['کاشان', 'Kashan', 'Кашан'],
    summary: [
      'سینی بزرگ قلع‌اندود با لبه کنگره‌ای؛ برای پلو مهمانی، میوه شب یلدا یا سفره هفت‌سین.',
      'A large tinned tray with a scalloped rim, for rice at a gathering, Yalda fruit or the Nowruz table.',
      'Большой лужёный поднос с фигурным краем: для плова на праздник, фруктов в ночь Ялды или стола хафт-син.',
    ],
    description: [
      'مجمعه را در خانه‌های قدیم بر سر می‌گذاشتند و ناهار را از مطبخ به تالار می‌بردند. این یکی از مس نرم کاشان است، لبه‌اش را با سنبه کنگره داده و سراسر آن را قلع زده‌اند، برای همین رنگش نقره‌ای است و می‌شود پلو را بی‌واسطه در آن کشید. روی چهارپایه هم میز کوتاهی می‌شود. با آب ولرم و صابون بشویید و همان دم خشک کنید.',
      'In old houses the majmae was carried on the head, bringing lunch from the kitchen to the hall. This one is of soft Kashan copper, its rim scalloped with a punch and the whole surface tinned, so it is silver in colour and rice may be served straight on it. On a stand it makes a low table. Wash with lukewarm water and soap, and dry at once.',
      'В старых домах такой поднос носили на голове: на нём подавали обед из кухни в зал. Этот сделан из мягкой кашанской меди, край выбит фестонами, а вся поверхность покрыта оловом — отсюда серебристый цвет, и плов можно выкладывать прямо на поднос. На подставке он становится низким столиком. Мойте тёплой водой с мылом и сразу вытирайте.',
    ],
    specs: [
      ['material', ['مس', 'Copper', 'Медь']],
      ['technique', ['چکش‌کاری، لبه کنگره‌ای', 'Hammered, scalloped rim', 'Ковка, фигурный край']],
      ['plating', ['قلع در دو رو', 'Tin on both sides', 'Олово с обеих сторон']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['thickness', ['۱٫۵ میلی‌متر', '1.5 mm', '1,5 мм']],
      ['care', ['آب ولرم و صابون', 'Lukewarm water and soap', 'Тёплая вода с мылом']],
    ],
    variants: [
      { size: across40, price: 5_600_000, stock: 12 },
      { size: across50, price: 7_900_000, stock: 8 },
      { size: across70, price: 13_800_000, stock: 4 },
    ],
    rating: 4.5,
    ratingCount: 18,
    addedOn: '2026-10-11',
    reviews: [
      {
        author: ['شکوفه ر.', 'Shokoufeh R.', 'Шокуфе Р.'],
        stars: 5,
        on: '2026-10-26',
        body: [
          'پلو نذری را در همین کشیدیم؛ جا برای ده نفر دارد و گرما را خوب نگه می‌دارد.',
          'We served the votive rice on it. There is room for ten, and it holds the warmth well.',
          'Подавали на нём плов, приготовленный по обету: хватило на десятерых, тепло держит хорошо.',
        ],
      },
      {
        author: ['مرتضی ل.', 'Morteza L.', 'Мортеза Л.'],
        stars: 4,
        on: '2026-11-13',
        body: [
          'سینی خوش‌نقشی است. قلع جای دو چکش کمی نایکسان بود، اما از دور پیدا نیست.',
          'A handsome tray. The tin was slightly uneven over two hammer marks, though you cannot see it from afar.',
          'Красивый поднос. В двух местах олово легло чуть неровно, но издали незаметно.',
        ],
      },
    ],
  },
  {
    label: 'yazd-bronze-mortar',
    shape: 'copper-mortar',
    color: 'copper',
    name: ['هاون مفرغی ریخته یزد', 'Cast bronze mortar from Yazd', 'Литая бронзовая ступка из Йезда'],
    maker: ['ریخته‌گری سرو کهن', 'Sarv-e Kohan Foundry', 'Литейная «Сарв-е Кохан»'],
    city: ['یزد', 'Yazd', 'Йезд'],
    summary: [
      'هاونی سنگین با دسته هم‌جنس، برای کوبیدن زعفران، هل و نبات؛ صدایش یادگار آشپزخانه‌های قدیم است.',
      'A heavy mortar with its own pestle, for saffron, cardamom and rock sugar, with the ring of old kitchens.',
      'Тяжёлая ступка с пестиком того же сплава: для шафрана, кардамона и набата. Её звон знаком по старым кухням.',
    ],
    description: [
      'هاون را از آلیاژ مس و قلع در قالب ماسه‌ای می‌ریزند و پس از سرد شدن، درونش را می‌تراشند تا دانه‌ای در گوشه‌ها نماند. وزنش آن را هنگام کوبیدن بر جا نگه می‌دارد و به گرفتن با دست دیگر نیازی نیست؛ لبه هم بلند است و دانه بیرون نمی‌پرد. زعفران را با کمی نبات بکوبید تا نرم‌تر شود. با دستمال خشک تمیزش کنید و نشویید.',
      'The mortar is cast in sand from an alloy of copper and tin, and turned inside after cooling so that nothing lodges in the corners. Its weight holds it in place while you pound, with no need of the other hand, and the high rim keeps the grains in. Grind saffron with a little rock sugar for a finer powder. Wipe it with a dry cloth rather than washing.',
      'Ступку отливают в песчаной форме из сплава меди и олова, а когда она остынет, растачивают изнутри, чтобы в углах ничего не застревало. Вес удерживает её на месте, придерживать второй рукой не нужно, а высокий край не даёт зёрнам разлетаться. Шафран толките с щепоткой набата: порошок выйдет тоньше. Ступку не моют, её протирают сухой тканью.',
    ],
    specs: [
      ['material', ['مفرغ (مس و قلع)', 'Bronze (copper and tin)', 'Бронза (медь и олово)']],
      ['technique', ['ریخته‌گری در ماسه، تراش درون', 'Sand-cast, turned inside', 'Литьё в песок, расточка изнутри']],
      ['pieces', ['۲ تکه، هاون و دسته', '2, mortar and pestle', '2 предмета, ступка и пестик']],
      ['foodSafe', ['برای ادویه خشک', 'For dry spices', 'Для сухих пряностей']],
      ['finish', ['پرداخت با نمد', 'Polished with felt', 'Полировка войлоком']],
      ['care', ['دستمال خشک', 'Dry cloth', 'Сухая ткань']],
    ],
    variants: [
      { weight: kilo1, price: 2_150_000, was: 2_600_000, stock: 29 },
      { weight: kilo18, price: 3_700_000, stock: 21 },
      { weight: kilo25, price: 4_900_000, stock: 11 },
    ],
    rating: 4.7,
    ratingCount: 23,
    addedOn: '2026-10-18',
    reviews: [
      {
        author: ['سهیلا ا.', 'Soheila A.', 'Сохейла А.'],
        stars: 5,
        on: '2026-11-01',
        body: [
          'زعفران را مثل گرد می‌کند و سروصدایش هم دلپذیر است. از جایش تکان نمی‌خورد.',
          'It grinds saffron to dust, and the sound is pleasant. It does not budge.',
          'Шафран растирает в пыль, и звук приятный. С места не сдвигается.',
        ],
      },
      {
        author: ['وحید ن.', 'Vahid N.', 'Вахид Н.'],
        stars: 4,
        on: '2026-11-16',
        body: [
          'خوش‌تراش و سنگین است. برای هل بهتر است اندازه بزرگ‌تر را بگیرید.',
          'Well turned and heavy. For cardamom the larger size is the better choice.',
          'Хорошо обточена, тяжёлая. Для кардамона лучше взять побольше.',
        ],
      },
    ],
  },
]
