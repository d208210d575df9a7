import { checkSettings } from '../mocks/shop/settings.ts'
import { fail } from './options.ts'

/** Exits before the mock server would refuse a setting at its first use. */
export function checkMockSettings(): void {
  try {
    checkSettings()
  } catch (error) {
    fail((error as Error).message, 2)
  }
}
