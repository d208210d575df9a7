import { Button } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallDetails } from '../CallDetails/CallDetails.tsx'
import { CallFilter } from '../CallFilter/CallFilter.tsx'
import { CallNav } from '../CallNav/CallNav.tsx'
import { calls, groupsOf, filterCalls, type Filter } from '../calls.ts'
import { recordExamples } from '../examples.ts'
import classes from './ContractsPage.module.css'

const emptyFilter: Filter = { text: '', standing: 'all' }
const operations = calls.filter(({ cartUpdateType }) => cartUpdateType !== null).length
const examplesQuery = queryOptions({
  queryKey: ['contract-examples'],
  queryFn: ({ signal }) => recordExamples(signal),
  staleTime: Infinity,
})

export function ContractsPage() {
  const [filter, setFilter] = useState(emptyFilter)
  const [address, setAddress] = useState('http://localhost:4010')
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([hashId()]))
  const { data: examples, error } = useQuery(examplesQuery)
  const shown = filterCalls(filter)
  useEffect(() => {
    document.getElementById(hashId())?.scrollIntoView()
  }, [])
  const isAllOpen = shown.every(({ name }) => opened.has(name))

  function open(name: string, isOpen = true) {
    setOpened((before) => {
      if (before.has(name) === isOpen) return before
      return new Set(isOpen ? [...before, name] : [...before].filter((one) => one !== name))
    })
  }

  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1>Contracts</h1>
        <p>
          What the shop says to its server and what it hears: {calls.length - operations} endpoints, and the{' '}
          {operations} operations of the cart, which share one call.
        </p>
        <p>
          Every answer is an envelope: <code>isSuccess</code>, <code>messages</code>, and <code>data</code> or{' '}
          <code>list</code>. A refusal has the status 4XX or 5XX, <code>isSuccess: false</code>, and says why
          in <code>messages[].item1</code>. What is assumed waits for the owner of the backend to confirm it.
          The same as OpenAPI 3.1: <code>contracts/openapi.json</code>.
        </p>
      </header>
      <aside className={classes.aside} aria-label="Filter">
        <CallFilter filter={filter} onFilter={setFilter} address={address} onAddress={setAddress} />
        <CallNav calls={shown} onOpen={open} />
      </aside>
      <main className={classes.main}>
        <div className={classes.bar}>
          <p role="status">{shown.length === 1 ? '1 call' : `${shown.length} calls`}</p>
          <Button
            variant="default"
            size="xs"
            disabled={shown.length === 0}
            onClick={() => setOpened(new Set(isAllOpen ? [] : shown.map(({ name }) => name)))}
          >
            {isAllOpen ? 'Close all' : 'Open all'}
          </Button>
        </div>
        {error && <p role="alert">The calls stand here without examples: {error.message}</p>}
        {groupsOf(shown).map(({ tag, title, own }) => (
          <section key={tag} aria-labelledby={`group-${tag}`} className={classes.group}>
            <h2 id={`group-${tag}`}>{title}</h2>
            {own.map((call) => (
              <CallDetails
                key={call.name}
                call={call}
                example={examples?.[call.name]}
                address={address}
                isOpen={opened.has(call.name)}
                onToggle={(isOpen) => open(call.name, isOpen)}
              />
            ))}
          </section>
        ))}
      </main>
    </div>
  )
}

const hashId = () => window.location.hash.slice(1)
