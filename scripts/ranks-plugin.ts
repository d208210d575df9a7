type Context = { report(problem: { node: object; message: string }): void }

/** Refuses every file that it is shown: `rankOverrides` shows it files without a rank. */
const plugin = {
  meta: { name: 'ranks' },
  rules: {
    'has-rank': {
      create: (context: Context) => ({
        Program: (node: object) =>
          context.report({
            node,
            message: 'This file has no rank: give its folder one in scripts/ranks.ts.',
          }),
      }),
    },
  },
}

export default plugin
