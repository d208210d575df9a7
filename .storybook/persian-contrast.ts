/**
 * axe takes a font whose letters join for an icon font, and then measures the contrast of no text in it. To tell, it
 * draws a word and the word's first letter on a canvas and compares: let it see the letter twice.
 */
export function showPersianToAxe() {
  const { fillText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    fillText.call(this, /\p{Script=Arabic}/u.test(text) ? text.charAt(0) : text, ...place)
  }
}
