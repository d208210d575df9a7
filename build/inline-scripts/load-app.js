/* the end of a prerendered page: runs once its styles are there, which scripts would delay on a slow line */
var page = JSON.parse(document.getElementById('page').textContent)
/* see src/api/page-payload.ts */
if (page.payload)
  window.pagePayload = fetch(page.payload)
    .then(function (response) {
      return response.ok ? response.json() : null
    })
    .catch(function () {
      return null
    })
document.head.append(
  Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: page.entry }),
)
page.preloads.forEach(function (href) {
  var attributes = { rel: 'modulepreload', crossOrigin: '', href: href }
  document.head.append(Object.assign(document.createElement('link'), attributes))
})
