import type { ProductSeed, Text } from '../seed.ts'

const across20: Text = ['قطر ۲۰ سانتی‌متر', '20 cm across', 'Диаметр 20 см']
const across25: Text = ['قطر ۲۵ سانتی‌متر', '25 cm across', 'Диаметр 25 см']
const across30: Text = ['قطر ۳۰ سانتی‌متر', '30 cm across', 'Диаметр 30 см']
const across40: Text = ['قطر ۴۰ سانتی‌متر', '40 cm across', 'Диаметр 40 см']

const tall20: Text = ['بلندی ۲۰ سانتی‌متر', '20 cm tall', 'Высота 20 см']
const tall30: Text = ['بلندی ۳۰ سانتی‌متر', '30 cm tall', 'Высота 30 см']

const single: Text = ['تکی', 'Single', 'Одна ваза']
const pair: Text = ['جفت قرینه', 'Mirrored pair', 'Парные, зеркальные']

const footedSmall: Text = ['دهانه ۱۴ سانتی‌متر', '14 cm rim', 'Диаметр края 14 см']
const footedLarge: Text = ['دهانه ۱۸ سانتی‌متر', '18 cm rim', 'Диаметр края 18 см']

const bowls2: Text = ['دو کاسه', 'Set of 2', '2 пиалы']
const bowls6: Text = ['شش کاسه', 'Set of 6', '6 пиал']

const casketSmall: Text = ['۸ در ۱۲ سانتی‌متر', '8 × 12 cm', '8 × 12 см']
const casketLarge: Text = ['۱۲ در ۱۸ سانتی‌متر', '12 × 18 cm', '12 × 18 см']

const palms: Text = ['نقش نخلستان', 'Palm grove', 'Пальмовая роща']
const boats: Text = ['نقش قایق و کارون', 'Boats on the Karun', 'Лодки на Каруне']

export const enamel: readonly ProductSeed[] = [
  {
    label: 'isfahan-rosette-enamel-plate',
    shape: 'enamel-plate',
    color: 'azure',
    name: ['بشقاب میناکاری شمسه اصفهان', 'Isfahan enamel plate with rosette', 'Эмалевая тарелка с розеткой, Исфахан'],
    maker: ['میناخانه لاجوردین', 'Lajvardin Enamel House', 'Дом эмали «Ладжвардин»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'بشقاب مسی با شمسه‌ای دوازده‌پر در میانه و حاشیه‌ای از گل‌های ریز، برای دیوار، تاقچه یا سفره هفت‌سین.',
      'A copper plate with a twelve-petalled rosette and a border of small flowers, for the wall, the shelf or the Nowruz table.',
      'Медная тарелка с двенадцатилепестковой розеткой и каймой из мелких цветов — на стену, на полку или на праздничный стол Новруза.',
    ],
    description: [
      'بشقاب را از ورق مس روی قالب خم‌کاری می‌کنند و سه بار لعاب سفید می‌دهند. نقاش با قلم‌موی نازک از میانه شروع می‌کند و گل‌ها را پر به پر تا لبه می‌برد. رنگ‌ها از اکسید فلزند و در کوره هفتصد درجه روی لعاب می‌نشینند. پشت بشقاب حلقه‌ای برای آویختن دارد؛ برای تمیز کردن دستمال نم‌دار بس است.',
      'The plate is spun from sheet copper and given three coats of white enamel. The painter starts at the centre with a very fine brush and works outwards, petal by petal, to the rim. The colours are metal oxides, fixed in a kiln at about 700 degrees. A ring on the back is for hanging; a damp cloth is enough for cleaning.',
      'Тарелку выдавливают из листовой меди и трижды покрывают белой эмалью. Художник начинает с середины и тончайшей кистью ведёт узор к краю, лепесток за лепестком. Краски — окислы металлов, их закрепляет обжиг примерно при 700 градусах. Сзади есть кольцо для подвески, а для чистки хватит влажной салфетки.',
    ],
    specs: [
      ['material', ['مس، لعاب، رنگ معدنی', 'Copper, enamel, mineral colours', 'Медь, эмаль, минеральные краски']],
      ['technique', ['نقاشی زیر لعاب شفاف، سه بار کوره', 'Painted under a clear coat, three firings', 'Роспись под прозрачным слоем, три обжига']],
      ['thickness', ['۰٫۸ میلی‌متر', '0.8 mm', '0,8 мм']],
      ['foodSafe', ['تزئینی، مناسب شیرینی خشک', 'Decorative; dry sweets only', 'Декоративная, только для сухих сладостей']],
      ['certificate', ['امضای نقاش در پشت', 'Painter’s signature on the back', 'Подпись художника на обороте']],
      ['care', ['دستمال نم‌دار، دور از ضربه', 'Damp cloth, guard from knocks', 'Влажная салфетка, беречь от ударов']],
    ],
    variants: [
      { color: 'azure', size: across20, price: 2_150_000, stock: 24 },
      { color: 'azure', size: across25, price: 3_200_000, was: 3_900_000, stock: 16 },
      { color: 'azure', size: across30, price: 4_850_000, stock: 9 },
      { color: 'turquoise', size: across20, price: 2_150_000, stock: 18 },
      { color: 'turquoise', size: across25, price: 3_200_000, was: 3_900_000, stock: 7 },
      { color: 'turquoise', size: across30, price: 4_850_000, stock: 2 },
    ],
    rating: 4.8,
    ratingCount: 204,
    addedOn: '2025-07-14',
    reviews: [
      {
        author: ['شیرین الف.', 'Shirin A.', 'Ширин А.'],
        stars: 5,
        on: '2025-10-02',
        body: [
          'از نزدیک که نگاه می‌کنید رد قلم‌مو پیداست. سه بشقاب کنار هم روی دیوار راهرو زدیم و خانه جان گرفت.',
          'Up close you can see the brush at work. We hung three together in the hallway and it brought the house to life.',
          'Вблизи видно движение кисти. Повесили три тарелки рядом в коридоре — и дом ожил.',
        ],
      },
      {
        author: ['کامران د.', 'Kamran D.', 'Камран Д.'],
        stars: 4,
        on: '2026-04-04',
        body: [
          'برای هفت‌سین گرفتم و همه سراغش را گرفتند. پایه رومیزی همراهش نبود و جدا خریدم.',
          'Bought for the Nowruz table, and every guest asked about it. It came without a stand, so I had to find one.',
          'Купил к новогоднему столу, и все гости о ней спрашивали. Подставки в комплекте не было, пришлось искать отдельно.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-rose-and-bird-enamel-vase',
    shape: 'enamel-vase',
    color: 'azure',
    name: ['گلدان میناکاری گل و مرغ', 'Rose-and-bird enamel vase', 'Эмалевая ваза «Роза и птица»'],
    maker: ['کارگاه گل‌ومرغ نازآفرین', 'Nazafarin Painting Workshop', 'Мастерская росписи «Назафарин»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'گلدانی کشیده با بلبل و گل سرخ بر زمینه لاجورد، تکی یا جفت قرینه برای دو سوی آینه.',
      'A slender vase with a nightingale and roses on azure, sold singly or as a mirrored pair for either side of a looking-glass.',
      'Стройная ваза с соловьём и розами на лазурном поле: одна или зеркальная пара, чтобы поставить по сторонам зеркала.',
    ],
    description: [
      'بدنه را مسگر از یک تکه ورق مس بالا می‌آورد و درز ندارد. مرغ و شاخه را با پرداز می‌سازند، یعنی سایه‌ها از نقطه‌های ریز رنگ پدید می‌آید و خط پهنی در کار نیست. در جفت قرینه، مرغ‌ها رو به هم نشسته‌اند. گلدان برای گل خشک است؛ اگر گل تازه می‌گذارید، لوله شیشه‌ای داخل آن به کار می‌آید.',
      'A coppersmith raises the body from one sheet, so there is no seam. Bird and branch are stippled: the shading is built from tiny dots of colour, with no broad strokes. In the mirrored pair the birds sit facing one another. The vase is meant for dried stems; for fresh flowers use the glass tube supplied inside.',
      'Медник выколачивает корпус из одного листа, поэтому шва у вазы нет. Птица и ветка написаны пуантелью: тени складываются из мельчайших точек, широких мазков здесь не найти. В зеркальной паре птицы смотрят друг на друга. Ваза рассчитана на сухоцветы, а для живых цветов внутри есть стеклянная колба.',
    ],
    specs: [
      ['material', ['مس یک‌تکه، لعاب، رنگ معدنی', 'Seamless copper, enamel, mineral colours', 'Цельная медь, эмаль, минеральные краски']],
      ['technique', ['پرداز با قلم‌موی تک‌مو', 'Stippled with a single-hair brush', 'Пуантель кистью в один волос']],
      ['finish', ['لبه و پایه آب طلا', 'Gilt rim and foot', 'Золочёный край и ножка']],
      ['accessories', ['لوله شیشه‌ای برای گل تازه', 'Glass tube for fresh stems', 'Стеклянная колба для живых цветов']],
      ['certificate', ['امضای نقاش زیر پایه', 'Signed under the foot', 'Подпись художника под ножкой']],
      ['care', ['دستمال خشک، دور از شوینده', 'Dry cloth, no detergent', 'Сухая салфетка, без моющих средств']],
    ],
    variants: [
      { size: tall20, model: single, price: 3_650_000, stock: 14 },
      { size: tall20, model: pair, price: 6_900_000, stock: 6 },
      { size: tall30, model: single, price: 6_400_000, stock: 8 },
      { size: tall30, model: pair, price: 12_200_000, stock: 0 },
    ],
    rating: 4.7,
    ratingCount: 88,
    addedOn: '2025-09-30',
    reviews: [
      {
        author: ['پریسا گ.', 'Parisa G.', 'Париса Г.'],
        stars: 5,
        on: '2025-12-21',
        body: [
          'جفت کوچک را برای آینه و شمعدان دخترم خریدم. مرغ‌ها انگار با هم حرف می‌زنند.',
          'I bought the small pair to stand beside my daughter’s wedding mirror. The birds seem to be talking to each other.',
          'Взяла маленькую пару к свадебному зеркалу дочери. Птицы будто переговариваются.',
        ],
      },
      {
        author: ['رامین س.', 'Ramin S.', 'Рамин С.'],
        stars: 4,
        on: '2026-05-08',
        body: [
          'نقاشی بی‌نقص است. رنگ زمینه کمی تیره‌تر از عکس بود، ولی در خانه ما خوب نشست.',
          'The painting is faultless. The ground is a shade darker than in the picture, though it suits our room.',
          'Роспись безупречна. Фон чуть темнее, чем на снимке, но в нашей комнате смотрится хорошо.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-footed-enamel-bowl',
    shape: 'enamel-bowl',
    color: 'turquoise',
    name: ['شکلات‌خوری پایه‌دار میناکاری', 'Footed enamel bowl for sweets', 'Эмалевая конфетница на ножке'],
    maker: ['میناخانه لاجوردین', 'Lajvardin Enamel House', 'Дом эмали «Ладжвардин»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'کاسه‌ای پایه‌دار با اسلیمی سفید بر زمینه رنگی، برای شکلات و آجیل میز پذیرایی، در سه رنگ.',
      'A footed bowl with white arabesques on a coloured ground, for sweets and nuts in the sitting room, in three colours.',
      'Чаша на ножке с белыми арабесками по цветному полю — для конфет и орехов на столике в гостиной, три цвета на выбор.',
    ],
    description: [
      'کاسه و پایه را جدا می‌سازند و پیش از لعاب با جوش نقره به هم می‌رسانند، پس پایه لق نمی‌شود. بیرون کاسه نقاشی است و داخل آن لعاب سفید ساده دارد تا پاک کردنش آسان باشد. خط‌های اسلیمی را دو بار قلم می‌گیرند تا پس از کوره برجسته دیده شود. لعاب مثل شیشه است؛ آن را روی سنگ نکوبید و در ماشین ظرف‌شویی نگذارید.',
      'Bowl and foot are made separately and silver-soldered before enamelling, so they do not work loose. The outside is painted; the inside is plain white enamel that wipes clean. The arabesques are drawn twice, so that they stand slightly proud after firing. Enamel behaves like glass: do not knock it on stone, and keep it out of the dishwasher.',
      'Чашу и ножку делают отдельно и спаивают серебром до эмалирования, поэтому со временем они не расшатываются. Снаружи — роспись, внутри — гладкая белая эмаль, её легко протереть. Арабески проводят дважды, и после обжига они чуть выступают. Эмаль ведёт себя как стекло: не стучите ею о камень и не ставьте в посудомоечную машину.',
    ],
    specs: [
      ['material', ['مس، لعاب، رنگ معدنی', 'Copper, enamel, mineral colours', 'Медь, эмаль, минеральные краски']],
      ['technique', ['قلم‌گیری دوباره و دو بار کوره', 'Twice-drawn line, two firings', 'Двойная прорисовка, два обжига']],
      ['dimensions', ['بلندی ۱۲ تا ۱۵ سانتی‌متر', '12 to 15 cm tall', 'Высота 12–15 см']],
      ['foodSafe', ['شکلات، نقل و آجیل', 'Sweets and nuts', 'Конфеты и орехи']],
      ['packaging', ['جعبه مقوایی با آستر', 'Lined card box', 'Картонная коробка с подкладкой']],
      ['care', ['دستمال نم‌دار، بدون ماشین ظرف‌شویی', 'Damp cloth, no dishwasher', 'Влажная салфетка, не для посудомойки']],
    ],
    variants: [
      { color: 'turquoise', size: footedSmall, price: 2_480_000, stock: 21 },
      { color: 'turquoise', size: footedLarge, price: 3_350_000, stock: 12 },
      { color: 'crimson', size: footedSmall, price: 2_480_000, stock: 9 },
      { color: 'crimson', size: footedLarge, price: 3_350_000, stock: 5 },
      { color: 'green', size: footedSmall, price: 2_480_000, stock: 3 },
    ],
    rating: 4.5,
    ratingCount: 117,
    addedOn: '2025-12-06',
    reviews: [
      {
        author: ['مهناز ف.', 'Mahnaz F.', 'Махназ Ф.'],
        stars: 5,
        on: '2026-02-15',
        body: [
          'فیروزه‌ای‌اش رنگ گنبدهای اصفهان است. شب یلدا پر از آجیلش کردم و چشم همه به همان بود.',
          'The turquoise is the colour of an Isfahan dome. On Yalda night it was full of nuts, and everyone looked at the bowl.',
          'Бирюза у неё — как у исфаханских куполов. На Ялду насыпали орехов, и все смотрели только на вазочку.',
        ],
      },
      {
        author: ['بهنام ر.', 'Behnam R.', 'Бехнам Р.'],
        stars: 3,
        on: '2026-07-11',
        body: [
          'ظاهرش زیباست، اما کوچک‌تر از چیزی بود که فکر می‌کردم. حتماً اندازه دهانه را پیش از خرید ببینید.',
          'Handsome, but smaller than I had imagined. Do check the rim size before you order.',
          'Красивая, но меньше, чем я представлял. Перед заказом обязательно посмотрите на диаметр.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-enamel-jewel-casket',
    shape: 'enamel-box',
    color: 'navy',
    name: ['جعبه جواهر میناکاری لولادار', 'Hinged enamel jewel casket', 'Эмалевая шкатулка для украшений'],
    maker: ['کارگاه مینای هزارنقش', 'Hezar Naqsh Enamel Workshop', 'Мастерская эмали «Хезар-Накш»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'جعبه مسی لولادار با آستر مخمل، ختایی‌های طلایی بر زمینه سرمه‌ای یا بنفش، برای انگشتر و گوشواره.',
      'A hinged copper box lined in velvet, with golden blossom scrolls on navy or violet, for rings and earrings.',
      'Медная шкатулка на петлях с бархатом внутри и золотыми цветочными завитками по тёмно-синему или фиолетовому полю — для колец и серёг.',
    ],
    description: [
      'ورق مس را تا می‌زنند، گوشه‌ها را لحیم می‌کنند و لولا پیش از لعاب جا می‌افتد تا درِ جعبه پس از کوره میزان بماند. گل‌های ختایی با رنگ معدنی کشیده می‌شود و رگه‌های طلایی، طلای مایع است که در کوره آخر ثابت می‌شود. داخل جعبه مخمل سرمه‌ای دارد و در نمونه بزرگ یک تقسیم. روی آن عطر و الکل نپاشید.',
      'Sheet copper is folded and soldered at the corners, and the hinge is fitted before enamelling so that the lid still sits true after the kiln. The blossom scrolls are painted in mineral colours; the gold lines are liquid gold, fixed in the last firing. The inside is navy velvet, with one divider in the larger size. Keep perfume and alcohol away.',
      'Листовую медь сгибают и паяют по углам, а петлю ставят до эмалирования, чтобы крышка и после печи ложилась ровно. Цветы написаны минеральными красками, золотые прожилки — жидким золотом, его закрепляет последний обжиг. Внутри тёмно-синий бархат, в большой шкатулке есть перегородка. Держите её подальше от духов и спирта: они портят золото.',
    ],
    specs: [
      ['material', ['مس، لعاب، طلای مایع', 'Copper, enamel, liquid gold', 'Медь, эмаль, жидкое золото']],
      ['technique', ['نقاشی ختایی، سه بار کوره', 'Painted blossom scrolls, three firings', 'Цветочная роспись, три обжига']],
      ['lining', ['مخمل سرمه‌ای', 'Navy velvet', 'Тёмно-синий бархат']],
      ['closure', ['لولا و چفت برنجی', 'Brass hinge and catch', 'Латунные петли и защёлка']],
      ['dimensions', ['بلندی ۶ سانتی‌متر', '6 cm tall', 'Высота 6 см']],
      ['care', ['دستمال خشک، دور از عطر و الکل', 'Dry cloth, no perfume or alcohol', 'Сухая салфетка, беречь от духов и спирта']],
    ],
    variants: [
      { color: 'navy', size: casketSmall, price: 3_400_000, was: 4_250_000, stock: 13 },
      { color: 'navy', size: casketLarge, price: 5_700_000, stock: 6 },
      { color: 'violet', size: casketSmall, price: 3_400_000, was: 4_250_000, stock: 8 },
      { color: 'violet', size: casketLarge, price: 5_700_000, stock: 4 },
    ],
    rating: 4.6,
    ratingCount: 62,
    addedOn: '2026-02-18',
    reviews: [
      {
        author: ['ندا ح.', 'Neda H.', 'Неда Х.'],
        stars: 5,
        on: '2026-04-27',
        body: [
          'درش نرم و بی‌صدا بسته می‌شود و مخملش تمیز چسبیده. گردنبند مادربزرگم جای خودش را پیدا کرد.',
          'The lid closes softly, and the velvet is neatly laid. My grandmother’s necklace has found its place.',
          'Крышка закрывается мягко и тихо, бархат уложен аккуратно. Бабушкино ожерелье нашло своё место.',
        ],
      },
      {
        author: ['سارا و.', 'Sara V.', 'Сара В.'],
        stars: 4,
        on: '2026-08-30',
        body: [
          'رنگ بنفشش کم‌پیدا و بسیار خوش است. کاش نمونه کوچک هم تقسیم داخلی داشت.',
          'The violet is rare and very fine. I wish the small box had a divider too.',
          'Такой фиолетовый встретишь нечасто, очень хорош. Жаль, что в маленькой шкатулке нет перегородки.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-gilt-arabesque-enamel-plate',
    shape: 'enamel-plate',
    color: 'navy',
    name: ['بشقاب دیواری میناکاری اسلیمی طلایی', 'Wall plate with gilt arabesques', 'Настенное блюдо с золотыми арабесками'],
    maker: ['نگارخانه طلاقلم', 'Tala-Qalam Studio', 'Студия «Тала-Калам»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'بشقاب بزرگ سرمه‌ای با اسلیمی‌های طلا که از میانه تا لبه می‌پیچد؛ کار یک نقاش در نزدیک سه هفته.',
      'A large navy plate whose gold arabesques wind from centre to rim, the work of one painter over nearly three weeks.',
      'Большое тёмно-синее блюдо: золотые арабески вьются от середины к краю. Один художник пишет его почти три недели.',
    ],
    description: [
      'طرح نخست روی کاغذ سوزنی می‌شود و با گرد زغال بر لعاب می‌نشیند؛ باقی کار آزاد است و هر بشقاب اندکی با دیگری فرق دارد. زمینه سرمه‌ای دو دست رنگ و دو بار کوره می‌خواهد تا یکدست شود. طلا در پایان می‌آید و با سنگ عقیق جلا می‌گیرد. بشقاب با قلاب دیواری و شناسنامه امضاشده فرستاده می‌شود.',
      'The design is pricked on paper and pounced on to the enamel in charcoal dust; the rest is freehand, so no two plates quite agree. The navy ground needs two coats and two firings to lie even. Gold comes last and is burnished with agate. The plate is sent with a wall hook and a signed certificate.',
      'Рисунок накалывают на бумаге и переносят на эмаль угольной пылью, а дальше рука свободна, и каждое блюдо немного отличается от других. Чтобы синий фон лёг ровно, его наносят и обжигают дважды. Золото кладут последним и полируют агатом. К блюду приложены крюк для стены и подписанный сертификат.',
    ],
    specs: [
      ['material', ['مس، لعاب، طلا', 'Copper, enamel, gold', 'Медь, эмаль, золото']],
      ['technique', ['گرته‌برداری و قلم‌گیری با طلا', 'Pounced design, gold linework', 'Перенос припорохом, золотая линия']],
      ['thickness', ['۱ میلی‌متر', '1 mm', '1 мм']],
      ['weight', ['۹۰۰ گرم تا ۱٫۶ کیلوگرم', '900 g to 1.6 kg', 'От 900 г до 1,6 кг']],
      ['foodSafe', ['فقط تزئینی', 'Decorative only', 'Только для украшения']],
      ['certificate', ['امضاشده و شماره‌دار', 'Signed and numbered', 'С подписью и номером']],
      ['packaging', ['جعبه چوبی', 'Wooden case', 'Деревянный футляр']],
    ],
    variants: [
      { size: across30, price: 9_800_000, stock: 5 },
      { size: across40, price: 17_500_000, stock: 1 },
    ],
    rating: 4.9,
    ratingCount: 19,
    addedOn: '2026-06-09',
    reviews: [
      {
        author: ['ایرج ن.', 'Iraj N.', 'Ирадж Н.'],
        stars: 5,
        on: '2026-07-24',
        body: [
          'زیر نور غروب طلایش آرام روشن می‌شود. جعبه چوبی‌اش را هم نگه داشتم، خودش کاری دیدنی است.',
          'In evening light the gold quietly lights up. I kept the wooden case as well; it is a piece of work in itself.',
          'В закатном свете золото тихо загорается. Деревянный футляр тоже оставил: он сам по себе хорошая вещь.',
        ],
      },
      {
        author: ['لیلا ص.', 'Leila S.', 'Лейла С.'],
        stars: 5,
        on: '2026-09-16',
        body: [
          'برای دفتر کارم خواستم و شماره و امضایش برایم مهم بود. همه چیز همان بود که نوشته بودید.',
          'I wanted it for my office, and the number and signature mattered to me. Everything was as described.',
          'Брала в рабочий кабинет, для меня были важны номер и подпись. Всё соответствует описанию.',
        ],
      },
    ],
  },
  {
    label: 'tehran-cloisonne-enamel-bowls',
    shape: 'enamel-bowl',
    color: 'green',
    name: ['کاسه‌های مینای خانه‌بندی', 'Cloisonné enamel bowls', 'Пиалы с перегородчатой эмалью'],
    maker: ['کارگاه مینای سیم و آتش', 'Sim-o-Atash Enamel Workshop', 'Мастерская «Сим-о-Атеш»'],
    city: ['تهران', 'Tehran', 'Тегеран'],
    summary: [
      'کاسه‌های کوچک مسی که نقششان را سیم نازک مس از هم جدا کرده و هر خانه با لعابی دیگر پر شده است.',
      'Small copper bowls whose pattern is drawn in fine copper wire, each cell filled with an enamel of its own.',
      'Небольшие медные пиалы: узор проложен тонкой медной проволокой, и каждая ячейка залита своей эмалью.',
    ],
    description: [
      'در این شیوه قلم‌مو نقشی ندارد؛ سیم تخت مس را با انبر خم می‌کنند، روی بدنه می‌چسبانند و خانه‌ها را با گرد لعاب نم‌دار پر می‌کنند. پس از هر کوره لعاب فرومی‌نشیند و باید دوباره پر شود، چهار تا پنج بار؛ در پایان سطح را با سنگ آب می‌سابند تا سیم و لعاب هم‌تراز شوند. برای جای کلید، شیرینی خشک یا شمع کوچک مناسب است.',
      'The brush plays no part here: flat copper wire is bent with tweezers, fixed to the body, and the cells are packed with damp enamel powder. The enamel sinks at every firing and is topped up four or five times; the surface is then ground under water until wire and enamel are level. Good for keys, dry sweets or a small candle.',
      'Кисть здесь не нужна: плоскую медную проволоку гнут пинцетом, крепят на корпус, а ячейки заполняют влажным порошком эмали. С каждым обжигом эмаль оседает, и её добавляют снова, четыре-пять раз, а потом поверхность шлифуют под водой, пока проволока и эмаль не сравняются. Пиалы хороши для ключей, сухих сладостей или маленькой свечи.',
    ],
    specs: [
      ['material', ['مس، سیم مسی، لعاب', 'Copper, copper wire, enamel', 'Медь, медная проволока, эмаль']],
      ['technique', ['خانه‌بندی، پنج بار کوره', 'Cloisonné, five firings', 'Перегородчатая эмаль, пять обжигов']],
      ['dimensions', ['قطر ۱۱ و بلندی ۵ سانتی‌متر', '11 cm across, 5 cm tall', 'Диаметр 11 см, высота 5 см']],
      ['finish', ['ساب آبی و جلای نرم', 'Water-ground, soft polish', 'Шлифовка под водой, мягкий глянец']],
      ['foodSafe', ['شیرینی خشک و آجیل', 'Dry sweets and nuts', 'Сухие сладости и орехи']],
      ['care', ['آب ولرم، خشک کردن با دستمال نرم', 'Lukewarm water, dry with a soft cloth', 'Тёплая вода, вытирать мягкой салфеткой']],
    ],
    variants: [
      { color: 'green', model: bowls2, price: 2_900_000, stock: 17 },
      { color: 'green', model: bowls6, price: 7_900_000, was: 8_700_000, stock: 5 },
      { color: 'saffron', model: bowls2, price: 2_900_000, stock: 11 },
      { color: 'saffron', model: bowls6, price: 7_900_000, was: 8_700_000, stock: 4 },
    ],
    rating: 4.4,
    ratingCount: 23,
    addedOn: '2026-10-07',
    reviews: [
      {
        author: ['گلناز ک.', 'Golnaz K.', 'Гольназ К.'],
        stars: 5,
        on: '2026-10-28',
        body: [
          'سیم‌ها زیر انگشت هیچ حس نمی‌شود، این‌قدر صاف ساییده شده. رنگ زعفرانی‌اش گرم و زنده است.',
          'You cannot feel the wires under a finger, so evenly is it ground. The saffron colour is warm and alive.',
          'Проволоки пальцем не нащупать — так ровно отшлифовано. Шафрановый цвет тёплый, живой.',
        ],
      },
      {
        author: ['نوید ج.', 'Navid J.', 'Навид Дж.'],
        stars: 4,
        on: '2026-11-05',
        body: [
          'دو کاسه گرفتم و رنگشان ذره‌ای با هم فرق دارد، که از کار دست طبیعی است. بسته‌بندی محکم بود.',
          'I took two, and their colours differ by a hair, as handwork does. Well packed.',
          'Взял две пиалы: оттенки чуть разнятся, для ручной работы это естественно. Упаковано надёжно.',
        ],
      },
    ],
  },
  {
    label: 'ahvaz-sabean-enamel-box',
    shape: 'enamel-box',
    color: 'silver',
    name: ['قوطی نقره با مینای صابئین', 'Silver box with Sabean enamel', 'Серебряная шкатулка с эмалью сабиев'],
    maker: ['میناگری روددخت', 'Rud-Dokht Enamellers', 'Эмальеры «Руд-Дохт»'],
    city: ['اهواز', 'Ahvaz', 'Ахваз'],
    summary: [
      'قوطی کوچک نقره با نقش نخل یا قایق به مینای آبی، از هنر کهن زرگران صابئی کناره کارون.',
      'A small silver box with palms or boats in blue enamel, from the old craft of the Sabean goldsmiths on the Karun.',
      'Небольшая серебряная шкатулка с пальмами или лодками в синей эмали — старинное ремесло ювелиров-сабиев с берегов Каруна.',
    ],
    description: [
      'زرگر نخست نقش را با قلم در نقره گود می‌کند و گودی‌ها را با لعاب آبی پر می‌کند، پس مینا از سطح فلز بالاتر نمی‌آید و نمی‌پرد. این شیوه در خانواده‌های صابئی اهواز سینه‌به‌سینه رسیده و نقش‌ها از زندگی کنار رود است. نقره کم‌کم تیره می‌شود؛ پارچه مخصوص نقره آن را روشن می‌کند و خمیر ساینده به مینا آسیب می‌زند.',
      'The smith first cuts the picture into the silver and then fills the hollows with blue enamel, so that it lies level with the metal and does not chip. The method has passed down in Sabean families of Ahvaz, and the scenes are of life by the river. Silver darkens slowly; use a silver cloth, never an abrasive paste.',
      'Сначала мастер режет рисунок по серебру, затем заполняет углубления синей эмалью, поэтому она лежит вровень с металлом и не скалывается. Приём передают из поколения в поколение в сабийских семьях Ахваза, а сюжеты взяты из жизни у реки. Серебро понемногу темнеет: протирайте его специальной салфеткой, без абразивных паст.',
    ],
    specs: [
      ['material', ['نقره، لعاب آبی', 'Silver, blue enamel', 'Серебро, синяя эмаль']],
      ['purity', ['۹۲۵', '925', '925']],
      ['technique', ['قلم‌زنی گود و مینا', 'Engraved and enamelled', 'Гравировка с эмалью']],
      ['dimensions', ['۵ در ۷ سانتی‌متر', '5 × 7 cm', '5 × 7 см']],
      ['weight', ['نزدیک ۶۵ گرم', 'About 65 g', 'Около 65 г']],
      ['certificate', ['مهر عیار و نشان کارگاه', 'Hallmark and workshop mark', 'Проба и клеймо мастерской']],
    ],
    variants: [
      { model: palms, price: 34_500_000, stock: 6 },
      { model: boats, price: 36_000_000, stock: 4 },
    ],
    rating: 4.7,
    ratingCount: 8,
    addedOn: '2026-10-29',
    reviews: [
      {
        author: ['صادق م.', 'Sadegh M.', 'Садег М.'],
        stars: 5,
        on: '2026-11-09',
        body: [
          'اهل خوزستانم و این نقش‌ها را از دکان‌های قدیم به یاد دارم. کار تمیز و اصیل است.',
          'I come from Khuzestan and remember these scenes from the old shops. Clean work, and true to the craft.',
          'Я родом из Хузестана и помню эти сюжеты по старым лавкам. Работа чистая, настоящая.',
        ],
      },
      {
        author: ['فرشته ب.', 'Fereshteh B.', 'Фереште Б.'],
        stars: 4,
        on: '2026-11-13',
        body: [
          'از آنچه تصور می‌کردم ظریف‌تر است و نقره‌اش وزن خوبی دارد. جعبه هدیه‌اش می‌توانست بهتر باشد.',
          'More delicate than I expected, and the silver has a good weight. The gift box could have been better.',
          'Тоньше, чем я ожидала, и серебро приятно весомое. Подарочная коробка могла быть получше.',
        ],
      },
    ],
  },
]
