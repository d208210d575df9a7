/** Runs in the page: what Storybook does to each story and no picture needs. */
export function quietStorybook() {
  // Tools that inspect every element of every story.
  const unused = { highlight: false, measure: false, outline: false }
  let features = {}
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set: (next: object) => {
      features = { ...next, ...unused }
    },
  })

  // In test mode Storybook stops animations with a style sheet per story, which costs two layouts and is redundant.
  const append = Node.prototype.appendChild
  Node.prototype.appendChild = function (node) {
    if (node instanceof HTMLStyleElement && node.textContent?.startsWith('*, *:before')) node.textContent = ''
    return append.call(this, node) as never
  }
}
