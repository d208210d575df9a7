import type { ContentSeed } from './seed.ts'

export const video: readonly ContentSeed[] = [
  {
    kind: 'video',
    label: 'the-sound-of-the-setar',
    cover: 'musical-instruments',
    publishedOn: '2026-11-02',
    title: ['صدای سه‌تار', 'The sound of the setar', 'Голос сетара'],
    summary: [
      'سازنده‌ای در شیراز از چوب توت می‌گوید، از سال‌های سایه و از گوشی که پیش از دست کار می‌کند.',
      'A maker in Shiraz speaks of mulberry wood, of years in the shade, and of an ear that works before the hand.',
      'Мастер из Шираза рассказывает о тутовом дереве, о годах выдержки в тени и о слухе, который работает раньше рук.',
    ],
    body: [
      'چوب توت دست‌کم هشت سال در سایه می‌ماند تا دیگر نه جمع شود و نه تاب بردارد. در کارگاه نوای تنگه این صبر را بخشی از ساز می‌دانند. سپس کنده را با مغار خالی می‌کنند و آن‌قدر می‌تراشند تا دیواره کاسه به سه میلی‌متر برسد.\nسازنده هر چند دقیقه دست نگه می‌دارد، با سر انگشت به کاسه می‌زند و گوش می‌دهد. صدای خفه یعنی هنوز چوب زیاد است. صفحه و دسته و پرده‌ها پس از آن می‌آیند و آخر از همه، چهار سیم.\n> چوب حرف می‌زند؛ باید صبر کرد تا حرفش تمام شود.\nدر پایان فیلم صدای همان سازی را می‌شنوید که در آغاز کنده‌ای بیش نبود.',
      'Mulberry wood rests in the shade for at least eight years, until it neither shrinks nor twists. At the Nava-ye Tangeh workshop this patience counts as part of the instrument. Then the block is hollowed with gouges and pared until the wall of the bowl is three millimetres thick.\nEvery few minutes the maker stops, taps the bowl with a fingertip and listens. A dull sound means that there is still too much wood. The face, the neck and the frets come afterwards, and the four strings last of all.\n> The wood speaks; you have to wait until it has finished.\nAt the end of the film you hear the setar that was only a block at its beginning.',
      'Тутовое дерево не меньше восьми лет лежит в тени, пока не перестанет усыхать и коробиться. В мастерской «Нава-йе Танге» это терпение считают частью инструмента. Потом заготовку выбирают стамесками и доводят стенку корпуса до трёх миллиметров.\nКаждые несколько минут мастер останавливается, стучит по корпусу кончиком пальца и слушает. Глухой звук означает, что дерева ещё слишком много. Дека, гриф и ладки появятся позже, а последними — четыре струны.\n> Дерево говорит, надо только дождаться, пока оно договорит.\nВ конце фильма звучит тот самый сетар, который вначале был просто куском дерева.',
    ],
    event: null,
    goods: ['shiraz-carved-setar', 'tehran-stave-setar', 'isfahan-mulberry-tar', 'khorramabad-kamancheh'],
    captions: [
      {
        from: 0,
        to: 3,
        text: [
          'این چوب هشت سال در سایه مانده است.',
          'This wood has spent eight years in the shade.',
          'Это дерево восемь лет лежало в тени.',
        ],
      },
      {
        from: 3,
        to: 6,
        text: [
          'کاسه از یک تکه توت تراشیده می‌شود.',
          'The bowl is carved from one piece of mulberry.',
          'Корпус режут из цельного куска шелковицы.',
        ],
      },
      {
        from: 6,
        to: 9,
        text: [
          'مغار، آرام و در راستای رگه.',
          'The gouge goes slowly, along the grain.',
          'Стамеска идёт медленно, вдоль волокон.',
        ],
      },
      {
        from: 9,
        to: 12,
        text: [
          'دیواره باید به سه میلی‌متر برسد.',
          'The wall must come down to three millimetres.',
          'Стенка должна стать трёхмиллиметровой.',
        ],
      },
      {
        from: 12,
        to: 15,
        text: [
          'حالا یک ضربه انگشت، و سکوت.',
          'Now a tap of the finger, and silence.',
          'Теперь стук пальцем — и тишина.',
        ],
      },
      {
        from: 15,
        to: 18,
        text: [
          'پرده‌ها را با زه، دور دسته می‌بندند.',
          'The frets are tied round the neck in gut.',
          'Жильные ладки навязывают на гриф.',
        ],
      },
      {
        from: 18,
        to: 21,
        text: [
          'چهار سیم، یکی پس از دیگری.',
          'Four strings, one after another.',
          'Четыре струны, одна за другой.',
        ],
      },
      {
        from: 21,
        to: 24,
        text: [
          'و این، صدای همان چوب است.',
          'And this is the voice of that wood.',
          'И вот он — голос того самого дерева.',
        ],
      },
    ],
  },
  {
    kind: 'video',
    label: 'one-day-at-the-loom',
    cover: 'kilims',
    publishedOn: '2026-10-12',
    title: ['یک روز پای دار', 'One day at the loom', 'Один день у станка'],
    summary: [
      'از نخستین پود صبح تا شانه آخر غروب، کنار بافندگان گلیم سیرجان که نقش را از یاد می‌بافند.',
      'From the first weft of the morning to the last comb of the evening, beside the kilim weavers of Sirjan.',
      'От первой нити утром до последнего удара гребня вечером — рядом с ткачихами из Сирджана, которые ткут по памяти.',
    ],
    body: [
      'دوربین ما یک روز پای داری در روستایی نزدیک سیرجان ماند؛ از ساعتی که آفتاب به پنجره رسید تا وقتی که چراغ را روشن کردند. زنان گروه بافندگان بادام‌کوه دوبه‌دو می‌نشینند، نخ رنگی را دور تار می‌پیچانند و با شانه می‌کوبند. نقشه‌ای روی دیوار نیست؛ هر دو می‌دانند لوزی بعدی کجا می‌نشیند.\nآنچه در فیلم دیده نمی‌شود، شمردن است. بافنده زیر لب تارها را می‌شمارد و در همان حال حرف هم می‌زند. تا غروب، گلیم چهار انگشت بالا آمده است.\n## به این‌ها نگاه کنید\n- پیچیدن نخ به شیوه شیریکی، که نقش را از زمینه بالاتر می‌نشاند؛\n- شانه و صدای کوتاه و یکنواختش؛\n- جایی که کار دو بافنده، میان لوزی به هم می‌رسد.',
      'Our camera stayed a whole day at a loom near Sirjan, from first sun until the lamp was lit. The women of Badam-Kuh Weavers sit in pairs, wind the coloured yarn round the warps and beat it down with a comb. There is no chart on the wall; both know where the next diamond belongs.\nWhat the film cannot show is the counting. A weaver counts warps under her breath and talks at the same time. By evening the kilim has grown by four fingers.\n## Worth watching for\n- the shiriki winding, which raises the pattern above the ground;\n- the comb, with its short, even sound;\n- the place where two weavers meet in the middle of a diamond.',
      'Наша камера провела целый день у станка в деревне под Сирджаном: с часа, когда солнце дошло до окна, и до зажжённой лампы. Женщины артели «Бадамкух» садятся по двое, обвивают цветной нитью основу и прибивают её гребнем. Эскиза на стене нет: обе знают, где встанет следующий ромб.\nСамого счёта в кадре не видно. Ткачиха шёпотом считает нити и при этом успевает разговаривать. К вечеру килим подрос на четыре пальца.\n## На что смотреть\n- на обвивку ширики, которая приподнимает узор над фоном;\n- на гребень и его короткий ровный звук;\n- на то место посреди ромба, где встречаются две ткачихи.',
    ],
    event: null,
    goods: [
      'sirjan-shiriki-kilim',
      'qashqai-diamond-kilim',
      'senneh-fine-kilim',
      'alasht-gelij-kilim',
      'khalkhal-jajim-cover',
    ],
    captions: [
      {
        from: 0,
        to: 3,
        text: [
          'صبح است و آفتاب روی دار افتاده.',
          'Morning, and the sun is on the loom.',
          'Утро, солнце легло на станок.',
        ],
      },
      {
        from: 3,
        to: 6,
        text: [
          'دو بافنده کنار هم می‌نشینند.',
          'Two weavers sit down side by side.',
          'Две ткачихи садятся рядом.',
        ],
      },
      {
        from: 6,
        to: 9,
        text: [
          'نخ سرخ را با روناس رنگ کرده‌اند.',
          'The red yarn was dyed with madder.',
          'Красную пряжу окрасили мареной.',
        ],
      },
      {
        from: 9,
        to: 12,
        text: [
          'نخ مثل پیچک دور تار می‌پیچد.',
          'The yarn winds round the warp like a vine.',
          'Нить обвивает основу, как плющ.',
        ],
      },
      {
        from: 12,
        to: 15,
        text: [
          'نقش روی کاغذ نیست، در یاد بافنده است.',
          'The pattern is not on paper but in memory.',
          'Узор не на бумаге, он в памяти.',
        ],
      },
      {
        from: 15,
        to: 18,
        text: [
          'شانه، نخ را سر جایش می‌نشاند.',
          'The comb settles the yarn in its place.',
          'Гребень прибивает нить на место.',
        ],
      },
      {
        from: 18,
        to: 21,
        text: [
          'تا غروب، چهار انگشت بافته شده است.',
          'By evening, four fingers have been woven.',
          'К вечеру соткано на четыре пальца.',
        ],
      },
      {
        from: 21,
        to: 24,
        text: [
          'فردا لوزی بعدی آغاز می‌شود.',
          'Tomorrow the next diamond begins.',
          'Завтра начнётся следующий ромб.',
        ],
      },
    ],
  },
  {
    kind: 'video',
    label: 'the-strike-of-the-block',
    cover: 'textiles',
    publishedOn: '2026-07-25',
    title: ['ضرب قالب', 'The strike of the block', 'Удар штампа'],
    summary: [
      'در چیت‌سازی پل‌شکسته اصفهان، چهار قالب چوبی یک طاووس را رنگ به رنگ روی پارچه پنبه‌ای می‌نشانند.',
      'At the Pol-e Shekasteh printworks in Isfahan, four wooden blocks build one peacock on cotton, colour by colour.',
      'В исфаханской набойной «Поль-е Шекасте» четыре деревянных штампа цвет за цветом складывают на хлопке одного павлина.',
    ],
    body: [
      'قلمکار با گوش هم ساخته می‌شود. استادکار قالب گلابی را در رنگ می‌زند، روی پارچه می‌گذارد و با دست می‌کوبد. اگر صدای ضربه پر باشد، رنگ همه‌جا نشسته است؛ اگر تیز باشد، گوشه‌ای خالی مانده است.\nنخست مشکی می‌آید که خط‌های نقش است، سپس سرخ، آبی و زرد. هر رنگ قالب خودش را دارد و باید درست سر جای پیشین بنشیند. در فیلم می‌بینید که استادکار خط‌کشی نمی‌کند؛ گوشه قالب را با نقطه کوچکی که از ضربه پیش مانده، میزان می‌کند.\nپارچه چاپ‌شده را در آب می‌جوشانند، می‌شویند و کنار رودخانه پهن می‌کنند تا رنگ ثابت شود. لغزش‌های کوچکی که می‌ماند، نشان کار دست است.',
      'Qalamkar is made by ear as well as by eye. The printer inks a pearwood block, sets it on the cloth and strikes it by hand. A full sound means that the colour has taken everywhere; a sharp one, that some corner has stayed bare.\nBlack comes first, for the outlines, then red, blue and yellow. Each colour has a block of its own, which must land exactly on the last. The printer rules no lines; he sets the corner of the block by a small dot left by the strike before.\nThe printed cloth is boiled, washed and spread by the river to fix the colours. The small slips that remain are the sign of a hand.',
      'Калямкар делают не только на глаз, но и на слух. Мастер покрывает краской грушевый штамп, ставит его на ткань и бьёт по нему рукой. Полный звук означает, что краска легла повсюду; резкий — что какой-то угол остался пустым.\nСначала идёт чёрный контур, за ним красный, синий и жёлтый. У каждого цвета свой штамп, и он должен попасть точно на место. Мастер ничего не расчерчивает: угол штампа он ставит по маленькой точке, оставшейся от предыдущего удара.\nГотовую ткань вываривают, стирают и расстилают у реки, чтобы закрепить цвет. Мелкие сдвиги остаются — это след руки.',
    ],
    event: null,
    goods: ['isfahan-qalamkar-runner', 'osku-batik-silk-scarf', 'yazd-ikat-runner', 'yazd-termeh-tablecloth'],
    captions: [
      {
        from: 0,
        to: 3,
        text: [
          'قالب‌ها را از چوب گلابی تراشیده‌اند.',
          'The blocks are carved from pearwood.',
          'Штампы вырезаны из грушевого дерева.',
        ],
      },
      {
        from: 3,
        to: 6,
        text: [
          'نخست مشکی، برای خط‌های نقش.',
          'Black first, for the outlines.',
          'Сначала чёрный, для контура.',
        ],
      },
      {
        from: 6,
        to: 9,
        text: [
          'به صدای ضربه گوش دهید.',
          'Listen to the sound of the strike.',
          'Прислушайтесь к звуку удара.',
        ],
      },
      {
        from: 9,
        to: 12,
        text: [
          'سپس سرخ، درست سر جای خودش.',
          'Then red, exactly in its place.',
          'Затем красный, точно на своё место.',
        ],
      },
      {
        from: 12,
        to: 15,
        text: [
          'یک نقطه کوچک راهنمای قالب بعدی است.',
          'One small dot guides the next block.',
          'Маленькая точка ведёт следующий штамп.',
        ],
      },
      {
        from: 15,
        to: 18,
        text: [
          'آبی و زرد، و طاووس کامل است.',
          'Blue and yellow, and the peacock is whole.',
          'Синий, жёлтый — и павлин готов.',
        ],
      },
      {
        from: 18,
        to: 21,
        text: [
          'پارچه را می‌جوشانند تا رنگ بماند.',
          'The cloth is boiled, so the colours stay.',
          'Ткань вываривают, чтобы цвет остался.',
        ],
      },
      {
        from: 21,
        to: 24,
        text: [
          'باقی کار با آب است و آفتاب.',
          'The rest is left to water and sun.',
          'Остальное сделают вода и солнце.',
        ],
      },
    ],
  },
  {
    kind: 'video',
    label: 'silver-as-fine-as-hair',
    cover: 'silver-turquoise',
    publishedOn: '2026-06-06',
    title: ['سیمی به نازکی مو', 'Silver as fine as hair', 'Серебро толщиной с волос'],
    summary: [
      'در زنجان، یک شمش کوچک نقره از سوراخ‌های تنگ‌تر و تنگ‌تر می‌گذرد و سرانجام گردنبندی سبک می‌شود.',
      'In Zanjan a small silver bar is drawn through ever narrower holes and ends as a necklace of almost no weight.',
      'В Зенджане серебряный брусок протягивают через всё более узкие отверстия, и он превращается в почти невесомое колье.',
    ],
    body: [
      'ملیله با کشیدن آغاز می‌شود. نقره را از سوراخ‌های حدیده می‌گذرانند، هر بار از سوراخی تنگ‌تر، و میان راه گرمش می‌کنند تا نرم بماند و پاره نشود. وقتی سیم به نازکی مو رسید، دو رشته را به هم می‌تابند و زیر غلتک پهن می‌کنند. دندانه‌های ریزی که روی لبه می‌افتد، همان برق لرزان ملیله است.\nملیله‌کار خانه سیم‌باف این نوار را با انبرک حلقه می‌کند و در قاب می‌چیند. نه سنجاقی در کار است و نه چسبی؛ حلقه‌ها همدیگر را نگه می‌دارند. گرد لحیم را روی همه می‌پاشند و شعله یک بار از روی کار می‌گذرد. این تنها چند ثانیه فیلم است، ولی دست‌کم یک روز کار به همان چند ثانیه بسته است.',
      'Filigree begins with drawing. Silver is pulled through the holes of a steel plate, each time a narrower one, and heated now and then so that it stays soft and does not snap. Once it is as fine as hair, two strands are twisted together and rolled flat. The tiny teeth left along the edge are what make filigree glitter.\nThe filigree maker of Simbaf House coils this ribbon with tweezers and packs it into a frame. There are no pins and no glue; the coils hold one another. Powdered solder is sprinkled over everything, and the flame passes across it once. It fills only a few seconds of the film, but at least a day’s work hangs on them.',
      'Филигрань начинается с волочения. Серебро протягивают через отверстия стальной доски, каждый раз более узкие, а по пути прогревают, чтобы оно оставалось мягким и не рвалось. Когда проволока становится толщиной с волос, две нити свивают и прокатывают. Мелкие зубчики по краю и дают филиграни её дрожащий блеск.\nМастер дома «Симбаф» пинцетом сворачивает эту ленту в завитки и укладывает их в рамку. Ни булавок, ни клея: завитки держат друг друга. Потом всё посыпают порошковым припоем и один раз проводят пламенем. В фильме это всего несколько секунд, но от них зависит целый день работы.',
    ],
    event: null,
    goods: [
      'zanjan-filigree-necklace',
      'zanjan-filigree-glass-holders',
      'gonbad-turkmen-silver-bracelet',
      'tehran-lapis-silver-pendant',
      'nishapur-turquoise-silver-ring',
    ],
    captions: [
      {
        from: 0,
        to: 3,
        text: [
          'همه چیز از یک شمش کوچک نقره است.',
          'It all starts with a small bar of silver.',
          'Всё начинается с серебряного бруска.',
        ],
      },
      {
        from: 3,
        to: 6,
        text: [
          'هر سوراخ از سوراخ پیش تنگ‌تر است.',
          'Each hole is narrower than the last.',
          'Каждое отверстие уже предыдущего.',
        ],
      },
      {
        from: 6,
        to: 9,
        text: [
          'سیم که سفت شد، گرمش می‌کنند.',
          'When the wire hardens, it is heated.',
          'Проволока отвердела — её прогревают.',
        ],
      },
      {
        from: 9,
        to: 12,
        text: ['دو رشته را به هم می‌تابند.', 'Two strands are twisted together.', 'Две нити свивают вместе.'],
      },
      {
        from: 12,
        to: 15,
        text: [
          'انبرک، نوار را حلقه می‌کند.',
          'The tweezers turn the ribbon into coils.',
          'Пинцет сворачивает ленту в завиток.',
        ],
      },
      {
        from: 15,
        to: 18,
        text: [
          'حلقه‌ها همدیگر را نگه می‌دارند.',
          'The coils hold one another in place.',
          'Завитки держат друг друга.',
        ],
      },
      {
        from: 18,
        to: 21,
        text: ['شعله تنها یک بار می‌گذرد.', 'The flame passes only once.', 'Пламя проходит только один раз.'],
      },
      {
        from: 21,
        to: 24,
        text: [
          'و گردنبند با هر نفس می‌لرزد.',
          'And the necklace stirs at a breath.',
          'И колье дрожит от дыхания.',
        ],
      },
    ],
  },
  {
    kind: 'video',
    label: 'breath-and-flame',
    cover: 'glass',
    publishedOn: '2026-04-30',
    title: ['دم و آتش', 'Breath and flame', 'Дыхание и пламя'],
    summary: [
      'شیشه‌گر تهرانی تنگی را با دم خود می‌سازد و نشان می‌دهد چرا حباب‌های ریز، عیب کار نیستند.',
      'A Tehran glassblower makes a carafe with his own breath and shows why the small bubbles are no fault.',
      'Тегеранский стеклодув выдувает графин и показывает, почему мелкие пузырьки в стекле — вовсе не брак.',
    ],
    body: [
      'شیشه‌گر چند دقیقه بیشتر وقت ندارد. گوی گداخته تا وقتی نارنجی است شکل می‌گیرد؛ همین که رنگش پرید، باید به دهانه کوره برگردد. در شیشه‌گری نفس این رفت‌وآمد را برای یک تنگ بارها تکرار می‌کنند.\nدم نخست کوتاه است و تنها جای هوا را باز می‌کند. سپس گوی را در قالبی گرم می‌گذارند تا شکمش شیاردار شود و گردن را با انبر می‌کشند. لوله در تمام این مدت می‌چرخد، چون شیشه نرم به یک سو شره می‌کند.\nتنگ شب را در گرمخانه می‌ماند و آرام خنک می‌شود؛ اگر شتاب کنند، می‌شکند. نوار طلایی را فردا می‌کشند. حباب‌های ریزی که در بدنه می‌بینید، یادگار همان نفس‌هاست.',
      'A glassblower has only minutes. The gather takes shape as long as it glows orange; once the colour fades it must go back to the mouth of the furnace. At Nafas Glassworks this happens many times for a single carafe.\nThe first breath is short and merely makes room for air. Then the gather goes into a warm mould, which ribs the belly, and the neck is drawn with tongs. The pipe keeps turning all the while, since soft glass sags.\nThe carafe spends the night in the annealing oven and cools slowly; in haste it would crack. The gilt band is painted on the next day. The small bubbles in the wall are a trace of the work.',
      'У стеклодува всего несколько минут. Стекло слушается, пока светится оранжевым; стоит цвету потускнеть — и его возвращают к устью печи. В мастерской «Нафас» ради одного графина это повторяют много раз.\nПервый выдох короткий, он только даёт место воздуху. Потом заготовку опускают в тёплую форму, и на боках проступают рёбра, а горло вытягивают щипцами. Трубка всё это время вращается, иначе мягкое стекло стечёт набок.\nНочь графин проводит в печи отжига и остывает медленно: в спешке он бы треснул. Золотую полосу нанесут завтра. А пузырьки в стенке — след живой работы.',
    ],
    event: null,
    goods: [
      'tehran-gilt-sherbet-carafe',
      'tehran-gilt-flower-cups',
      'narrow-waist-tea-glasses',
      'tehran-twisted-narcissus-vase',
      'shiraz-swan-neck-ashkdan',
    ],
    captions: [
      {
        from: 0,
        to: 3,
        text: ['کوره شب و روز روشن است.', 'The furnace burns day and night.', 'Печь горит день и ночь.'],
      },
      {
        from: 3,
        to: 6,
        text: [
          'شیشه سر لوله مثل عسل است.',
          'On the pipe, the glass is like honey.',
          'На трубке стекло похоже на мёд.',
        ],
      },
      {
        from: 6,
        to: 9,
        text: [
          'نفس اول کوتاه است و آرام.',
          'The first breath is short and gentle.',
          'Первый выдох короткий и мягкий.',
        ],
      },
      {
        from: 9,
        to: 12,
        text: [
          'لوله نباید از چرخیدن بایستد.',
          'The pipe must not stop turning.',
          'Трубка не должна останавливаться.',
        ],
      },
      {
        from: 12,
        to: 15,
        text: [
          'قالب گرم، شکم تنگ را شیاردار می‌کند.',
          'A warm mould ribs the belly.',
          'Тёплая форма оставляет рёбра.',
        ],
      },
      {
        from: 15,
        to: 18,
        text: ['گردن با انبر کشیده می‌شود.', 'The neck is drawn with tongs.', 'Горло вытягивают щипцами.'],
      },
      {
        from: 18,
        to: 21,
        text: ['یک شب تا صبح خنک می‌شود.', 'It cools all night long.', 'Остывает он до самого утра.'],
      },
      {
        from: 21,
        to: 24,
        text: [
          'و نور در حباب‌هایش می‌ماند.',
          'And light stays in its bubbles.',
          'И свет остаётся в пузырьках.',
        ],
      },
    ],
  },
  {
    kind: 'video',
    label: 'birth-of-a-khatam-star',
    cover: 'khatam',
    publishedOn: '2026-01-24',
    title: ['ستاره خاتم چگونه زاده می‌شود', 'How a khatam star is born', 'Как рождается звезда хатама'],
    summary: [
      'میله‌های سه‌گوش چوب و استخوان و برنج در شیراز دسته می‌شوند، برش می‌خورند و به ستاره بدل می‌شوند.',
      'In Shiraz three-sided rods of wood, bone and brass are bundled and glued, sliced thin, and become stars.',
      'В Ширазе трёхгранные рейки из дерева, кости и латуни собирают в пучок, режут, и на срезе появляются звёзды.',
    ],
    body: [
      'ستاره خاتم را کسی نمی‌کشد. در خاتم‌خانه نارنجستان، نخست چوب نارنج و عناب و آبنوس، استخوان شتر و برنج را به میله‌هایی سه‌گوش درمی‌آورند که هر کدام از چوب کبریت باریک‌تر است. میله‌ها را با ترتیبی معین کنار هم می‌گذارند، چسب می‌زنند و نخ‌پیچ می‌کنند. از بیرون چیزی جز یک دسته چوب پیدا نیست.\nلحظه خوب فیلم اینجاست: اره از میان دسته می‌گذرد و روی برش، ستاره‌ای کامل می‌نشیند. از یک دسته، ده‌ها برگ نازک می‌برند و همه برگ‌ها یک ستاره دارند.\nبرگ‌ها را روی جعبه می‌چسبانند، می‌سایند و چند دست روغن جلا می‌زنند. انگشت که بر آن بکشید، نباید بفهمید چوب کجا تمام شد و استخوان از کجا آغاز شد.',
      'Nobody draws a khatam star. At the Narenjestan Khatam House, orange wood, jujube, ebony, camel bone and brass are first made into three-sided rods, each thinner than a match. They are laid together in a set order, glued and bound with thread. From outside it is only a bundle of sticks.\nThe best moment of the film comes here: the saw goes through the bundle and a whole star appears on the cut. Dozens of thin leaves come from one bundle, and every leaf carries the same star.\nThe leaves are glued to a box, sanded and given several coats of varnish. Draw a finger across them, and you should not feel where wood ends and bone begins.',
      'Звезду хатама никто не рисует. В доме «Наренджестан» апельсиновое дерево, унаби, чёрное дерево, верблюжью кость и латунь сначала превращают в трёхгранные рейки тоньше спички. Их складывают в строгом порядке, склеивают и обматывают нитью. Снаружи это просто пучок палочек.\nИ тут наступает лучшая минута фильма: пила проходит сквозь пучок, и на срезе проступает целая звезда. Из одного пучка выходят десятки тонких пластинок, и на каждой — та же звезда.\nПластинки наклеивают на шкатулку, шлифуют и покрывают лаком в несколько слоёв. Проведите пальцем: вы не должны почувствовать, где кончилось дерево и началась кость.',
    ],
    event: null,
    goods: [
      'shiraz-khatam-jewel-box',
      'shiraz-khatam-photo-frame',
      'shiraz-khatam-chess-set',
      'shiraz-khatam-tissue-box',
      'isfahan-khatam-pen-case',
    ],
    captions: [
      {
        from: 0,
        to: 3,
        text: ['چوب، استخوان و برنج.', 'Wood, bone and brass.', 'Дерево, кость и латунь.'],
      },
      {
        from: 3,
        to: 6,
        text: ['هر میله سه پهلو دارد.', 'Every rod has three sides.', 'У каждой рейки три грани.'],
      },
      {
        from: 6,
        to: 9,
        text: [
          'جای هر میله از پیش معلوم است.',
          'Each rod has its appointed place.',
          'Место каждой рейки известно заранее.',
        ],
      },
      {
        from: 9,
        to: 12,
        text: [
          'دسته را با نخ محکم می‌پیچند.',
          'The bundle is bound tight with thread.',
          'Пучок туго обматывают нитью.',
        ],
      },
      {
        from: 12,
        to: 15,
        text: ['حالا نوبت اره است.', 'Now it is the saw’s turn.', 'Теперь очередь за пилой.'],
      },
      {
        from: 15,
        to: 18,
        text: ['و ستاره پیدا می‌شود.', 'And the star appears.', 'И появляется звезда.'],
      },
      {
        from: 18,
        to: 21,
        text: [
          'برگ‌ها کنار هم روی جعبه می‌نشینند.',
          'Leaf by leaf, they cover the box.',
          'Пластинка за пластинкой — на шкатулку.',
        ],
      },
      {
        from: 21,
        to: 24,
        text: ['زیر انگشت، همه یکی است.', 'Under the finger, all is one.', 'Под пальцем всё едино.'],
      },
    ],
  },
  {
    kind: 'video',
    label: 'tea-without-haste',
    cover: 'tea-samovars',
    publishedOn: '2025-12-18',
    title: ['چای، بی‌شتاب', 'Tea without haste', 'Чай без спешки'],
    summary: [
      'آب سماور، قوری گرم و پانزده دقیقه صبر؛ دم کردن چای ایرانی از ریختن آب تا نبات ته استکان.',
      'Samovar water, a warmed pot and fifteen minutes of patience: how Persian tea is brewed, down to the rock sugar.',
      'Вода из самовара, тёплый чайник и пятнадцать минут терпения: как заваривают чай по-ирански, вплоть до набата в стакане.',
    ],
    body: [
      'چای ایرانی کار سختی نیست؛ تنها نباید عجله کرد. قوری را با آب جوش گرم کنید و آب را دور بریزید. برای هر نفر یک قاشق چای‌خوری چای بهاره بس است. آبی که تازه از جوش افتاده رویش بریزید و قوری را پانزده دقیقه روی سماور بگذارید. قوری نباید بجوشد؛ چای جوشیده تلخ می‌شود.\nاستکان را هم با کمی آب داغ گرم کنید. چای را تا نیمه بریزید و باقی را از سماور پر کنید تا رنگش به دلخواه شما برسد. در فیلم، چند رنگ را کنار هم می‌بینید: از کم‌رنگ تا پررنگ.\n> چای را لب‌سوز می‌خواهند، لب‌ریز و لب‌دوز.\nنبات را در استکان بچرخانید و پیش از آنکه همه‌اش آب شود، بیرون بیاورید.',
      'Persian tea is not difficult; it only dislikes haste. Warm the pot with boiling water and pour that away. A teaspoon of spring tea a person is enough. Add water just off the boil and leave the pot on the samovar for fifteen minutes. It should not boil there, for boiled tea turns bitter.\nWarm the glass too, with a little hot water. Pour the tea to the halfway mark and fill up from the samovar until the colour is to your liking; the film shows several side by side, pale to dark.\n> Tea should scald the lips, reach the brim, seal the mouth.\nTurn the rock sugar in the glass and lift it out before it has all dissolved.',
      'Заварить чай по-ирански нетрудно, только спешки он не любит. Прогрейте чайник кипятком и слейте воду. На человека хватит чайной ложки весеннего чая. Залейте водой, которая только что перестала кипеть, и оставьте чайник на самоваре на пятнадцать минут. Кипеть он не должен: чай станет горьким.\nСтакан тоже прогрейте. Налейте заварку до половины и долейте из самовара до того цвета, какой вам нравится; в фильме их несколько рядом, от светлого до тёмного.\n> Чай должен обжигать губы, доходить до краёв и вязать рот.\nНабат покрутите в стакане и выньте, пока он не растаял весь.',
    ],
    event: null,
    goods: [
      'lahijan-spring-tea',
      'borujerd-charcoal-samovar',
      'dezful-nickel-silver-samovar',
      'lalejin-glazed-teapot',
      'narrow-waist-tea-glasses',
      'zanjan-filigree-glass-holders',
      'mashhad-saffron-rock-sugar',
    ],
    captions: [
      {
        from: 0,
        to: 3,
        text: [
          'سماور که به صدا افتاد، وقتش است.',
          'When the samovar sings, it is time.',
          'Самовар запел — значит, пора.',
        ],
      },
      {
        from: 3,
        to: 6,
        text: ['نخست قوری را گرم کنید.', 'Warm the pot first.', 'Сначала прогрейте чайник.'],
      },
      {
        from: 6,
        to: 9,
        text: [
          'برای هر نفر، یک قاشق چای.',
          'One spoonful of tea for each guest.',
          'Одна ложка чая на гостя.',
        ],
      },
      {
        from: 9,
        to: 12,
        text: [
          'آب باید تازه از جوش افتاده باشد.',
          'The water should be just off the boil.',
          'Вода только что перестала кипеть.',
        ],
      },
      {
        from: 12,
        to: 15,
        text: [
          'حالا پانزده دقیقه صبر کنید.',
          'Now wait for fifteen minutes.',
          'Теперь подождите пятнадцать минут.',
        ],
      },
      {
        from: 15,
        to: 18,
        text: ['رنگ چای را خودتان برگزینید.', 'Choose the colour of your tea.', 'Цвет чая выберите сами.'],
      },
      {
        from: 18,
        to: 21,
        text: ['نبات را آرام بچرخانید.', 'Turn the rock sugar slowly.', 'Медленно покрутите набат.'],
      },
      {
        from: 21,
        to: 24,
        text: ['بفرمایید، چای تازه‌دم.', 'Please, your tea is ready.', 'Прошу, свежий чай.'],
      },
    ],
  },
  {
    kind: 'video',
    label: 'saffron-before-sunrise',
    cover: 'saffron-spices',
    publishedOn: '2025-11-22',
    title: ['زعفران، پیش از آفتاب', 'Saffron, before sunrise', 'Шафран до восхода'],
    summary: [
      'یک صبح سرد آبان در قائنات؛ گل را پیش از باز شدن می‌چینند و تا شب کلاله‌ها را جدا می‌کنند.',
      'A cold November morning in Qaenat: the flowers are picked before they open and the stigmas sorted by night.',
      'Холодное ноябрьское утро в Каенате: цветы собирают, пока они закрыты, и до ночи отделяют рыльца.',
    ],
    body: [
      'ساعت چهار صبح است و هوا چنان سرد که دست‌ها را با نفس گرم می‌کنند. خانواده‌های سرخ‌پگاه با چراغ پیشانی میان کرت‌ها می‌روند و گل‌های بسته را یکی‌یکی می‌چینند. گل که باز شود و آفتاب بر آن بتابد، رنگ و عطرش کم می‌شود؛ پس کار باید پیش از برآمدن خورشید تمام شود.\nاز آن پس، کار دور سفره است. گل بنفش را می‌گشایند، سه رشته سرخ را برمی‌دارند و ته زرد را جدا می‌کنند. برای یک گرم زعفران خشک، نزدیک به صد و پنجاه گل باید از دست بگذرد. رشته‌ها را همان شب با گرمای ملایم خشک می‌کنند.\nفصل برداشت کوتاه است و در هر مزرعه دو تا سه هفته بیشتر نمی‌پاید.',
      'It is four in the morning, and so cold that people warm their hands with their breath. The Sorkh Pegah families walk the beds with lamps, picking the closed flowers one by one. When a flower has opened and the sun is on it, it loses colour and scent, so picking ends by sunrise.\nThen the work moves indoors, round a cloth on the floor. The violet flower is opened, the three red threads are lifted out and their yellow ends pinched off. For one gram of dried saffron some hundred and fifty flowers pass through the hands. The threads are dried gently the same night.\nThe season is short: in any one field, two or three weeks.',
      'Четыре утра, и так холодно, что руки греют дыханием. Семьи хозяйства «Сорх-Пегах» идут вдоль грядок с налобными фонарями и по одному срывают закрытые цветы. Раскрывшись на солнце, цветок теряет цвет и аромат, поэтому закончить надо до восхода.\nПотом работа переходит в дом, за разостланную на полу скатерть. Лиловый цветок раскрывают, вынимают три красные нити и отделяют жёлтый конец. Ради одного грамма сухого шафрана через руки проходит около ста пятидесяти цветков. Сушат нити в ту же ночь, на слабом жару.\nСезон короткий: на каждом поле — две-три недели.',
    ],
    event: null,
    goods: [
      'qaenat-negin-saffron',
      'torbat-bunch-saffron',
      'mashhad-saffron-rock-sugar',
      'yazd-bronze-mortar',
    ],
    captions: [
      {
        from: 0,
        to: 3,
        text: ['هنوز آفتاب نزده است.', 'The sun is not up yet.', 'Солнце ещё не взошло.'],
      },
      {
        from: 3,
        to: 6,
        text: [
          'گل‌ها بسته‌اند و شبنم دارند.',
          'The flowers are closed and wet with dew.',
          'Цветы закрыты, на них роса.',
        ],
      },
      {
        from: 6,
        to: 9,
        text: ['هر گل را جدا می‌چینند.', 'Each flower is picked singly.', 'Каждый цветок срывают отдельно.'],
      },
      {
        from: 9,
        to: 12,
        text: [
          'آفتاب که بیاید، کار مزرعه تمام است.',
          'With the sun, field work is over.',
          'С солнцем работа в поле кончается.',
        ],
      },
      {
        from: 12,
        to: 15,
        text: [
          'در هر گل، سه رشته سرخ هست.',
          'In every flower there are three red threads.',
          'В каждом цветке три красные нити.',
        ],
      },
      {
        from: 15,
        to: 18,
        text: ['ته زرد را از آن جدا می‌کنند.', 'The yellow ends are pinched off.', 'Жёлтый конец отделяют.'],
      },
      {
        from: 18,
        to: 21,
        text: [
          'صد و پنجاه گل، یک گرم زعفران.',
          'A hundred and fifty flowers make one gram.',
          'Сто пятьдесят цветков — один грамм.',
        ],
      },
      {
        from: 21,
        to: 24,
        text: [
          'شب، بوی زعفران در خانه است.',
          'At night the house smells of saffron.',
          'Ночью весь дом пахнет шафраном.',
        ],
      },
    ],
  },
]
