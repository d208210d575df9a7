import { BrowseButton } from '#src/ui/BrowseButton/BrowseButton.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

/** For a link that is unknown, expired or no longer shared. */
export function UnknownShare({ title, text }: { title: string; text: string }) {
  return (
    <>
      <NoIndexHead title={title} />
      <EmptyState drawing="thread" title={title} text={text}>
        <BrowseButton />
      </EmptyState>
    </>
  )
}
