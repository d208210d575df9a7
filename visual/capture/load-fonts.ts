/** In the page: every font face is there before the first picture, whatever its locale. */
export async function loadFonts() {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => {})))
}
