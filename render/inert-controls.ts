/** Nothing but links works before the shop's script has drawn the page. */
export const inertControls = (html: string) =>
  html.replace(/<(button|form|input|select|textarea) /g, '<$1 inert ')

/** Live pages answer the form of the header: the page names for the browser what the shop's script knows by itself. */
export function inertButSearch(html: string, searchPath: string): string {
  const [form = ''] = /<form role="search".*?<\/form>/s.exec(html) ?? []
  const working = form
    .replace('<form ', () => `<form action="${searchPath}" `)
    .replace('<input ', '<input name="text" ')
  return inertControls(html).replace(inertControls(form), () => working)
}
