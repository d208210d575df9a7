type Props = {
  text: (part: string) => string
  part: string
}

const mark = '\u0000'

/** Isolates a number or code as left-to-right inside a translated sentence. */
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
