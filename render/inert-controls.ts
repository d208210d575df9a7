/** Nothing but links works before the shop's script has drawn the page. */
export const inertControls = (html: string) =>
  html.replace(/<(button|form|input|select|textarea) /g, '<$1 inert ')

/** Live pages answer the form of the header. */
export function inertButSearch(html: string): string {
  const [form = ''] = /<form role="search".*?<\/form>/s.exec(html) ?? []
  return inertControls(html).replace(inertControls(form), () => form)
}
