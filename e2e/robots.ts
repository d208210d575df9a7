/** Whether `robots.txt` allows `path`: the longest matching rule wins (RFC 9309). */
export function isCrawlable(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, prefix = '']) => ({
    isAllowed: kind === 'Allow',
    prefix,
  }))
  const matches = rules.filter(({ prefix }) => path.startsWith(prefix))
  const [longest] = matches.toSorted((one, other) => other.prefix.length - one.prefix.length)
  return longest?.isAllowed ?? true
}
