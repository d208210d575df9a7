import type { Text } from './seed.ts'

export type CategorySeed = {
  label: string
  /** Labels before it was renamed. */
  formerLabels?: readonly string[]
  title: Text
  blurb: Text
  parent: string | null
  /** Label of the product whose picture represents it; empty for the first one. */
  cover: string
}

export const categories: readonly CategorySeed[] = [
  {
    label: 'rugs',
    title: ['فرش و گلیم', 'Rugs and kilims', 'Ковры и килимы'],
    blurb: [
      'زیراندازهای دست‌بافت از دارهای شهری و عشایری، با پشم و رنگ گیاهی.',
      'Hand-made floor coverings from town and nomad looms, in wool and plant dyes.',
      'Ковры и паласы городских и кочевых ткачей: шерсть и растительные краски.',
    ],
    parent: null,
    cover: '',
  },
  {
    label: 'handwoven-carpets',
    title: ['فرش دست‌بافت', 'Hand-knotted carpets', 'Ковры ручной работы'],
    blurb: [
      'فرش‌های گره‌بافته کاشان، تبریز، اصفهان و ایل‌های جنوب، هر یک با شناسنامه.',
      'Knotted carpets from Kashan, Tabriz, Isfahan and the southern tribes, each with its certificate.',
      'Узелковые ковры Кашана, Тебриза, Исфахана и южных племён, каждый со своим сертификатом.',
    ],
    parent: 'rugs',
    cover: '',
  },
  {
    label: 'kilims',
    title: ['گلیم و گبه', 'Kilims and gabbehs', 'Килимы и габбе'],
    blurb: [
      'گلیم‌های سبک و گبه‌های پرپشم، با نقش‌هایی که بافنده از بر می‌بافد.',
      'Light flatweaves and deep-piled gabbehs, in patterns the weaver knows by heart.',
      'Лёгкие килимы и пушистые габбе с узорами, которые ткачихи помнят наизусть.',
    ],
    parent: 'rugs',
    cover: '',
  },
  {
    label: 'enamel-inlay',
    title: ['مینا و خاتم', 'Enamel and inlay', 'Эмаль и хатам'],
    blurb: [
      'دو هنر ظریف اصفهان و شیراز: رنگ بر مس، و چوب در کنار استخوان.',
      'Two fine crafts of Isfahan and Shiraz: colour on copper, wood beside bone.',
      'Два тонких ремесла Исфахана и Шираза: краска по меди и дерево рядом с костью.',
    ],
    parent: null,
    cover: '',
  },
  {
    label: 'enamel',
    title: ['میناکاری', 'Enamel', 'Эмаль минакари'],
    blurb: [
      'بشقاب، گلدان و جعبه مسی با نقاشی لاجوردی و فیروزه‌ای که در کوره پخته می‌شود.',
      'Copper plates, vases and boxes painted in azure and turquoise, then fired in the kiln.',
      'Медные тарелки, вазы и шкатулки с лазурной и бирюзовой росписью, закреплённой обжигом.',
    ],
    parent: 'enamel-inlay',
    cover: '',
  },
  {
    label: 'khatam',
    title: ['خاتم‌کاری', 'Khatam marquetry', 'Инкрустация хатам'],
    blurb: [
      'جعبه، قاب و شطرنج با ستاره‌های ریز چوب، استخوان و برنج.',
      'Boxes, frames and chess sets covered in tiny stars of wood, bone and brass.',
      'Шкатулки, рамы и шахматы в мелких звёздах из дерева, кости и латуни.',
    ],
    parent: 'enamel-inlay',
    cover: '',
  },
  {
    label: 'pottery-glass',
    title: ['سفال و شیشه', 'Pottery and glass', 'Керамика и стекло'],
    blurb: [
      'ظرف‌های کوره‌دیده برای سفره و تاقچه، از خاک لالجین تا شیشه دمیده.',
      'Kiln-made vessels for table and shelf, from Lalejin clay to blown glass.',
      'Посуда для стола и полки, рождённая в печи: от глины Лаледжина до дутого стекла.',
    ],
    parent: null,
    cover: '',
  },
  {
    label: 'pottery',
    formerLabels: ['ceramics'],
    title: ['سفال و کاشی', 'Pottery and tiles', 'Керамика и изразцы'],
    blurb: [
      'کاسه، کوزه، بشقاب و کاشی با لعاب‌های زنده، ساخته روی چرخ و با دست.',
      'Bowls, jugs, plates and tiles in lively glazes, thrown and shaped by hand.',
      'Чаши, кувшины, блюда и изразцы в живой глазури, сделанные на круге и вручную.',
    ],
    parent: 'pottery-glass',
    cover: '',
  },
  {
    label: 'glass',
    title: ['شیشه دمیده', 'Blown glass', 'Дутое стекло'],
    blurb: [
      'تنگ، لیوان و گلدان دمیده، با حباب‌های ریز و رنگ‌های روشن.',
      'Mouth-blown carafes, cups and vases with small bubbles and clear colours.',
      'Дутые графины, стаканы и вазы с мелкими пузырьками и чистыми цветами.',
    ],
    parent: 'pottery-glass',
    cover: '',
  },
  {
    label: 'metal-stone',
    title: ['مس، نقره و فیروزه', 'Copper, silver and turquoise', 'Медь, серебро и бирюза'],
    blurb: [
      'کار چکش و آتش: ظرف‌های مسی، زیور نقره و سنگ آبی نیشابور.',
      'Work of hammer and fire: copper vessels, silver jewellery and blue Nishapur stone.',
      'Работа молота и огня: медная посуда, серебряные украшения и синий камень Нишапура.',
    ],
    parent: null,
    cover: '',
  },
  {
    label: 'copper',
    title: ['ظروف مسی', 'Copperware', 'Медная посуда'],
    blurb: [
      'دیگ، تابه، پارچ و سینی مسی و هاون مفرغی، برای آشپزخانه هر روز.',
      'Copper pots, pans, jugs and trays, and a bronze mortar, for the everyday kitchen.',
      'Медные кастрюли, сковороды, кувшины, подносы и бронзовая ступка для повседневной кухни.',
    ],
    parent: 'metal-stone',
    cover: '',
  },
  {
    label: 'silver-turquoise',
    title: ['نقره و فیروزه', 'Silver and turquoise', 'Серебро и бирюза'],
    blurb: [
      'انگشتر، گردنبند و دستبند نقره، و ظرف‌های فیروزه‌کوب با سنگ نیشابور.',
      'Silver rings, necklaces and bracelets, and vessels inlaid with Nishapur turquoise.',
      'Серебряные кольца, ожерелья и браслеты, а также посуда, инкрустированная нишапурской бирюзой.',
    ],
    parent: 'metal-stone',
    cover: '',
  },
  {
    label: 'cloth-leather',
    title: ['پارچه و چرم', 'Cloth and leather', 'Ткани и кожа'],
    blurb: [
      'بافته‌ها و دوخته‌هایی که هر روز به دست می‌گیرید و با گذر سال‌ها زیباتر می‌شوند.',
      'Woven and stitched things for daily use that grow handsomer with the years.',
      'Тканые и шитые вещи на каждый день, которые с годами становятся только красивее.',
    ],
    parent: null,
    cover: '',
  },
  {
    label: 'textiles',
    title: ['ترمه، پته و شال', 'Termeh, pateh and shawls', 'Терме, пате и шали'],
    blurb: [
      'ترمه یزد، پته کرمان و شال‌های نخی و ابریشمی برای خانه و تن‌پوش.',
      'Yazd termeh, Kerman needlework, and cotton and silk shawls for home and wear.',
      'Йездское терме, керманская вышивка, хлопковые и шёлковые шали для дома и гардероба.',
    ],
    parent: 'cloth-leather',
    cover: '',
  },
  {
    label: 'leather',
    title: ['چرم دست‌دوز', 'Hand-stitched leather', 'Кожа ручного шитья'],
    blurb: [
      'کیف، کمربند و دفتر از چرم گیاهی، با دوخت دست و نخ موم‌خورده.',
      'Bags, belts and notebooks in vegetable-tanned leather, sewn by hand with waxed thread.',
      'Сумки, ремни и блокноты из кожи растительного дубления, сшитые вручную вощёной нитью.',
    ],
    parent: 'cloth-leather',
    cover: '',
  },
  {
    label: 'pantry',
    title: ['خوراکی و چای', 'Pantry and tea', 'Лакомства и чай'],
    blurb: [
      'خوراکی‌های برداشت امسال، از زعفران قائنات تا چای لاهیجان و پسته رفسنجان.',
      'This year’s harvest, from Qaen saffron to Lahijan tea and Rafsanjan pistachios.',
      'Урожай этого года: каенский шафран, лахиджанский чай, рафсанджанские фисташки и многое другое.',
    ],
    parent: null,
    cover: '',
  },
  {
    label: 'saffron-spices',
    title: ['زعفران و ادویه', 'Saffron and spices', 'Шафран и пряности'],
    blurb: [
      'زعفران نگین و دسته، ادویه‌های تازه‌ساییده و نبات، در بسته‌های کوچک و دربسته.',
      'Negin and bunch saffron, freshly ground spices and rock sugar, in small sealed packs.',
      'Шафран «негин» и пучковый, свежемолотые пряности и набат в небольших герметичных упаковках.',
    ],
    parent: 'pantry',
    cover: '',
  },
  {
    label: 'nuts-dried-fruit',
    title: ['آجیل و میوه خشک', 'Nuts and dried fruit', 'Орехи и сухофрукты'],
    blurb: [
      'پسته، گردو، خرما و میوه‌های آفتاب‌خشک، تازه و بی‌افزودنی از باغ‌های ایران.',
      'Pistachios, walnuts, dates and sun-dried fruit, fresh and additive-free from Iranian orchards.',
      'Фисташки, грецкие орехи, финики и вяленые на солнце фрукты из иранских садов, без добавок.',
    ],
    parent: 'pantry',
    cover: '',
  },
  {
    label: 'tea-samovars',
    title: ['چای و سماور', 'Tea and samovars', 'Чай и самовары'],
    blurb: [
      'چای شمال، سماور، قوری و استکان؛ هرآنچه یک چای خوب لازم دارد.',
      'Northern tea, samovars, teapots and glasses: all that a good cup needs.',
      'Чай с севера Ирана, самовары, чайники и стаканы — всё для хорошего чаепития.',
    ],
    parent: 'pantry',
    cover: '',
  },
  {
    label: 'books-music',
    title: ['کتاب، خط و ساز', 'Books, calligraphy and music', 'Книги, каллиграфия, музыка'],
    blurb: [
      'شعر و خط و نوای ایرانی، برای خواندن، نوشتن، نواختن و تماشا کردن.',
      'Persian verse, calligraphy and music, to read, to write, to play and to look at.',
      'Персидские стихи, каллиграфия и музыка — чтобы читать, писать, играть и любоваться.',
    ],
    parent: null,
    cover: '',
  },
  {
    label: 'calligraphy-books',
    title: ['خوش‌نویسی و کتاب', 'Calligraphy and books', 'Каллиграфия и книги'],
    blurb: [
      'تابلوهای خط، دیوان شاعران و قلم نی، برای دیوار، قفسه و میز کار.',
      'Calligraphic panels, books of the poets and reed pens for wall, shelf and desk.',
      'Каллиграфические панно, книги поэтов и тростниковые перья для стены, полки и стола.',
    ],
    parent: 'books-music',
    cover: '',
  },
  {
    label: 'musical-instruments',
    title: ['سازهای ایرانی', 'Persian instruments', 'Персидские инструменты'],
    blurb: [
      'تار، سه‌تار، سنتور، دف، نی و کمانچه از کارگاه سازندگان، کوک‌شده و آماده نواختن.',
      'Tar, setar, santur, daf, ney and kamancheh from their makers, tuned and ready to play.',
      'Тар, сетар, сантур, даф, ней и кеманча от мастеров, настроенные и готовые к игре.',
    ],
    parent: 'books-music',
    cover: '',
  },
]
