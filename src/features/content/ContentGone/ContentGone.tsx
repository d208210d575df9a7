import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ContentKind } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

export function ContentGone({ kind }: { kind: ContentKind }) {
  const { LL } = useI18nContext()
  return (
    <div className="container">
      <NoIndexHead title={LL.content.gone()} />
      <EmptyState drawing="bowl" title={LL.content.gone()} text={LL.content.goneText()}>
        <Button renderRoot={(props) => <Link to={`/${kind}`} {...props} />} size="md">
          {`${LL.content.seeOthers()}: ${LL.pages[kind]()}`}
        </Button>
      </EmptyState>
    </div>
  )
}
