#!/usr/bin/env node
import process from 'node:process'

const oldestNode = 24

/** Imported once the version of Node is known: an older one cannot load some modules, nor a configuration in TypeScript. */
const subcommands: Record<string, (args: readonly string[]) => Promise<void>> = {
  init: async (args) => (await import('./init.ts')).init(args),
  review: async (args) => (await import('./review.ts')).review(args),
  approve: async (args) => (await import('./approve.ts')).approve(args),
  merge: async (args) => (await import('./merge.ts')).merge(args),
  comment: async (args) => (await import('./comment.ts')).comment(args),
  mutations: async (args) => (await import('./mutations.ts')).mutations(args),
  bench: async (args) => (await import('./bench.ts')).bench(args),
}

async function main([name = '', ...rest]: readonly string[]) {
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined
  if (subcommand) return subcommand(rest)
  const { run } = await import('./run.ts')
  return run(name === '' ? [] : [name, ...rest])
}

if (Number(/\d+/.exec(process.version)) < oldestNode) {
  process.stderr.write(`npx visual needs Node ${oldestNode} or newer; this is ${process.version}.\n`)
  process.exitCode = 2
} else await main(process.argv.slice(2))
