import { browsersWithout } from './missing-apis.ts'

type Node = {
  type: string
  name?: string
  parent?: Node
  object?: Node
  property?: Node
  computed?: boolean
}
type Reference = { identifier: Node & { name: string } }
type Context = {
  options: [readonly string[]]
  sourceCode: { scopeManager: { globalScope: { through: Reference[] } } }
  report(problem: { node: Node; message: string }): void
}

const memberOf = (node: Node) =>
  node.parent?.type === 'MemberExpression' && node.parent.object === node && !node.parent.computed
    ? node.parent.property?.name
    : undefined

/** Reports web APIs that a served browser lacks. It sees no guard but `typeof`: others are named by the option. */
const plugin = {
  meta: { name: 'browser-support' },
  rules: {
    'web-api': {
      meta: { schema: false },
      create: (context: Context) => ({
        'Program:exit'() {
          const [guarded] = context.options
          for (const { identifier } of context.sourceCode.scopeManager.globalScope.through) {
            const { name } = identifier
            const member = memberOf(identifier)
            const api = member === undefined ? name : `${name}.${member}`
            if (identifier.parent?.type === 'UnaryExpression') continue
            if (guarded.includes(name) || guarded.includes(api)) continue
            const browsers = browsersWithout(name, member)
            if (browsers.length > 0)
              context.report({ node: identifier, message: `${api} is missing in ${browsers.join(', ')}` })
          }
        },
      }),
    },
  },
}

export default plugin
