import { readOptions } from './options.ts'
import { isAllowed, thirdParty } from '../build/third-party.ts'

const help = `npm run licences     the licences of what ships; the build writes their texts to dist/licences.txt

  -h, --help     this text

Exit code 1 where a licence is not on the list of build/third-party.ts: look at it, then allow it there or leave
its package out.`

readOptions(help, {})

const packages = thirdParty()
const width = Math.max(...packages.map(({ name }) => name.length))
const refused = packages.filter(({ licence }) => !isAllowed(licence))
for (const one of packages)
  say(`${refused.includes(one) ? '✗' : '✓'} ${one.name.padEnd(width)}  ${one.licence}`)
say(`\n${packages.length} packages, ${refused.length} with a licence that is not allowed`)
process.exitCode = refused.length > 0 ? 1 : 0

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
