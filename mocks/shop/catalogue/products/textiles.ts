import type { ProductSeed, Text } from '../seed.ts'

const clothSmall: Text = ['۶۰ در ۶۰ سانتی‌متر', '60 × 60 cm', '60 × 60 см']
const clothSquare: Text = ['۱۰۰ در ۱۰۰ سانتی‌متر', '100 × 100 cm', '100 × 100 см']
const clothLong: Text = ['۱۰۰ در ۱۶۰ سانتی‌متر', '100 × 160 cm', '100 × 160 см']

const cushionSmall: Text = ['۴۰ در ۴۰ سانتی‌متر', '40 × 40 cm', '40 × 40 см']
const cushionLarge: Text = ['۵۰ در ۵۰ سانتی‌متر', '50 × 50 cm', '50 × 50 см']

const runnerShort: Text = ['۳۰ در ۹۰ سانتی‌متر', '30 × 90 cm', '30 × 90 см']
const runnerMedium: Text = ['۴۰ در ۱۲۰ سانتی‌متر', '40 × 120 cm', '40 × 120 см']
const runnerLong: Text = ['۴۰ در ۱۸۰ سانتی‌متر', '40 × 180 cm', '40 × 180 см']

export const textiles: readonly ProductSeed[] = [
  {
    label: 'yazd-termeh-tablecloth',
    shape: 'termeh-cloth',
    color: 'crimson',
    name: ['رومیزی ترمه بته‌جقه یزد', 'Yazd termeh cloth with boteh', 'Йездская скатерть из терме с боте'],
    maker: ['ترمه‌بافی چهارسوق', 'Chaharsuq Termeh Weavers', 'Ткацкая мастерская «Чахарсуг»'],
    city: ['یزد', 'Yazd', 'Йезд'],
    summary: [
      'رومیزی ترمه با ردیف‌های بته‌جقه، بافته از پشم نرم و ابریشم و با آستر ساتن همرنگ.',
      'A termeh tablecloth with rows of boteh, woven from soft wool and silk and lined in matching satin.',
      'Скатерть из терме с рядами боте, сотканная из мягкой шерсти и шёлка, на атласной подкладке в тон.',
    ],
    description: [
      'ترمه را روی دستگاه ژاکارد می‌بافند و روزی چند سانتی‌متر بیشتر پیش نمی‌رود. تار ابریشم است و پود پشم؛ نخ‌های رها در پشت پارچه می‌مانند و برای همین آستر دوخته می‌شود. لبه‌ها یراق‌دوزی ظریفی دارند و کار روی میز عسلی، کنسول یا سفره عقد خوش می‌نشیند. آن را به خشک‌شویی بسپارید و لوله‌کرده، دور از نور مستقیم، نگه دارید تا جای تا بر آن نماند.',
      'Termeh is woven on a Jacquard loom, a few centimetres a day. The warp is silk and the weft wool; loose threads float at the back, which is why each cloth is lined. A narrow braid finishes the edge, and the cloth suits a side table, a console or the wedding spread. Have it dry-cleaned, and store it rolled rather than folded, out of direct sun.',
      'Терме ткут на жаккардовом станке, и за день полотно прирастает всего на несколько сантиметров. Основа шёлковая, уток шерстяной; с изнанки остаются протяжки, поэтому ткань ставят на подкладку, а край обшивают тонкой тесьмой. Такая скатерть хороша на столике, на консоли или в убранстве свадебной софре. Сдавайте её в химчистку и храните свёрнутой в рулон, вдали от прямого солнца.',
    ],
    specs: [
      ['material', ['پشم و ابریشم', 'Wool and silk', 'Шерсть и шёлк']],
      ['technique', ['ترمه‌بافی ژاکارد', 'Jacquard termeh weaving', 'Жаккардовое ткачество терме']],
      ['warp', ['تار ابریشم، پود پشم', 'Silk warp, wool weft', 'Основа — шёлк, уток — шерсть']],
      ['lining', ['ساتن همرنگ', 'Matching satin', 'Атлас в тон']],
      ['finish', ['یراق‌دوزی دور', 'Braided edge', 'Край обшит тесьмой']],
      ['care', ['خشک‌شویی', 'Dry-clean only', 'Только химчистка']],
    ],
    variants: [
      { color: 'crimson', size: clothSmall, price: 1_850_000, stock: 22 },
      { color: 'crimson', size: clothSquare, price: 3_900_000, was: 4_600_000, stock: 12 },
      { color: 'crimson', size: clothLong, price: 6_400_000, stock: 5 },
      { color: 'turquoise', size: clothSmall, price: 1_850_000, stock: 18 },
      { color: 'turquoise', size: clothSquare, price: 3_900_000, was: 4_600_000, stock: 9 },
      { color: 'navy', size: clothSquare, price: 4_600_000, stock: 2 },
    ],
    rating: 4.7,
    ratingCount: 146,
    addedOn: '2025-07-05',
    reviews: [
      {
        author: ['فاطمه س.', 'Fatemeh S.', 'Фатеме С.'],
        stars: 5,
        on: '2025-09-28',
        body: [
          'برای سفره عقد دخترم خریدم. رنگ لاکی‌اش عمیق است و آسترش تمیز دوخته شده.',
          'Bought for my daughter’s wedding spread. The crimson is deep and the lining neatly sewn.',
          'Купила для свадебной софре дочери. Бордовый цвет глубокий, подкладка пришита аккуратно.',
        ],
      },
      {
        author: ['منصور ق.', 'Mansour Gh.', 'Мансур Г.'],
        stars: 4,
        on: '2026-04-12',
        body: [
          'بافت ریز و درست است. از رنگ فیروزه‌ای عکس کمی تیره‌تر بود، اما پشیمان نیستم.',
          'Fine, honest weaving. The turquoise was a little darker than pictured, but I have no regrets.',
          'Ткань плотная, работа честная. Бирюзовый чуть темнее, чем на фото, но я не жалею.',
        ],
      },
    ],
  },
  {
    label: 'kerman-pateh-cushion',
    shape: 'pateh-cushion',
    color: 'rust',
    name: ['کوسن پته‌دوزی کرمان', 'Kerman pateh cushion cover', 'Керманская наволочка с вышивкой пате'],
    maker: ['خانه پته بی‌بی‌نگار', 'Bibi Negar Pateh House', 'Дом вышивки «Биби-Негар»'],
    city: ['کرمان', 'Kerman', 'Керман'],
    summary: [
      'روکش کوسن از شال پشمی با ترنج و سروهای پته، که سوزن به سوزن با دست پر شده است.',
      'A cushion cover in woollen cloth with a pateh medallion and cypresses, filled stitch by stitch by hand.',
      'Наволочка из шерстяного сукна: медальон и кипарисы пате вышиты вручную, стежок за стежком.',
    ],
    description: [
      'زنان کرمان روی «عریض»، همان شال پشمی دست‌بافت، نقش می‌زنند و آن را با نخ پشمی رنگارنگ پر می‌کنند. یک روکش سه تا پنج هفته زمان می‌برد و پشت کار به پاکیزگی روی آن است. پشت کوسن پارچه کتان با زیپ پنهان دارد و لایی جدا فروخته می‌شود. با آب سرد و شامپوی پشم به‌آرامی بشویید، نچلانید و در سایه پهن کنید.',
      'Women in Kerman draw on ariz, a handwoven woollen cloth, and fill the drawing with coloured wool. One cover takes three to five weeks, and the back of the work is as tidy as its face. The reverse is linen with a hidden zip; the pad is sold separately. Wash gently in cold water with wool soap, do not wring, and dry flat in shade.',
      'Керманские мастерицы наносят рисунок на ариз — шерстяное сукно ручного тканья — и заполняют его цветной шерстью. На одну наволочку уходит от трёх до пяти недель, и изнанка вышивки не уступает лицу. Оборот льняной, с потайной молнией; подушка продаётся отдельно. Стирайте бережно в холодной воде со средством для шерсти, не выжимайте и сушите, расстелив в тени.',
    ],
    specs: [
      ['material', ['شال پشمی و نخ پشم', 'Wool cloth, wool thread', 'Шерстяное сукно и нить']],
      ['technique', ['پته‌دوزی دستی', 'Hand-stitched pateh', 'Ручная вышивка пате']],
      ['dye', ['گیاهی و ثابت', 'Plant dyes, colourfast', 'Растительные стойкие красители']],
      ['lining', ['کتان', 'Linen', 'Лён']],
      ['closure', ['زیپ پنهان', 'Hidden zip', 'Потайная молния']],
      ['care', ['شست‌وشوی دستی، آب سرد', 'Hand wash, cold', 'Ручная стирка в холодной воде']],
    ],
    variants: [
      { color: 'rust', size: cushionSmall, price: 2_150_000, stock: 14 },
      { color: 'rust', size: cushionLarge, price: 2_950_000, stock: 8 },
      { color: 'cream', size: cushionSmall, price: 2_150_000, stock: 11 },
      { color: 'green', size: cushionSmall, price: 2_150_000, stock: 1 },
      { color: 'green', size: cushionLarge, price: 2_950_000, stock: 6 },
    ],
    rating: 4.8,
    ratingCount: 73,
    addedOn: '2025-10-17',
    reviews: [
      {
        author: ['مهسا ل.', 'Mahsa L.', 'Махса Л.'],
        stars: 5,
        on: '2025-12-20',
        body: [
          'پشت و روی دوخت را که نگاه می‌کنید، صبر این کار را می‌فهمید. مبل ساده ما جان گرفت.',
          'Turn the stitching over and you see the patience in it. Our plain sofa has come alive.',
          'Загляните на изнанку — и поймёте, сколько в этом терпения. Наш простой диван ожил.',
        ],
      },
      {
        author: ['رضا ع.', 'Reza A.', 'Реза А.'],
        stars: 5,
        on: '2026-07-01',
        body: [
          'دو تا روناسی گرفتم و رنگ هر دو با هم می‌خواند. زیپش هم روان است.',
          'I took two in madder red and they match. The zip runs smoothly too.',
          'Взял две цвета марены, оттенок совпал. И молния ходит легко.',
        ],
      },
    ],
  },
  {
    label: 'osku-batik-silk-scarf',
    shape: 'scarf',
    color: 'violet',
    name: ['روسری ابریشمی کلاغه‌ای اسکو', 'Osku kalaghei silk scarf', 'Шёлковый платок калагеи из Оску'],
    maker: ['ابریشم‌کاران سهندیار', 'Sahandyar Silk Printers', 'Шёлковая артель «Сахандьяр»'],
    city: ['اسکو', 'Osku', 'Оску'],
    summary: [
      'روسری ابریشم طبیعی با چاپ باتیک، سبک و خوش‌افت، با حاشیه‌ای که قالب چوبی بر آن مهر می‌زند.',
      'A natural silk scarf in wax batik, light and fluid, its border stamped with carved wooden blocks.',
      'Платок из натурального шёлка с восковым батиком: лёгкий, струящийся, с каймой от резных деревянных штампов.',
    ],
    description: [
      'قالب چوبی را در مخلوط گرم موم و پارافین می‌زنند و روی ابریشم می‌گذارند؛ جایی که موم نشسته، رنگ نمی‌گیرد. این کار برای هر رنگ تکرار می‌شود و در پایان موم را در آب جوش می‌گیرند، پس رگه‌های نازک رنگ در نقش می‌ماند. روسری چهارگوش و یک متر در یک متر است و گره آن سر نمی‌خورد. با آب سرد و شوینده ملایم بشویید و از پشت با اتوی کم‌دما صاف کنید.',
      'A carved block is dipped in warm wax and paraffin and pressed on the silk; where the wax sits, the dye does not reach. The step is repeated for each colour, and the wax is boiled out at the end, leaving fine veins in the pattern. The scarf is one metre square and its knot does not slip. Wash cold with mild soap and iron on the back at low heat.',
      'Резной штамп окунают в тёплую смесь воска и парафина и прижимают к шёлку: под воск краска не проходит. Так повторяют для каждого цвета, а в конце воск вываривают, и в узоре остаются тонкие прожилки. Платок квадратный, метр на метр, узел на нём не скользит. Стирайте в холодной воде мягким средством и гладьте с изнанки чуть тёплым утюгом.',
    ],
    specs: [
      ['material', ['ابریشم طبیعی', 'Natural silk', 'Натуральный шёлк']],
      ['technique', ['چاپ باتیک با قالب چوبی', 'Block-printed wax batik', 'Восковой батик, набивка штампами']],
      ['dimensions', ['۱۰۰ در ۱۰۰ سانتی‌متر', '100 × 100 cm', '100 × 100 см']],
      ['weight', ['۶۵ گرم', '65 g', '65 г']],
      ['finish', ['لبه دست‌دوز', 'Hand-rolled hem', 'Край подшит вручную']],
      ['origin', ['اسکو، آذربایجان شرقی', 'Osku, East Azerbaijan', 'Оску, Восточный Азербайджан']],
      ['care', ['شست‌وشوی دستی، اتوی کم‌دما', 'Hand wash, cool iron', 'Ручная стирка, тёплый утюг']],
    ],
    variants: [
      { color: 'violet', price: 1_980_000, was: 2_450_000, stock: 15 },
      { color: 'crimson', price: 1_980_000, was: 2_450_000, stock: 10 },
      { color: 'saffron', price: 2_450_000, stock: 12 },
      { color: 'black', price: 2_450_000, stock: 20 },
    ],
    rating: 4.5,
    ratingCount: 129,
    addedOn: '2025-12-11',
    reviews: [
      {
        author: ['سمیرا و.', 'Samira V.', 'Самира В.'],
        stars: 5,
        on: '2026-02-05',
        body: [
          'سبک است و از سر نمی‌لغزد. حاشیه بنفش آن را با هر مانتوی تیره‌ای می‌پوشم.',
          'It is light and does not slide off. I wear the violet with any dark coat.',
          'Лёгкий и не сползает. Фиолетовый ношу с любым тёмным пальто.',
        ],
      },
      {
        author: ['نگار ح.', 'Negar H.', 'Негар Х.'],
        stars: 3,
        on: '2026-05-23',
        body: [
          'جنس و نقش عالی است، ولی رنگ لاکی در دو شست‌وشوی اول کمی آب رنگی پس داد.',
          'Cloth and pattern are excellent, but the crimson coloured the water in the first two washes.',
          'Шёлк и узор отличные, но бордовый в первые две стирки немного подкрашивал воду.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-qalamkar-runner',
    shape: 'table-runner',
    color: 'cream',
    name: ['رانر قلمکار اصفهان', 'Isfahan qalamkar table runner', 'Исфаханская дорожка калямкар'],
    maker: ['چیت‌سازی پل‌شکسته', 'Pol-e Shekasteh Printworks', 'Набойная «Поль-е Шекасте»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'رانر پنبه‌ای با چاپ قلمکار؛ سرو، طاووس و گل که هر رنگ آن با قالبی جدا کوبیده شده است.',
      'A cotton runner in qalamkar print: cypress, peacock and flowers, each colour struck with its own block.',
      'Хлопковая дорожка с набойкой калямкар: кипарис, павлин и цветы, для каждого цвета — свой штамп.',
    ],
    description: [
      'استادکار قالب گلابی را در رنگ می‌زند و با ضرب دست روی پارچه پنبه‌ای می‌کوبد: نخست مشکی، سپس قرمز، آبی و زرد. پارچه را پس از چاپ در آب می‌جوشانند و کنار رودخانه پهن می‌کنند تا رنگ ثابت شود. دو سر رانر ریشه‌های دست‌بافته دارد. برای میز ناهارخوری و کنسول مناسب است؛ با آب سرد و جدا از لباس روشن بشویید و از پشت اتو کنید.',
      'The printer inks a pearwood block and strikes it by hand onto cotton: black first, then red, blue and yellow. The printed cloth is boiled and spread by the river to fix the colours. Both ends carry knotted fringes. It fits a dining table or a console; wash it cold, apart from light clothes, and iron on the reverse.',
      'Мастер покрывает краской штамп из грушевого дерева и ударом ладони печатает по хлопку: сначала чёрный, затем красный, синий и жёлтый. Готовую ткань вываривают и расстилают у реки, чтобы цвет закрепился. Концы дорожки завершает плетёная вручную бахрома. Она подойдёт для обеденного стола и консоли; стирайте в холодной воде отдельно от светлого и гладьте с изнанки.',
    ],
    specs: [
      ['material', ['پنبه', 'Cotton', 'Хлопок']],
      ['technique', ['چاپ قلمکار با قالب چوبی', 'Qalamkar block print', 'Набойка калямкар']],
      ['dye', ['طبیعی و ثابت‌شده', 'Natural, fixed by boiling', 'Натуральный, закреплён варкой']],
      ['finish', ['ریشه دست‌بافته', 'Hand-knotted fringe', 'Бахрома ручного плетения']],
      ['origin', ['اصفهان', 'Isfahan', 'Исфахан']],
      ['care', ['آب سرد، اتو از پشت', 'Cold wash, iron on reverse', 'Холодная вода, гладить с изнанки']],
    ],
    variants: [
      { size: runnerShort, price: 390_000, stock: 40 },
      { size: runnerMedium, price: 580_000, stock: 33 },
      { size: runnerLong, price: 790_000, stock: 19 },
    ],
    rating: 4.3,
    ratingCount: 208,
    addedOn: '2025-06-10',
    reviews: [
      {
        author: ['مینا پ.', 'Mina P.', 'Мина П.'],
        stars: 4,
        on: '2025-08-30',
        body: [
          'نقش زنده و پارچه ضخیم است. بعد از شست‌وشو دو سانتی‌متر آب رفت.',
          'Lively print on stout cotton. It shrank about two centimetres after washing.',
          'Рисунок живой, ткань плотная. После стирки села сантиметра на два.',
        ],
      },
      {
        author: ['داوود ش.', 'Davoud Sh.', 'Давуд Ш.'],
        stars: 5,
        on: '2026-03-27',
        body: [
          'برای هفت‌سین گرفتم و تا حالا روی میز مانده است. قیمتش هم منصفانه بود.',
          'I bought it for Nowruz and it has stayed on the table since. The price was fair.',
          'Купил к Новрузу, да так и оставил на столе. И цена честная.',
        ],
      },
    ],
  },
  {
    label: 'yazd-ikat-runner',
    shape: 'table-runner',
    color: 'azure',
    name: ['رانر دارایی‌بافت یزد', 'Yazd darai ikat runner', 'Йездская дорожка из иката дараи'],
    maker: ['شعربافی کوچه‌باغ', 'Kucheh Bagh Weavers', 'Ткачи «Куче-Баг»'],
    city: ['یزد', 'Yazd', 'Йезд'],
    summary: [
      'رانر دارایی با لبه‌های لرزان رنگ، که تار آن پیش از بافت گره خورده و رنگ شده است.',
      'A darai runner with softly blurred edges of colour, its warp tied and dyed before weaving.',
      'Дорожка дараи с мягко размытыми границами цвета: нити основы вяжут и красят ещё до тканья.',
    ],
    description: [
      'در دارایی‌بافی، نقش پیش از پارچه ساخته می‌شود: تارهای ابریشم مصنوعی را دسته‌دسته می‌بندند، در رنگ فرو می‌برند و باز می‌کنند. وقتی بافنده آن‌ها را روی دستگاه می‌کشد، رنگ‌ها اندکی جابه‌جا می‌شوند و لرزش آشنای نقش پدید می‌آید. پود پنبه‌ای به رانر وزن می‌دهد تا روی میز صاف بماند. با دست و آب سرد بشویید و روی بند پهن کنید؛ خشک‌کن نیندازید.',
      'In darai weaving the pattern is made before the cloth: bundles of viscose warp are bound, dipped in dye and untied. When the weaver stretches them on the loom the colours shift a little, which gives the motif its tremor. A cotton weft adds weight so that the runner lies flat. Wash by hand in cold water and line-dry; do not tumble.',
      'В ткачестве дараи узор рождается раньше ткани: нити вискозной основы собирают в пучки, перевязывают, окунают в краску и распускают. Когда ткач натягивает их на стан, цвета чуть смещаются — так появляется знакомая дрожь рисунка. Хлопковый уток придаёт дорожке вес, и она ровно лежит на столе. Стирайте вручную в холодной воде и сушите на верёвке, без сушильной машины.',
    ],
    specs: [
      ['material', ['ابریشم مصنوعی و پنبه', 'Viscose and cotton', 'Вискоза и хлопок']],
      ['technique', ['دارایی‌بافی (ایکات)', 'Darai (warp ikat)', 'Дараи (икат по основе)']],
      ['warp', ['تار ویسکوز، پود پنبه', 'Viscose warp, cotton weft', 'Основа — вискоза, уток — хлопок']],
      ['dye', ['ثابت', 'Colourfast', 'Стойкий']],
      ['origin', ['یزد', 'Yazd', 'Йезд']],
      ['care', ['شست‌وشوی دستی، آب سرد', 'Hand wash, cold', 'Ручная стирка в холодной воде']],
    ],
    variants: [
      { color: 'azure', size: runnerMedium, price: 980_000, stock: 16 },
      { color: 'azure', size: runnerLong, price: 1_350_000, stock: 8 },
      { color: 'rose', size: runnerMedium, price: 980_000, stock: 13 },
      { color: 'rose', size: runnerLong, price: 1_350_000, stock: 2 },
    ],
    rating: 4.4,
    ratingCount: 11,
    addedOn: '2026-10-05',
    reviews: [
      {
        author: ['ترانه ب.', 'Taraneh B.', 'Таране Б.'],
        stars: 5,
        on: '2026-10-19',
        body: [
          'لرزش رنگ‌ها از نزدیک خیلی زیباست. روی میز چوبی تیره حسابی خودش را نشان می‌دهد.',
          'Close up, the tremor of the colours is lovely. On dark wood it comes into its own.',
          'Вблизи дрожь цвета очень красива. На тёмном дереве дорожка смотрится особенно.',
        ],
      },
      {
        author: ['یاسر م.', 'Yaser M.', 'Ясер М.'],
        stars: 4,
        on: '2026-11-08',
        body: [
          'بافت محکمی دارد و چروک نمی‌شود. کاش اندازه دو و نیم متری هم بود.',
          'Firmly woven and does not crease. A version of two and a half metres would be welcome.',
          'Ткань плотная, не мнётся. Хотелось бы ещё длину два с половиной метра.',
        ],
      },
    ],
  },
  {
    label: 'boshruyeh-barak-shawl',
    shape: 'scarf',
    color: 'camel',
    name: ['شال برک دست‌بافت بشرویه', 'Handwoven Boshruyeh barak shawl', 'Тканая шаль барак из Бошруйе'],
    maker: ['برک‌بافی کویرنخ', 'Kavirnakh Barak Weavers', 'Ткачи барака «Кевир-Нах»'],
    city: ['بشرویه', 'Boshruyeh', 'Бошруйе'],
    summary: [
      'شالی گرم از کرک بز و پشم، به رنگ طبیعی حیوان، بافته روی دستگاه چوبی در حاشیه کویر.',
      'A warm shawl of goat down and wool in the animal’s own colour, woven on a wooden loom by the desert’s edge.',
      'Тёплая шаль из козьего пуха и шерсти природного цвета, сотканная на деревянном стане у края пустыни.',
    ],
    description: [
      'کرک را بهار از بز می‌گیرند، با دست می‌ریسند و بی‌رنگرزی می‌بافند؛ شتری و خاکستری این شال رنگ خود کرک است. پارچه را پس از بافت با آب گرم لگد می‌کنند تا تار و پود در هم برود و باد از آن نگذرد. سبک است و کمی زبری دارد که با پوشیدن نرم می‌شود. در آب سرد با صابون بشویید، روی حوله خشک کنید و در کمد برگ خشک اسطوخودوس کنارش بگذارید.',
      'The down is combed from goats in spring, spun by hand and woven undyed; camel and grey are the fibre’s own colours. The cloth is then trodden in warm water until it felts and turns the wind. It is light, with a slight roughness that softens in wear. Wash in cold water with soap, dry flat on a towel, and keep it with dried lavender.',
      'Пух вычёсывают у коз весной, прядут вручную и ткут некрашеным: песочный и серый — его собственные цвета. Потом полотно топчут в тёплой воде, нити сваливаются, и ткань перестаёт пропускать ветер. Шаль лёгкая и поначалу чуть колкая, но в носке становится мягче. Стирайте с мылом в холодной воде, сушите на полотенце и храните с сухой лавандой.',
    ],
    specs: [
      ['material', ['کرک بز و پشم', 'Goat down and wool', 'Козий пух и шерсть']],
      ['technique', ['برک‌بافی و نمدمالی سبک', 'Barak weaving, lightly felted', 'Ткачество барак, лёгкая валка']],
      ['dimensions', ['۴۵ در ۱۹۰ سانتی‌متر', '45 × 190 cm', '45 × 190 см']],
      ['weight', ['۲۲۰ گرم', '220 g', '220 г']],
      ['dye', ['بی‌رنگ، رنگ طبیعی کرک', 'Undyed', 'Без окраски']],
      ['care', ['آب سرد، خشک کردن روی سطح صاف', 'Cold wash, dry flat', 'Холодная вода, сушить на плоскости']],
    ],
    variants: [
      { color: 'camel', price: 3_400_000, stock: 0 },
      { color: 'grey', price: 3_400_000, stock: 0 },
    ],
    rating: 4.6,
    ratingCount: 34,
    addedOn: '2026-01-29',
    reviews: [
      {
        author: ['غلام ک.', 'Gholam K.', 'Голам К.'],
        stars: 5,
        on: '2026-02-24',
        body: [
          'در سرمای کوه از هر شال دیگری گرم‌تر بود. زبری‌اش بعد از چند بار پوشیدن رفت.',
          'In mountain cold it was warmer than any other scarf. The roughness went after a few wearings.',
          'В горах на морозе она оказалась теплее любого шарфа. После нескольких выходов перестала колоться.',
        ],
      },
      {
        author: ['هدیه ر.', 'Hedieh R.', 'Хедие Р.'],
        stars: 4,
        on: '2026-04-03',
        body: [
          'رنگ خاکستری طبیعی‌اش بسیار آرام است. هفته اول کمی پرز داد.',
          'The natural grey is very calm. It shed a little in the first week.',
          'Натуральный серый очень спокойный. В первую неделю ворс немного сыпался.',
        ],
      },
    ],
  },
  {
    label: 'baluchi-needlework-cushion',
    shape: 'pateh-cushion',
    color: 'black',
    name: ['کوسن سوزن‌دوزی بلوچ', 'Baluchi needlework cushion cover', 'Наволочка с белуджской вышивкой'],
    maker: ['کارگاه زنان هامین', 'Hamin Women’s Workshop', 'Женская мастерская «Хамин»'],
    city: ['ایرانشهر', 'Iranshahr', 'Ираншехр'],
    summary: [
      'روکش کوسن با نوارهای هندسی سوزن‌دوزی بلوچ، به نارنجی و لاکی و سبز بر زمینه تیره.',
      'A cushion cover with geometric bands of Baluchi needlework in orange, crimson and green on a dark ground.',
      'Наволочка с геометрическими полосами белуджской вышивки: оранжевый, бордовый и зелёный по тёмному полю.',
    ],
    description: [
      'سوزن‌دوز بلوچ طرح را نمی‌کشد؛ تار و پود پارچه را می‌شمارد و نقش از حافظه بیرون می‌آید. هر نوار نامی دارد که از مادر به دختر رسیده است. نخ ابریشم مصنوعی براق روی پنبه سنگین دوخته می‌شود و دوخت یک روکش حدود بیست روز طول می‌کشد. پشت کوسن مخمل است و با دکمه بسته می‌شود؛ تنها با دست بشویید و هنگام اتو پارچه‌ای میان بگذارید.',
      'A Baluchi needlewoman does not draw; she counts the threads of the cloth, and the pattern comes from memory. Each band has a name passed from mother to daughter. Glossy viscose thread is worked on heavy cotton, and one cover takes about twenty days. The back is velvet with a button closure; hand wash only, and iron through a cloth.',
      'Белуджская вышивальщица ничего не чертит: она считает нити ткани, а узор держит в памяти. У каждой полосы своё имя, оно переходит от матери к дочери. Блестящей вискозной нитью шьют по плотному хлопку, и одна наволочка занимает около двадцати дней. Оборот бархатный, на пуговицах; стирайте только вручную и гладьте через ткань.',
    ],
    specs: [
      ['material', ['پنبه، نخ ابریشم مصنوعی', 'Cotton, viscose thread', 'Хлопок, вискозная нить']],
      ['technique', ['سوزن‌دوزی شمارشی', 'Counted-thread needlework', 'Счётная вышивка']],
      ['lining', ['مخمل', 'Velvet', 'Бархат']],
      ['closure', ['دکمه‌ای', 'Buttons', 'Пуговицы']],
      ['origin', ['ایرانشهر، سیستان و بلوچستان', 'Iranshahr, Sistan and Baluchestan', 'Ираншехр, Систан и Белуджистан']],
      ['care', ['شست‌وشوی دستی', 'Hand wash', 'Ручная стирка']],
    ],
    variants: [
      { color: 'black', size: cushionSmall, price: 1_750_000, stock: 9 },
      { color: 'black', size: cushionLarge, price: 2_400_000, stock: 5 },
      { color: 'crimson', size: cushionSmall, price: 1_490_000, was: 1_750_000, stock: 12 },
    ],
    rating: 4.7,
    ratingCount: 7,
    addedOn: '2026-10-26',
    reviews: [
      {
        author: ['آناهیتا ج.', 'Anahita J.', 'Анахита Дж.'],
        stars: 5,
        on: '2026-11-09',
        body: [
          'ریزی دوخت باورکردنی نیست. زمینه مشکی رنگ‌ها را بیرون می‌کشد.',
          'The fineness of the stitching is hard to believe. The black ground brings the colours out.',
          'В такую мелкую работу трудно поверить. Чёрный фон подчёркивает краски.',
        ],
      },
      {
        author: ['کیان ت.', 'Kian T.', 'Киан Т.'],
        stars: 4,
        on: '2026-11-14',
        body: [
          'هدیه‌ای بود برای خانه تازه یک دوست. دکمه‌ها کمی سفت بسته می‌شوند.',
          'A present for a friend’s new home. The buttons are a little stiff.',
          'Подарок другу на новоселье. Пуговицы застёгиваются туговато.',
        ],
      },
    ],
  },
]
