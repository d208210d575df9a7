import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loadNamespaces, withTexts } from '#i18n/texts.ts'
import { CategoryMosaic } from '#src/features/catalogue/CategoryMosaic/CategoryMosaic.tsx'
import { Hero } from '#src/ui/Hero/Hero.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { PageSkeleton } from '#src/ui/PageSkeleton/PageSkeleton.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { Sections } from '#src/ui/Sections/Sections.tsx'
import { pageLocale } from '#src/platform/page-locale.ts'

const HomeProducts = lazyOptional(() => {
  const texts = loadNamespaces(pageLocale(), 'home', 'search', 'content')
  return withTexts(texts, import('./-HomeProducts.tsx'))
}, 'HomeProducts')

export const Route = createFileRoute('/')({ component: Home })

function Home() {
  const { LL } = useI18nContext()
  return (
    <Sections>
      <PageHead title={LL.site.tagline()} description={LL.hero.text()} />
      <Hero />
      <CategoryMosaic />
      <Suspense fallback={<PageSkeleton isPart />}>
        <HomeProducts />
      </Suspense>
    </Sections>
  )
}
