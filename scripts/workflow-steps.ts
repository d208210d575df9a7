import type { Check } from './test-phases.ts'

/** Writes between `# steps of JOB` and the next `# end`. Throws if the jobs of the workflow and of the steps differ. */
export function withSteps(workflow: string, checks: readonly Pick<Check, 'name' | 'job'>[]): string {
  const jobs = new Set(checks.flatMap(({ job }) => job ?? []))
  const marked = markedJobs(workflow)
  const missing = [...jobs].find((job) => !marked.has(job))
  if (missing) throw new Error(`The workflow has no "# steps of ${missing}" in a job of that name.`)
  const stale = [...marked].find((job) => !jobs.has(job))
  if (stale) throw new Error(`No step in scripts/test-phases.ts has the job ${stale} of the workflow.`)
  return workflow.replaceAll(section, (_, start: string, job: string, end: string) => {
    const only = checks.flatMap((check) => (check.job === job ? check.name : [])).join(',')
    return `${start}      - run: npm test -- --only ${only}\n${end}`
  })
}

const section = /( *# steps of (\w+)\n)[^#]*?( *# end)/g

function markedJobs(workflow: string): Set<string> {
  const jobs = workflow.split(/^(?= {2}\w+:$)/m)
  return new Set(
    jobs.flatMap((text) => {
      const name = /^ {2}(\w+):$/m.exec(text)?.[1]
      return [...text.matchAll(section)].flatMap(([, , job]) => (job === name ? job! : []))
    }),
  )
}
