export { default as base } from './index.ts'
export const namespaces = import.meta.glob('./*/index.ts')
