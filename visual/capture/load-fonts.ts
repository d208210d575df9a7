export async function loadFonts() {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => {})))
}
