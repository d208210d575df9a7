export function clearBrowserStorage() {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0])) {
    document.cookie = `${name}=; path=/; max-age=0`
  }
}

/** Stores read the storage as they load: imported before them, so that none begins with the state of an earlier page. */
clearBrowserStorage()
