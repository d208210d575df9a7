#!/usr/bin/env node
import { run } from './run.ts'

const subcommands: Record<string, (args: readonly string[]) => Promise<void>> = {
  init: async (args) => (await import('./init.ts')).init(args),
  review: async (args) => (await import('./review.ts')).review(args),
  approve: async (args) => (await import('./approve.ts')).approve(args),
  merge: async (args) => (await import('./merge.ts')).merge(args),
  comment: async (args) => (await import('./comment.ts')).comment(args),
  mutations: async (args) => (await import('./mutations.ts')).mutations(args),
  bench: async (args) => (await import('./bench.ts')).bench(args),
}

const [name = '', ...rest] = process.argv.slice(2)
const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined
await (subcommand ? subcommand(rest) : run(process.argv.slice(2)))
