export function routesOf(path: string): readonly string[] {
  const first = path.split(/[/?]/)[1] || 'index'
  return [`src/routes/${first}.tsx`, `src/routes/${first}/**`, 'src/routes/__root.tsx']
}
