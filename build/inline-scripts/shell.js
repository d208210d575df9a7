/* the shell: sets locale, direction and preloads before its first paint */
var texts = /*%texts%*/ null
openSavedLocale()
var address = location.pathname.replace(/^\/(%prefixes%)(?=\/|$)/i, function (typed) {
  return typed.toLowerCase()
})
if (address !== location.pathname)
  history.replaceState(history.state, '', address + location.search + location.hash)
var prefix = /^\/(%prefixes%)(?:\/|$)/.exec(address)
var locale = prefix ? prefix[1] : 'fa'
var own = texts[locale]
root.lang = own.lang
root.dir = own.dir
document.title = own.name
document.querySelector('link[rel=manifest]').href = own.manifest
applyColorScheme()
watchLazyPictures()
own.preloads.forEach(function (attributes) {
  document.head.append(Object.assign(document.createElement('link'), attributes))
})
function drawShell() {
  var splash = document.getElementById('splash')
  var failure = document.getElementById('failure')
  if (!failure) return
  failure.querySelector('p').textContent = own.failed
  failure.querySelector('button').textContent = own.reload
  showFailure()
  if ('failed' in root.dataset && !document.querySelector('meta[name=robots]'))
    document.head.append(
      Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }),
    )
  if (!splash || splash.hidden) return
  splash.querySelector('strong').textContent = own.name
  splash.querySelector('p').textContent = own.waiting
  var skeleton = document.querySelector('template[data-skeleton="' + locale + '"]')
  if (!skeleton || 'failed' in root.dataset) return
  splash.hidden = true
  splash.after(skeleton.content)
}
watchFailures(drawShell)
