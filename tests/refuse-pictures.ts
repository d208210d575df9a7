/** The addresses of drawn pictures lead nowhere, or out. */
export function refusePictures() {
  const policy = document.createElement('meta')
  Object.assign(policy, { httpEquiv: 'Content-Security-Policy', content: "img-src 'none'" })
  document.head.append(policy)
}
