import type { Finding, Report } from '../../report.ts'

export function finding(key: string, parts: Partial<Finding> = {}): Finding {
  return {
    key,
    story: { id: key, title: `Shop/${key}`, name: 'Default' },
    mode: { locale: 'fa', scheme: 'light', viewport: '390' },
    verdict: 'changed',
    before: { hash: `before ${key}`, width: 390, height: 844 },
    after: { hash: `after ${key}`, width: 390, height: 844 },
    approvedDiagnostics: null,
    change: null,
    text: { gone: [], came: [], moved: [] },
    names: { gone: [], came: [], moved: [] },
    tabStops: { gone: [], came: [], moved: [] },
    problems: [],
    errorsGone: [],
    hasFailed: false,
    axe: { came: [], gone: [] },
    leakedFrom: null,
    branches: null,
    quarantine: null,
    rejected: null,
    why: { files: [], origin: 'branch' },
    ...parts,
  }
}

export function report(findings: Finding[], groups: Report['groups'] = []): Report {
  return { at: '2026-11-21T10:00:00Z', build: 'Chromium 153', shots: 480, seconds: 24, findings, groups }
}
