import type { ProductSeed, Text } from '../seed.ts'

const litres3: Text = ['۳ لیتری', '3 litres', '3 л']
const litres5: Text = ['۵ لیتری', '5 litres', '5 л']
const litres8: Text = ['۸ لیتری', '8 litres', '8 л']

const plain: Text = ['ساده', 'Plain', 'Гладкий']
const engraved: Text = ['قلم‌زده', 'Engraved', 'С гравировкой']

const potSmall: Text = ['۷۰۰ میلی‌لیتر', '700 ml', '700 мл']
const potLarge: Text = ['۱٫۲ لیتر', '1.2 litres', '1,2 л']

const grams50: Text = ['۵۰ گرم', '50 g', '50 г']
const grams100: Text = ['۱۰۰ گرم', '100 g', '100 г']
const grams250: Text = ['۲۵۰ گرم', '250 g', '250 г']
const grams500: Text = ['۵۰۰ گرم', '500 g', '500 г']

const borageOnly: Text = ['فقط گل‌گاوزبان', 'Borage only', 'Только румянка']
const borageLime: Text = ['با لیموعمانی', 'With dried lime', 'С сушёным лаймом']

const noSaucers: Text = ['بدون نعلبکی', 'Without saucers', 'Без блюдец']
const withSaucers: Text = ['با نعلبکی', 'With saucers', 'С блюдцами']

const pair: Text = ['دوتایی', 'Set of 2', '2 стакана']
const four: Text = ['چهارتایی', 'Set of 4', '4 стакана']
const six: Text = ['شش‌تایی', 'Set of 6', '6 стаканов']

export const teaSamovars: readonly ProductSeed[] = [
  {
    label: 'borujerd-charcoal-samovar',
    shape: 'samovar',
    color: 'gold',
    name: ['سماور زغالی برنجی بروجرد', 'Brass charcoal samovar from Borujerd', 'Латунный угольный самовар из Боруджерда'],
    maker: ['کارگاه دواتگری مهرآیین', 'Mehrayin Metal Workshop', 'Мастерская «Мехраин»'],
    city: ['بروجرد', 'Borujerd', 'Боруджерд'],
    summary: [
      'سماوری چکشی با تنوره سرتاسری که آب را با زغال می‌جوشاند و قوری را ساعت‌ها گرم نگه می‌دارد.',
      'A hammered samovar with a full-length flue that boils water over charcoal and keeps the teapot warm for hours.',
      'Кованый самовар со сквозной трубой: кипятит воду на углях и часами держит заварочный чайник горячим.',
    ],
    description: [
      'بدنه از ورق برنج یک‌میلی‌متری است که دواتگر آن را با چکش چوبی شکل می‌دهد و درزها را با لحیم نقره می‌بندد. داخل مخزن سفیدکاری شده و برای آب جوش بی‌خطر است. زغال افروخته را در تنوره بریزید و سماور را تنها در فضای باز روشن کنید؛ آب پس از حدود بیست دقیقه می‌جوشد. پس از هر بار مصرف، مخزن را خالی و خشک کنید.',
      'The body is one-millimetre brass sheet, raised with a wooden mallet and closed with silver solder. The tank is tinned inside, so it is safe with boiling water. Fill the flue with glowing charcoal and light the samovar outdoors only; the water boils in about twenty minutes. Empty and dry the tank after each use.',
      'Корпус выколочен деревянным молотком из листовой латуни толщиной в миллиметр, швы пропаяны серебряным припоем. Изнутри бак вылужен, поэтому кипяток с латунью не соприкасается. Засыпьте в трубу раскалённые угли — вода закипит минут через двадцать; топить самовар следует только под открытым небом. После чаепития слейте воду и вытрите бак насухо.',
    ],
    specs: [
      ['material', ['برنج با اندود قلع در داخل', 'Brass, tinned inside', 'Латунь, внутри лужение']],
      ['technique', ['چکش‌کاری و لحیم نقره', 'Hammered, silver-soldered', 'Выколотка, серебряная пайка']],
      ['fuel', ['زغال چوب', 'Charcoal', 'Древесный уголь']],
      ['finish', ['پرداخت براق', 'Polished', 'Полировка']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['accessories', ['سینی زیر سماور و سرپوش تنوره', 'Drip tray and flue cap', 'Поднос и заглушка трубы']],
      ['care', ['رسوب‌زدایی ماهانه با سرکه رقیق', 'Descale monthly with dilute vinegar', 'Раз в месяц снимать накипь слабым уксусом']],
    ],
    variants: [
      { size: litres3, price: 18_500_000, stock: 9 },
      { size: litres5, price: 26_000_000, stock: 6 },
      { size: litres8, price: 38_500_000, stock: 2 },
    ],
    rating: 4.7,
    ratingCount: 58,
    addedOn: '2025-09-14',
    reviews: [
      {
        author: ['مریم ر.', 'Maryam R.', 'Марьям Р.'],
        stars: 5,
        on: '2025-12-03',
        body: [
          'پنج‌لیتری را برای باغ پدری گرفتیم و چای زغالی جمعه‌هایمان برگشت. شیرش حتی یک قطره هم چکه نمی‌کند.',
          'We bought the five-litre one for my father’s garden, and Friday tea over charcoal is back. The tap does not lose a drop.',
          'Взяли пятилитровый в отцовский сад — и снова пьём по пятницам чай на углях. Кран не пропускает ни капли.',
        ],
      },
      {
        author: ['فرهاد ن.', 'Farhad N.', 'Фархад Н.'],
        stars: 4,
        on: '2026-04-20',
        body: [
          'ساختش محکم است و قوری را خوب گرم نگه می‌دارد. برنج زود لک می‌شود و باید حوصله پرداخت داشته باشید.',
          'Solidly made, and it keeps the pot properly warm. Brass marks quickly, so be ready to polish it.',
          'Сделан крепко, чайник на нём долго не остывает. Но латунь быстро тускнеет, придётся её начищать.',
        ],
      },
    ],
  },
  {
    label: 'dezful-nickel-silver-samovar',
    shape: 'samovar',
    color: 'silver',
    name: ['سماور برقی ورشوی دزفول', 'Electric nickel-silver samovar, Dezful', 'Электрический самовар из нейзильбера, Дизфуль'],
    maker: ['ورشوسازی کارون‌مهر', 'Karunmehr Nickel-Silver Works', 'Мастерская «Карунмехр»'],
    city: ['دزفول', 'Dezful', 'Дизфуль'],
    summary: [
      'سماور ورشو با المنت برقی و ترموستات، ساده یا قلم‌زده، برای سفره‌ای که چایش همیشه آماده است.',
      'A nickel-silver samovar with an electric element and thermostat, plain or engraved, for a table where tea is always ready.',
      'Самовар из нейзильбера с электрическим нагревом и термостатом, гладкий или с гравировкой, — для дома, где чай всегда готов.',
    ],
    description: [
      'ورشو آلیاژی از مس، نیکل و روی است که رنگ نقره دارد و دیر کدر می‌شود. استادکار بدنه را روی سندان می‌سازد و در نمونه قلم‌زده، گل و بته را با قلم فولادی روی آن می‌نشاند. المنت استیل ۱۲۰۰ واتی آب را می‌جوشاند و ترموستات آن را در دمای دم‌کشیدن نگه می‌دارد. بدنه را با پارچه نرم پاک کنید و سیم را هرگز خیس نکنید.',
      'Nickel silver is an alloy of copper, nickel and zinc with the colour of silver, slow to tarnish. The body is shaped on the anvil; on the engraved version, flowers are cut by hand with a steel graver. A 1,200-watt steel element boils the water and a thermostat holds it at brewing heat. Wipe with a soft cloth and keep the cord dry.',
      'Нейзильбер — сплав меди, никеля и цинка: цветом он похож на серебро, а темнеет медленно. Корпус куют на наковальне, а в варианте с гравировкой цветы режут вручную стальным штихелем. Стальной нагреватель на 1200 ватт доводит воду до кипения, термостат держит её горячей для заварки. Протирайте корпус мягкой тканью и берегите шнур от воды.',
    ],
    specs: [
      ['material', ['ورشو (مس، نیکل، روی)', 'Nickel silver (copper, nickel, zinc)', 'Нейзильбер (медь, никель, цинк)']],
      ['technique', ['چکش‌کاری و قلم‌زنی', 'Hammered and hand-engraved', 'Ковка, ручная гравировка']],
      ['fuel', ['برقی، ۱۲۰۰ وات', 'Electric, 1,200 W', 'Электрический, 1200 Вт']],
      ['finish', ['پرداخت آینه‌ای', 'Mirror polish', 'Зеркальная полировка']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['accessories', ['سینی و جام زیر شیر', 'Tray and drip bowl', 'Поднос и чаша под кран']],
    ],
    variants: [
      { size: litres3, model: plain, price: 16_800_000, was: 19_800_000, stock: 14 },
      { size: litres3, model: engraved, price: 23_500_000, stock: 7 },
      { size: litres5, model: plain, price: 22_400_000, was: 25_900_000, stock: 11 },
      { size: litres5, model: engraved, price: 31_000_000, stock: 4 },
    ],
    rating: 4.4,
    ratingCount: 121,
    addedOn: '2025-07-22',
    reviews: [
      {
        author: ['نسرین ک.', 'Nasrin K.', 'Насрин К.'],
        stars: 5,
        on: '2025-11-16',
        body: [
          'قلم‌زنی روی بدنه واقعاً کار دست است و هیچ دو گلی مثل هم نیست. صدای جوشیدنش هم آرام است.',
          'The engraving is plainly done by hand; no two flowers are the same. It also boils quietly.',
          'Гравировка действительно ручная: двух одинаковых цветков не найти. И кипит он тихо.',
        ],
      },
      {
        author: ['آرش م.', 'Arash M.', 'Араш М.'],
        stars: 3,
        on: '2026-06-09',
        body: [
          'خود سماور زیباست، ولی سیم برقش کوتاه است و به پریز کنار میز ما نرسید. کاش نیم متر بلندتر بود.',
          'The samovar itself is beautiful, but the cord is short and did not reach our socket. Half a metre more would help.',
          'Сам самовар красивый, но шнур короткий и до нашей розетки не дотянулся. Ещё бы полметра.',
        ],
      },
    ],
  },
  {
    label: 'lalejin-glazed-teapot',
    shape: 'teapot',
    color: 'turquoise',
    name: ['قوری سفالی لعابی لالجین', 'Glazed stoneware teapot from Lalejin', 'Глазурованный чайник из Лаледжина'],
    maker: ['سفالگری خاک و دست', 'Khak-o-Dast Pottery', 'Гончарня «Хак-о-Даст»'],
    city: ['لالجین', 'Lalejin', 'Лаледжин'],
    summary: [
      'قوری چرخ‌ساز با لعاب یکدست و صافی درونی که روی سماور می‌نشیند و چای در آن آرام دم می‌کشد.',
      'A wheel-thrown teapot with an even glaze and a built-in strainer, made to sit on a samovar and brew slowly.',
      'Гончарный чайник с ровной глазурью и встроенным ситом: встаёт на самовар и неспешно заваривает чай.',
    ],
    description: [
      'گل این قوری از معدن‌های پیرامون لالجین می‌آید و روی چرخ ساخته می‌شود؛ دسته و لوله را پس از نیم‌خشک شدن به بدنه می‌چسبانند. پخت در دمای ۱۱۸۰ درجه بدنه را سخت و آب‌بند می‌کند و لعاب آن بدون سرب است. پیش از دم کردن، قوری را با آب جوش گرم کنید. شستن با دست و اسفنج نرم، درخشش لعاب را نگه می‌دارد.',
      'The clay comes from pits around Lalejin and is thrown on the wheel; handle and spout are joined once the body is leather-hard. Firing at 1,180 degrees makes the wall dense and watertight, and the glaze contains no lead. Warm the pot with boiling water before brewing. Washing by hand with a soft sponge keeps the glaze bright.',
      'Глину берут в карьерах под Лаледжином, тулово вытягивают на круге, а ручку и носик прилепляют, когда оно подвялится. Обжиг при 1180 градусах делает стенки плотными и непроницаемыми; свинца в глазури нет. Перед заваркой ополосните чайник кипятком. Мойте его вручную мягкой губкой, и глазурь не потеряет блеска.',
    ],
    specs: [
      ['material', ['سفال سنگینه', 'Stoneware', 'Каменная керамика']],
      ['technique', ['چرخ سفالگری', 'Wheel-thrown', 'Гончарный круг']],
      ['glaze', ['بدون سرب، براق', 'Lead-free, glossy', 'Без свинца, глянцевая']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['origin', ['لالجین، همدان', 'Lalejin, Hamadan', 'Лаледжин, Хамадан']],
      ['care', ['شست‌وشو با دست', 'Hand wash', 'Ручная мойка']],
    ],
    variants: [
      { color: 'turquoise', size: potSmall, price: 1_250_000, stock: 22 },
      { color: 'turquoise', size: potLarge, price: 1_680_000, stock: 13 },
      { color: 'azure', size: potSmall, price: 1_250_000, stock: 18 },
      { color: 'azure', size: potLarge, price: 1_680_000, stock: 0 },
      { color: 'cream', size: potSmall, price: 1_150_000, stock: 25 },
    ],
    rating: 4.5,
    ratingCount: 87,
    addedOn: '2026-02-11',
    reviews: [
      {
        author: ['الهام س.', 'Elham S.', 'Эльхам С.'],
        stars: 5,
        on: '2026-04-02',
        body: [
          'رنگ فیروزه‌ای‌اش از عکس هم زنده‌تر است. درش محکم می‌نشیند و موقع ریختن نمی‌افتد.',
          'The turquoise is livelier than in the picture. The lid sits firmly and stays on when pouring.',
          'Бирюза вживую ещё ярче, чем на снимке. Крышка сидит плотно и не падает, когда наливаешь.',
        ],
      },
      {
        author: ['پیمان ع.', 'Peyman A.', 'Пейман А.'],
        stars: 4,
        on: '2026-08-18',
        body: [
          'چای در آن خیلی خوش‌عطر درمی‌آید. کمی سنگین است؛ وقتی پر باشد با دو دست برش دارید.',
          'Tea brews with a fine aroma in it. It is rather heavy; lift it with both hands when full.',
          'Чай в нём получается очень душистым. Тяжеловат: полный лучше брать двумя руками.',
        ],
      },
    ],
  },
  {
    label: 'lahijan-spring-tea',
    shape: 'tea-tin',
    color: 'green',
    name: ['چای سیاه بهاره لاهیجان', 'Lahijan spring black tea', 'Весенний чёрный чай из Лахиджана'],
    maker: ['چای‌سرای بام سبز', 'Bam-e Sabz Tea House', 'Чайная фабрика «Бам-е Сабз»'],
    city: ['لاهیجان', 'Lahijan', 'Лахиджан'],
    summary: [
      'چای چین اول بهار از دامنه‌های لاهیجان، قلم و یکدست، با عطری ملایم و رنگی کهربایی، بی هیچ افزودنی.',
      'First-flush tea from the slopes above Lahijan: whole, even leaf, a gentle aroma, an amber cup, and nothing added.',
      'Чай первого весеннего сбора со склонов Лахиджана: ровный лист, мягкий аромат, янтарный настой и никаких добавок.',
    ],
    description: [
      'برگ‌ها را در اردیبهشت با دست می‌چینند و همان روز می‌پلاسانند، مالش می‌دهند و خشک می‌کنند. نه اسانس دارد و نه رنگ؛ تلخی‌اش کم و ته‌مزه‌اش اندکی شیرین است. برای هر نفر یک قاشق چای‌خوری بریزید و با آبی که تازه از جوش افتاده، پانزده دقیقه روی سماور دم کنید. درِ قوطی را پس از هر بار برداشتن خوب ببندید.',
      'The leaf is picked by hand in late April and May, then withered, rolled and dried the same day. It has no flavouring or colouring; the taste is low in bitterness with a faintly sweet finish. Use a teaspoon for each person and brew for fifteen minutes on the samovar with water just off the boil. Close the tin firmly after use.',
      'Лист собирают вручную в конце апреля и в мае и в тот же день завяливают, скручивают и сушат. Ни отдушек, ни красителей в нём нет; горчинка слабая, послевкусие чуть сладкое. Кладите по чайной ложке на человека, залейте водой, только что снятой с кипения, и четверть часа настаивайте на самоваре. Банку каждый раз плотно закрывайте.',
    ],
    specs: [
      ['ingredients', ['صد درصد چای سیاه', '100% black tea', '100 % чёрный чай']],
      ['grade', ['قلم ممتاز', 'Whole leaf, first grade', 'Цельный лист, высший сорт']],
      ['harvest', ['بهار ۱۴۰۵، چین اول', 'Spring 2026, first flush', 'Весна 2026, первый сбор']],
      ['origin', ['لاهیجان، گیلان', 'Lahijan, Gilan', 'Лахиджан, Гилян']],
      ['packaging', ['قوطی فلزی دودر', 'Double-lidded tin', 'Жестяная банка с двойной крышкой']],
      ['shelfLife', ['دو سال', 'Two years', 'Два года']],
      ['storage', ['جای خشک و دور از نور', 'Dry, away from light', 'В сухом тёмном месте']],
    ],
    variants: [
      { weight: grams100, price: 260_000, stock: 40 },
      { weight: grams250, price: 590_000, stock: 36 },
      { weight: grams500, price: 990_000, was: 1_120_000, stock: 24 },
    ],
    rating: 4.8,
    ratingCount: 246,
    addedOn: '2026-06-15',
    reviews: [
      {
        author: ['شهلا د.', 'Shahla D.', 'Шахла Д.'],
        stars: 5,
        on: '2026-07-21',
        body: [
          'سال‌ها چای خارجی می‌خوردیم، حالا خانه ما فقط همین است. باید بگذارید خوب دم بکشد.',
          'For years we drank imported tea; now this is the only one at home. Do give it time to brew.',
          'Годами пили привозной чай, а теперь дома только этот. Главное — дать ему настояться.',
        ],
      },
      {
        author: ['بهروز ف.', 'Behrouz F.', 'Бехруз Ф.'],
        stars: 5,
        on: '2026-09-30',
        body: [
          'عطرش طبیعی است و دل را نمی‌زند. قوطی هم محکم بود و سالم رسید.',
          'The aroma is natural and never cloying. The tin is sturdy and arrived intact.',
          'Аромат естественный, не приторный. Банка крепкая, доехала без вмятин.',
        ],
      },
    ],
  },
  {
    label: 'deylaman-borage-infusion',
    shape: 'tea-tin',
    color: 'violet',
    name: ['دمنوش گل‌گاوزبان کوهی دیلمان', 'Deylaman mountain borage infusion', 'Горная румянка из Дейлемана'],
    maker: ['خانه گیاهان درفک', 'Dorfak Herb House', 'Дом трав «Дорфак»'],
    city: ['سیاهکل', 'Siahkal', 'Сияхкаль'],
    summary: [
      'گلبرگ بنفش گل‌گاوزبان ایرانی، سایه‌خشک و پاک‌شده، تنها یا همراه لیموعمانی برای شب‌های آرام.',
      'Violet petals of Persian borage, shade-dried and sorted, on their own or with dried lime, for quiet evenings.',
      'Лиловые лепестки иранской румянки, высушенные в тени и перебранные: отдельно или с сушёным лаймом, для тихих вечеров.',
    ],
    description: [
      'گل‌ها را خرداد، پیش از گرم شدن آفتاب، در بلندی‌های دیلمان می‌چینند و روی توری در سایه خشک می‌کنند تا رنگشان بماند. لیموعمانی را شکسته و بی‌هسته کنار آن می‌گذاریم تا دمنوش تلخ نشود. یک مشت گل را ده دقیقه با آب جوش و شعله کم دم کنید و با نبات بنوشید. اگر باردار هستید یا دارو می‌خورید، نخست از پزشک بپرسید.',
      'The flowers are gathered in early June on the heights of Deylaman, before the sun grows hot, and dried on nets in the shade so the colour holds. The limes are cracked and seeded to avoid bitterness. Steep a handful for ten minutes over low heat and sweeten with rock sugar. If you are pregnant or take medicine, ask a doctor first.',
      'Цветы собирают в начале июня на высотах Дейлемана, пока солнце не припекло, и сушат на сетках в тени — так они не теряют цвета. Лаймы разламывают и вынимают косточки, чтобы настой не горчил. Залейте горсть лепестков кипятком, подержите десять минут на слабом огне и пейте с набатом. При беременности и приёме лекарств посоветуйтесь с врачом.',
    ],
    specs: [
      ['ingredients', ['گل‌گاوزبان ایرانی؛ در نمونه دوم با لیموعمانی', 'Persian borage; the second blend adds dried lime', 'Иранская румянка; во втором варианте — с сушёным лаймом']],
      ['harvest', ['خرداد ۱۴۰۵', 'June 2026', 'Июнь 2026']],
      ['origin', ['دیلمان، گیلان', 'Deylaman, Gilan', 'Дейлеман, Гилян']],
      ['packaging', ['قوطی فلزی دربسته', 'Sealed tin', 'Закрытая жестяная банка']],
      ['shelfLife', ['هجده ماه', '18 months', '18 месяцев']],
      ['storage', ['جای خنک و خشک', 'Cool and dry', 'В прохладном сухом месте']],
    ],
    variants: [
      { weight: grams50, model: borageOnly, price: 340_000, stock: 28 },
      { weight: grams50, model: borageLime, price: 320_000, stock: 31 },
      { weight: grams100, model: borageOnly, price: 640_000, stock: 3 },
      { weight: grams100, model: borageLime, price: 590_000, stock: 16 },
    ],
    rating: 4.3,
    ratingCount: 39,
    addedOn: '2026-08-05',
    reviews: [
      {
        author: ['زهرا ت.', 'Zahra T.', 'Захра Т.'],
        stars: 4,
        on: '2026-09-08',
        body: [
          'گل‌ها درشت و پاک بودند و دمنوش رنگ قشنگی می‌دهد. لیموی بسته من کمی کم بود.',
          'The petals are large and clean, and the infusion has a lovely colour. My tin was a little short of lime.',
          'Лепестки крупные и чистые, настой красивого цвета. Лайма в моей банке было маловато.',
        ],
      },
      {
        author: ['کیان ب.', 'Kian B.', 'Киан Б.'],
        stars: 5,
        on: '2026-10-19',
        body: [
          'شب‌ها با نبات زعفرانی می‌خوریم و به همه مهمان‌ها هم می‌چسبد.',
          'We drink it at night with saffron rock sugar, and every guest has enjoyed it.',
          'Пьём по вечерам с шафрановым набатом, и всем гостям тоже нравится.',
        ],
      },
    ],
  },
  {
    label: 'narrow-waist-tea-glasses',
    shape: 'tea-glasses',
    color: 'gold',
    name: ['استکان کمرباریک شش‌تایی خط‌دار', 'Six narrow-waisted tea glasses', 'Шесть чайных стаканов «камар-барик»'],
    maker: ['شیشه‌گری نفس', 'Nafas Glassworks', 'Стеклодувная мастерская «Нафас»'],
    city: ['تهران', 'Tehran', 'Тегеран'],
    summary: [
      'شش استکان دمیده با کمر باریک و خط رنگی لب، که رنگ چای را نشان می‌دهند و انگشت را نمی‌سوزانند.',
      'Six blown glasses with a narrow waist and a coloured rim line, which show the tea and spare the fingers.',
      'Шесть дутых стаканов с тонкой талией и цветной каймой: сквозь стекло виден цвет чая, а пальцы не обжигаются.',
    ],
    description: [
      'شیشه را در قالب چوبی می‌دمند تا کمر استکان نازک و کف آن سنگین بماند. خط لب را با قلم‌مو و رنگ معدنی می‌کشند و در کوره ۵۶۰ درجه می‌پزند تا با شستن نرود. هر استکان صد میلی‌لیتر چای می‌گیرد و برای چای داغ ساخته شده است. آن‌ها را با دست بشویید و ناگهان از سرما به آب جوش نبرید.',
      'The glass is blown into a wooden mould, which leaves the waist thin and the base heavy. The rim line is painted by brush in mineral colour and fired at 560 degrees, so washing does not remove it. Each glass holds a hundred millilitres and is made for hot tea. Wash by hand, and do not pour boiling water into a cold glass.',
      'Стекло выдувают в деревянную форму: талия получается тонкой, а донце — тяжёлым. Кайму наносят кистью минеральной краской и закрепляют в печи при 560 градусах, поэтому она не смывается. Стакан вмещает сто миллилитров и рассчитан на горячий чай. Мойте вручную и не наливайте кипяток в стакан, принесённый с холода.',
    ],
    specs: [
      ['material', ['شیشه سودا–آهک', 'Soda-lime glass', 'Известково-натриевое стекло']],
      ['technique', ['دمیده در قالب چوبی', 'Blown into a wooden mould', 'Выдувание в деревянную форму']],
      ['volume', ['۱۰۰ میلی‌لیتر', '100 ml', '100 мл']],
      ['pieces', ['۶ استکان', '6 glasses', '6 стаканов']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['care', ['شست‌وشو با دست', 'Hand wash', 'Ручная мойка']],
    ],
    variants: [
      { color: 'gold', model: noSaucers, price: 980_000, stock: 26 },
      { color: 'gold', model: withSaucers, price: 1_620_000, stock: 12 },
      { color: 'azure', model: noSaucers, price: 780_000, was: 920_000, stock: 19 },
      { color: 'azure', model: withSaucers, price: 1_290_000, was: 1_520_000, stock: 8 },
      { color: 'crimson', model: noSaucers, price: 920_000, stock: 15 },
      { color: 'crimson', model: withSaucers, price: 1_520_000, stock: 0 },
    ],
    rating: 4.1,
    ratingCount: 24,
    addedOn: '2026-10-04',
    reviews: [
      {
        author: ['لیلا ج.', 'Leila J.', 'Лейла Дж.'],
        stars: 5,
        on: '2026-10-25',
        body: [
          'همان استکان‌های خانه مادربزرگ است، با شیشه‌ای نازک‌تر و لبی صاف. با نعلبکی بگیرید.',
          'These are the glasses from my grandmother’s house, only thinner and smoother at the lip. Take them with the saucers.',
          'Те самые стаканы из бабушкиного дома, только стекло тоньше и край глаже. Берите с блюдцами.',
        ],
      },
      {
        author: ['سامان گ.', 'Saman G.', 'Саман Г.'],
        stars: 3,
        on: '2026-11-09',
        body: [
          'زیبا هستند، ولی خط لب دو تا از آن‌ها یکدست نیست. می‌دانم کار دست است، با این حال انتظار دقت بیشتری داشتم.',
          'They are pretty, but the rim line on two of them is uneven. I know it is handwork, yet I expected more care.',
          'Красивые, но на двух стаканах кайма неровная. Понимаю, что ручная работа, и всё же ждал большей аккуратности.',
        ],
      },
    ],
  },
  {
    label: 'zanjan-filigree-glass-holders',
    shape: 'tea-glasses',
    color: 'silver',
    name: ['جااستکانی ملیله‌کاری زنجان', 'Zanjan filigree tea-glass holders', 'Филигранные подстаканники из Зенджана'],
    maker: ['ملیله‌خانه سیم‌باف', 'Simbaf Filigree House', 'Дом филиграни «Симбаф»'],
    city: ['زنجان', 'Zanjan', 'Зенджан'],
    summary: [
      'جااستکانی‌های ملیله با نقش جقه و پیچک، بافته از مفتول نازک مس، همراه استکان بلور.',
      'Filigree holders worked in paisley and scroll patterns from fine copper wire, each supplied with its clear tea glass.',
      'Подстаканники с узором из завитков и «огурцов», сплетённые из тонкой медной проволоки, вместе со стеклянными стаканами.',
    ],
    description: [
      'ملیله‌کار مفتول‌های به نازکی مو را دوبه‌دو می‌تابد، با انبرک به شکل جقه و پیچک درمی‌آورد و درون قاب می‌چیند. قطعه‌ها با گرد لحیم به هم جوش می‌خورند و سپس آب نقره داده یا به رنگ مس پرداخت می‌شوند. استکان بلور جداست و بیرون می‌آید. جااستکانی را با پارچه خشک پاک کنید و از ماشین ظرف‌شویی و جرم‌گیر دور نگه دارید.',
      'The filigree maker twists hair-thin wires in pairs, bends them with tweezers into paisleys and scrolls, and sets them within a frame. The parts are joined with powdered solder, then silver-plated or finished in copper. The glass is separate and lifts out. Wipe the holder with a dry cloth and keep it away from dishwashers and descalers.',
      'Мастер свивает попарно проволоку толщиной с волос, пинцетом выгибает из неё завитки и «огурцы» и укладывает их в каркас. Детали соединяют порошковым припоем, затем серебрят или оставляют медными и полируют. Стакан вынимается. Подстаканник протирайте сухой тканью; в посудомоечную машину его ставить нельзя, средства от накипи тоже не годятся.',
    ],
    specs: [
      ['material', ['مفتول مس و استکان بلور', 'Copper wire, clear glass', 'Медная проволока, стекло']],
      ['technique', ['ملیله‌کاری', 'Filigree', 'Филигрань']],
      ['plating', ['آب نقره یا مس پرداخت‌شده', 'Silver plate or polished copper', 'Серебрение или полированная медь']],
      ['dimensions', ['بلندی ۷، قطر ۶٫۵ سانتی‌متر', 'Height 7 cm, diameter 6.5 cm', 'Высота 7 см, диаметр 6,5 см']],
      ['volume', ['۱۱۰ میلی‌لیتر', '110 ml', '110 мл']],
      ['packaging', ['جعبه با آستر مخمل', 'Velvet-lined box', 'Коробка с бархатной подкладкой']],
      ['care', ['پاک کردن با پارچه خشک', 'Wipe with a dry cloth', 'Протирать сухой тканью']],
    ],
    variants: [
      { color: 'silver', size: pair, price: 5_200_000, stock: 12 },
      { color: 'silver', size: four, price: 9_900_000, stock: 7 },
      { color: 'silver', size: six, price: 14_400_000, stock: 1 },
      { color: 'copper', size: pair, price: 4_300_000, stock: 10 },
      { color: 'copper', size: six, price: 11_900_000, stock: 5 },
    ],
    rating: 4.9,
    ratingCount: 11,
    addedOn: '2026-10-12',
    reviews: [
      {
        author: ['رویا ه.', 'Roya H.', 'Роя Х.'],
        stars: 5,
        on: '2026-11-01',
        body: [
          'برای جهیزیه خواهرم گرفتم و همه پرسیدند از کجا خریده‌ام. ظرافت کار از نزدیک پیداست.',
          'I bought them for my sister’s trousseau and everyone asked where they came from. The fineness shows up close.',
          'Взяла в приданое сестре, и все спрашивали, где купила. Тонкость работы видна вблизи.',
        ],
      },
      {
        author: ['داوود ص.', 'Davoud S.', 'Давуд С.'],
        stars: 5,
        on: '2026-11-14',
        body: [
          'جعبه‌اش مناسب هدیه است و استکان‌ها لق نمی‌زنند. نمونه مسی گرمای دیگری دارد.',
          'The box is fit for a gift and the glasses do not rattle. The copper version has a warmth of its own.',
          'Коробка хоть сейчас в подарок, стаканы не болтаются. У медных своё, тёплое обаяние.',
        ],
      },
    ],
  },
]
