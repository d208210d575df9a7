import type { ProductSeed, Text } from '../seed.ts'

const boxSmall: Text = ['۱۰ در ۱۵ سانتی‌متر', '10 × 15 cm', '10 × 15 см']
const boxMedium: Text = ['۱۵ در ۲۰ سانتی‌متر', '15 × 20 cm', '15 × 20 см']
const boxLarge: Text = ['۲۰ در ۳۰ سانتی‌متر', '20 × 30 cm', '20 × 30 см']

const board40: Text = ['۴۰ در ۴۰ سانتی‌متر', '40 × 40 cm', '40 × 40 см']
const board50: Text = ['۵۰ در ۵۰ سانتی‌متر', '50 × 50 cm', '50 × 50 см']

const boardOnly: Text = ['فقط صفحه', 'Board only', 'Только доска']
const withPieces: Text = ['صفحه و مهره', 'Board and pieces', 'Доска с фигурами']

const photo13: Text = ['برای عکس ۱۳ در ۱۸', 'For a 13 × 18 cm photograph', 'Под снимок 13 × 18 см']
const photo20: Text = ['برای عکس ۲۰ در ۳۰', 'For a 20 × 30 cm photograph', 'Под снимок 20 × 30 см']

const mirror30: Text = ['۳۰ در ۴۰ سانتی‌متر', '30 × 40 cm', '30 × 40 см']
const mirror50: Text = ['۵۰ در ۷۰ سانتی‌متر', '50 × 70 cm', '50 × 70 см']

const fullKhatam: Text = ['سراسر خاتم', 'Khatam all over', 'Хатам целиком']
const paintedLid: Text = ['روی نگارگری، پهلو خاتم', 'Painted lid, khatam sides', 'Роспись на крышке, хатам по бокам']

const tissueLong: Text = ['کشیده', 'Long', 'Удлинённая']
const tissueSquare: Text = ['چهارگوش', 'Square', 'Квадратная']

const gamePlain: Text = ['مهره چوبی', 'Wooden counters', 'Деревянные шашки']
const gameInlaid: Text = ['مهره خاتم', 'Khatam counters', 'Шашки с хатамом']

export const khatam: readonly ProductSeed[] = [
  {
    label: 'shiraz-khatam-jewel-box',
    shape: 'khatam-box',
    color: 'walnut',
    name: ['جعبه جواهر خاتم شیراز', 'Shiraz khatam jewel box', 'Шкатулка хатам для украшений, Шираз'],
    maker: ['خاتم‌خانه نارنجستان', 'Narenjestan Khatam House', 'Дом хатама «Наренджестан»'],
    city: ['شیراز', 'Shiraz', 'Шираз'],
    summary: [
      'جعبه‌ای از چوب گردو با پوشش سراسری خاتم پره‌ریز، آستر مخمل و قفل کوچک، در سه اندازه.',
      'A walnut box covered all over in fine-grained khatam, lined with velvet and fitted with a small lock, in three sizes.',
      'Ореховая шкатулка, сплошь покрытая мелким хатамом, с бархатом внутри и маленьким замком, в трёх размерах.',
    ],
    description: [
      'میله‌های سه‌گوش چوب نارنج، عناب و آبنوس را با استخوان و سیم برنج دسته می‌کنند تا ستاره‌ای شش‌پر پدید آید. دسته را لایه‌لایه برش می‌دهند و برگ‌های نازک را روی جعبه می‌چسبانند. پس از سوهان و سمباده، سطح چند دست روغن جلا می‌گیرد و لمس آن یکدست می‌شود. جعبه را از بخاری و آفتاب تند دور نگه دارید تا برگ خاتم بلند نشود.',
      'Three-sided rods of orange, jujube and ebony wood are bound with bone and brass wire until they form six-pointed stars. The bundle is sliced and the thin leaves are glued to the box. After filing and sanding it takes several coats of varnish and feels perfectly even. Keep the box away from radiators and strong sun, which can lift the veneer.',
      'Трёхгранные рейки из апельсинового, унабиевого и чёрного дерева связывают с костью и латунной проволокой — получаются шестиконечные звёзды. Пучок режут на тонкие пластинки и наклеивают на шкатулку. После шлифовки её несколько раз покрывают лаком, и поверхность становится совсем ровной. Держите подальше от батареи и яркого солнца, чтобы пластинки не отошли.',
    ],
    specs: [
      ['wood', ['گردو، نارنج، عناب، آبنوس', 'Walnut, orange, jujube, ebony', 'Орех, апельсин, унаби, чёрное дерево']],
      ['material', ['استخوان شتر، سیم برنج', 'Camel bone, brass wire', 'Верблюжья кость, латунная проволока']],
      ['technique', ['خاتم پره‌ریز', 'Fine-grained khatam', 'Мелкий хатам']],
      ['lining', ['مخمل زرشکی', 'Dark red velvet', 'Тёмно-красный бархат']],
      ['closure', ['قفل و کلید برنجی', 'Brass lock and key', 'Латунный замок с ключом']],
      ['care', ['دستمال خشک، دور از گرما', 'Dry cloth, away from heat', 'Сухая салфетка, беречь от жара']],
    ],
    variants: [
      { size: boxSmall, price: 2_950_000, stock: 26 },
      { size: boxMedium, price: 4_600_000, was: 5_400_000, stock: 15 },
      { size: boxLarge, price: 8_200_000, stock: 6 },
    ],
    rating: 4.7,
    ratingCount: 187,
    addedOn: '2025-06-22',
    reviews: [
      {
        author: ['آزاده پ.', 'Azadeh P.', 'Азаде П.'],
        stars: 5,
        on: '2025-09-11',
        body: [
          'ستاره‌ها تا لبه جعبه درست کنار هم آمده و هیچ جا بریده نشده. کلیدش هم کوچک و زیباست.',
          'The stars run true right up to the edge and are nowhere cut short. The little key is a pleasure too.',
          'Звёзды сходятся до самого края и нигде не обрезаны. Ключик тоже прелестный.',
        ],
      },
      {
        author: ['داریوش ع.', 'Dariush A.', 'Дариуш А.'],
        stars: 4,
        on: '2026-01-29',
        body: [
          'هدیه تولد همسرم بود و بسیار پسندید. بوی روغن جلا تا یک هفته مانده بود، بعد رفت.',
          'A birthday present for my wife, who likes it very much. The smell of varnish stayed a week and then went.',
          'Подарил жене на день рождения, она очень довольна. Запах лака держался неделю, потом ушёл.',
        ],
      },
    ],
  },
  {
    label: 'shiraz-khatam-chess-set',
    shape: 'khatam-chess',
    color: 'walnut',
    name: ['شطرنج خاتم‌کاری با مهره تراشیده', 'Khatam chess set with turned pieces', 'Шахматы хатам с точёными фигурами'],
    maker: ['کارگاه خاتم شش‌پر', 'Shesh-Par Khatam Workshop', 'Мастерская «Шеш-Пар»'],
    city: ['شیراز', 'Shiraz', 'Шираз'],
    summary: [
      'صفحه شطرنج با خانه‌های افرا و گردو و حاشیه پهن خاتم، با مهره‌های خراطی‌شده یا بدون آن.',
      'A chessboard of maple and walnut squares with a broad khatam border, with turned pieces or without them.',
      'Шахматная доска из клёна и ореха с широкой каймой хатам: вместе с точёными фигурами или отдельно.',
    ],
    description: [
      'خانه‌ها از روکش افرا و گردوست و رگه چوب در همه آن‌ها یک سو دارد. دورتادور صفحه، نوار خاتم میان دو خط استخوان نشسته و گوشه‌ها فارسی‌بر شده است. مهره‌ها از شمشاد و گردو خراطی می‌شود و کفشان نمد دارد تا روی صفحه نلغزد و خط نیندازد. صفحه را خوابیده نگه دارید و روی آن لیوان نگذارید.',
      'The squares are maple and walnut veneer, all laid with the grain running one way. A band of khatam lies between two lines of bone around the board, mitred at the corners. The pieces are turned in boxwood and walnut, with felt under the base so that they neither slip nor scratch. Store the board flat and keep glasses off it.',
      'Клетки набраны из клёнового и орехового шпона, и волокна везде идут в одну сторону. По краю между двумя костяными линиями проложена полоса хатам, углы сведены на ус. Фигуры точат из самшита и ореха, снизу подклеен войлок, чтобы они не скользили и не царапали доску. Храните её плашмя и не ставьте на неё стаканы.',
    ],
    specs: [
      ['wood', ['گردو، افرا، شمشاد', 'Walnut, maple, boxwood', 'Орех, клён, самшит']],
      ['technique', ['روکش چوب و نوار خاتم', 'Veneer with a khatam band', 'Шпон и полоса хатам']],
      ['pieces', ['۳۲ مهره در نمونه کامل', '32 pieces in the full set', '32 фигуры в полном наборе']],
      ['dimensions', ['شاه ۸ سانتی‌متر', 'King 8 cm tall', 'Король 8 см']],
      ['finish', ['روغن جلای نیمه‌مات', 'Semi-matt varnish', 'Полуматовый лак']],
      ['packaging', ['کیسه مخمل برای مهره‌ها', 'Velvet bag for the pieces', 'Бархатный мешочек для фигур']],
      ['care', ['خوابیده و دور از رطوبت', 'Store flat, away from damp', 'Хранить плашмя, беречь от сырости']],
    ],
    variants: [
      { size: board40, model: boardOnly, price: 6_900_000, stock: 10 },
      { size: board40, model: withPieces, price: 11_800_000, was: 13_500_000, stock: 8 },
      { size: board50, model: boardOnly, price: 9_800_000, stock: 5 },
      { size: board50, model: withPieces, price: 16_400_000, stock: 2 },
    ],
    rating: 4.8,
    ratingCount: 74,
    addedOn: '2025-10-19',
    reviews: [
      {
        author: ['کیوان ش.', 'Keyvan S.', 'Кейван Ш.'],
        stars: 5,
        on: '2026-01-04',
        body: [
          'هر هفته با پدرم بازی می‌کنیم. مهره‌ها وزن خوبی دارند و صفحه برق آزاردهنده‌ای ندارد.',
          'My father and I play every week. The pieces are well weighted, and the board has no tiresome glare.',
          'Играем с отцом каждую неделю. Фигуры увесистые, доска не бликует.',
        ],
      },
      {
        author: ['مجید خ.', 'Majid K.', 'Маджид Х.'],
        stars: 4,
        on: '2026-06-17',
        body: [
          'خاتم حاشیه بسیار تمیز است. کاش برای خود صفحه هم کیسه‌ای می‌گذاشتید.',
          'The khatam border is very clean. A bag for the board itself would have been welcome.',
          'Кайма выполнена очень чисто. Хорошо бы и для самой доски положить чехол.',
        ],
      },
    ],
  },
  {
    label: 'shiraz-khatam-photo-frame',
    shape: 'khatam-frame',
    color: 'honey',
    name: ['قاب عکس خاتم‌کاری رومیزی', 'Khatam photograph frame', 'Рамка хатам для фотографии'],
    maker: ['خاتم‌خانه نارنجستان', 'Narenjestan Khatam House', 'Дом хатама «Наренджестан»'],
    city: ['شیراز', 'Shiraz', 'Шираз'],
    summary: [
      'قابی که عکس خانوادگی را در حاشیه‌ای از ستاره‌های ریز می‌نشاند؛ هم روی میز می‌ایستد و هم آویخته می‌شود.',
      'A frame that sets a family photograph in a border of tiny stars; it stands on a table or hangs on a wall.',
      'Рамка окружает семейный снимок каймой из мелких звёзд; её можно поставить на стол или повесить на стену.',
    ],
    description: [
      'قاب از چوب راش است و روی آن برگ خاتم با ستاره‌های شش‌پر چسبانده‌اند. لبه درونی یک خط باریک استخوان سفید دارد که عکس را از نقش جدا می‌کند. شیشه دو میلی‌متری و پشتی مخمل‌دار همراه قاب است و پایه تاشو آن را عمودی و افقی نگه می‌دارد. گرد آن را با قلم‌موی نرم بگیرید، نه با پارچه خیس.',
      'The frame is beech, covered in khatam leaves with six-pointed stars. A narrow line of white bone along the inner edge parts the picture from the pattern. It comes with two-millimetre glass and a velvet back, and the folding strut holds it upright or lengthwise. Dust it with a soft brush rather than a wet cloth.',
      'Основа рамки буковая, сверху наклеен хатам с шестиконечными звёздами. По внутреннему краю идёт узкая линия белой кости: она отделяет снимок от узора. В комплекте стекло толщиной два миллиметра и бархатный задник, складная ножка держит рамку и вертикально, и горизонтально. Пыль убирайте мягкой кистью, а не мокрой тряпкой.',
    ],
    specs: [
      ['wood', ['راش، نارنج، فوفل', 'Beech, orange, betel palm', 'Бук, апельсин, арековая пальма']],
      ['material', ['استخوان، برنج، شیشه', 'Bone, brass, glass', 'Кость, латунь, стекло']],
      ['technique', ['خاتم با ستاره شش‌پر', 'Six-pointed star khatam', 'Хатам, шестиконечная звезда']],
      ['dimensions', ['پهنای حاشیه ۴ سانتی‌متر', 'Border 4 cm wide', 'Ширина каймы 4 см']],
      ['finish', ['روغن جلای براق', 'Gloss varnish', 'Глянцевый лак']],
      ['care', ['قلم‌موی نرم و خشک', 'Soft dry brush', 'Мягкая сухая кисть']],
    ],
    variants: [
      { color: 'honey', size: photo13, price: 1_350_000, stock: 32 },
      { color: 'honey', size: photo20, price: 2_200_000, stock: 18 },
      { color: 'green', size: photo13, price: 1_350_000, stock: 14 },
      { color: 'green', size: photo20, price: 2_200_000, stock: 0 },
    ],
    rating: 4.4,
    ratingCount: 139,
    addedOn: '2025-08-28',
    reviews: [
      {
        author: ['نگین ط.', 'Negin T.', 'Негин Т.'],
        stars: 5,
        on: '2025-11-23',
        body: [
          'عکس عروسی پدر و مادرم را در آن گذاشتم. خط استخوانی دور عکس همه چیز را آرام کرده است.',
          'It holds my parents’ wedding picture. The line of bone around the photograph settles the whole thing.',
          'Поставила в неё свадебное фото родителей. Костяная линия вокруг снимка всё уравновешивает.',
        ],
      },
      {
        author: ['حسین ق.', 'Hossein G.', 'Хосейн Г.'],
        stars: 3,
        on: '2026-04-13',
        body: [
          'خود خاتم خوب است، ولی گیره‌های پشت سفت بود و ناخنم را اذیت کرد. یک پیچ ساده بهتر می‌بود.',
          'The khatam itself is good, but the clips at the back were stiff on the fingers. A simple turn-button would be better.',
          'Сам хатам хорош, но зажимы сзади тугие, пальцам больно. Простая вертушка была бы удобнее.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-khatam-pen-case',
    shape: 'khatam-pen-case',
    color: 'brown',
    name: ['قلمدان خاتم با کشوی لغزان', 'Khatam pen case with sliding tray', 'Пенал хатам с выдвижным лотком'],
    maker: ['کارگاه قلمدان‌سازی مهرگیاه', 'Mehr-Giah Pen-Case Makers', 'Мастерская пеналов «Мехр-Гиях»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'قلمدان کشویی به شیوه قاجار، سراسر خاتم یا با نگارگری گل و مرغ روی در، برای قلم نی و خودنویس.',
      'A sliding pen case in the Qajar manner, in khatam all over or with a painted lid, for reed and fountain pens.',
      'Выдвижной пенал в духе эпохи Каджаров: сплошной хатам или роспись на крышке, — для тростниковых перьев и авторучек.',
    ],
    description: [
      'بدنه از دو پوسته تو در تو ساخته شده و کشو با فشار شست بیرون می‌لغزد. جنس آن چوب گردوست و خاتم در دو سر قلمدان با انحنای بدنه خم خورده، که دشوارترین بخش کار است. در نمونه نگارگری، گل و مرغ با آبرنگ کشیده و زیر روغن کمان پنهان شده است. جای دوات کوچکی هم دارد که بیرون می‌آید.',
      'The body is two shells, one within the other, and the tray slides out under the thumb. It is walnut, and the khatam is bent to follow the rounded ends, the hardest part of the work. On the painted version, roses and a bird in watercolour lie beneath a sandarac varnish. A small inkwell holder lifts out.',
      'Корпус состоит из двух оболочек, вложенных одна в другую: лоток выходит от нажатия большого пальца. Дерево — орех, а хатам на скруглённых концах выгнут по форме, и это самое трудное в работе. В расписном варианте розы и птица написаны акварелью и покрыты сандараковым лаком. Есть вынимающееся гнездо для чернильницы.',
    ],
    specs: [
      ['wood', ['گردو، عناب، آبنوس', 'Walnut, jujube, ebony', 'Орех, унаби, чёрное дерево']],
      ['material', ['استخوان، برنج', 'Bone, brass', 'Кость, латунь']],
      ['technique', ['خاتم خمیده بر بدنه گرد', 'Khatam bent over a rounded body', 'Хатам, выгнутый по форме']],
      ['dimensions', ['۲۳ در ۴٫۵ در ۴ سانتی‌متر', '23 × 4.5 × 4 cm', '23 × 4,5 × 4 см']],
      ['finish', ['روغن کمان', 'Sandarac varnish', 'Сандараковый лак']],
      ['accessories', ['جای دوات برنجی', 'Brass inkwell holder', 'Латунное гнездо для чернильницы']],
    ],
    variants: [
      { model: fullKhatam, price: 3_800_000, stock: 12 },
      { model: paintedLid, price: 5_900_000, stock: 3 },
    ],
    rating: 4.6,
    ratingCount: 41,
    addedOn: '2026-03-12',
    reviews: [
      {
        author: ['سهراب ل.', 'Sohrab L.', 'Сохраб Л.'],
        stars: 5,
        on: '2026-05-30',
        body: [
          'شاگرد خوش‌نویسی‌ام و قلم‌هایم بالاخره خانه‌ای درست دارند. کشو نه لق است نه سفت.',
          'I study calligraphy, and my pens have a proper home at last. The tray is neither loose nor stiff.',
          'Учусь каллиграфии, и у моих перьев наконец есть настоящий дом. Лоток ходит не туго и не болтается.',
        ],
      },
      {
        author: ['طاهره م.', 'Tahereh M.', 'Тахере М.'],
        stars: 4,
        on: '2026-09-02',
        body: [
          'نگارگری‌اش ظریف است و از نزدیک دیدن دارد. قلم‌های بلندتر از بیست سانت جا نمی‌شود.',
          'The painting is delicate and deserves a close look. Pens longer than twenty centimetres will not fit.',
          'Роспись тонкая, её стоит рассмотреть вблизи. Перья длиннее двадцати сантиметров не помещаются.',
        ],
      },
    ],
  },
  {
    label: 'shiraz-khatam-backgammon',
    shape: 'khatam-chess',
    color: 'brown',
    name: ['تخته‌نرد و شطرنج خاتم تاشو', 'Folding khatam backgammon and chess', 'Складные нарды и шахматы хатам'],
    maker: ['کارگاه خاتم شش‌پر', 'Shesh-Par Khatam Workshop', 'Мастерская «Шеш-Пар»'],
    city: ['شیراز', 'Shiraz', 'Шираз'],
    summary: [
      'تخته‌ای تاشو که بیرونش صفحه شطرنج است و درونش تخته‌نرد، با حاشیه خاتم و مهره‌های چوبی یا خاتم.',
      'A folding board, chess outside and backgammon within, bordered in khatam, with plain wooden or khatam-faced counters.',
      'Складная доска: снаружи шахматы, внутри нарды, по краю хатам, а шашки — простые деревянные или с хатамом.',
    ],
    description: [
      'دو نیمه تخته با لولای سراسری برنج به هم می‌رسند و بسته که شود، صفحه شطرنج پدیدار است. خانه‌های نرد از چوب نارنج و گردو برش خورده و در تخته نشانده شده است، نه چاپ. دیواره به بلندی سه سانتی‌متر صدای تاس را نرم می‌کند. مهره‌ها، دو تاس استخوانی و دو تاس یدکی در جعبه کناری جا می‌گیرند.',
      'The two halves meet on a full-length brass hinge, and when closed they make a chessboard. The points are cut from orange wood and walnut and let into the board, not printed. Walls three centimetres high soften the sound of the dice. The counters, two bone dice and two spares are kept in a side tray.',
      'Половины соединены сплошной латунной петлёй, а в закрытом виде складываются в шахматное поле. Лучи нард вырезаны из апельсинового дерева и ореха и врезаны в доску, это не печать. Борта высотой три сантиметра смягчают стук игры. Шашки, два костяных кубика и два запасных хранятся в боковом отделении.',
    ],
    specs: [
      ['wood', ['گردو، نارنج', 'Walnut, orange', 'Орех, апельсин']],
      ['technique', ['معرق خانه‌ها و نوار خاتم', 'Inlaid points, khatam border', 'Врезные лучи, кайма хатам']],
      ['dimensions', ['باز ۵۰ در ۵۰، بسته ۵۰ در ۲۵ سانتی‌متر', '50 × 50 cm open, 50 × 25 cm closed', '50 × 50 см, в сложенном виде 50 × 25 см']],
      ['weight', ['۴٫۲ کیلوگرم', '4.2 kg', '4,2 кг']],
      ['pieces', ['۳۰ مهره نرد و ۴ تاس', '30 counters and 4 dice', '30 шашек и 4 кубика']],
      ['closure', ['دو چفت برنجی', 'Two brass catches', 'Две латунные защёлки']],
    ],
    variants: [
      { model: gamePlain, price: 12_900_000, was: 15_800_000, stock: 9 },
      { model: gameInlaid, price: 18_700_000, was: 21_500_000, stock: 4 },
    ],
    rating: 4.5,
    ratingCount: 96,
    addedOn: '2026-05-04',
    reviews: [
      {
        author: ['بیژن ز.', 'Bijan Z.', 'Бижан З.'],
        stars: 5,
        on: '2026-07-19',
        body: [
          'صدای تاس روی این تخته شنیدنی است. بعد از دو ماه بازی هر شب، لولا همان سفتی روز اول را دارد.',
          'The dice sound right on this board. After two months of nightly games the hinge is as firm as on the first day.',
          'Кости на этой доске звучат как надо. Два месяца играем каждый вечер, а петля держит, как в первый день.',
        ],
      },
      {
        author: ['منصور ا.', 'Mansour E.', 'Мансур Э.'],
        stars: 4,
        on: '2026-10-01',
        body: [
          'سنگین و محکم است، برای سفر نه، برای خانه آری. مهره‌های شطرنج را باید جدا خرید.',
          'Heavy and solid: for the house, not for travel. Chess pieces have to be bought separately.',
          'Тяжёлая и крепкая: для дома, не для поездок. Шахматные фигуры придётся купить отдельно.',
        ],
      },
    ],
  },
  {
    label: 'shiraz-khatam-tissue-box',
    shape: 'khatam-box',
    color: 'walnut',
    name: ['جعبه دستمال خاتم‌کاری با ته چرمی', 'Khatam tissue box with leather base', 'Салфетница хатам на кожаной подложке'],
    maker: ['خاتم‌سازی سرو و ستاره', 'Sarv-o-Setareh Khatam Makers', 'Мастерская «Сарв-о-Сетаре»'],
    city: ['شیراز', 'Shiraz', 'Шираз'],
    summary: [
      'جعبه‌ای که دستمال کاغذی روزمره را آراسته می‌کند؛ خاتم در رو و پهلو، چرم نرم در زیر تا میز خط نیفتد.',
      'A box that dresses an everyday packet of tissues: khatam above and around, soft leather below to spare the table.',
      'Салфетница, в которой обычная пачка выглядит нарядно: хатам сверху и по бокам, снизу мягкая кожа, чтобы не царапать стол.',
    ],
    description: [
      'دهانه بیضی با نوار نازک برنج لبه‌دوزی شده تا دستمال پاره نشود. روی جعبه یک ترنج از ستاره‌های درشت دارد و پهلوها ستاره‌های ریز. ته جعبه کشویی است؛ بسته دستمال را از زیر می‌گذارید و ته را می‌بندید. سطح روغن‌خورده با دستمال کمی نم‌دار تمیز می‌شود، به شرط آنکه زود خشکش کنید.',
      'The oval opening is edged in thin brass so that tissues do not tear. The top carries a medallion of larger stars, the sides a field of small ones. The base slides out: put the packet in from below and close it again. The varnished surface may be wiped with a barely damp cloth, provided it is dried at once.',
      'Овальная прорезь окантована полоской тонкой латуни, чтобы салфетки не рвались. Сверху — медальон из крупных звёзд, по бокам — россыпь мелких. Дно выдвигается: пачку кладут снизу и задвигают его обратно, так что менять салфетки легко. Лакированную поверхность можно протирать чуть влажной тканью, только сразу вытрите её насухо.',
    ],
    specs: [
      ['wood', ['چندلای راش، نارنج، بقم', 'Beech ply, orange, sappan', 'Буковая фанера, апельсин, саппан']],
      ['material', ['استخوان، برنج، چرم گوساله', 'Bone, brass, calf leather', 'Кость, латунь, телячья кожа']],
      ['technique', ['خاتم با ترنج درشت‌پره', 'Khatam with a large-star medallion', 'Хатам, медальон из крупных звёзд']],
      ['dimensions', ['۲۵ در ۱۳ در ۸ یا ۱۴ در ۱۴ در ۱۴ سانتی‌متر', '25 × 13 × 8 or 14 × 14 × 14 cm', '25 × 13 × 8 или 14 × 14 × 14 см']],
      ['closure', ['ته کشویی', 'Sliding base', 'Выдвижное дно']],
      ['care', ['دستمال کمی نم‌دار، خشک کردن فوری', 'Barely damp cloth, dry at once', 'Чуть влажная ткань, сразу вытирать']],
    ],
    variants: [
      { color: 'walnut', model: tissueLong, price: 2_650_000, stock: 28 },
      { color: 'walnut', model: tissueSquare, price: 2_300_000, stock: 19 },
      { color: 'turquoise', model: tissueLong, price: 2_650_000, stock: 7 },
      { color: 'turquoise', model: tissueSquare, price: 2_300_000, stock: 2 },
    ],
    rating: 4.2,
    ratingCount: 52,
    addedOn: '2026-10-12',
    reviews: [
      {
        author: ['الهام ن.', 'Elham N.', 'Эльхам Н.'],
        stars: 4,
        on: '2026-10-30',
        body: [
          'روی میز ناهارخوری نشسته و مهمان‌ها خیال می‌کنند عتیقه است. دهانه‌اش برای دستمال‌های ضخیم کمی تنگ است.',
          'It sits on the dining table, and guests take it for an antique. The opening is a little tight for thick tissues.',
          'Стоит на обеденном столе, гости принимают её за старинную. Для плотных салфеток прорезь узковата.',
        ],
      },
      {
        author: ['یاسمن د.', 'Yasaman D.', 'Ясаман Д.'],
        stars: 5,
        on: '2026-11-08',
        body: [
          'ته کشویی‌اش روان است و چرم زیرش فکر خوبی بوده. رنگ فیروزه‌ای در نور روز می‌درخشد.',
          'The base slides smoothly, and the leather below was a good thought. The turquoise shines by day.',
          'Дно ходит плавно, кожа снизу — хорошая мысль. Бирюза днём так и светится.',
        ],
      },
    ],
  },
  {
    label: 'tehran-khatam-mirror-frame',
    shape: 'khatam-frame',
    color: 'walnut',
    name: ['آینه با قاب خاتم محرابی', 'Mirror in an arched khatam frame', 'Зеркало в арочной раме хатам'],
    maker: ['کارگاه چوب و آینه گلستانه', 'Golestaneh Wood and Mirror', 'Мастерская «Голестане»'],
    city: ['تهران', 'Tehran', 'Тегеран'],
    summary: [
      'آینه‌ای با تاج محرابی و قاب پهن خاتم، برای سفره عقد یا راهروی خانه، در دو اندازه.',
      'A mirror with an arched crest and a broad khatam frame, for a wedding table or a hallway, made in two sizes.',
      'Зеркало с арочным верхом в широкой раме хатам — для свадебной церемонии или прихожей, в двух размерах.',
    ],
    description: [
      'قاب از گردوی خشک‌شده است و تاج آن از یک تخته بریده می‌شود تا درزی میان راه نباشد. خاتم روی سطح صاف می‌نشیند و در لبه‌های خمیده، زنجیره‌ای از برنج و استخوان جای آن را می‌گیرد. آینه چهار میلی‌متری و لبه‌تراش است. پشت قاب دو قلاب برای دیوار دارد؛ نمونه بزرگ را با دو پیچ آویزان کنید.',
      'The frame is seasoned walnut, its crest sawn from one board so that no joint interrupts the curve. Khatam covers the flat faces; on the curved edges a chain of brass and bone takes its place. The mirror is four-millimetre bevelled glass. There are two hangers on the back; the larger size needs both.',
      'Рама сделана из выдержанного ореха, а верх выпилен из цельной доски, чтобы линию не прерывал стык. Плоские части покрывает хатам, на изогнутых кромках его сменяет цепочка из латуни и кости. Зеркало толщиной четыре миллиметра, с фацетом. Сзади две петли для стены: большое зеркало вешайте на обе.',
    ],
    specs: [
      ['wood', ['گردوی خشک‌شده', 'Seasoned walnut', 'Выдержанный орех']],
      ['material', ['استخوان، برنج، آینه لبه‌تراش', 'Bone, brass, bevelled mirror', 'Кость, латунь, зеркало с фацетом']],
      ['technique', ['خاتم و زنجیره برنج', 'Khatam with a brass chain border', 'Хатам и латунная цепочка']],
      ['thickness', ['قاب ۳ سانتی‌متر', 'Frame 3 cm', 'Рама 3 см']],
      ['weight', ['۲٫۸ تا ۶٫۵ کیلوگرم', '2.8 to 6.5 kg', 'От 2,8 до 6,5 кг']],
      ['packaging', ['جعبه چوبی با ضربه‌گیر', 'Padded wooden crate', 'Деревянный ящик с прокладкой']],
    ],
    variants: [
      { size: mirror30, price: 9_400_000, stock: 0 },
      { size: mirror50, price: 19_800_000, stock: 0 },
    ],
    rating: 4.3,
    ratingCount: 11,
    addedOn: '2026-10-24',
    reviews: [
      {
        author: ['هانیه ر.', 'Hanieh R.', 'Хание Р.'],
        stars: 5,
        on: '2026-11-06',
        body: [
          'آینه سر عقدمان بود و حالا روبه‌روی در خانه است. تاجش بی‌درز و بسیار نجیب است.',
          'It was our wedding mirror and now faces the front door. The crest is seamless and quietly noble.',
          'Было на нашей свадьбе, теперь висит напротив входной двери. Верх без единого шва, очень благородный.',
        ],
      },
      {
        author: ['فرزاد ب.', 'Farzad B.', 'Фарзад Б.'],
        stars: 4,
        on: '2026-11-14',
        body: [
          'سالم و با جعبه چوبی رسید. سنگین است، برای دیوار گچی حتماً رول‌پلاک بگذارید.',
          'Arrived safe in its crate. It is heavy; on a plaster wall be sure to use plugs.',
          'Доехало целым, в деревянном ящике. Тяжёлое: в гипсовую стену обязательно ставьте дюбели.',
        ],
      },
    ],
  },
]
