/* a prerendered page: runs before its first paint */
var page = JSON.parse(document.getElementById('page').textContent)
openSavedLocale()
applyColorScheme()
watchLazyPictures()
watchFailures(showFailure)
/* static hosts answer an address with another query by the same file */
var params = location.search.replace(/[?&](%tracking-params%)=[^&]*/g, '').replace(/^&/, '?')
/* variants share a file */
var isVariant = /^\?item=\d+$/.test(params)
if (page.address && !isVariant && location.pathname + params !== page.address) root.dataset.page = 'other'
if (isVariant || Date.now() - page.at > Number('%max-price-age%')) root.dataset.prices = 'old'
