import type { ProductSeed, Text } from '../seed.ts'

const g250: Text = ['۲۵۰ گرم', '250 g', '250 г']
const g500: Text = ['۵۰۰ گرم', '500 g', '500 г']
const g600: Text = ['۶۰۰ گرم', '600 g', '600 г']
const kg1: Text = ['۱ کیلوگرم', '1 kg', '1 кг']
const kg2: Text = ['۲ کیلوگرم', '2 kg', '2 кг']
const kg5: Text = ['۵ کیلوگرم', '5 kg', '5 кг']

const roasted: Text = ['شور برشته', 'Roasted and salted', 'Жареные, солёные']
const raw: Text = ['خام', 'Raw', 'Сырые']

const slivers: Text = ['خلال', 'Slivers', 'Соломкой']
const wholeKernel: Text = ['مغز کامل', 'Whole kernels', 'Целые ядра']

const figSpecial: Text = ['ریز دهان‌باز', 'Small, open-mouthed', 'Мелкий, раскрытый']
const figLarge: Text = ['درشت صدویک', 'Large, grade 101', 'Крупный, сорт 101']

const inShell: Text = ['با پوست', 'In the shell', 'В скорлупе']
const halves: Text = ['مغز پروانه‌ای', 'Butterfly halves', 'Ядра-«бабочки»']

export const nutsDriedFruit: readonly ProductSeed[] = [
  {
    label: 'rafsanjan-akbari-pistachios',
    shape: 'pistachios',
    color: 'olive',
    name: ['پسته اکبری رفسنجان', 'Rafsanjan Akbari pistachios', 'Фисташки «акбари» из Рафсанджана'],
    maker: ['باغ‌های کبوترخان', 'Kabutarkhan Orchards', 'Сады «Кабутархан»'],
    city: ['رفسنجان', 'Rafsanjan', 'Рафсанджан'],
    summary: [
      'پسته کشیده و درشت اکبری، دست‌چین و خندان، برشته با آب‌نمک و اندکی آبلیمو یا خام.',
      'Long, large Akbari pistachios, hand-sorted and open, roasted with brine and a little lime juice, or raw.',
      'Крупные продолговатые фисташки «акбари», отобранные вручную: жареные с рассолом и каплей сока лайма или сырые.',
    ],
    description: [
      'اکبری بلندترین رقم پسته ایران است و مغزی پر و کشیده دارد. خوشه‌ها را شهریورماه می‌تکانند، همان روز پوست سبز را می‌گیرند و دانه‌ها را در آفتاب خشک می‌کنند تا رطوبت به چهار درصد برسد. نوع شور را در آب‌نمک می‌خوابانند و روی شعله ملایم برشته می‌کنند. در ظرف دربسته، جای خنک، تا شش ماه ترد می‌ماند.',
      'Akbari is the longest of Iran’s pistachios, with a full kernel. The clusters are shaken down in early September, hulled the same day and dried in the sun to four per cent moisture. The salted kind is steeped in brine and roasted over a low flame. In a closed jar in a cool place they stay crisp for six months.',
      '«Акбари» — самый длинный сорт иранских фисташек, с полным ядром. Грозди стряхивают в начале сентября, в тот же день снимают зелёную кожуру и сушат орехи на солнце до четырёх процентов влажности. Солёные вымачивают в рассоле и обжаривают на слабом огне. В закрытой банке в прохладном месте фисташки остаются хрустящими полгода.',
    ],
    specs: [
      ['grade', ['اکبری، اندازه ۲۰ تا ۲۲', 'Akbari, size 20–22', '«Акбари», калибр 20–22']],
      ['ingredients', ['پسته؛ در نوع شور نمک و آبلیمو', 'Pistachios; salt and lime if roasted', 'Фисташки; в солёных соль и лайм']],
      ['harvest', ['شهریور', 'September', 'Сентябрь']],
      ['shelfLife', ['۱۲ ماه', '12 months', '12 месяцев']],
      ['storage', ['دربسته، خنک و خشک', 'Sealed, cool and dry', 'Закрытыми, в прохладе']],
      ['packaging', ['پاکت زیپ‌دار', 'Resealable bag', 'Пакет с застёжкой']],
    ],
    variants: [
      { weight: g250, model: roasted, price: 520_000, stock: 36 },
      { weight: g500, model: roasted, price: 1_010_000, stock: 28 },
      { weight: kg1, model: roasted, price: 1_780_000, was: 1_980_000, stock: 15 },
      { weight: g500, model: raw, price: 980_000, stock: 19 },
      { weight: kg1, model: raw, price: 1_920_000, stock: 7 },
    ],
    rating: 4.8,
    ratingCount: 260,
    addedOn: '2025-09-29',
    reviews: [
      {
        author: ['حسین ذ.', 'Hossein Z.', 'Хосейн З.'],
        stars: 5,
        on: '2025-12-23',
        body: [
          'برای شب یلدا دو کیلو گرفتیم و یک دانه دهان‌بسته هم ندیدیم. شوری‌اش اندازه است.',
          'We took two kilos for Yalda night and did not find one closed nut. The salt is just right.',
          'Взяли два кило на Ялду и не нашли ни одного закрытого ореха. Соли в меру.',
        ],
      },
      {
        author: ['فرزانه ک.', 'Farzaneh K.', 'Фарзане К.'],
        stars: 4,
        on: '2026-03-15',
        body: [
          'درشت و تازه بود. کاش بسته دویست‌وپنجاه گرمی نوع خام هم داشتید.',
          'Large and fresh. I wish there were a 250 g bag of the raw kind too.',
          'Крупные, свежие. Жаль, что сырых нет в пакете по 250 г.',
        ],
      },
    ],
  },
  {
    label: 'sirjan-green-pistachio-slivers',
    shape: 'pistachios',
    color: 'green',
    name: ['مغز پسته سبز سیرجان', 'Sirjan green pistachio kernels', 'Зелёные ядра фисташек из Сирджана'],
    maker: ['خشکبار دشت‌نگین', 'Dasht Negin Dried Goods', 'Сухофрукты «Дашт-Негин»'],
    city: ['سیرجان', 'Sirjan', 'Сирджан'],
    summary: [
      'مغز پسته کال‌چین، بی‌پوست، سبز روشن و بی‌نمک؛ خلال برای شله‌زرد و کامل برای شیرینی.',
      'Kernels of early pistachios, skinned, bright green and unsalted; slivers for puddings, whole for baking.',
      'Очищенные ядра ранних фисташек, ярко-зелёные, без соли: соломкой для десертов, целые для выпечки.',
    ],
    description: [
      'این پسته را دو سه هفته زودتر از موعد می‌چینند تا رنگ سبز مغز بماند. پوست نازک را در آب ولرم می‌گیرند، مغز را نیم‌خشک می‌کنند و با دست به خلال‌های یک‌اندازه می‌برند. روی شله‌زرد، فرنی و پلوهای مجلسی بپاشید یا در باقلوا به کار ببرید. چون چرب و بی‌نمک است، پس از باز کردن در یخچال نگه دارید.',
      'The nuts are picked two or three weeks early to keep the kernel green. The thin skin is loosened in lukewarm water, the kernels are half-dried, and slivers of one size are cut by hand. Scatter them over saffron rice pudding and festive pilafs, or bake them into baklava. Being oily and unsalted, they belong in the refrigerator once opened.',
      'Орехи снимают на две-три недели раньше срока, чтобы ядро осталось зелёным. Тонкую кожицу снимают в тёплой воде, ядра подсушивают и вручную режут соломкой одного размера. Посыпайте ею шоле-зард и праздничный плов или кладите в пахлаву. Ядра жирные и несолёные, поэтому после вскрытия держите их в холодильнике.',
    ],
    specs: [
      ['ingredients', ['مغز پسته', 'Pistachio kernels', 'Ядра фисташек']],
      ['grade', ['کال‌چین، دوپوست‌کنده', 'Early-picked, skinned', 'Раннего сбора, очищенные']],
      ['harvest', ['مرداد', 'August', 'Август']],
      ['shelfLife', ['۹ ماه', '9 months', '9 месяцев']],
      ['storage', ['پس از باز شدن در یخچال', 'Refrigerate once opened', 'После вскрытия в холодильнике']],
      ['packaging', ['پاکت وکیوم', 'Vacuum bag', 'Вакуумный пакет']],
    ],
    variants: [
      { weight: g250, model: slivers, price: 890_000, stock: 14 },
      { weight: g500, model: slivers, price: 1_740_000, stock: 2 },
      { weight: g250, model: wholeKernel, price: 820_000, stock: 16 },
      { weight: g500, model: wholeKernel, price: 1_600_000, stock: 9 },
    ],
    rating: 4.6,
    ratingCount: 47,
    addedOn: '2026-04-06',
    reviews: [
      {
        author: ['مهناز ر.', 'Mahnaz R.', 'Махназ Р.'],
        stars: 5,
        on: '2026-05-16',
        body: [
          'سبزی‌اش بدون رنگ افزوده است. شله‌زرد نذری را با همین تزئین کردیم.',
          'The green comes with no added colour. We dressed our votive saffron pudding with it.',
          'Зелёный цвет без красителей. Украсили соломкой шоле-зард, который готовили по обету.',
        ],
      },
      {
        author: ['آیدا ن.', 'Aida N.', 'Аида Н.'],
        stars: 4,
        on: '2026-08-25',
        body: [
          'خلال‌ها یکدست است. ته پاکت کمی خاکه داشت، ولی برای باقلوا به کارم آمد.',
          'The slivers are even. There was some dust at the bottom, which went into the baklava.',
          'Соломка ровная. На дне пакета было немного крошки, но она пошла в пахлаву.',
        ],
      },
    ],
  },
  {
    label: 'bam-mazafati-dates',
    shape: 'dates',
    color: 'brown',
    name: ['رطب مضافتی بم', 'Mazafati dates from Bam', 'Финики «мазафати» из Бама'],
    maker: ['نخلستان ارگ‌سایه', 'Arg Sayeh Palm Groves', 'Пальмовые рощи «Арг-Сайе»'],
    city: ['بم', 'Bam', 'Бам'],
    summary: [
      'رطب تیره و نرم مضافتی با گوشت پر و هسته کوچک، چیده‌شده به‌موقع و نگهداری‌شده در سردخانه.',
      'Dark, soft Mazafati dates, full-fleshed with a small stone, picked in season and kept cold.',
      'Тёмные мягкие финики «мазафати» с плотной мякотью и маленькой косточкой: собраны в срок, хранятся на холоде.',
    ],
    description: [
      'نخل‌های بم را در شهریور و مهر، پنجه به پنجه، می‌چینند، چون همه خوشه با هم نمی‌رسد. رطب‌های رسیده و سالم در جعبه‌های مقوایی تک‌لایه چیده و بی‌درنگ سرد می‌شوند. گوشت مضافتی آب‌دار است و با گردو یا پنیر و چای خوب می‌سازد؛ برای رنگینک هم بهترین رقم است. در یخچال تا شش ماه می‌ماند و پیش از خوردن کمی در هوای آزاد بگذارید.',
      'At Bam the clusters are picked branch by branch in early autumn, since they do not ripen together. Sound dates are laid in single-layer boxes and chilled at once. The flesh is moist and sits well with walnuts, cheese or tea; it is the right date for ranginak. It keeps six months in the refrigerator, and is best after a short rest at room temperature.',
      'В Баме гроздья срезают ранней осенью по веточке, ведь созревают они не сразу. Целые финики укладывают в коробки в один слой и тут же охлаждают. Мякоть сочная, хороша с грецким орехом, сыром и чаем; это лучший сорт для рангинака. В холодильнике финики хранятся полгода, а перед едой дайте им немного согреться.',
    ],
    specs: [
      ['grade', ['مضافتی درجه یک', 'Mazafati, first grade', '«Мазафати», первый сорт']],
      ['ingredients', ['رطب بی‌افزودنی', 'Dates, nothing added', 'Финики, без добавок']],
      ['harvest', ['شهریور و مهر', 'September and October', 'Сентябрь и октябрь']],
      ['shelfLife', ['۶ ماه', '6 months', '6 месяцев']],
      ['storage', ['یخچال', 'Refrigerate', 'В холодильнике']],
      ['packaging', ['جعبه مقوایی تک‌لایه', 'Single-layer card box', 'Картонная коробка в один слой']],
    ],
    variants: [
      { weight: g600, price: 195_000, stock: 40 },
      { weight: kg2, price: 560_000, was: 640_000, stock: 18 },
      { weight: kg5, price: 1_450_000, stock: 6 },
    ],
    rating: 4.5,
    ratingCount: 221,
    addedOn: '2025-10-10',
    reviews: [
      {
        author: ['نوید پ.', 'Navid P.', 'Навид П.'],
        stars: 5,
        on: '2025-11-26',
        body: [
          'نرم و تازه رسید و جعبه له نشده بود. با مغز گردو و چای عالی است.',
          'They arrived soft and fresh, the box uncrushed. Excellent with walnuts and tea.',
          'Приехали мягкие и свежие, коробка не помялась. С грецким орехом и чаем — отлично.',
        ],
      },
      {
        author: ['راضیه ا.', 'Razieh A.', 'Разие А.'],
        stars: 3,
        on: '2026-05-31',
        body: [
          'مزه خوب بود، اما در گرمای ارسال چند دانه ترش شده بود. پول آن را برگرداندند.',
          'Good taste, but a few had turned sour in the heat of the journey. They were refunded.',
          'Вкус хороший, но в дороге по жаре несколько штук закисли. Деньги за них вернули.',
        ],
      },
    ],
  },
  {
    label: 'hajiabad-piarom-dates',
    shape: 'dates',
    color: 'walnut',
    name: ['خرمای پیارم حاجی‌آباد', 'Piarom dates from Hajiabad', 'Финики «пьяром» из Хаджиабада'],
    maker: ['نخلستان تنگ‌زاغ', 'Tang-e Zagh Palm Groves', 'Пальмовые рощи «Танг-е-Заг»'],
    city: ['حاجی‌آباد', 'Hajiabad', 'Хаджиабад'],
    summary: [
      'خرمای نیمه‌خشک پیارم با پوست نازک و چسبیده، کم‌شکرتر از رطب و خوش‌خوراک در سفر.',
      'Semi-dry Piarom dates with thin, clinging skin, less sweet than soft dates and easy to carry.',
      'Полусухие финики «пьяром» с тонкой, плотно прилегающей кожицей: менее сладкие и удобные в дороге.',
    ],
    description: [
      'پیارم کشیده و به رنگ قهوه‌ای روشن است و چون نیمه‌خشک می‌ماند، بیرون یخچال هم دوام می‌آورد. آبان‌ماه آن را می‌چینند، در سایه پهن می‌کنند و با دست بر پایه اندازه جدا می‌کنند. شیرینی‌اش ملایم و کمی شبیه کارامل است و با قهوه و چای، در گرانولا یا در کوله کوهنوردی جا دارد. در شیشه دربسته و جای خنک تا یک سال نگه دارید.',
      'Piarom is long and light brown, and being semi-dry it keeps outside the refrigerator. It is picked in November, spread in shade and sorted by hand for size. The sweetness is gentle, close to caramel; it goes with coffee and tea, into granola, or into a rucksack. Store for up to a year in a closed jar in a cool place.',
      '«Пьяром» — продолговатый, светло-коричневый финик; он полусухой и потому хранится без холодильника. Его собирают в ноябре, раскладывают в тени и сортируют вручную по размеру. Сладость у него мягкая, с карамельным оттенком: хорош к кофе и чаю, в гранолу и в рюкзак. В закрытой банке и прохладном месте не портится до года.',
    ],
    specs: [
      ['grade', ['پیارم ممتاز', 'Piarom, premium', '«Пьяром», высший сорт']],
      ['ingredients', ['خرمای بی‌افزودنی', 'Dates, nothing added', 'Финики, без добавок']],
      ['harvest', ['آبان', 'November', 'Ноябрь']],
      ['shelfLife', ['۱۲ ماه', '12 months', '12 месяцев']],
      ['storage', ['خنک و دربسته', 'Cool, in a closed jar', 'В прохладе, закрытыми']],
      ['origin', ['حاجی‌آباد، هرمزگان', 'Hajiabad, Hormozgan', 'Хаджиабад, Хормозган']],
    ],
    variants: [
      { weight: g500, price: 290_000, stock: 25 },
      { weight: kg1, price: 560_000, stock: 17 },
      { weight: kg5, price: 2_600_000, stock: 3 },
    ],
    rating: 4.7,
    ratingCount: 93,
    addedOn: '2026-02-03',
    reviews: [
      {
        author: ['آذر م.', 'Azar M.', 'Азар М.'],
        stars: 5,
        on: '2026-03-29',
        body: [
          'برای چای عصر، بهتر از هر شیرینی. پوستش جدا نمی‌شود و دست را چسبناک نمی‌کند.',
          'Better than any sweet with afternoon tea. The skin does not come off and fingers stay clean.',
          'К вечернему чаю лучше любых сладостей. Кожица не слезает, и пальцы не липнут.',
        ],
      },
      {
        author: ['اسماعیل ط.', 'Esmail T.', 'Эсмаил Т.'],
        stars: 5,
        on: '2026-07-19',
        body: [
          'سبک و سیرکننده است و همیشه یک بسته در ماشین دارم. در گرما هم خراب نشد.',
          'Light and filling; I always keep a bag in the car. It did not spoil in the heat.',
          'Лёгкие и сытные, всегда вожу пакет в машине. И в жару не испортились.',
        ],
      },
    ],
  },
  {
    label: 'estahban-dried-figs',
    shape: 'dried-fruit',
    color: 'honey',
    name: ['انجیر خشک استهبان', 'Dried figs from Estahban', 'Сушёный инжир из Эстахбана'],
    maker: ['باغ‌های کوه توده', 'Kuh-e Tudeh Orchards', 'Сады «Кух-е-Туде»'],
    city: ['استهبان', 'Estahban', 'Эстахбан'],
    summary: [
      'انجیر دیم استهبان که روی درخت خشک می‌شود؛ پوست نازک، دانه‌های ترد و شیرینی آرام.',
      'Rain-fed Estahban figs dried on the tree: thin skin, crisp seeds and a quiet sweetness.',
      'Инжир из Эстахбана, выросший без полива и высохший на дереве: тонкая кожица, хрусткие семена, мягкая сладость.',
    ],
    description: [
      'درخت‌های استهبان با آب باران بار می‌دهند و انجیر تا خشک نشود نمی‌افتد؛ باغدار آن را از روی پارچه زیر درخت جمع می‌کند. سپس در آفتاب پهن و بر پایه اندازه و بازبودن دهانه جدا می‌شود. گوگرد و شربت به آن نمی‌زنیم. شب سه تا پنج دانه در آب خیس کنید و صبح ناشتا بخورید، یا با مغز گردو میل کنید.',
      'The trees of Estahban live on rain, and the fig does not fall until it is dry; growers gather it from cloths under the branches. It is then spread in the sun and sorted by size and by how far the mouth has opened. We add neither sulphur nor syrup. Soak three to five overnight and eat them in the morning, or have them with walnuts.',
      'Деревья Эстахбана живут одним дождём, а инжир падает, лишь когда высохнет: его собирают с полотнищ, разостланных под кронами. Затем плоды досушивают на солнце и сортируют по размеру и раскрытию «глазка». Ни серы, ни сиропа мы не добавляем. Замочите три-пять штук на ночь и съешьте утром или подайте с грецким орехом.',
    ],
    specs: [
      ['ingredients', ['انجیر بی‌گوگرد', 'Figs, unsulphured', 'Инжир без серы']],
      ['technique', ['خشک‌شده بر درخت و آفتاب', 'Tree- and sun-dried', 'Сушка на дереве и солнце']],
      ['harvest', ['مرداد و شهریور', 'August and September', 'Август и сентябрь']],
      ['shelfLife', ['۱۲ ماه', '12 months', '12 месяцев']],
      ['storage', ['خنک و خشک', 'Cool and dry', 'В прохладном сухом месте']],
      ['origin', ['استهبان، استان فارس', 'Estahban, Fars Province', 'Эстахбан, провинция Фарс']],
    ],
    variants: [
      { weight: g500, model: figSpecial, price: 320_000, stock: 22 },
      { weight: kg1, model: figSpecial, price: 610_000, stock: 13 },
      { weight: g500, model: figLarge, price: 480_000, stock: 17 },
      { weight: kg1, model: figLarge, price: 930_000, stock: 0 },
    ],
    rating: 4.4,
    ratingCount: 138,
    addedOn: '2025-07-27',
    reviews: [
      {
        author: ['بتول س.', 'Batoul S.', 'Батул С.'],
        stars: 5,
        on: '2025-10-30',
        body: [
          'طعم انجیرهای قدیم را دارد و بی‌سنگ است. هر صبح سه دانه خیس‌خورده می‌خوریم.',
          'It tastes as figs used to, and there is no grit. We eat three soaked ones every morning.',
          'Вкус прежнего инжира, и песка нет. Каждое утро едим по три размоченных.',
        ],
      },
      {
        author: ['نیما ل.', 'Nima L.', 'Нима Л.'],
        stars: 4,
        on: '2026-06-21',
        body: [
          'بدون گوگرد و خوش‌طعم. اگر زود بخورید سفت است؛ بهتر است خیسش کنید.',
          'Unsulphured and good. Eaten straight it is firm; better to soak it.',
          'Без серы и вкусный. Сразу он жестковат, лучше замачивать.',
        ],
      },
    ],
  },
  {
    label: 'maragheh-apricot-halves',
    shape: 'dried-fruit',
    color: 'saffron',
    name: ['برگه زردآلوی مراغه', 'Maragheh sun-dried apricot halves', 'Солнечная курага из Мераге'],
    maker: ['خشکبار باغ صوفی‌چای', 'Sufi Chay Orchard Dried Fruit', 'Сухофрукты «Баг-е Суфи-Чай»'],
    city: ['مراغه', 'Maragheh', 'Мераге'],
    summary: [
      'برگه ترش و شیرین زردآلوی آفتاب‌خشک مراغه، به رنگ طبیعی تیره و بدون دود گوگرد.',
      'Sweet and sharp apricot halves dried in the Maragheh sun, naturally dark and free of sulphur.',
      'Кисло-сладкие половинки абрикоса, высушенные на солнце Мераге: природный тёмный цвет, без окуривания серой.',
    ],
    description: [
      'زردآلو را رسیده می‌چینند، از درز باز می‌کنند، هسته را برمی‌دارند و نیمه‌ها را رو به آفتاب روی حصیر می‌چینند. پس از شش تا هشت روز برگه خشک می‌شود و چون گوگرد ندیده، قهوه‌ای است نه نارنجی درخشان. برای خورش مرغ، برای خیساندن در آب و برای میان‌وعده مناسب است. در جای خنک نگه دارید و اگر سفیدکی بر آن دیدید نگران نشوید؛ قند خود میوه است.',
      'Ripe apricots are opened along the seam, stoned, and laid cut side up on reed mats. After six to eight days they are dry, and because no sulphur is used they are brown rather than bright orange. Use them in chicken and fruit stews, soaked in water, or as they are. Keep cool; a white bloom on the surface is only the fruit’s own sugar.',
      'Спелые абрикосы раскрывают по шву, вынимают косточку и выкладывают половинки на камышовые циновки срезом к солнцу. Через шесть-восемь дней курага готова, а поскольку серы в ней нет, она не ярко-оранжевая, а коричневая. Кладите её в рагу с курицей, замачивайте или ешьте просто так. Храните в прохладе; белёсый налёт — это сахар самого плода.',
    ],
    specs: [
      ['ingredients', ['زردآلو', 'Apricots', 'Абрикосы']],
      ['technique', ['آفتاب‌خشک روی حصیر', 'Sun-dried on reed mats', 'Сушка на циновках']],
      ['grade', ['نیمه بی‌هسته، درشت', 'Stoned halves, large', 'Половинки без косточки, крупные']],
      ['harvest', ['تیر و مرداد', 'July and August', 'Июль и август']],
      ['shelfLife', ['۱۲ ماه', '12 months', '12 месяцев']],
      ['storage', ['خنک و دربسته', 'Cool and sealed', 'В прохладе, закрытой']],
    ],
    variants: [
      { weight: g250, price: 150_000, stock: 30 },
      { weight: g500, price: 270_000, was: 300_000, stock: 21 },
      { weight: kg1, price: 520_000, was: 590_000, stock: 8 },
    ],
    rating: 4.2,
    ratingCount: 9,
    addedOn: '2026-10-14',
    reviews: [
      {
        author: ['پیمان ش.', 'Peyman Sh.', 'Пейман Ш.'],
        stars: 4,
        on: '2026-10-30',
        body: [
          'رنگش تیره است و همین خیالم را راحت می‌کند. مزه زردآلوی واقعی می‌دهد.',
          'It is dark, which reassures me. It tastes of real apricot.',
          'Тёмная — это и радует. На вкус настоящий абрикос.',
        ],
      },
      {
        author: ['سحر ی.', 'Sahar Y.', 'Сахар Й.'],
        stars: 5,
        on: '2026-11-12',
        body: [
          'در خورش با مرغ پختم و همه تعریف کردند. ترشی و شیرینی‌اش متعادل است.',
          'I cooked it with chicken and everyone praised it. Sweet and sour in balance.',
          'Потушила с курицей, все хвалили. Кислого и сладкого поровну.',
        ],
      },
    ],
  },
  {
    label: 'tuyserkan-walnuts',
    shape: 'walnuts',
    color: 'camel',
    name: ['گردوی کاغذی تویسرکان', 'Paper-shell walnuts from Tuyserkan', 'Тонкокорые грецкие орехи из Туйсеркана'],
    maker: ['باغ‌های سرکان‌رود', 'Sarkan Rud Orchards', 'Сады «Серкан-Руд»'],
    city: ['تویسرکان', 'Tuyserkan', 'Туйсеркан'],
    summary: [
      'گردوی نازک‌پوست امسال با مغز روشن که میان دو انگشت می‌شکند، با پوست یا مغزشده.',
      'This year’s thin-shelled walnuts with pale kernels, cracked between two fingers; whole or shelled.',
      'Орехи нового урожая с тонкой скорлупой и светлым ядром, что раскрываются в пальцах; в скорлупе и чищеные.',
    ],
    description: [
      'باغ‌های تویسرکان از چشمه‌های الوند آب می‌خورند و گردوی آن پوستی نازک و مغزی روشن دارد. مهرماه می‌چینند، پوست سبز را می‌گیرند و ده روز در سایه خشک می‌کنند. مغزها پروانه‌ای و با دست درمی‌آیند و ریزه آن جدا فروخته می‌شود. برای فسنجان، نان و پنیر یا همراه خرما به کار می‌آید؛ مغز را در یخچال نگه دارید تا روغنش تلخ نشود.',
      'The orchards of Tuyserkan are watered by springs on Mount Alvand and give a thin shell and a pale kernel. The nuts are picked in October, hulled and dried ten days in shade. Halves are shelled by hand into whole butterflies; the broken pieces are sold apart. Use them for fesenjan, with cheese or with dates, and keep shelled nuts in the refrigerator so that the oil does not turn bitter.',
      'Сады Туйсеркана орошают родники горы Альванд, отсюда тонкая скорлупа и светлое ядро. Орехи снимают в октябре, очищают от зелёной кожуры и десять дней сушат в тени. Ядра вынимают вручную целыми «бабочками», а лом продают отдельно. Они хороши для фесенджана, к сыру и к финикам; чищеные орехи держите в холодильнике, чтобы масло не горчило.',
    ],
    specs: [
      ['grade', ['کاغذی، مغز سفید', 'Paper-shell, pale kernel', 'Тонкокорые, светлое ядро']],
      ['ingredients', ['گردو', 'Walnuts', 'Грецкие орехи']],
      ['harvest', ['مهر', 'October', 'Октябрь']],
      ['shelfLife', ['با پوست ۱۲ ماه، مغز ۶ ماه', 'In shell 12 months, shelled 6', 'В скорлупе 12 месяцев, ядра 6']],
      ['storage', ['مغز در یخچال', 'Shelled: refrigerate', 'Ядра — в холодильнике']],
      ['packaging', ['کیسه پارچه‌ای یا پاکت وکیوم', 'Cloth sack or vacuum bag', 'Тканевый мешок или вакуум']],
      ['origin', ['تویسرکان، استان همدان', 'Tuyserkan, Hamadan Province', 'Туйсеркан, провинция Хамадан']],
    ],
    variants: [
      { weight: kg1, model: inShell, price: 620_000, stock: 26 },
      { weight: kg2, model: inShell, price: 1_190_000, stock: 12 },
      { weight: g500, model: halves, price: 780_000, stock: 20 },
      { weight: kg1, model: halves, price: 1_490_000, stock: 1 },
    ],
    rating: 4.7,
    ratingCount: 6,
    addedOn: '2026-11-03',
    reviews: [
      {
        author: ['جواد ع.', 'Javad A.', 'Джавад А.'],
        stars: 5,
        on: '2026-11-11',
        body: [
          'واقعاً با فشار انگشت می‌شکند. از یک کیلو تنها دو دانه پوک بود.',
          'They really do crack with the fingers. Only two in a kilo were empty.',
          'Действительно колются пальцами. На килограмм всего два пустых.',
        ],
      },
      {
        author: ['لاله ف.', 'Laleh F.', 'Лале Ф.'],
        stars: 4,
        on: '2026-11-15',
        body: [
          'مغزها روشن و تازه بود و فسنجان بی‌تلخی شد. بسته‌بندی پارچه‌ای هم پسندیدم.',
          'Pale, fresh kernels, and the fesenjan had no bitterness. I like the cloth sack too.',
          'Ядра светлые и свежие, фесенджан вышел без горечи. И мешочек из ткани понравился.',
        ],
      },
    ],
  },
]
