import { Suspense } from 'react'
import { lazyOptional } from '../lazy-optional.ts'
import { PageTitle } from '../PageTitle/PageTitle.tsx'
import type { PageMeta } from '../HeadLinks/HeadTags.tsx'

const HeadTags = lazyOptional(() => import('../HeadLinks/HeadTags.tsx'))

/** The title of a page that anyone may find; what else its head says comes after it is drawn. */
export function PageHead(meta: PageMeta) {
  return (
    <>
      <PageTitle>{meta.title}</PageTitle>
      <Suspense>
        <HeadTags {...meta} />
      </Suspense>
    </>
  )
}
