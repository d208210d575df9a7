import { Button, CopyButton } from '@mantine/core'
import { useId, useState } from 'react'
import classes from './CodeBlock.module.css'

type Props = { title: string; code: string }

const maxPreviewLines = 32

export function CodeBlock({ title, code }: Props) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const lines = code.split('\n')
  const isCut = !isWhole && lines.length > maxPreviewLines
  return (
    <div role="group" aria-labelledby={id}>
      <div className={classes.head}>
        <h4 id={id} className={classes.title}>
          {title}
        </h4>
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <Button variant="subtle" size="compact-sm" className={classes.button} onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </div>
      <div className={classes.code}>
        <pre>{isCut ? `${lines.slice(0, maxPreviewLines).join('\n')}\n…` : code}</pre>
        {isCut && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.button}
            onClick={() => setWhole(true)}
          >
            Show all {lines.length} lines
          </Button>
        )}
      </div>
    </div>
  )
}
