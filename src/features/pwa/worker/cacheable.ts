import { serverPath } from '#src/platform/server-address.ts'
import { cataloguePaths, picturesPath } from './public-paths.ts'

type Call = { method: string; url: string }

const urlOf = ({ url }: Call) => new URL(serverPath(url), 'http://shop.invalid')
const pathOf = (call: Call) => urlOf(call).pathname

/** Likes and viewed products are read by id; a text is what somebody typed. */
const personalParams = ['id', 'text']

/** A public GET whose answer depends on nothing but URL and language. */
export function isCacheableCatalogue(call: Call): boolean {
  const { pathname, searchParams } = urlOf(call)
  if (call.method !== 'GET' || personalParams.some((name) => searchParams.has(name))) return false
  return cataloguePaths.some((one) => (one.endsWith('/') ? pathname.startsWith(one) : pathname === one))
}

export const isPicture = (call: Call) =>
  [picturesPath, '/icons/'].some((folder) => pathOf(call).startsWith(folder))

export const isFont = (call: Call) => pathOf(call).endsWith('.woff2')

export const isCacheable = (call: Call) => isCacheableCatalogue(call) || isPicture(call) || isFont(call)
