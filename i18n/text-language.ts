const scripts = { fa: /\p{Script=Arabic}/u, ru: /\p{Script=Cyrillic}/u }

/** Of what a member wrote, whose language no server tells. Latin letters may be of any language: they say nothing. */
export function textLanguage(text: string) {
  if (scripts.fa.test(text)) return 'fa'
  return scripts.ru.test(text) ? 'ru' : undefined
}
