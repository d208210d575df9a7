import { readOptions } from './options.ts'
import { isAllowed, shippedPackages } from '../build/third-party.ts'

const help = `npx node scripts/licences.ts     lists the licences of shipped packages; the build writes their texts to dist/licences.txt

  -h, --help     this text

Exit code 1 when a licence is not in the list of build/third-party.ts: review it, then allow it there or remove the
package.`

readOptions(help, {})

const packages = shippedPackages()
const width = Math.max(...packages.map(({ name }) => name.length))
const disallowed = packages.filter(({ licence }) => !isAllowed(licence))
for (const pkg of packages)
  print(`${disallowed.includes(pkg) ? '✗' : '✓'} ${pkg.name.padEnd(width)}  ${pkg.licence}`)
print(`\n${packages.length} packages, ${disallowed.length} with a licence that is not allowed`)
process.exitCode = disallowed.length > 0 ? 1 : 0

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
