/** axe skips contrast in icon fonts, which it detects by drawing a word and its first letter: show it the letter twice. */
export function patchAxeForPersian() {
  const { fillText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    fillText.call(this, /\p{Script=Arabic}/u.test(text) ? text.charAt(0) : text, ...place)
  }
}
