/** Generated image URLs lead nowhere or to other origins. */
export function blockImages() {
  const policy = document.createElement('meta')
  Object.assign(policy, { httpEquiv: 'Content-Security-Policy', content: "img-src 'none'" })
  document.head.append(policy)
}
