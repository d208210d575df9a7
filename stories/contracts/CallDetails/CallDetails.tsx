import { Badge } from '@mantine/core'
import '@mantine/core/styles/Badge.layer.css'
import type { Call } from '#contracts/openapi/calls.ts'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import { SchemaTree } from '../SchemaTree/SchemaTree.tsx'
import { schemas, provenanceStatusOf, provenanceTitles } from '../calls.ts'
import { curlOf } from '../curl.ts'
import type { Example } from '../examples.ts'
import classes from './CallDetails.module.css'

type Props = {
  call: Call
  example: Example | undefined
  address: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

export function CallDetails({ call, isOpen, onToggle, ...rest }: Props) {
  const { name, method, path, cartUpdateType, summary, access } = call
  const standing = provenanceStatusOf(call)
  return (
    <details
      id={name}
      open={isOpen}
      className={classes.call}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <h3 className={classes.name}>{name}</h3>
        <code className={classes.wire}>
          <b>{method}</b> {path}
          {cartUpdateType !== null && <span> · cartUpdateType {cartUpdateType}</span>}
        </code>
        <span className={classes.badges}>
          {access === 'member' && <Badge className={classes.badge}>Member</Badge>}
          <Badge className={classes.badge} data-standing={standing}>
            {provenanceTitles[standing]}
          </Badge>
        </span>
        <span className={classes.words}>{summary}</span>
      </summary>
      {isOpen && <Body call={call} {...rest} />}
    </details>
  )
}

type BodyProps = Pick<Props, 'call' | 'example' | 'address'>

function Body({ call, example, address }: BodyProps) {
  const { assumes, request, answer } = call
  const { isSuccess: _isSuccess, messages: _messages, ...payload } = answer.properties ?? {}
  return (
    <div className={classes.body}>
      <div className={classes.schemas}>
        <p>
          {provenanceText(call)}{' '}
          <a href={`#${call.name}`} target="_self" className={classes.anchor}>
            Link to {call.name}
          </a>
        </p>
        <h4>Request</h4>
        {Object.keys(request.properties ?? {}).length === 0 && <p>Says nothing.</p>}
        <SchemaTree schema={request} schemas={schemas} assumes={assumes} />
        <h4>Answer</h4>
        <SchemaTree schema={{ ...answer, properties: payload }} schemas={schemas} assumes={assumes} />
      </div>
      {example && (
        <div className={classes.example}>
          <CodeBlock title="Command" code={curlOf(call, example.request, address)} />
          <CodeBlock title="Answer of the mock server" code={JSON.stringify(example.answer, null, 2)} />
        </div>
      )}
    </div>
  )
}

function provenanceText({ provenance, assumes }: Call): string {
  if (provenance === 'assumed') return 'Assumed: the spec does not know this call.'
  if (assumes.length === 0) return 'From the spec.'
  return `From the spec; assumed: ${assumes.join(', ')}.`
}
