/** Reads an environment variable; an empty one counts as none. Throws for a number of runs or steps that would test nothing. */
export function testSetting(name: string, preset: string): string {
  const value = process.env[name] || preset
  if (!/_(RUNS|STEPS)$/.test(name) || /^[1-9]\d*$/.test(value)) return value
  throw new Error(`${name} is "${value}"; it has to be a whole number from 1.`)
}
