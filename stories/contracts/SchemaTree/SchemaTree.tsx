import { Badge } from '@mantine/core'
import '@mantine/core/styles/Badge.layer.css'
import { resolveRef } from '#contracts/openapi/calls.ts'
import type { Schema, Schemas } from '#contracts/openapi/schemas.ts'
import { constraintTexts, fieldsIn, typeText } from '#contracts/openapi/schema-text.ts'
import classes from './SchemaTree.module.css'

type Props = {
  schema: Schema
  schemas: Schemas
  assumes: readonly string[]
  /** Path of the schema, e.g. `data`; empty at the root. */
  path?: string
  levels?: number
}

export function SchemaTree({ schema, schemas, path = '', ...rest }: Props) {
  const inner = fieldsIn(schema, schemas)
  if (!inner) return null
  const start = path === '' ? '' : path + inner.step
  return (
    <ul className={classes.tree}>
      {inner.fields.map(([name, field]) => (
        <Field
          key={name}
          name={name}
          schema={field}
          schemas={schemas}
          path={start + name}
          isOptional={!inner.required.includes(name)}
          {...rest}
        />
      ))}
    </ul>
  )
}

type FieldProps = Props & { name: string; path: string; isOptional: boolean }

function Field({ name, isOptional, levels = 1, ...rest }: FieldProps) {
  const { schema, schemas, path, assumes } = rest
  const row = (
    <Row
      name={name}
      schema={schema}
      schemas={schemas}
      isOptional={isOptional}
      isAssumed={assumes.includes(path)}
    />
  )
  if (!fieldsIn(schema, schemas)) return <li className={classes.field}>{row}</li>
  const refDescription = schema.$ref && resolveRef(schemas, { $ref: schema.$ref }).description
  return (
    <li className={classes.field}>
      <details open={levels > 0}>
        <summary className={classes.summary}>{row}</summary>
        {refDescription && <p className={classes.words}>{refDescription}</p>}
        <SchemaTree {...rest} levels={levels - 1} />
      </details>
    </li>
  )
}

type RowProps = Pick<FieldProps, 'name' | 'schema' | 'schemas' | 'isOptional'> & { isAssumed: boolean }

function Row({ name, schema, schemas, isOptional, isAssumed }: RowProps) {
  const constraints = constraintTexts(schema, schemas).join(', ')
  return (
    <span className={classes.row}>
      <code className={classes.name}>{name}</code>
      <code className={classes.type}>{typeText(schema)}</code>
      {isOptional && <span className={classes.optional}>may be left out</span>}
      {isAssumed && <Badge className={classes.assumed}>assumed</Badge>}
      {constraints && <span className={classes.constraints}>{constraints}</span>}
      {schema.description && <span className={classes.words}>{schema.description}</span>}
    </span>
  )
}
