import { Fragment } from 'react'

const code = /([A-Z]+-\d+)/

/** A sentence of the server; isolates each order number in it, as ZR-100001, as left-to-right. */
export function TextWithCodes({ text }: { text: string }) {
  return text.split(code).map((part, at) =>
    at % 2 === 1 ? (
      <bdi key={at} dir="ltr">
        {part}
      </bdi>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
