const scripts = { fa: /\p{Script=Arabic}/gu, ru: /\p{Script=Cyrillic}/gu, latin: /\p{Script=Latin}/gu }

/** No server tells the language of what a member wrote. Latin letters may be of any language: they say nothing. */
export function textLanguage(text: string) {
  const count = (script: keyof typeof scripts) => text.match(scripts[script])?.length ?? 0
  const [fa, ru, latin] = [count('fa'), count('ru'), count('latin')]
  if (fa > ru + latin) return 'fa'
  return ru > fa + latin ? 'ru' : undefined
}
