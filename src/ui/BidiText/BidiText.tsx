type Props = {
  /** A sentence of the dictionary, given what stands in it. */
  text: (part: string) => string
  part: string
}

const mark = '\u0000'

/** A sentence in which a number or code reads left to right, whatever the sentence does. */
export function BidiText({ text, part }: Props) {
  const [before, after] = text(mark).split(mark)
  return (
    <>
      {before}
      <bdi dir="ltr">{part}</bdi>
      {after}
    </>
  )
}
