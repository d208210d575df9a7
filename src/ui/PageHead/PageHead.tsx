import { Suspense } from 'react'
import { lazyOptional } from '../lazy-optional.ts'
import { PageTitle } from '../PageTitle/PageTitle.tsx'
import type { PageMeta } from '../HeadLinks/HeadTags.tsx'

const HeadTags = lazyOptional(() => import('../HeadLinks/HeadTags.tsx'), 'HeadTags')

/** Head of an indexable page; everything but the title loads after the first paint. */
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
