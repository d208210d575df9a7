import type { Branches, Finding, Verdict } from '../../report.ts'
import type { Choice } from './history.ts'
import type { Command } from './keys.ts'

export const locales = ['fa', 'en', 'ru'] as const
export type Locale = (typeof locales)[number]

export const directions: Record<Locale, 'rtl' | 'ltr'> = { fa: 'rtl', en: 'ltr', ru: 'ltr' }
export const languageNames: Record<Locale, string> = { fa: 'فارسی', en: 'English', ru: 'Русский' }

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

export function formatNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locale).format(value)
}

/** Replaces `#` by the number, in the plural form of the language. */
export function pluralized(locale: Locale, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(locale)
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', formatNumber(locale, count))
}

/** `2026-12-01` in the reader's calendar: «سه‌شنبه ۱۰ آذر ۱۴۰۵». */
export function formatDay(locale: Locale, day: string): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const format = new Intl.DateTimeFormat(locale, style)
  const moment = new Date(`${day}T12:00:00`)
  if (locale !== 'fa') return format.format(moment)
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const inOrder = ['weekday', 'day', 'month', 'year'] as const
  return inOrder.map((type) => parts.get(type)).join(' ')
}

export function formatDateTime(locale: Locale, moment: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))
}

type View = 'sideBySide' | 'swipe' | 'onion' | 'blink' | 'heat'

export type Texts = {
  title: string
  skip: string
  back: string
  undo: string
  redo: string
  help: string
  close: string
  cancel: string
  language: string
  settings: string
  approveSeen: (count: number) => string
  toCommit: (count: number) => string
  progress: (decided: string, all: string) => string
  run: (moment: string, shots: string, seconds: string) => string
  build: string
  stories: (count: number) => string
  shots: (count: number) => string
  groups: (count: number) => string
  list: string
  nothing: string
  noMatch: string
  clearFilters: string
  filters: {
    title: string
    all: string
    verdict: string
    locale: string
    scheme: string
    viewport: string
    decided: string
    text: string
  }
  states: { seen: string; undecided: string; decided: string; unseen: string }
  partly: (decided: string, all: string) => string
  seenCount: (count: number) => string
  schemes: Record<Finding['mode']['scheme'], string>
  verdicts: Record<Verdict, string>
  explained: Record<Verdict, string>
  leakedFrom: string
  quarantinedUntil: (day: string) => string
  unmirrored: string
  unmirroredExplained: string
  choices: Record<Choice, string>
  chosen: Record<Choice, string>
  chosenExplained: Record<Choice, string>
  wholeGroup: (count: number) => string
  thisShot: string
  clear: string
  strip: string
  filtered: (shown: string, all: string) => string
  showAll: string
  picture: string
  views: Record<View, string>
  viewsTitle: string
  before: string
  after: string
  branches: Record<keyof Branches, string>
  branchesTitle: string
  heat: string
  fit: string
  actualSize: string
  boxes: string
  pause: string
  play: string
  swap: string
  swipeAt: string
  opacity: string
  regions: { none: string; at: (at: string, all: string) => string; next: string; previous: string }
  noPicture: string
  noBaseline: string
  noLonger: string
  notKept: string
  loading: string
  pixels: (count: number) => string
  text: string
  names: string
  went: string
  came: string
  problems: string
  axeCame: string
  axeGone: string
  why: string
  origins: Record<Finding['why']['origin'], string>
  files: string
  comment: string
  editComment: string
  commentFor: (count: number) => string
  save: string
  reason: string
  reject: { title: (count: number) => string; submit: string }
  quarantine: { title: (count: number) => string; until: string; submit: string }
  days: (count: number) => string
  decidedNow: (choice: Choice, count: number) => string
  keptOwn: (count: number) => string
  notPossible: (choice: Choice) => string
  commented: string
  cleared: string
  undone: (count: number) => string
  redone: (count: number) => string
  nothingToUndo: string
  nothingToRedo: string
  shotAt: (at: string, all: string, title: string) => string
  commit: {
    title: string
    empty: string
    undecided: (count: number) => string
    commentsOnly: (count: number) => string
    by: string
    submit: string
    export: string
    exported: string
    exportHint: string
    sending: string
    failed: string
    nameMissing: string
  }
  keys: { hint: string; moving: string; deciding: string; looking: string; commands: Record<Command, string> }
}

const en: Texts = {
  title: 'Visual review',
  skip: 'Skip to content',
  back: 'All groups',
  undo: 'Undo',
  redo: 'Redo',
  help: 'Keys',
  close: 'Close',
  cancel: 'Cancel',
  language: 'Language',
  settings: 'Review',
  approveSeen: pluralized('en', { other: 'Approve all seen (#)' }),
  toCommit: pluralized('en', { other: 'Commit… (#)' }),
  progress: (decided, all) => `${decided} of ${all} decided`,
  run: (moment, shots, seconds) => `${moment} · ${shots} shots in ${seconds} s`,
  build: 'Browser',
  stories: pluralized('en', { one: '# story', other: '# stories' }),
  shots: pluralized('en', { one: '# shot', other: '# shots' }),
  groups: pluralized('en', { one: '# group', other: '# groups' }),
  list: 'Groups of changes',
  nothing: 'Nothing changed. There is nothing to review.',
  noMatch: 'No group matches these filters.',
  clearFilters: 'Clear filters',
  filters: {
    title: 'Filters',
    all: 'All',
    verdict: 'Verdict',
    locale: 'Language',
    scheme: 'Scheme',
    viewport: 'Width',
    decided: 'Decision',
    text: 'Search stories',
  },
  states: { seen: 'Seen', undecided: 'Undecided', decided: 'Decided', unseen: 'Not seen' },
  partly: (decided, all) => `${decided} of ${all} decided`,
  seenCount: pluralized('en', { other: '# seen' }),
  schemes: { light: 'Light', dark: 'Dark' },
  verdicts: {
    same: 'Same picture',
    changed: 'Changed',
    new: 'New',
    contested: 'Contested',
    gone: 'Gone',
    unstable: 'Unstable',
    leak: 'State leak',
    broken: 'Broken',
  },
  explained: {
    same: 'The picture is as it was; something else was found: an error, an accessibility finding or other words.',
    changed: 'The picture differs from the baseline in two captures alike.',
    new: 'There is no baseline yet. Approving makes this picture the first.',
    contested:
      'Two branches approved a look of it each. This picture is of both together: approving makes it the baseline.',
    gone: 'The baseline is kept, but no story draws it any more. Approving removes it.',
    unstable:
      'Two captures of the same page differ: something moves by itself. It cannot be approved; repair the story or quarantine it.',
    leak: 'In a fresh page the picture is right: an earlier story left something behind. It cannot be approved.',
    broken: 'Nothing was drawn in time, or the page crashed. There is no picture to approve.',
  },
  leakedFrom: 'The story before it:',
  quarantinedUntil: (day) => `In quarantine until ${day}: until then it stops nothing.`,
  unmirrored: 'One direction only',
  unmirroredExplained:
    'The mirrored mode changed otherwise, or not at all: look at right-to-left and left-to-right both.',
  choices: { approve: 'Approve', reject: 'Reject', tolerate: 'Tolerate', quarantine: 'Quarantine' },
  chosen: { approve: 'Approved', reject: 'Rejected', tolerate: 'Tolerated', quarantine: 'Quarantined' },
  chosenExplained: {
    approve: 'The baseline moves to this picture.',
    reject: 'The baseline stays; the change has to be repaired.',
    tolerate: 'The baseline stays, and this rendering is accepted beside it.',
    quarantine: 'Captured on, but stops nothing until the day.',
  },
  wholeGroup: pluralized('en', { one: 'Whole group (#)', other: 'Whole group (#)' }),
  thisShot: 'This shot',
  clear: 'Clear decision',
  strip: 'Shots of this group',
  filtered: (shown, all) => `Filtered: ${shown} of ${all} shots`,
  showAll: 'Show all',
  picture: 'Pictures',
  views: {
    sideBySide: 'Side by side',
    swipe: 'Swipe',
    onion: 'Onion skin',
    blink: 'Blink',
    heat: 'Heat map',
  },
  viewsTitle: 'View',
  before: 'Before',
  after: 'After',
  branches: { base: 'Base', ours: 'Ours', theirs: 'Theirs' },
  branchesTitle: 'Compare with',
  heat: 'What differs',
  fit: 'Fit',
  actualSize: '1:1',
  boxes: 'Boxes',
  pause: 'Pause',
  play: 'Play',
  swap: 'Swap',
  swipeAt: 'Where before ends and after begins',
  opacity: 'Opacity of after',
  regions: {
    none: 'No regions',
    at: (at, all) => `Region ${at} of ${all}`,
    next: 'Next region',
    previous: 'Previous region',
  },
  noPicture: 'Nothing was drawn.',
  noBaseline: 'There is no baseline yet.',
  noLonger: 'It is drawn no more.',
  notKept: 'This picture is not kept here.',
  loading: 'Loading…',
  pixels: pluralized('en', { one: '# pixel differs', other: '# pixels differ' }),
  text: 'Visible text',
  names: 'Accessible names',
  went: 'Gone:',
  came: 'New:',
  problems: 'Problems',
  axeCame: 'New accessibility findings',
  axeGone: 'Fixed accessibility findings',
  why: 'Why',
  origins: {
    branch: 'Changed by this branch.',
    base: 'It was already on the base: not of this branch.',
    browser: 'Captured by another browser build.',
    unknown: 'Where it comes from is not known.',
  },
  files: 'Changed files that reach the story',
  comment: 'Comment',
  editComment: 'Comment…',
  commentFor: pluralized('en', { one: 'Comment on # shot', other: 'Comment on # shots' }),
  save: 'Save',
  reason: 'Why? The author reads this.',
  reject: { title: pluralized('en', { one: 'Reject # shot', other: 'Reject # shots' }), submit: 'Reject' },
  quarantine: {
    title: pluralized('en', { one: 'Quarantine # shot', other: 'Quarantine # shots' }),
    until: 'Until',
    submit: 'Quarantine',
  },
  days: pluralized('en', { one: '# day', other: '# days' }),
  decidedNow: (choice, count) => `${en.chosen[choice]}: ${en.shots(count)}.`,
  keptOwn: pluralized('en', { one: '# shot was left as it is.', other: '# shots were left as they are.' }),
  notPossible: (choice) => `${en.choices[choice]}: not possible here. Choose among the buttons that are on.`,
  commented: 'Comment saved.',
  cleared: 'Decision cleared.',
  undone: pluralized('en', { one: 'Undone for # shot.', other: 'Undone for # shots.' }),
  redone: pluralized('en', { one: 'Done again for # shot.', other: 'Done again for # shots.' }),
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to do again.',
  shotAt: (at, all, title) => `Shot ${at} of ${all}: ${title}`,
  commit: {
    title: 'What will be committed',
    empty: 'Nothing is decided yet.',
    undecided: pluralized('en', { one: '# shot stays undecided.', other: '# shots stay undecided.' }),
    commentsOnly: pluralized('en', {
      one: '# comment has no decision, and is not committed.',
      other: '# comments have no decision, and are not committed.',
    }),
    by: 'Your name',
    submit: 'Commit',
    export: 'Export decisions.json',
    exported: 'decisions.json was written to your downloads.',
    exportHint: 'Then, in the repository:',
    sending: 'Committing…',
    failed: 'It was not committed:',
    nameMissing: 'Say who decided: your name stands in the approvals.',
  },
  keys: {
    hint: 'Keys go by their place, so they are the same on a Persian or Russian layout. Shift takes the whole group.',
    moving: 'Moving',
    deciding: 'Deciding',
    looking: 'Looking',
    commands: {
      nextShot: 'Next shot',
      previousShot: 'Previous shot',
      nextGroup: 'Next group',
      previousGroup: 'Previous group',
      open: 'Open the group',
      back: 'Back to the list',
      approve: 'Approve the shot',
      reject: 'Reject the shot',
      tolerate: 'Tolerate the shot',
      quarantine: 'Quarantine the shot',
      comment: 'Comment on the shot',
      approveGroup: 'Approve the group',
      rejectGroup: 'Reject the group',
      tolerateGroup: 'Tolerate the group',
      quarantineGroup: 'Quarantine the group',
      undo: 'Undo',
      redo: 'Redo',
      sideBySide: 'Side by side',
      swipe: 'Swipe',
      onion: 'Onion skin',
      blink: 'Blink',
      heat: 'Heat map',
      zoom: 'Fit or 1:1',
      previousRegion: 'Previous region',
      nextRegion: 'Next region',
      search: 'Search stories',
      help: 'These keys',
    },
  },
}

const fa: Texts = {
  title: 'بازبینی دیداری',
  skip: 'رفتن به محتوا',
  back: 'همهٔ گروه‌ها',
  undo: 'واگرد',
  redo: 'انجام دوباره',
  help: 'کلیدها',
  close: 'بستن',
  cancel: 'انصراف',
  language: 'زبان',
  settings: 'بازبینی',
  approveSeen: pluralized('fa', { other: 'تأیید همهٔ دیده‌شده‌ها (#)' }),
  toCommit: pluralized('fa', { other: 'ثبت… (#)' }),
  progress: (decided, all) => `تکلیف ${decided} از ${all} تصویر روشن است`,
  run: (moment, shots, seconds) => `${moment} · ${shots} تصویر در ${seconds} ثانیه`,
  build: 'مرورگر',
  stories: pluralized('fa', { other: '# استوری' }),
  shots: pluralized('fa', { other: '# تصویر' }),
  groups: pluralized('fa', { other: '# گروه' }),
  list: 'گروه‌های تغییر',
  nothing: 'چیزی تغییر نکرده است و چیزی برای بازبینی نیست.',
  noMatch: 'هیچ گروهی با این پالایه‌ها جور نیست.',
  clearFilters: 'پاک کردن پالایه‌ها',
  filters: {
    title: 'پالایه‌ها',
    all: 'همه',
    verdict: 'نتیجه',
    locale: 'زبان',
    scheme: 'پوسته',
    viewport: 'پهنا',
    decided: 'تصمیم',
    text: 'جست‌وجو در استوری‌ها',
  },
  states: { seen: 'دیده‌شده', undecided: 'بی‌تصمیم', decided: 'تصمیم گرفته شده', unseen: 'دیده‌نشده' },
  partly: (decided, all) => `تصمیم برای ${decided} از ${all}`,
  seenCount: pluralized('fa', { other: '# دیده‌شده' }),
  schemes: { light: 'روشن', dark: 'تیره' },
  verdicts: {
    same: 'همان تصویر',
    changed: 'تغییرکرده',
    new: 'تازه',
    contested: 'دوشاخه',
    gone: 'ازمیان‌رفته',
    unstable: 'ناپایدار',
    leak: 'نشت وضعیت',
    broken: 'خراب',
  },
  explained: {
    same: 'تصویر همان است که بود؛ چیز دیگری پیدا شده: خطا، ایراد دسترس‌پذیری یا متنی دیگر.',
    changed: 'تصویر در دو بار گرفتن یکسان، با تصویر مرجع فرق دارد.',
    new: 'هنوز تصویر مرجعی نیست. با تأیید، همین تصویر نخستین مرجع می‌شود.',
    contested:
      'دو شاخه هر کدام تصویری از آن را تأیید کرده‌اند. این تصویر از هر دو با هم است؛ با تأیید، مرجع می‌شود.',
    gone: 'تصویر مرجع هست، ولی دیگر هیچ استوری‌ای آن را نمی‌کشد. با تأیید، حذف می‌شود.',
    unstable:
      'دو بار گرفتن از یک صفحه یکسان نیست: چیزی خودبه‌خود تغییر می‌کند. تأییدشدنی نیست؛ استوری را درست کنید یا به قرنطینه بفرستید.',
    leak: 'در صفحهٔ تازه تصویر درست است: استوری پیش از آن چیزی به‌جا گذاشته است. تأییدشدنی نیست.',
    broken: 'به‌موقع چیزی کشیده نشد یا صفحه از کار افتاد. تصویری برای تأیید نیست.',
  },
  leakedFrom: 'استوری پیش از آن:',
  quarantinedUntil: (day) => `در قرنطینه تا ${day}؛ تا آن روز جلوی چیزی را نمی‌گیرد.`,
  unmirrored: 'فقط در یک جهت',
  unmirroredExplained:
    'حالت قرینه جور دیگری تغییر کرده یا اصلاً تغییر نکرده است: راست‌به‌چپ و چپ‌به‌راست را با هم ببینید.',
  choices: { approve: 'تأیید', reject: 'رد', tolerate: 'مجاز شمردن', quarantine: 'قرنطینه' },
  chosen: { approve: 'تأییدشده', reject: 'ردشده', tolerate: 'مجاز', quarantine: 'در قرنطینه' },
  chosenExplained: {
    approve: 'این تصویر مرجع می‌شود.',
    reject: 'مرجع می‌ماند و تغییر باید درست شود.',
    tolerate: 'مرجع می‌ماند و این تصویر هم در کنار آن پذیرفته است.',
    quarantine: 'باز هم گرفته می‌شود، ولی تا آن روز جلوی چیزی را نمی‌گیرد.',
  },
  wholeGroup: pluralized('fa', { other: 'همهٔ گروه (#)' }),
  thisShot: 'همین تصویر',
  clear: 'پاک کردن تصمیم',
  strip: 'تصویرهای این گروه',
  filtered: (shown, all) => `پالایش‌شده: ${shown} از ${all} تصویر`,
  showAll: 'نمایش همه',
  picture: 'تصویرها',
  views: {
    sideBySide: 'کنار هم',
    swipe: 'کشویی',
    onion: 'روی هم',
    blink: 'چشمک‌زن',
    heat: 'نقشهٔ تفاوت',
  },
  viewsTitle: 'نما',
  before: 'پیش از تغییر',
  after: 'پس از تغییر',
  branches: { base: 'پایه', ours: 'شاخهٔ ما', theirs: 'شاخهٔ دیگر' },
  branchesTitle: 'مقایسه با',
  heat: 'آنچه فرق دارد',
  fit: 'هم‌اندازهٔ قاب',
  actualSize: 'اندازهٔ واقعی',
  boxes: 'کادرها',
  pause: 'مکث',
  play: 'پخش',
  swap: 'جابه‌جایی',
  swipeAt: 'مرز پیش و پس از تغییر',
  opacity: 'پررنگی تصویر پس از تغییر',
  regions: {
    none: 'بدون ناحیه',
    at: (at, all) => `ناحیهٔ ${at} از ${all}`,
    next: 'ناحیهٔ بعدی',
    previous: 'ناحیهٔ قبلی',
  },
  noPicture: 'چیزی کشیده نشد.',
  noBaseline: 'هنوز تصویر مرجعی نیست.',
  noLonger: 'دیگر کشیده نمی‌شود.',
  notKept: 'این تصویر اینجا نگه‌داری نشده است.',
  loading: 'در حال بارگذاری…',
  pixels: pluralized('fa', { other: '# پیکسل فرق دارد' }),
  text: 'متن دیدنی',
  names: 'نام‌های دسترس‌پذیری',
  went: 'رفته:',
  came: 'آمده:',
  problems: 'خطاها',
  axeCame: 'ایرادهای تازهٔ دسترس‌پذیری',
  axeGone: 'ایرادهای رفع‌شدهٔ دسترس‌پذیری',
  why: 'چرا',
  origins: {
    branch: 'این شاخه آن را تغییر داده است.',
    base: 'پیش از این در شاخهٔ پایه بود: کار این شاخه نیست.',
    browser: 'نسخهٔ دیگری از مرورگر آن را گرفته است.',
    unknown: 'معلوم نیست از کجا آمده است.',
  },
  files: 'فایل‌های تغییرکرده‌ای که به این استوری می‌رسند',
  comment: 'یادداشت',
  editComment: 'یادداشت…',
  commentFor: pluralized('fa', { other: 'یادداشت برای # تصویر' }),
  save: 'ذخیره',
  reason: 'چرا؟ نویسندهٔ تغییر آن را می‌خواند.',
  reject: { title: pluralized('fa', { other: 'رد # تصویر' }), submit: 'رد' },
  quarantine: { title: pluralized('fa', { other: 'قرنطینهٔ # تصویر' }), until: 'تا', submit: 'قرنطینه' },
  days: pluralized('fa', { other: '# روز' }),
  decidedNow: (choice, count) => `${fa.chosen[choice]}: ${fa.shots(count)}.`,
  keptOwn: pluralized('fa', { other: '# تصویر به حال خود ماند.' }),
  notPossible: (choice) => `«${fa.choices[choice]}» اینجا شدنی نیست. از دکمه‌های روشن یکی را برگزینید.`,
  commented: 'یادداشت ذخیره شد.',
  cleared: 'تصمیم پاک شد.',
  undone: pluralized('fa', { other: 'برای # تصویر واگرد شد.' }),
  redone: pluralized('fa', { other: 'برای # تصویر دوباره انجام شد.' }),
  nothingToUndo: 'چیزی برای واگرد نیست.',
  nothingToRedo: 'چیزی برای انجام دوباره نیست.',
  shotAt: (at, all, title) => `تصویر ${at} از ${all}: ${title}`,
  commit: {
    title: 'آنچه ثبت می‌شود',
    empty: 'هنوز تصمیمی گرفته نشده است.',
    undecided: pluralized('fa', { other: '# تصویر بی‌تصمیم می‌ماند.' }),
    commentsOnly: pluralized('fa', { other: '# یادداشت تصمیمی ندارد و ثبت نمی‌شود.' }),
    by: 'نام شما',
    submit: 'ثبت',
    export: 'گرفتن decisions.json',
    exported: 'فایل decisions.json در پوشهٔ دانلود شماست.',
    exportHint: 'سپس در مخزن:',
    sending: 'در حال ثبت…',
    failed: 'ثبت نشد:',
    nameMissing: 'بنویسید چه کسی تصمیم گرفته است: نام شما در تأییدها می‌آید.',
  },
  keys: {
    hint: 'جای کلید مهم است، نه حرفی که می‌نویسد؛ پس در چیدمان فارسی و روسی هم همین است. Shift همهٔ گروه را در بر می‌گیرد.',
    moving: 'جابه‌جایی',
    deciding: 'تصمیم',
    looking: 'نگاه کردن',
    commands: {
      nextShot: 'تصویر بعدی',
      previousShot: 'تصویر قبلی',
      nextGroup: 'گروه بعدی',
      previousGroup: 'گروه قبلی',
      open: 'باز کردن گروه',
      back: 'بازگشت به فهرست',
      approve: 'تأیید تصویر',
      reject: 'رد تصویر',
      tolerate: 'مجاز شمردن تصویر',
      quarantine: 'قرنطینهٔ تصویر',
      comment: 'یادداشت برای تصویر',
      approveGroup: 'تأیید گروه',
      rejectGroup: 'رد گروه',
      tolerateGroup: 'مجاز شمردن گروه',
      quarantineGroup: 'قرنطینهٔ گروه',
      undo: 'واگرد',
      redo: 'انجام دوباره',
      sideBySide: 'کنار هم',
      swipe: 'کشویی',
      onion: 'روی هم',
      blink: 'چشمک‌زن',
      heat: 'نقشهٔ تفاوت',
      zoom: 'هم‌اندازهٔ قاب یا اندازهٔ واقعی',
      previousRegion: 'ناحیهٔ قبلی',
      nextRegion: 'ناحیهٔ بعدی',
      search: 'جست‌وجو در استوری‌ها',
      help: 'همین کلیدها',
    },
  },
}

const ru: Texts = {
  title: 'Визуальная проверка',
  skip: 'К содержанию',
  back: 'Все группы',
  undo: 'Отменить',
  redo: 'Повторить',
  help: 'Клавиши',
  close: 'Закрыть',
  cancel: 'Отмена',
  language: 'Язык',
  settings: 'Проверка',
  approveSeen: pluralized('ru', { other: 'Одобрить всё просмотренное (#)' }),
  toCommit: pluralized('ru', { other: 'Записать… (#)' }),
  progress: (decided, all) => `Решено ${decided} из ${all}`,
  run: (moment, shots, seconds) => `${moment} · снимков: ${shots}, за ${seconds} с`,
  build: 'Браузер',
  stories: pluralized('ru', { one: '# история', few: '# истории', many: '# историй', other: '# истории' }),
  shots: pluralized('ru', { one: '# снимок', few: '# снимка', many: '# снимков', other: '# снимка' }),
  groups: pluralized('ru', { one: '# группа', few: '# группы', many: '# групп', other: '# группы' }),
  list: 'Группы изменений',
  nothing: 'Ничего не изменилось, проверять нечего.',
  noMatch: 'Под эти фильтры не подходит ни одна группа.',
  clearFilters: 'Сбросить фильтры',
  filters: {
    title: 'Фильтры',
    all: 'Все',
    verdict: 'Результат',
    locale: 'Язык',
    scheme: 'Тема',
    viewport: 'Ширина',
    decided: 'Решение',
    text: 'Поиск по историям',
  },
  states: { seen: 'Просмотрено', undecided: 'Не решено', decided: 'Решено', unseen: 'Не просмотрено' },
  partly: (decided, all) => `Решено ${decided} из ${all}`,
  seenCount: pluralized('ru', { other: 'Просмотрено: #' }),
  schemes: { light: 'Светлая', dark: 'Тёмная' },
  verdicts: {
    same: 'Та же картинка',
    changed: 'Изменилось',
    new: 'Новое',
    contested: 'Спорное',
    gone: 'Исчезло',
    unstable: 'Нестабильно',
    leak: 'Утечка состояния',
    broken: 'Сломано',
  },
  explained: {
    same: 'Картинка прежняя, но найдено другое: ошибка, замечание по доступности или иные слова.',
    changed: 'Картинка отличается от эталона, и два снимка подряд одинаковы.',
    new: 'Эталона ещё нет. После одобрения им станет этот снимок.',
    contested:
      'Две ветки одобрили каждая свой вид. Этот снимок показывает обе вместе; после одобрения он станет эталоном.',
    gone: 'Эталон есть, но ни одна история его больше не рисует. После одобрения он будет удалён.',
    unstable:
      'Два снимка одной страницы различаются: что-то меняется само. Одобрить нельзя: исправьте историю или отправьте её в карантин.',
    leak: 'На свежей странице картинка верная: что-то осталось от предыдущей истории. Одобрить нельзя.',
    broken: 'Вовремя ничего не нарисовано, или страница упала. Одобрять нечего.',
  },
  leakedFrom: 'Предыдущая история:',
  quarantinedUntil: (day) => `В карантине до: ${day}. До этого дня ничего не блокирует.`,
  unmirrored: 'Только в одну сторону',
  unmirroredExplained:
    'Зеркальный режим изменился иначе или не изменился: посмотрите и справа налево, и слева направо.',
  choices: { approve: 'Одобрить', reject: 'Отклонить', tolerate: 'Допустить', quarantine: 'В карантин' },
  chosen: { approve: 'Одобрено', reject: 'Отклонено', tolerate: 'Допущено', quarantine: 'В карантине' },
  chosenExplained: {
    approve: 'Эталоном становится этот снимок.',
    reject: 'Эталон остаётся, изменение нужно исправить.',
    tolerate: 'Эталон остаётся, и этот вид принимается наравне с ним.',
    quarantine: 'Снимается и дальше, но до этого дня ничего не блокирует.',
  },
  wholeGroup: pluralized('ru', { other: 'Вся группа (#)' }),
  thisShot: 'Этот снимок',
  clear: 'Снять решение',
  strip: 'Снимки этой группы',
  filtered: (shown, all) => `По фильтру: ${shown} из ${all}`,
  showAll: 'Показать все',
  picture: 'Картинки',
  views: {
    sideBySide: 'Рядом',
    swipe: 'Шторка',
    onion: 'Наложение',
    blink: 'Мигание',
    heat: 'Карта различий',
  },
  viewsTitle: 'Вид',
  before: 'До',
  after: 'После',
  branches: { base: 'Основа', ours: 'Наша ветка', theirs: 'Другая ветка' },
  branchesTitle: 'Сравнить с',
  heat: 'Что отличается',
  fit: 'По ширине',
  actualSize: '1:1',
  boxes: 'Рамки',
  pause: 'Пауза',
  play: 'Пуск',
  swap: 'Сменить',
  swipeAt: 'Граница между «до» и «после»',
  opacity: 'Непрозрачность «после»',
  regions: {
    none: 'Областей нет',
    at: (at, all) => `Область ${at} из ${all}`,
    next: 'Следующая область',
    previous: 'Предыдущая область',
  },
  noPicture: 'Ничего не нарисовано.',
  noBaseline: 'Эталона ещё нет.',
  noLonger: 'Больше не рисуется.',
  notKept: 'Эта картинка здесь не хранится.',
  loading: 'Загрузка…',
  pixels: pluralized('ru', {
    one: 'Отличается # пиксель',
    few: 'Отличаются # пикселя',
    many: 'Отличаются # пикселей',
    other: 'Отличаются # пикселя',
  }),
  text: 'Видимый текст',
  names: 'Имена для скринридера',
  went: 'Было:',
  came: 'Стало:',
  problems: 'Ошибки',
  axeCame: 'Новые замечания по доступности',
  axeGone: 'Исправленные замечания по доступности',
  why: 'Почему',
  origins: {
    branch: 'Изменено в этой ветке.',
    base: 'Уже было в базовой ветке: изменение не отсюда.',
    browser: 'Снято другой сборкой браузера.',
    unknown: 'Откуда взялось, неизвестно.',
  },
  files: 'Изменённые файлы, от которых зависит история',
  comment: 'Комментарий',
  editComment: 'Комментарий…',
  commentFor: pluralized('ru', {
    one: 'Комментарий к # снимку',
    few: 'Комментарий к # снимкам',
    many: 'Комментарий к # снимкам',
    other: 'Комментарий к # снимка',
  }),
  save: 'Сохранить',
  reason: 'Почему? Это прочтёт автор.',
  reject: {
    title: pluralized('ru', {
      one: 'Отклонить # снимок',
      few: 'Отклонить # снимка',
      many: 'Отклонить # снимков',
      other: 'Отклонить # снимка',
    }),
    submit: 'Отклонить',
  },
  quarantine: {
    title: pluralized('ru', {
      one: 'Карантин для # снимка',
      few: 'Карантин для # снимков',
      many: 'Карантин для # снимков',
      other: 'Карантин для # снимка',
    }),
    until: 'До',
    submit: 'В карантин',
  },
  days: pluralized('ru', { one: '# день', few: '# дня', many: '# дней', other: '# дня' }),
  decidedNow: (choice, count) => `${ru.chosen[choice]}: ${ru.shots(count)}.`,
  keptOwn: pluralized('ru', {
    one: '# снимок остался как есть.',
    few: '# снимка остались как есть.',
    many: '# снимков остались как есть.',
    other: '# снимка остались как есть.',
  }),
  notPossible: (choice) => `«${ru.choices[choice]}» здесь невозможно. Выберите одну из доступных кнопок.`,
  commented: 'Комментарий сохранён.',
  cleared: 'Решение снято.',
  undone: pluralized('ru', {
    one: 'Отменено для # снимка.',
    few: 'Отменено для # снимков.',
    many: 'Отменено для # снимков.',
    other: 'Отменено для # снимка.',
  }),
  redone: pluralized('ru', {
    one: 'Повторено для # снимка.',
    few: 'Повторено для # снимков.',
    many: 'Повторено для # снимков.',
    other: 'Повторено для # снимка.',
  }),
  nothingToUndo: 'Отменять нечего.',
  nothingToRedo: 'Повторять нечего.',
  shotAt: (at, all, title) => `Снимок ${at} из ${all}: ${title}`,
  commit: {
    title: 'Что будет записано',
    empty: 'Решений пока нет.',
    undecided: pluralized('ru', {
      one: '# снимок остаётся без решения.',
      few: '# снимка остаются без решения.',
      many: '# снимков остаются без решения.',
      other: '# снимка остаются без решения.',
    }),
    commentsOnly: pluralized('ru', {
      one: '# комментарий без решения не записывается.',
      few: '# комментария без решения не записываются.',
      many: '# комментариев без решения не записываются.',
      other: '# комментария без решения не записываются.',
    }),
    by: 'Ваше имя',
    submit: 'Записать',
    export: 'Скачать decisions.json',
    exported: 'Файл decisions.json в ваших загрузках.',
    exportHint: 'Затем в репозитории:',
    sending: 'Записываем…',
    failed: 'Не записано:',
    nameMissing: 'Укажите, кто решил: ваше имя останется в одобрениях.',
  },
  keys: {
    hint: 'Важно место клавиши, а не буква: в персидской и русской раскладках всё так же. Shift — для всей группы.',
    moving: 'Перемещение',
    deciding: 'Решение',
    looking: 'Просмотр',
    commands: {
      nextShot: 'Следующий снимок',
      previousShot: 'Предыдущий снимок',
      nextGroup: 'Следующая группа',
      previousGroup: 'Предыдущая группа',
      open: 'Открыть группу',
      back: 'Назад к списку',
      approve: 'Одобрить снимок',
      reject: 'Отклонить снимок',
      tolerate: 'Допустить снимок',
      quarantine: 'Снимок в карантин',
      comment: 'Комментарий к снимку',
      approveGroup: 'Одобрить группу',
      rejectGroup: 'Отклонить группу',
      tolerateGroup: 'Допустить группу',
      quarantineGroup: 'Группу в карантин',
      undo: 'Отменить',
      redo: 'Повторить',
      sideBySide: 'Рядом',
      swipe: 'Шторка',
      onion: 'Наложение',
      blink: 'Мигание',
      heat: 'Карта различий',
      zoom: 'По ширине или 1:1',
      previousRegion: 'Предыдущая область',
      nextRegion: 'Следующая область',
      search: 'Поиск по историям',
      help: 'Эти клавиши',
    },
  },
}

export const texts: Record<Locale, Texts> = { fa, en, ru }
