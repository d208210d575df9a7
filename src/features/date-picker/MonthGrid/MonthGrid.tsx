import type { RefObject } from 'react'
import { Cell } from '../Cell/Cell.tsx'
import { monthColumns } from '../core/focus.ts'
import { marksOfMonth } from '../core/marks.ts'
import { monthNames } from '../core/names.ts'
import { Grid, Row } from '../Grid/Grid.tsx'
import { cellLabel } from '../labels.ts'
import type { Labels } from '../labels.ts'
import type { Picker } from '../use-picker.ts'
import classes from './MonthGrid.module.css'

type Props = {
  picker: Picker
  labels: Labels
  now: string
  captionId: string
  isWithin: RefObject<boolean>
}

const rows = [0, 1, 2, 3]

export function MonthGrid({ picker, labels, now, captionId, isWithin }: Props) {
  const { state, options, send } = picker
  const names = monthNames(options.calendar, options.locale)

  function cell(month: number) {
    const marks = marksOfMonth(month, state, options, now)
    const name = names[month - 1]
    return (
      <div key={month} role="gridcell" aria-selected={marks.isChosen} className={classes.month}>
        <Cell
          marks={marks}
          cursor={state.cursor}
          aria-label={cellLabel(marks, labels, name)}
          onClick={() => send({ name: 'month', month })}
        >
          {name}
        </Cell>
      </div>
    )
  }

  return (
    <Grid {...{ picker, captionId, isWithin }}>
      {rows.map((row) => (
        <Row key={row}>
          {Array.from({ length: monthColumns }, (_, at) => cell(row * monthColumns + at + 1))}
        </Row>
      ))}
    </Grid>
  )
}
