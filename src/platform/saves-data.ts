/** Chromium's alone. https://developer.mozilla.org/docs/Web/API/NetworkInformation */
type Connection = { saveData?: boolean; type?: string }

const connection = () => (navigator as { connection?: Connection }).connection

/** The shopper asks for pages that load less. */
export const savesData = () =>
  connection()?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches

/** `interval`, in milliseconds, or a longer one where each call costs the shopper money. */
export const pollInterval = (interval: number) =>
  savesData() || connection()?.type === 'cellular' ? 15 * interval : interval
