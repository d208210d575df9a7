import type { Decisions } from '../../report.ts'
import { createQueue } from '../queue.ts'
import type { App } from './app.ts'
import { routeOf } from './routes.ts'
import type { CommitAnswer, Store } from './store.ts'
import type { Texts } from './texts.en.ts'

/** Sends each commit after the answer of the one before; the last answer is in the store. */
export function createCommitQueue(store: Store, endpoint: string) {
  const inTurn = createQueue()
  let waiting = 0
  return (decisions: Decisions) => {
    waiting += 1
    store.setCommit({ isSending: true, answer: null })
    void inTurn(async () => {
      const answer = await send(endpoint, decisions)
      waiting -= 1
      if (answer.isDone) store.setCommitted(decisions)
      if (waiting === 0) store.setCommit({ isSending: false, answer })
    })
  }
}

export const commitMessage = ({ commit, noServer }: Texts, { message, isDone }: CommitAnswer) =>
  isDone && message !== null ? message : `${commit.failed} ${message ?? noServer}`

/** The commit screen shows an answer itself. */
export function announceCommits({ store, texts, announce }: App, signal: AbortSignal) {
  let known = store.state.commit.answer
  store.subscribe(() => {
    const { answer } = store.state.commit
    if (answer === known) return
    known = answer
    if (answer && routeOf(location.hash).screen !== 'commit') announce(commitMessage(texts, answer))
  }, signal)
}

async function send(endpoint: string, decisions: Decisions): Promise<CommitAnswer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(decisions),
    })
    return { ...(await response.json()), isDone: response.ok }
  } catch {
    return { message: null, isDone: false }
  }
}
