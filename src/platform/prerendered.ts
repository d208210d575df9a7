/** Whether a page is drawn as HTML: on a server, and in a browser until the shop has replaced what the server drew. */
export const isPrerendered = () => typeof document === 'undefined' || document.getElementById('page') !== null
