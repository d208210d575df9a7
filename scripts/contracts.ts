import { runSubcommand } from './subcommands.ts'

const help = `npm run contracts -- subcommand [options]     tools that read the contracts

  verify     checks that a server follows the contracts
  mutants    mutation test of verify: how many drifting servers does it detect?
  diff       lists wire changes since a git ref
  openapi    generates contracts/openapi.json

Each prints its options with --help.`

runSubcommand(help, {
  verify: 'contracts-verify.ts',
  mutants: 'contracts-mutants.ts',
  diff: 'contracts-diff.ts',
  openapi: 'contracts-openapi.ts',
})
