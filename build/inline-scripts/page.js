/* a prerendered page: runs before its first paint */
var page = JSON.parse(document.getElementById('page').textContent)
openSavedLocale()
applyColorScheme()
watchLazyPictures()
watchFailures(showFailure)
/* static hosts answer an address with another query by the same file */
var params = location.search.replace(/[?&](%tracking-params%)=[^&]*/g, '').replace(/^&/, '?')
var isOther = page.address && location.pathname + params !== page.address
/* variants share a file */
var isVariant = /^\?item=\d+$/.test(params)
if (isOther && !isVariant) root.dataset.page = 'other'
if ((isOther && isVariant) || Date.now() - page.at > Number('%max-price-age%')) root.dataset.prices = 'old'
