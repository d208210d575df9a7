import type { ProductSeed, Text } from '../seed.ts'

const g1: Text = ['۱ گرم', '1 g', '1 г']
const mesqal: Text = ['یک مثقال (۴٫۶ گرم)', '1 mesqal (4.6 g)', '1 мискаль (4,6 г)']
const g2: Text = ['۲ گرم', '2 g', '2 г']
const g5: Text = ['۵ گرم', '5 g', '5 г']
const g10: Text = ['۱۰ گرم', '10 g', '10 г']
const g60: Text = ['۶۰ گرم', '60 g', '60 г']
const g100: Text = ['۱۰۰ گرم', '100 g', '100 г']
const g200: Text = ['۲۰۰ گرم', '200 g', '200 г']
const g250: Text = ['۲۵۰ گرم', '250 g', '250 г']
const g400: Text = ['۴۰۰ گرم', '400 g', '400 г']
const g500: Text = ['۵۰۰ گرم', '500 g', '500 г']
const g800: Text = ['۸۰۰ گرم', '800 g', '800 г']
const kg1: Text = ['۱ کیلوگرم', '1 kg', '1 кг']

const glassJar: Text = ['شیشه ساده', 'Plain jar', 'Простая баночка']
const giftBox: Text = ['جعبه هدیه', 'Gift box', 'Подарочная коробка']

const sticksTen: Text = ['ده شاخه', '10 sticks', '10 палочек']
const sticksTwenty: Text = ['بیست شاخه', '20 sticks', '20 палочек']

const plainSugar: Text = ['ساده', 'Plain', 'Без добавок']
const cardamomSugar: Text = ['هل‌دار', 'With cardamom', 'С кардамоном']

const wholeSeed: Text = ['دانه کامل', 'Whole seed', 'Целые семена']
const groundSeed: Text = ['ساییده', 'Ground', 'Молотая']

export const saffronSpices: readonly ProductSeed[] = [
  {
    label: 'qaenat-negin-saffron',
    shape: 'saffron-jar',
    color: 'crimson',
    name: ['زعفران نگین قائنات', 'Qaenat negin saffron', 'Шафран «негин» из Каената'],
    maker: ['زعفران‌کاران سرخ‌پگاه', 'Sorkh Pegah Saffron Growers', 'Шафрановое хозяйство «Сорх-Пегах»'],
    city: ['قائن', 'Qaen', 'Каен'],
    summary: [
      'رشته‌های یکدست و بی‌خامه زعفران نگین، چیده پیش از سپیده و خشک‌شده در همان روز.',
      'Even, all-red threads of negin saffron, picked before dawn and dried the same day.',
      'Ровные, целиком красные нити шафрана «негин»: собраны до рассвета и высушены в тот же день.',
    ],
    description: [
      'گل زعفران را پیش از آفتاب می‌چینند و همان روز کلاله را از خامه زرد جدا می‌کنند. نگین پهن‌ترین و صاف‌ترین رشته‌هاست که با حرارت ملایم خشک می‌شود تا نشکند. چند رشته را با کمی نبات بسایید و روی یک تکه یخ بریزید؛ رنگ آرام باز می‌شود و عطر می‌ماند. در ظرف دربسته، دور از نور و بو، تا دو سال کیفیت خود را نگه می‌دارد.',
      'The flowers are gathered before sunrise and the stigmas separated the same day from their yellow ends. Negin is the broadest and straightest thread, dried over gentle heat so that it does not break. Grind a few threads with a little rock sugar and leave them on an ice cube; the colour opens slowly and the scent stays. Closed and away from light and odours, it keeps for two years.',
      'Цветы собирают до восхода и в тот же день отделяют рыльца от жёлтых кончиков. «Негин» — самые широкие и прямые нити; их сушат на слабом жару, чтобы не ломались. Разотрите несколько нитей с щепоткой набата и высыпьте на кубик льда: цвет раскроется медленно, а аромат сохранится. В закрытой посуде, вдали от света и запахов, шафран хранится два года.',
    ],
    specs: [
      ['grade', ['نگین، درجه یک', 'Negin, first grade', '«Негин», первый сорт']],
      ['ingredients', ['کلاله خالص زعفران', 'Pure saffron stigmas', 'Чистые рыльца шафрана']],
      ['harvest', ['آبان', 'Late October to November', 'Конец октября — ноябрь']],
      ['origin', ['قائنات، خراسان جنوبی', 'Qaenat, South Khorasan', 'Каенат, Южный Хорасан']],
      ['shelfLife', ['۲۴ ماه', '24 months', '24 месяца']],
      ['storage', ['دربسته، خشک و تاریک', 'Sealed, dry and dark', 'Закрытым, в сухом тёмном месте']],
      ['certificate', ['برگه آزمایش رنگ و عطر', 'Laboratory colour report', 'Лабораторный протокол']],
    ],
    variants: [
      { weight: g1, model: glassJar, price: 345_000, stock: 40 },
      { weight: mesqal, model: glassJar, price: 1_490_000, stock: 31 },
      { weight: mesqal, model: giftBox, price: 1_680_000, stock: 14 },
      { weight: g10, model: glassJar, price: 2_790_000, was: 3_200_000, stock: 8 },
      { weight: g10, model: giftBox, price: 3_390_000, stock: 3 },
    ],
    rating: 4.9,
    ratingCount: 254,
    addedOn: '2025-06-03',
    reviews: [
      {
        author: ['منیژه ا.', 'Manijeh A.', 'Манижа А.'],
        stars: 5,
        on: '2025-07-16',
        body: [
          'با سه رشته یک قابلمه پلو رنگ گرفت. عطرش تا فردا در آشپزخانه مانده بود.',
          'Three threads coloured a whole pot of rice. The kitchen still smelt of it the next day.',
          'Трёх нитей хватило на целую кастрюлю плова. На кухне пахло ещё и на следующий день.',
        ],
      },
      {
        author: ['پویا خ.', 'Pouya Kh.', 'Пуйя Х.'],
        stars: 5,
        on: '2026-01-08',
        body: [
          'جعبه هدیه را برای همکارم در خارج فرستادم. رشته‌ها سالم و یکدست رسید.',
          'I sent the gift box to a colleague abroad. The threads arrived whole and even.',
          'Отправил подарочную коробку коллеге за границу. Нити доехали целыми и ровными.',
        ],
      },
    ],
  },
  {
    label: 'torbat-bunch-saffron',
    shape: 'saffron-jar',
    color: 'saffron',
    name: ['زعفران دسته تربت‌حیدریه', 'Bunch saffron from Torbat-e Heydarieh', 'Пучковый шафран из Торбете-Хейдерие'],
    maker: ['خانه زعفران هفت‌کلاله', 'Haft Kolaleh Saffron House', 'Дом шафрана «Хафт-Колале»'],
    city: ['تربت‌حیدریه', 'Torbat-e Heydarieh', 'Торбете-Хейдерие'],
    summary: [
      'زعفران دسته با رشته کامل و دنباله زرد، بسته با نخ پنبه‌ای؛ برای کسانی که اصل بودن را با چشم می‌سنجند.',
      'Saffron in tied bunches, threads entire with their yellow ends, for those who judge authenticity by eye.',
      'Шафран в пучках: целые нити с жёлтыми кончиками, перевязанные хлопковой ниткой. Подлинность видна на глаз.',
    ],
    description: [
      'در این شیوه رشته را از گل بیرون می‌کشند و بی آنکه سفیدی و زردی پایین آن را ببرند، کنار هم دسته می‌کنند و با نخ می‌بندند. دسته یکی دو روز در اتاق خشک و سایه می‌ماند. بخش زرد رنگ چندانی ندارد ولی خوش‌عطر است و در چای و شیر خوب می‌نشیند. سرِ رشته‌ها را برای پلو جدا کنید و در هاون بسایید؛ ظرف را از بخار اجاق دور بگذارید.',
      'Here the threads are drawn from the flower, laid side by side without cutting off their pale ends, and tied. The bunch rests for a day or two in a dry, shaded room. The yellow part gives little colour but a good scent, and does well in tea or milk. Cut off the red tips for rice and grind them in a mortar; keep the jar away from stove steam.',
      'Нити вытягивают из цветка, складывают, не отрезая светлых концов, и перевязывают. Пучок день-другой лежит в сухой тенистой комнате. Жёлтая часть почти не красит, но хорошо пахнет, и ей самое место в чае или молоке. Красные кончики срежьте для плова и разотрите в ступке; держите баночку подальше от пара над плитой.',
    ],
    specs: [
      ['grade', ['دسته', 'Bunch (dasteh)', 'Пучковый («дасте»)']],
      ['ingredients', ['کلاله و خامه زعفران', 'Saffron stigma and style', 'Рыльца и столбик шафрана']],
      ['harvest', ['آبان', 'Late October to November', 'Конец октября — ноябрь']],
      ['shelfLife', ['۲۴ ماه', '24 months', '24 месяца']],
      ['storage', ['خشک و تاریک، دور از بخار', 'Dry and dark, away from steam', 'Сухо и темно, вдали от пара']],
      ['packaging', ['شیشه با در چوب‌پنبه', 'Glass jar with cork lid', 'Стеклянная баночка с пробкой']],
    ],
    variants: [
      { weight: g2, price: 440_000, stock: 27 },
      { weight: g5, price: 1_040_000, stock: 18 },
      { weight: g10, price: 1_990_000, stock: 0 },
    ],
    rating: 4.5,
    ratingCount: 88,
    addedOn: '2025-12-02',
    reviews: [
      {
        author: ['اکرم د.', 'Akram D.', 'Акрам Д.'],
        stars: 5,
        on: '2026-01-30',
        body: [
          'دنباله زرد را در چای می‌ریزم و سرها را برای پلو نگه می‌دارم. هیچ‌چیز هدر نمی‌رود.',
          'I put the yellow ends in tea and keep the tips for rice. Nothing goes to waste.',
          'Жёлтые кончики кладу в чай, а красные берегу для плова. Ничего не пропадает.',
        ],
      },
      {
        author: ['شاهین و.', 'Shahin V.', 'Шахин В.'],
        stars: 4,
        on: '2026-06-09',
        body: [
          'اصل بودنش پیداست و عطر خوبی دارد. رنگ‌دهی از نگین کمتر است که البته گفته بودید.',
          'Plainly authentic and well scented. It colours less than negin, as you said it would.',
          'Подлинность видна сразу, аромат хороший. Красит слабее «негина», но вы об этом предупреждали.',
        ],
      },
    ],
  },
  {
    label: 'mashhad-saffron-rock-sugar',
    shape: 'rock-sugar',
    color: 'saffron',
    name: ['نبات زعفرانی شاخه‌ای مشهد', 'Mashhad saffron rock sugar sticks', 'Мешхедский шафрановый набат на палочках'],
    maker: ['نبات‌ریزی هفت‌کاسه', 'Haft Kaseh Sugar House', 'Сахароварня «Хафт-Касе»'],
    city: ['مشهد', 'Mashhad', 'Мешхед'],
    summary: [
      'شاخه‌های بلوری نبات با رشته زعفران در دل هر بلور، برای شیرین کردن چای بی‌قاشق.',
      'Crystal sticks of rock sugar with saffron threads inside, for sweetening tea without a spoon.',
      'Хрустальные палочки набата с нитями шафрана внутри: сладость для чая, к которой не нужна ложка.',
    ],
    description: [
      'شربت غلیظ شکر و زعفران را در ظرف‌های گرم می‌ریزند، چوب‌ها را در آن می‌آویزند و سه شبانه‌روز دست نمی‌زنند تا بلور آرام رشد کند. هر شاخه را جداگانه می‌شویند، خشک می‌کنند و می‌پیچند. شاخه را در استکان داغ بچرخانید و هر وقت شیرینی اندازه شد بیرون بیاورید. در جای خشک نگه دارید؛ رطوبت سطح بلور را کدر می‌کند، اما مزه را نه.',
      'A thick syrup of sugar and saffron is poured into warm vessels; sticks are hung in it and left for three days while the crystals grow. Each is rinsed, dried and wrapped on its own. Turn one in a hot glass and lift it out when the tea is sweet enough. Keep dry: damp clouds the surface, though it does not change the taste.',
      'Густой сироп из сахара и шафрана разливают в тёплую посуду, опускают в него палочки и трое суток не трогают, пока растут кристаллы. Каждую палочку ополаскивают, сушат и заворачивают отдельно. Покрутите её в горячем чае и выньте, когда станет достаточно сладко. Хранить нужно в сухом месте: от влаги кристаллы мутнеют, хотя вкус остаётся прежним.',
    ],
    specs: [
      ['ingredients', ['شکر، زعفران', 'Sugar, saffron', 'Сахар, шафран']],
      ['weight', ['هر شاخه حدود ۱۲ گرم', 'About 12 g a stick', 'Около 12 г палочка']],
      ['packaging', ['پوشش تک‌تک در جعبه مقوایی', 'Wrapped singly in a card box', 'Поштучно, в картонной коробке']],
      ['shelfLife', ['۱۸ ماه', '18 months', '18 месяцев']],
      ['storage', ['جای خشک', 'Keep dry', 'В сухом месте']],
      ['origin', ['مشهد', 'Mashhad', 'Мешхед']],
    ],
    variants: [
      { model: sticksTen, price: 185_000, stock: 40 },
      { model: sticksTwenty, price: 310_000, was: 350_000, stock: 29 },
    ],
    rating: 4.6,
    ratingCount: 173,
    addedOn: '2025-09-19',
    reviews: [
      {
        author: ['ندا ص.', 'Neda S.', 'Неда С.'],
        stars: 5,
        on: '2025-11-21',
        body: [
          'هر مهمانی که می‌آید سراغ همین شاخه‌ها را می‌گیرد. عطر زعفرانش واقعی است.',
          'Every guest now asks for these sticks. The saffron scent is real.',
          'Теперь каждый гость спрашивает эти палочки. Аромат шафрана настоящий.',
        ],
      },
      {
        author: ['مجید ل.', 'Majid L.', 'Маджид Л.'],
        stars: 3,
        on: '2026-04-28',
        body: [
          'مزه‌اش خوب است، ولی سه شاخه در راه شکسته بود و برای پذیرایی به کار نمی‌آمد.',
          'They taste good, but three were broken on the way and could not be served.',
          'На вкус хорошо, но три палочки сломались в дороге и на стол уже не годились.',
        ],
      },
    ],
  },
  {
    label: 'yazd-bowl-rock-sugar',
    shape: 'rock-sugar',
    color: 'white',
    name: ['نبات سفید کاسه‌ای یزد', 'Yazd white bowl rock sugar', 'Йездский белый набат из чаши'],
    maker: ['قنادی شکرپنجره', 'Shekar Panjereh Confectionery', 'Кондитерская «Шекар-Панджере»'],
    city: ['یزد', 'Yazd', 'Йезд'],
    summary: [
      'نبات درشت و شفاف که در کاسه مسی بلور می‌بندد، ساده یا با عطر هل؛ همراه چای و دمنوش.',
      'Large clear rock sugar crystallised in a bowl, plain or scented with cardamom, for tea and herbal infusions.',
      'Крупный прозрачный набат, выросший в чаше, без добавок или с кардамоном: к чаю и травяным настоям.',
    ],
    description: [
      'شربت شکر در کاسه‌های مسی با نخ‌های پنبه‌ای پنج روز می‌ماند و بلورهای درشت از دیواره به میان می‌رسند. کاسه را برمی‌گردانند و نبات یکپارچه بیرون می‌آید؛ ما آن را به تکه‌های بزرگ شکسته می‌فرستیم. در نوع هل‌دار، دانه هل کوبیده با شربت جوشانده می‌شود. با نبات‌شکن یا دسته هاون خرد کنید و در شیشه دربسته بگذارید تا نم نگیرد.',
      'Syrup stands for five days in copper bowls strung with cotton, and large crystals grow from the wall to the centre. The bowl is turned out in one piece, which we break into generous lumps. For the cardamom kind, crushed pods are boiled with the syrup. Crack it with a sugar hammer or a pestle and keep it in a closed jar, away from damp.',
      'Сироп пять дней стоит в медных чашах с натянутыми хлопковыми нитями, и крупные кристаллы растут от стенок к середине. Чашу опрокидывают, набат выходит целиком, а мы раскалываем его на большие куски. В набат с кардамоном дроблёные коробочки кладут ещё при варке сиропа. Колите его щипцами или пестиком и держите в закрытой банке, чтобы не отсырел.',
    ],
    specs: [
      ['ingredients', ['شکر؛ در نوع هل‌دار هل سبز', 'Sugar; green cardamom in one kind', 'Сахар; в одном виде — зелёный кардамон']],
      ['technique', ['بلورگیری در کاسه مسی', 'Crystallised in copper bowls', 'Кристаллизация в медной чаше']],
      ['shelfLife', ['۲۴ ماه', '24 months', '24 месяца']],
      ['storage', ['دربسته و خشک', 'Sealed and dry', 'Закрытым, в сухом месте']],
      ['packaging', ['پاکت کاغذی با آستر', 'Lined paper bag', 'Бумажный пакет с подкладкой']],
      ['origin', ['یزد', 'Yazd', 'Йезд']],
    ],
    variants: [
      { weight: g400, model: plainSugar, price: 165_000, stock: 35 },
      { weight: g800, model: plainSugar, price: 310_000, stock: 20 },
      { weight: g400, model: cardamomSugar, price: 215_000, stock: 22 },
      { weight: g800, model: cardamomSugar, price: 405_000, stock: 2 },
    ],
    rating: 4.2,
    ratingCount: 64,
    addedOn: '2026-02-14',
    reviews: [
      {
        author: ['طاهره ن.', 'Tahereh N.', 'Тахере Н.'],
        stars: 4,
        on: '2026-04-20',
        body: [
          'شفاف و خوش‌طعم است. تکه‌ها خیلی بزرگ بود و با هاون به جانش افتادم.',
          'Clear and good to taste. The lumps were very large and I had to set to with a mortar.',
          'Прозрачный и вкусный. Куски попались огромные, пришлось взяться за ступку.',
        ],
      },
      {
        author: ['ایمان گ.', 'Iman G.', 'Иман Г.'],
        stars: 5,
        on: '2026-08-18',
        body: [
          'نوع هل‌دار را با دمنوش آویشن می‌خوریم. بوی هلش ملایم و طبیعی است.',
          'We take the cardamom kind with thyme tea. The scent is mild and natural.',
          'Набат с кардамоном пьём с чабрецом. Запах мягкий, натуральный.',
        ],
      },
    ],
  },
  {
    label: 'shiraz-rice-advieh',
    shape: 'spice-tin',
    color: 'rose',
    name: ['ادویه پلویی شیراز', 'Shiraz advieh for rice', 'Ширазская смесь пряностей для плова'],
    maker: ['عطاری نارنج‌کوچه', 'Narenj Kucheh Apothecary', 'Лавка пряностей «Нарендж-Куче»'],
    city: ['شیراز', 'Shiraz', 'Шираз'],
    summary: [
      'آمیخته‌ای از گل محمدی، دارچین، هل و زیره که میان لایه‌های برنج پاشیده می‌شود و پلو را خوش‌بو می‌کند.',
      'A blend of rose petal, cinnamon, cardamom and cumin, scattered between layers of rice to scent the dish.',
      'Смесь лепестков розы, корицы, кардамона и зиры: её пересыпают между слоями риса для аромата.',
    ],
    description: [
      'هر ماده جداگانه در دمای ملایم گرم و همان روز ساییده می‌شود، چون عطر ادویه از همان روز اول رو به رفتن است. گلبرگ محمدی را در پایان و درشت‌تر می‌ریزند تا در پلو دیده شود. برای چهار پیمانه برنج یک قاشق غذاخوری، هنگام دم کردن لابه‌لای آن، کافی است؛ با باقالی‌پلو و مرغ هم می‌سازد. در قوطی را ببندید و تا شش ماه مصرف کنید.',
      'Each ingredient is warmed gently on its own and ground the same day, since the scent begins to fade at once. Rose petals go in last and coarser, so that they show in the rice. One tablespoon, layered in while steaming, serves four cups of rice; it also goes with broad-bean pilaf and chicken. Close the tin and use within six months.',
      'Каждую пряность слегка прогревают отдельно и мелют в тот же день, потому что аромат начинает уходить сразу. Лепестки розы добавляют последними и крупнее, чтобы их было видно в рисе. На четыре стакана риса довольно столовой ложки — пересыпьте ею слои перед томлением; смесь подходит и к плову с бобами, и к курице. Закрывайте банку и расходуйте за полгода.',
    ],
    specs: [
      ['ingredients', ['گل محمدی، دارچین، هل، زیره', 'Rose, cinnamon, cardamom, cumin', 'Роза, корица, кардамон, зира']],
      ['finish', ['ساییده، گلبرگ درشت', 'Ground, petals left coarse', 'Молотая, лепестки крупные']],
      ['packaging', ['قوطی فلزی دربسته', 'Closed tin', 'Жестяная банка с крышкой']],
      ['shelfLife', ['۱۲ ماه؛ پس از باز شدن ۶ ماه', '12 months; 6 once opened', '12 месяцев; после вскрытия 6']],
      ['storage', ['جای خشک و خنک', 'Cool and dry', 'В сухом прохладном месте']],
      ['origin', ['شیراز، استان فارس', 'Shiraz, Fars Province', 'Шираз, провинция Фарс']],
    ],
    variants: [
      { weight: g60, price: 175_000, stock: 38 },
      { weight: g100, price: 265_000, stock: 25 },
      { weight: g250, price: 590_000, stock: 11 },
    ],
    rating: 4.7,
    ratingCount: 95,
    addedOn: '2026-05-20',
    reviews: [
      {
        author: ['کتایون ف.', 'Katayoun F.', 'Катаюн Ф.'],
        stars: 5,
        on: '2026-07-12',
        body: [
          'قوطی را که باز کردم بوی خانه مادرم در شیراز آمد. گلبرگ‌هایش تازه است.',
          'When I opened the tin it smelt of my mother’s house in Shiraz. The petals are fresh.',
          'Открыла банку — и запахло маминым домом в Ширазе. Лепестки свежие.',
        ],
      },
      {
        author: ['روزبه ی.', 'Rouzbeh Y.', 'Рузбех Й.'],
        stars: 5,
        on: '2026-09-30',
        body: [
          'اندازه‌ها متعادل است و دارچین غالب نمی‌شود. قوطی دوم را هم سفارش دادم.',
          'Well balanced; the cinnamon does not take over. I have ordered a second tin.',
          'Состав уравновешен, корица не забивает остальное. Заказал вторую банку.',
        ],
      },
    ],
  },
  {
    label: 'alamut-sumac',
    shape: 'spice-tin',
    color: 'brown',
    name: ['سماق قهوه‌ای الموت', 'Brown sumac from Alamut', 'Коричневый сумах из Аламута'],
    maker: ['باغداران سنگرود', 'Sangrud Orchards', 'Сады «Сангруд»'],
    city: ['قزوین', 'Qazvin', 'Казвин'],
    summary: [
      'سماق کوهی الموت، آفتاب‌خشک و بی‌نمک افزوده، با ترشی پررنگ برای کباب، ماست و سالاد شیرازی.',
      'Mountain sumac from Alamut, sun-dried with no added salt, sharply tart for kebab, yoghurt and salads.',
      'Горный сумах из Аламута, высушенный на солнце и без соли: яркая кислинка к кебабу, йогурту и салатам.',
    ],
    description: [
      'میوه سماق را مهرماه از بوته‌های دامنه می‌چینند و روی پارچه در آفتاب خشک می‌کنند. پوست ترش آن در آسیاب سنگی از هسته جدا می‌شود و هسته در سماق نمی‌ماند؛ رنگ قهوه‌ای از همین پوست رسیده است. روی کباب کوبیده و جوجه، در بورانی و کنار سبزی بپاشید. اگر در قوطی گلوله شد، نم دیده است؛ چند دقیقه در سینی گرم پهن کنید.',
      'The berries are picked from hillside shrubs in early autumn and dried on cloth in the sun. A stone mill lifts the tart skin from the stone, and no stone is left in the spice; the brown comes from fully ripe skin. Scatter it over kebab and chicken, in yoghurt dishes and on salads. If it clumps it has taken damp; spread it for a few minutes on a warm tray.',
      'Ягоды собирают с кустов на склонах в начале осени и сушат на ткани под солнцем. Каменный жёрнов отделяет кислую кожицу от косточки, и в пряность косточки не попадают; коричневый цвет даёт спелая кожица. Посыпайте сумахом кебаб и курицу, добавляйте в борани и салаты. Если он слежался, значит, отсырел: рассыпьте его на несколько минут на тёплом противне.',
    ],
    specs: [
      ['ingredients', ['سماق خالص', 'Pure sumac', 'Чистый сумах']],
      ['finish', ['آسیاب سنگی، بی‌هسته', 'Stone-ground, no stones', 'Каменный помол, без косточек']],
      ['harvest', ['مهر', 'October', 'Октябрь']],
      ['shelfLife', ['۱۸ ماه', '18 months', '18 месяцев']],
      ['storage', ['جای خشک', 'Keep dry', 'В сухом месте']],
      ['origin', ['الموت، استان قزوین', 'Alamut, Qazvin Province', 'Аламут, провинция Казвин']],
    ],
    variants: [
      { weight: g100, price: 98_000, stock: 32 },
      { weight: g250, price: 190_000, was: 225_000, stock: 24 },
      { weight: g500, price: 360_000, was: 420_000, stock: 9 },
    ],
    rating: 4.4,
    ratingCount: 8,
    addedOn: '2026-10-12',
    reviews: [
      {
        author: ['علیرضا ب.', 'Alireza B.', 'Алиреза Б.'],
        stars: 5,
        on: '2026-10-29',
        body: [
          'ترشی‌اش درست است و دندان‌گیر نیست؛ یعنی هسته ندارد. کباب بدون این نمی‌شود.',
          'Properly tart, and nothing gritty, so there really are no stones. Kebab needs it.',
          'Кислинка что надо, на зубах ничего не хрустит — косточек и правда нет. Без него кебаб не кебаб.',
        ],
      },
      {
        author: ['وحید خ.', 'Vahid Kh.', 'Вахид Х.'],
        stars: 4,
        on: '2026-11-11',
        body: [
          'سماق خوبی است. رنگ عکس قرمزتر بود، ولی در توضیح نوشته بودید قهوه‌ای.',
          'Good sumac. It looked redder in the picture, though the text does say brown.',
          'Хороший сумах. На картинке он краснее, но в описании сказано «коричневый».',
        ],
      },
    ],
  },
  {
    label: 'kerman-black-cumin',
    shape: 'spice-tin',
    color: 'walnut',
    name: ['زیره سیاه کوهی کرمان', 'Kerman mountain black cumin', 'Керманская горная чёрная зира'],
    maker: ['گیاهان کوهپایه هزاربوته', 'Hezar Buteh Hill Herbs', 'Горные травы «Хезар-Буте»'],
    city: ['کرمان', 'Kerman', 'Керман'],
    summary: [
      'زیره سیاه خودروی کوه‌های کرمان، با دانه باریک و عطر تند؛ برای پلو، ترشی و دمنوش پس از غذا.',
      'Wild black cumin from the Kerman mountains, slim-seeded and strongly scented, for rice, pickles and infusions.',
      'Дикорастущая чёрная зира с керманских гор: тонкие семена и сильный аромат для плова, солений и настоев.',
    ],
    description: [
      'کوه‌نشینان کرمان زیره سیاه را در تیرماه، پیش از آنکه دانه بریزد، با دست می‌چینند و در سایه می‌کوبند. دانه‌ها را با باد پاک می‌کنند و سپس یک بار دیگر با دست؛ برای همین سنگ و خار ندارند. پیش از مصرف چند ثانیه در تابه خشک بچرخانید تا عطرش باز شود. برای زیره‌پلو یک قاشق چای‌خوری بس است؛ نوع ساییده را زودتر مصرف کنید.',
      'Villagers pick the plant by hand in early summer, before the seed drops, and thresh it in the shade. It is winnowed in the wind and then cleaned again by hand, so there are no stones or thorns. Turn it in a dry pan for a few seconds before use to open the scent. A teaspoon is enough for cumin rice; use the ground kind sooner.',
      'Жители гор срывают растение вручную в начале лета, пока семя не осыпалось, и обмолачивают в тени. Зиру провеивают на ветру, а потом ещё раз перебирают, поэтому в ней нет камешков и колючек. Перед готовкой прогрейте семена несколько секунд на сухой сковороде, чтобы раскрылся аромат. Для плова довольно чайной ложки; молотую расходуйте быстрее.',
    ],
    specs: [
      ['ingredients', ['زیره سیاه خالص', 'Pure black cumin', 'Чистая чёрная зира']],
      ['grade', ['خودروی کوهی، دو بار پاک‌شده', 'Wild, cleaned twice', 'Дикорастущая, двойная очистка']],
      ['harvest', ['تیر', 'Late June to July', 'Конец июня — июль']],
      ['shelfLife', ['۲۴ ماه؛ ساییده ۸ ماه', '24 months; ground 8', '24 месяца; молотая 8']],
      ['storage', ['دربسته، دور از نور', 'Sealed, away from light', 'Закрытой, вдали от света']],
      ['origin', ['کوه‌های کرمان', 'Kerman mountains', 'Горы Кермана']],
    ],
    variants: [
      { weight: g100, model: wholeSeed, price: 290_000, stock: 17 },
      { weight: g200, model: wholeSeed, price: 560_000, stock: 10 },
      { weight: kg1, model: wholeSeed, price: 2_600_000, stock: 4 },
      { weight: g100, model: groundSeed, price: 310_000, stock: 1 },
    ],
    rating: 4.8,
    ratingCount: 5,
    addedOn: '2026-11-01',
    reviews: [
      {
        author: ['مرتضی ح.', 'Morteza H.', 'Мортеза Х.'],
        stars: 5,
        on: '2026-11-10',
        body: [
          'یک قاشق در پلو ریختم و همسایه پرسید چه پخته‌اید. پاک و بی‌خاک است.',
          'One spoonful in the rice and a neighbour asked what we were cooking. Clean, no dust.',
          'Ложка в плов — и сосед спросил, что мы готовим. Зира чистая, без пыли.',
        ],
      },
      {
        author: ['سهیلا م.', 'Soheila M.', 'Сохейла М.'],
        stars: 4,
        on: '2026-11-16',
        body: [
          'عطرش از زیره بازار خیلی بیشتر است. قوطی کوچک‌تر هم اگر بود می‌خریدم.',
          'Far more fragrant than market cumin. I would buy a smaller tin if there were one.',
          'Аромат намного сильнее, чем у рыночной. Взяла бы и банку поменьше, будь она в продаже.',
        ],
      },
    ],
  },
]
