import type { ProductSeed, Text } from '../seed.ts'

const bowlSmall: Text = ['قطر ۱۵ سانتی‌متر', '15 cm across', 'Диаметр 15 см']
const bowlMedium: Text = ['قطر ۲۲ سانتی‌متر', '22 cm across', 'Диаметр 22 см']
const bowlLarge: Text = ['قطر ۲۸ سانتی‌متر', '28 cm across', 'Диаметр 28 см']

const plateDessert: Text = ['قطر ۲۰ سانتی‌متر', '20 cm across', 'Диаметр 20 см']
const plateDinner: Text = ['قطر ۲۶ سانتی‌متر', '26 cm across', 'Диаметр 26 см']
const platePlatter: Text = ['قطر ۳۴ سانتی‌متر', '34 cm across', 'Диаметр 34 см']

const tileSmall: Text = ['۱۵ در ۱۵ سانتی‌متر', '15 × 15 cm', '15 × 15 см']
const tileLarge: Text = ['۲۰ در ۲۰ سانتی‌متر', '20 × 20 cm', '20 × 20 см']
const tileCypress: Text = ['سرو و مرغ', 'Cypress and bird', 'Кипарис и птица']
const tileArabesque: Text = ['اسلیمی', 'Arabesque', 'Арабеска']
const tileVase: Text = ['گلدانی', 'Flower vase', 'Ваза с цветами']

const jugOneLitre: Text = ['یک لیتر', '1 litre', '1 литр']
const jugTwoLitres: Text = ['دو لیتر', '2 litres', '2 литра']
const jugFourLitres: Text = ['چهار لیتر', '4 litres', '4 литра']

const bowlOne: Text = ['تک', 'Single', 'Одна']
const bowlSetOfTwo: Text = ['دست دوتایی', 'Set of two', 'Набор из двух']
const bowlSetOfSix: Text = ['دست شش‌تایی', 'Set of six', 'Набор из шести']

const pitcherSmall: Text = ['بلندی ۱۸ سانتی‌متر', '18 cm tall', 'Высота 18 см']
const pitcherLarge: Text = ['بلندی ۲۵ سانتی‌متر', '25 cm tall', 'Высота 25 см']

const starDeer: Text = ['نقش آهو', 'Deer', 'Лань']
const starHare: Text = ['نقش خرگوش', 'Hare', 'Заяц']
const starLeaf: Text = ['نقش برگ', 'Leaves', 'Листья']

export const pottery: readonly ProductSeed[] = [
  {
    label: 'lalejin-glazed-bowl',
    shape: 'pottery-bowl',
    color: 'turquoise',
    name: ['کاسه تک‌رنگ لعابی لالجین', 'Single-glaze bowl from Lalejin', 'Однотонная глазурованная чаша из Лаледжина'],
    maker: ['کارگاه سفال دوکوره', 'Dokureh Pottery Workshop', 'Гончарная мастерская «Докуре»'],
    city: ['لالجین', 'Lalejin', 'Лаледжин'],
    summary: [
      'کاسه‌ای چرخ‌ساز با لعابی یکدست و لبه‌ای نازک که خاک سرخ از زیر آن پیداست؛ برای سفره هر روز.',
      'A wheel-thrown bowl in one even glaze, thin at the rim where the red clay shows through; made for everyday meals.',
      'Чаша, выточенная на гончарном круге: ровная глазурь, а по тонкому краю проступает красная глина. Посуда на каждый день.',
    ],
    description: [
      'خاک این کاسه رُس سرخ دشت همدان است و روی چرخ شکل می‌گیرد. پس از پخت نخست، لعاب را با دست روی آن می‌ریزند و بار دوم در حدود هزار درجه می‌پزند؛ برای همین رنگ هر کاسه با دیگری اندکی فرق دارد. برای سالاد، میوه و ماست اندازه است. با آب ولرم و اسفنج نرم بشویید و از جابه‌جایی یک‌باره میان یخچال و فر دور نگه دارید.',
      'The clay is the red earth of the Hamadan plain, thrown on the wheel and fired once before glazing. The glaze is then poured by hand and the bowl returns to the kiln at about 1,000 °C, so no two pieces share quite the same tone. It suits salad, fruit or yoghurt. Wash with lukewarm water and a soft sponge, and do not move it straight from refrigerator to oven.',
      'Чашу вытачивают на круге из красной глины хамаданской равнины и обжигают в первый раз ещё без глазури. Затем мастер вручную обливает её глазурью и снова ставит в печь примерно при 1000 °C, поэтому оттенок у каждой чаши немного свой. Она хороша для салата, фруктов и простокваши. Мойте тёплой водой с мягкой губкой и не переставляйте из холодильника сразу в духовку.',
    ],
    specs: [
      ['material', ['رُس سرخ همدان', 'Red Hamadan clay', 'Красная хамаданская глина']],
      ['technique', ['چرخ‌کاری و دو بار پخت', 'Wheel-thrown, fired twice', 'Гончарный круг, двойной обжиг']],
      ['glaze', ['براق، بدون سرب', 'Glossy, lead-free', 'Глянцевая, без свинца']],
      ['foodSafe', ['مناسب خوراک سرد و گرم', 'Yes, hot and cold', 'Да, для горячего и холодного']],
      ['origin', ['لالجین، استان همدان', 'Lalejin, Hamadan Province', 'Лаледжин, провинция Хамадан']],
      ['care', ['شست‌وشو با دست', 'Wash by hand', 'Ручная мойка']],
    ],
    variants: [
      { color: 'turquoise', size: bowlSmall, price: 420_000, stock: 34 },
      { color: 'turquoise', size: bowlMedium, price: 690_000, was: 780_000, stock: 21 },
      { color: 'turquoise', size: bowlLarge, price: 1_250_000, stock: 9 },
      { color: 'azure', size: bowlSmall, price: 420_000, stock: 28 },
      { color: 'azure', size: bowlMedium, price: 780_000, stock: 16 },
      { color: 'olive', size: bowlMedium, price: 780_000, stock: 2 },
    ],
    rating: 4.6,
    ratingCount: 184,
    addedOn: '2025-08-14',
    reviews: [
      {
        author: ['مریم ک.', 'Maryam K.', 'Марьям К.'],
        stars: 5,
        on: '2025-10-03',
        body: [
          'رنگ فیروزه‌ای‌اش در نور روز خیلی زیباتر از عکس است. سه تا خریدیم و هر روز سر سفره‌اند.',
          'In daylight the turquoise is far finer than in the picture. We bought three and they are on the table every day.',
          'При дневном свете бирюзовый куда красивее, чем на снимке. Взяли три, и они у нас на столе каждый день.',
        ],
      },
      {
        author: ['سعید ر.', 'Saeed R.', 'Саид Р.'],
        stars: 4,
        on: '2026-02-19',
        body: [
          'کاسه سنگین و خوش‌دستی است. ته آن کمی زبر بود و زیرش نمد چسباندم.',
          'A solid bowl that sits well in the hand. The foot was a little rough, so I stuck felt underneath.',
          'Увесистая, удобная чаша. Донышко оказалось шероховатым — наклеил снизу фетр.',
        ],
      },
    ],
  },
  {
    label: 'meybod-sun-lady-plate',
    shape: 'pottery-plate',
    color: 'azure',
    name: ['بشقاب خورشیدخانم میبد', 'Meybod plate with the Sun Lady', 'Мейбодская тарелка «Госпожа Солнце»'],
    maker: ['کارگاه نقش بادگیر', 'Naqsh-e Badgir Workshop', 'Мастерская «Накш-е Бадгир»'],
    city: ['میبد', 'Meybod', 'Мейбод'],
    summary: [
      'بشقابی با چهره خورشیدخانم، نقش آشنای میبد، که با قلم‌موی باریک و رنگ لاجوردی زیر لعاب کشیده شده است.',
      'A plate with the face of the Sun Lady, the familiar motif of Meybod, drawn in cobalt under a clear glaze.',
      'Тарелка с ликом Госпожи Солнце — узнаваемым мотивом Мейбода, написанным кобальтом под прозрачной глазурью.',
    ],
    description: [
      'در میبد قرن‌هاست که خورشید را با ابرو و چشم و لبخند می‌کشند و دور آن پره‌های نور می‌چینند. نقاش طرح را بدون الگو و با دست آزاد روی سفال سفید می‌برد و لعاب شفاف روی آن می‌نشیند، پس نقش با شستن پاک نمی‌شود. هم در آن غذا می‌کشند و هم به دیوار می‌آویزند؛ پشت هر بشقاب دو سوراخ برای نخ دارد. سایش سیم ظرف‌شویی لعاب را مات می‌کند.',
      'For centuries the potters of Meybod have given the sun eyebrows, eyes and a smile, and set rays around it. The painter works freehand on the white body, and a clear glaze seals the drawing, so it does not wash away. The plate may hold a meal or hang on a wall; two holes in the foot ring take a cord. Steel wool will dull the surface.',
      'В Мейбоде солнце веками рисуют с бровями, глазами и улыбкой, а вокруг пускают лучи. Художник ведёт кисть по белому черепку от руки, без трафарета, и прозрачная глазурь закрывает рисунок, поэтому он не смывается. На тарелке можно подавать еду, а можно повесить её на стену: в ножке есть два отверстия для шнура. Металлическая губка сделает глазурь матовой.',
    ],
    specs: [
      ['material', ['سفال سفید', 'White earthenware', 'Белый фаянс']],
      ['technique', ['نقاشی زیرلعابی با دست آزاد', 'Freehand underglaze painting', 'Подглазурная роспись от руки']],
      ['glaze', ['شفاف، بدون سرب', 'Clear, lead-free', 'Прозрачная, без свинца']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['origin', ['میبد، استان یزد', 'Meybod, Yazd Province', 'Мейбод, провинция Йезд']],
      ['care', ['شست‌وشو با اسفنج نرم', 'Wash with a soft sponge', 'Мыть мягкой губкой']],
    ],
    variants: [
      { size: plateDessert, price: 560_000, stock: 38 },
      { size: plateDinner, price: 890_000, stock: 24 },
      { size: platePlatter, price: 1_680_000, stock: 6 },
    ],
    rating: 4.8,
    ratingCount: 231,
    addedOn: '2025-06-22',
    reviews: [
      {
        author: ['نازنین ف.', 'Nazanin F.', 'Назанин Ф.'],
        stars: 5,
        on: '2025-09-11',
        body: [
          'هر شش بشقاب لبخند متفاوتی دارند. مهمان‌ها اول نگاهشان می‌کنند و بعد غذا می‌کشند.',
          'All six plates smile differently. Guests look at them first and only then serve themselves.',
          'У всех шести тарелок разные улыбки. Гости сначала рассматривают их и только потом накладывают еду.',
        ],
      },
      {
        author: ['کاوه م.', 'Kaveh M.', 'Каве М.'],
        stars: 5,
        on: '2026-05-07',
        body: [
          'اندازه بزرگ را به دیوار آشپزخانه زدیم. نقش تمیز است و بسته‌بندی هم جای نگرانی نگذاشت.',
          'We hung the large one in the kitchen. The drawing is clean, and it came well packed.',
          'Большую повесили на кухне. Рисунок чёткий, и упаковано было надёжно.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-seven-colour-tile',
    shape: 'pottery-tile',
    color: 'navy',
    name: ['کاشی هفت‌رنگ اصفهان', 'Seven-colour Isfahan tile', 'Исфаханский семицветный изразец'],
    maker: ['کارگاه کاشی هشت‌پر', 'Hashtpar Tile Workshop', 'Изразцовая мастерская «Хаштпар»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'کاشی دست‌نگار به شیوه هفت‌رنگ صفوی، آماده نصب در دیوار آشپزخانه و حوض یا نشستن در قاب.',
      'A hand-painted tile in the Safavid seven-colour manner, ready for a kitchen wall, a pool edge or a frame.',
      'Изразец, расписанный вручную в сефевидской семицветной технике: для кухонной стены, бортика бассейна или рамы.',
    ],
    description: [
      'طرح را اول روی کاغذ سوزن می‌زنند و با گرد زغال به کاشی لعاب‌خورده می‌برند. سپس دور هر نقش با ماده‌ای تیره قلم‌گیری می‌شود تا رنگ‌ها در کوره به هم ندوند و هر هفت رنگ با هم پخته می‌شوند. کاشی‌های هم‌اندازه کنار هم می‌نشینند و می‌توان با آن‌ها حاشیه ساخت. سطح آن آب را پس می‌زند و با دستمال نم‌دار تمیز می‌شود؛ از شوینده اسیدی بپرهیزید.',
      'The design is pricked on paper and pounced with charcoal onto a glazed tile. A dark line is then drawn around every form to keep the colours from running, and all seven are fired together. Tiles of one size sit flush and can be laid as a border. The surface sheds water and wipes clean with a damp cloth; keep acid cleaners away from it.',
      'Рисунок накалывают на бумаге и угольной пылью переносят на глазурованную плитку. Каждую форму обводят тёмным составом, чтобы краски в печи не растекались, и все семь цветов обжигают за один раз. Изразцы одного размера стыкуются без зазоров, из них легко выложить бордюр. Поверхность не впитывает воду, её достаточно протирать влажной тканью; кислотные средства не подходят.',
    ],
    specs: [
      ['material', ['خاک کاشی اصفهان', 'Isfahan tile clay', 'Исфаханская изразцовая глина']],
      ['technique', ['هفت‌رنگ، قلم‌گیری دستی', 'Seven-colour, outlined by hand', 'Семицветная, ручная обводка']],
      ['thickness', ['۱۲ میلی‌متر', '12 mm', '12 мм']],
      ['glaze', ['براق', 'Glossy', 'Глянцевая']],
      ['origin', ['اصفهان', 'Isfahan', 'Исфахан']],
      ['care', ['دستمال نم‌دار، بدون اسید', 'Damp cloth, no acids', 'Влажная ткань, без кислот']],
      ['packaging', ['جعبه مقوایی با لایه نمدی', 'Card box with felt layers', 'Картонная коробка с войлоком']],
    ],
    variants: [
      { model: tileCypress, size: tileSmall, price: 380_000, stock: 40 },
      { model: tileCypress, size: tileLarge, price: 620_000, stock: 22 },
      { model: tileArabesque, size: tileSmall, price: 380_000, stock: 36 },
      { model: tileArabesque, size: tileLarge, price: 620_000, stock: 18 },
      { model: tileVase, size: tileLarge, price: 680_000, stock: 0 },
    ],
    rating: 4.5,
    ratingCount: 97,
    addedOn: '2025-11-30',
    reviews: [
      {
        author: ['حمید ن.', 'Hamid N.', 'Хамид Н.'],
        stars: 5,
        on: '2026-01-25',
        body: [
          'دوازده کاشی سرو برای پشت اجاق گرفتم. اندازه‌ها دقیق بود و نصاب راضی بود.',
          'I took twelve cypress tiles for the wall behind the stove. The sizes were exact and the tiler was pleased.',
          'Взял двенадцать плиток с кипарисом на стену за плитой. Размеры точные, плиточник остался доволен.',
        ],
      },
      {
        author: ['شیرین ا.', 'Shirin A.', 'Ширин А.'],
        stars: 4,
        on: '2026-06-14',
        body: [
          'یک کاشی را قاب گرفتم و هدیه دادم. رنگ‌ها زنده است، فقط کاش قاب هم داشتید.',
          'I framed one as a present. The colours are lively; I only wish you sold the frame as well.',
          'Один изразец оформила в раму и подарила. Краски живые, жаль только, что рам у вас нет.',
        ],
      },
    ],
  },
  {
    label: 'kalpuregan-water-jug',
    shape: 'pottery-jug',
    color: 'rust',
    name: ['کوزه آب کلپورگان', 'Kalpuregan water jug', 'Кувшин для воды из Кальпурегана'],
    maker: ['خانه سفال بانوان ماهگل', 'Mahgol Women’s Pottery House', 'Дом женской керамики «Махголь»'],
    city: ['سراوان', 'Saravan', 'Сараван'],
    summary: [
      'کوزه‌ای بی‌لعاب، ساخته دست زنان بلوچ و بدون چرخ، که آب را با نفس کشیدن خاک خنک نگه می‌دارد.',
      'An unglazed jug, built without a wheel by Baluchi women, whose porous clay keeps water cool.',
      'Неглазурованный кувшин, вылепленный белуджскими мастерицами без круга: пористая глина сама охлаждает воду.',
    ],
    description: [
      'سفالگران کلپورگان گِل را فتیله می‌کنند، دور هم می‌چینند و با کف دست و تکه‌ای چوب صاف می‌کنند. نقش‌های نقطه و لوزی را با سنگ تیتوک ساییده و ترکه‌ای نازک می‌زنند و کوزه در آتش هیزم سرخ می‌شود. پیش از نخستین استفاده یک شب از آب پرش کنید تا بوی خاک برود. بدنه نم پس می‌دهد و باید زیر آن بشقاب بگذارید؛ با مایع ظرف‌شویی نشویید.',
      'The potters of Kalpuregan coil the clay and smooth it with the palm and a piece of wood. Dots and lozenges are drawn with ground titok stone on a thin twig, and the jug turns red in a wood fire. Fill it with water for one night before first use, to take away the smell of earth. The body sweats, so stand it on a saucer, and do not use detergent.',
      'Мастерицы Кальпурегана укладывают глиняные жгуты кольцами и заглаживают их ладонью и деревянной дощечкой. Точки и ромбы наносят тонким прутиком, краску растирают из местного камня титок, а обжигают кувшин на дровах — отсюда его красный цвет. Перед первым применением оставьте в нём воду на ночь, чтобы ушёл запах земли. Стенки «потеют», поэтому ставьте кувшин на блюдце и мойте без моющих средств.',
    ],
    specs: [
      ['material', ['رُس سرخ مشکوتان', 'Red clay from Mashkutan', 'Красная глина из Машкутана']],
      ['technique', ['فتیله‌ای، بدون چرخ', 'Coil-built, no wheel', 'Ручная лепка из жгутов']],
      ['glaze', ['ندارد', 'None', 'Нет']],
      ['dye', ['سنگ تیتوک', 'Titok stone (manganese)', 'Камень титок (марганец)']],
      ['foodSafe', ['تنها برای آب', 'For water only', 'Только для воды']],
      ['care', ['شست‌وشو با آب تنها', 'Rinse with plain water', 'Мыть только водой']],
    ],
    variants: [
      { size: jugOneLitre, price: 540_000, stock: 17 },
      { size: jugTwoLitres, price: 820_000, stock: 11 },
      { size: jugFourLitres, price: 1_450_000, stock: 3 },
    ],
    rating: 4.4,
    ratingCount: 58,
    addedOn: '2026-03-09',
    reviews: [
      {
        author: ['فرهاد ب.', 'Farhad B.', 'Фархад Б.'],
        stars: 5,
        on: '2026-07-10',
        body: [
          'آب در گرمای تیر بی‌یخچال خنک می‌ماند. بوی خاک بعد از دو روز رفت.',
          'In July heat the water stays cool without a refrigerator. The smell of clay left after two days.',
          'В июльскую жару вода остаётся прохладной без холодильника. Запах глины ушёл через два дня.',
        ],
      },
      {
        author: ['الهام ص.', 'Elham S.', 'Эльхам С.'],
        stars: 3,
        on: '2026-08-02',
        body: [
          'نقشش بی‌نظیر است، ولی بیشتر از آنچه فکر می‌کردم نم پس می‌دهد و میز چوبی‌ام لک شد.',
          'The decoration is remarkable, but it sweats more than I expected and marked my wooden table.',
          'Узор удивительный, но влаги кувшин отдаёт больше, чем я думала: на деревянном столе осталось пятно.',
        ],
      },
    ],
  },
  {
    label: 'mend-bird-and-fish-bowl',
    shape: 'pottery-bowl',
    color: 'cream',
    name: ['کاسه آبگوشت‌خوری مند گناباد', 'Mend soup bowl from Gonabad', 'Суповая пиала из Менда близ Гонабада'],
    maker: ['کارگاه سفال کاریزک', 'Karizak Pottery Workshop', 'Гончарная мастерская «Каризак»'],
    city: ['گناباد', 'Gonabad', 'Гонабад'],
    summary: [
      'کاسه‌ای گود با نقش مرغ و ماهی به رنگ آبی و قهوه‌ای بر زمینه کرم، به رسم روستای مند.',
      'A deep bowl with a bird and fish in blue and brown on a cream ground, as painted in Mend village.',
      'Глубокая пиала с птицей и рыбой: синий и коричневый рисунок на кремовом фоне, как принято в деревне Менд.',
    ],
    description: [
      'نقاشان مند با چند حرکت قلم مرغ، ماهی و گل صدتومانی را تمام می‌کنند؛ خط‌ها ساده است و دو کاسه هم‌نقش پیدا نمی‌شود. بدنه با خاک سفید گناباد روی چرخ ساخته و پس از نقاشی با لعاب شفاف پخته می‌شود. گودی آن برای آبگوشت، آش و عدسی مناسب است و گرما را خوب نگه می‌دارد. در ظرف‌شویی با برنامه ملایم شسته می‌شود، اما روی شعله نگذارید.',
      'The painters of Mend finish a bird, a fish or a peony in a few strokes; the line is plain and no two bowls repeat it. The body is white Gonabad clay, thrown, painted and fired under a clear glaze. Its depth suits broth, thick soups and lentils, and it holds heat well. It can go through a gentle dishwasher cycle but must not stand on a flame.',
      'Художники Менда в несколько движений кисти пишут птицу, рыбу или пион; линия проста, и двух одинаковых пиал не найти. Черепок точат на круге из белой гонабадской глины, расписывают и обжигают под прозрачной глазурью. Пиала глубокая, хорошо держит тепло и подходит для абгушта, густых супов и чечевицы. Её можно мыть в посудомоечной машине на бережной программе, но нельзя ставить на огонь.',
    ],
    specs: [
      ['material', ['خاک سفید گناباد', 'White Gonabad clay', 'Белая гонабадская глина']],
      ['technique', ['چرخ‌کاری و نقاشی زیرلعابی', 'Wheel-thrown, underglaze painted', 'Гончарный круг, подглазурная роспись']],
      ['volume', ['۵۵۰ میلی‌لیتر', '550 ml', '550 мл']],
      ['dimensions', ['قطر ۱۶ و بلندی ۷ سانتی‌متر', '16 cm across, 7 cm high', 'Диаметр 16 см, высота 7 см']],
      ['glaze', ['شفاف، بدون سرب', 'Clear, lead-free', 'Прозрачная, без свинца']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['care', ['ظرف‌شویی با برنامه ملایم', 'Gentle dishwasher cycle', 'Бережная программа посудомойки']],
    ],
    variants: [
      { model: bowlOne, price: 460_000, stock: 26 },
      { model: bowlSetOfTwo, price: 880_000, stock: 14 },
      { model: bowlSetOfSix, price: 1_980_000, was: 2_480_000, stock: 5 },
    ],
    rating: 4.7,
    ratingCount: 112,
    addedOn: '2026-01-18',
    reviews: [
      {
        author: ['زهرا ت.', 'Zahra T.', 'Захра Т.'],
        stars: 5,
        on: '2026-03-02',
        body: [
          'درست مثل کاسه‌های خانه مادربزرگم در خراسان است. آبگوشت در این کاسه‌ها مزه دیگری دارد.',
          'Just like the bowls in my grandmother’s house in Khorasan. Broth tastes better in them.',
          'Точь-в-точь как пиалы в доме моей бабушки в Хорасане. Суп из них вкуснее.',
        ],
      },
      {
        author: ['امیر ج.', 'Amir J.', 'Амир Дж.'],
        stars: 4,
        on: '2026-09-20',
        body: [
          'دست شش‌تایی را برای جهیزیه خواهرم گرفتم. یکی از کاسه‌ها کمی کوچک‌تر است، ولی کار دست همین است.',
          'I bought the six for my sister’s new home. One is slightly smaller, which is handwork for you.',
          'Купил набор из шести сестре на новоселье. Одна пиала чуть меньше остальных, но на то она и ручная работа.',
        ],
      },
    ],
  },
  {
    label: 'shahreza-fish-pitcher',
    shape: 'pottery-jug',
    color: 'green',
    name: ['تنگ ماهی‌نشان شهرضا', 'Shahreza pitcher with fish', 'Шахрезский кувшин с рыбами'],
    maker: ['کارگاه سفال آب‌انبار', 'Ab Anbar Pottery', 'Гончарня «Аб-Анбар»'],
    city: ['شهرضا', 'Shahreza', 'Шахреза'],
    summary: [
      'تنگی دسته‌دار با ماهی‌های چرخان بر بدنه و لبه‌ای که آب و دوغ را بی‌چکه می‌ریزد.',
      'A handled pitcher with fish circling its body and a lip that pours water or doogh without dripping.',
      'Кувшин с ручкой: по тулову кружат рыбы, а носик наливает воду и дуг, не роняя ни капли.',
    ],
    description: [
      'ماهی نقش همیشگی شهرضاست و نقاش آن را در یک دور چرخ، پی‌درپی روی بدنه می‌نشاند. تنگ را در دو تکه می‌سازند و دسته را وقتی گِل هنوز نرم است به آن می‌چسبانند؛ سپس رنگ و لعاب با هم پخته می‌شوند. برای آب، شربت و دوغ سر سفره مناسب است و گلدان خوبی هم می‌شود. درون آن را با برس نرم بشویید و وارونه خشک کنید.',
      'The fish is Shahreza’s lasting motif, and the painter sets one after another around the body in a single turn of the wheel. The pitcher is thrown in two parts, and the handle is joined while the clay is still soft; colour and glaze are fired together. Use it for water, sherbet or doogh, or for flowers. Clean the inside with a soft brush and dry it upside down.',
      'Рыба — давний мотив Шахрезы: за один оборот круга художник пускает их по тулову одну за другой. Кувшин точат из двух частей, ручку крепят, пока глина ещё мягкая, а краску и глазурь обжигают вместе. В нём подают воду, шербет и дуг, он годится и для цветов. Изнутри мойте мягким ёршиком и сушите вверх дном.',
    ],
    specs: [
      ['material', ['سفال سفید', 'White earthenware', 'Белый фаянс']],
      ['technique', ['چرخ‌کاری دوتکه، نقاشی دستی', 'Thrown in two parts, hand-painted', 'Точение из двух частей, ручная роспись']],
      ['glaze', ['براق، بدون سرب', 'Glossy, lead-free', 'Глянцевая, без свинца']],
      ['volume', ['۸۰۰ یا ۱۵۰۰ میلی‌لیتر', '800 or 1,500 ml', '800 или 1500 мл']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['origin', ['شهرضا، استان اصفهان', 'Shahreza, Isfahan Province', 'Шахреза, провинция Исфахан']],
    ],
    variants: [
      { color: 'green', size: pitcherSmall, price: 720_000, stock: 13 },
      { color: 'green', size: pitcherLarge, price: 1_150_000, stock: 8 },
      { color: 'azure', size: pitcherSmall, price: 720_000, stock: 19 },
      { color: 'azure', size: pitcherLarge, price: 1_150_000, stock: 1 },
    ],
    rating: 4.3,
    ratingCount: 12,
    addedOn: '2026-10-08',
    reviews: [
      {
        author: ['لیلا گ.', 'Leila G.', 'Лейла Г.'],
        stars: 4,
        on: '2026-10-24',
        body: [
          'واقعاً چکه نمی‌کند. دسته‌اش برای دست بزرگ کمی تنگ است.',
          'It really does not drip. The handle is a little tight for a large hand.',
          'Действительно не капает. Для крупной руки ручка тесновата.',
        ],
      },
      {
        author: ['بهرام د.', 'Bahram D.', 'Бахрам Д.'],
        stars: 5,
        on: '2026-11-06',
        body: [
          'ماهی‌ها دورتادور تنگ دنبال هم می‌کنند و بچه‌ها عاشقش شده‌اند.',
          'The fish chase each other right round the pitcher and the children adore it.',
          'Рыбы гоняются друг за другом вокруг всего кувшина, дети от него в восторге.',
        ],
      },
    ],
  },
  {
    label: 'kashan-lustre-star-tile',
    shape: 'pottery-tile',
    color: 'gold',
    name: ['کاشی ستاره‌ای زرین‌فام کاشان', 'Kashan lustre star tile', 'Кашанский люстровый изразец-звезда'],
    maker: ['کارگاه زرین‌فام مهتابی', 'Mahtabi Lustre Workshop', 'Мастерская люстра «Махтаби»'],
    city: ['کاشان', 'Kashan', 'Кашан'],
    summary: [
      'ستاره‌ای هشت‌پر با نقش زرین‌فام که در نور مایل می‌درخشد و در سایه به قهوه‌ای گرم برمی‌گردد.',
      'An eight-pointed star with lustre drawing that gleams in slanting light and turns warm brown in shade.',
      'Восьмиконечная звезда с люстровым рисунком: в косых лучах она мерцает, а в тени становится тёпло-коричневой.',
    ],
    description: [
      'زرین‌فام را روی لعاب سفیدِ پخته می‌کشند: خمیری از ترکیب مس و نقره با گل اخرا. کاشی بار سوم در کوره پردود و کم‌هوا می‌ماند تا لایه‌ای نازک از فلز بر لعاب بنشیند؛ بخشی از هر کوره هم از کار درنمی‌آید. دور ستاره نوشته‌ای به خط نسخ آمده است. آن را روی پایه یا در قاب بگذارید و تنها با پارچه خشک غبار بگیرید.',
      'Lustre is painted over a fired white glaze as a paste of copper and silver compounds with ochre. In a third firing, smoky and short of air, a thin film of metal settles on the glaze; part of every kiln load fails. A line of naskh script runs around the edge of the star. Stand or frame it, and dust only with a dry cloth.',
      'Люстр наносят поверх обожжённой белой глазури — это паста из соединений меди и серебра с охрой. В третьем обжиге, дымном и почти без воздуха, на глазури оседает тончайшая плёнка металла; часть каждой закладки неизбежно идёт в брак. По краю звезды бежит строка письма насх. Поставьте изразец на подставку или в раму и смахивайте пыль только сухой тканью.',
    ],
    specs: [
      ['material', ['خمیر سنگ', 'Fritware', 'Кашин']],
      ['technique', ['زرین‌فام، سه بار پخت', 'Lustre, fired three times', 'Люстр, тройной обжиг']],
      ['dimensions', ['۲۰ سانتی‌متر از نوک تا نوک', '20 cm point to point', '20 см от луча до луча']],
      ['thickness', ['۱۴ میلی‌متر', '14 mm', '14 мм']],
      ['glaze', ['سفید قلعی', 'White tin glaze', 'Белая оловянная']],
      ['certificate', ['دارد، با مهر کارگاه', 'Yes, with workshop stamp', 'Есть, с печатью мастерской']],
      ['care', ['تنها پارچه خشک', 'Dry cloth only', 'Только сухая ткань']],
    ],
    variants: [
      { model: starDeer, price: 2_350_000, was: 2_750_000, stock: 4 },
      { model: starHare, price: 2_350_000, was: 2_750_000, stock: 5 },
      { model: starLeaf, price: 2_200_000, stock: 7 },
    ],
    rating: 4.9,
    ratingCount: 9,
    addedOn: '2026-10-21',
    reviews: [
      {
        author: ['پریسا ه.', 'Parisa H.', 'Париса Х.'],
        stars: 5,
        on: '2026-11-04',
        body: [
          'نزدیک غروب که نور می‌افتد، آهو انگار از جا بلند می‌شود. هدیه‌ای است که فراموش نمی‌شود.',
          'Towards sunset, when the light falls on it, the deer seems to rise. A present one remembers.',
          'Ближе к закату, когда падает свет, лань будто оживает. Такой подарок не забывается.',
        ],
      },
      {
        author: ['آرش ی.', 'Arash Y.', 'Араш Й.'],
        stars: 5,
        on: '2026-11-15',
        body: [
          'شناسنامه همراهش بود و بسته‌بندی محکم. درخشش آن را در عکس نمی‌شود دید.',
          'It came with its certificate and was firmly packed. No photograph shows the sheen.',
          'Приехал с сертификатом, упакован надёжно. На фотографии этого блеска не увидеть.',
        ],
      },
    ],
  },
]
