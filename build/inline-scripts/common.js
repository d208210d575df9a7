var root = document.documentElement

/* a visit from outside to / opens the locale of the last visit; Back and a reload have the referrer of the first visit */
function openSavedLocale() {
  var saved = /(?:^|; )locale=(%prefixes%)(?:;|$)/.exec(document.cookie)
  var entry = performance.getEntriesByType('navigation')[0]
  var isNew = !entry || entry.type === 'navigate'
  var isFromOutside = document.referrer.indexOf(location.origin + '/') !== 0
  if (location.pathname === '/' && saved && isNew && isFromOutside)
    location.replace('/' + saved[1] + location.search + location.hash)
}

function applyColorScheme() {
  var scheme = null
  try {
    scheme = localStorage.getItem('%scheme-key%')
  } catch (_) {}
  if (scheme === 'light' || scheme === 'dark')
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.media = meta.media.indexOf(scheme) < 0 ? 'not all' : 'all'
    })
  else scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.mantineColorScheme = scheme
}

/* one picture pixel per CSS pixel where data are dear: before a frame, in which the browser may choose a file; conditions of `sizes` are in em */
function shrinkLazyPictures() {
  document.querySelectorAll('img[loading=lazy]:not([data-shrunk])').forEach(function (image) {
    image.dataset.shrunk = ''
    image.sizes = image.sizes.replace(/[\d.]+(?=px|v[wh])/g, function (length) {
      return length / devicePixelRatio
    })
  })
}

/* see src/platform/saves-data.ts */
function watchLazyPictures() {
  if ((navigator.connection || {}).saveData || matchMedia('(prefers-reduced-data: reduce)').matches)
    new MutationObserver(shrinkLazyPictures).observe(root, { childList: true, subtree: true })
}

/* ignores errors of browser extensions */
function isOwn(event) {
  var reason = event.reason
  if (event.type === 'unhandledrejection')
    return reason instanceof Error && !/(-extension|webkit-masked-url):/.test(reason.stack)
  var from = event.filename || event.target.src || event.target.href || ''
  return from.indexOf(location.origin + '/') === 0
}

/* src/main.tsx removes #failure once the shop is drawn, which shows its failures itself */
function isDrawn() {
  return document.readyState !== 'loading' && !document.getElementById('failure')
}

/* calls `show` when the shop cannot start: old browsers, failed scripts and styles */
function watchFailures(show) {
  function onLoss(event) {
    if (isDrawn()) return
    var lost = event.target
    var isFile = lost instanceof Element
    if (isFile && lost.localName !== 'script' && lost.rel !== 'stylesheet') return
    if (lost.media === 'print') return
    if (!isOwn(event)) return
    if (isFile && lost.rel === 'stylesheet') root.dataset.styleless = ''
    root.dataset.failed = ''
    show()
  }
  window.addEventListener('error', onLoss, true)
  window.addEventListener('unhandledrejection', onLoss)
  /* parsed, but the shop's script has not run */
  document.addEventListener('readystatechange', show)
  /* no container queries, which pages are laid out by (docs/browsers.md): src/main.tsx does not start in it */
  if (!('CSSContainerRule' in window)) root.dataset.failed = root.dataset.old = ''
}

/* shows #failure once it is parsed */
function showFailure() {
  var notice = document.getElementById('failure')
  if (!('failed' in root.dataset) || !notice || !notice.hidden) return
  notice.hidden = false
  notice.querySelector('button').addEventListener('click', function () {
    location.reload()
  })
}
