import { defineConfig } from 'oxlint'

/** Used only where the browser has them. */
const guarded = [
  'navigator.connection',
  'navigator.share',
  'requestIdleCallback',
  /** Firefox for Android prints since 114. */
  'window.print',
  /** Mantine. */
  'TouchEvent',
  'window.TouchEvent',
  /** React. */
  'navigation',
  'setImmediate',
  /** The router. */
  'document.startViewTransition',
  /** web-vitals. */
  'document.prerendering',
  'document.wasDiscarded',
  'performance.interactionCount',
  'PerformanceEventTiming',
]

export default defineConfig({
  plugins: [],
  jsPlugins: ['./plugin.ts'],
  categories: { correctness: 'off' },
  rules: { 'browser-support/web-api': ['error', guarded] },
})
