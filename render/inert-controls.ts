/** Nothing but links works before the shop's script has drawn the page. */
export const inertControls = (html: string) =>
  html.replace(/<(button|form|input|select|textarea) /g, '<$1 inert ')
