import type { MockCapabilities } from '../control.ts'
import { clockSection } from './clock-section.ts'
import { readCapabilities } from './control-plane.ts'
import { crawlerSection } from './crawler-section.ts'
import { element, replaceContent, setText } from './element.ts'
import { faultSection } from './fault-section.ts'
import { latencySection } from './latency-section.ts'
import type { LiveSession } from './live-session.ts'
import { logSection } from './log-section.ts'
import { peopleSection } from './people-section.ts'
import { scenarioSection } from './scenario-section.ts'
import type { Section } from './section.ts'
import { sessionSection } from './session-section.ts'
import { stateSection } from './state-section.ts'

export async function mountSections(
  place: HTMLElement,
  session: LiveSession,
  isOpen: (name: string) => boolean,
): Promise<void> {
  const complaint = element('p', { role: 'alert', class: 'complaint' })
  replaceContent(place, complaint)
  session.listen({ complaint: (text) => setText(complaint, text) })
  try {
    const sections = sectionsOf(await readCapabilities(), session)
    for (const section of sections) place.append(foldable(section, session, isOpen(section.name)))
  } catch (error) {
    setText(complaint, (error as Error).message)
  }
}

const sectionsOf = (words: MockCapabilities, { act }: LiveSession): Section[] => [
  sessionSection(words),
  scenarioSection(words, act),
  faultSection(words, act),
  latencySection(act),
  clockSection(act),
  logSection(),
  crawlerSection(),
  peopleSection(),
  stateSection(),
]

function foldable(section: Section, session: LiveSession, open: boolean): HTMLElement {
  const aside = element('span', { class: 'aside' })
  session.listen({ session: (now) => setText(aside, section.update(now)) })
  const summary = element('summary', {}, element('h2', {}, section.title), aside)
  return element('details', { id: section.name, open }, summary, section.element)
}
