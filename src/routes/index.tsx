import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loadTexts } from '#i18n/texts.ts'
import { CategoryMosaic } from '#src/features/catalogue/CategoryMosaic/CategoryMosaic.tsx'
import { localeOf } from '#src/stores/locale.ts'
import { Hero } from '#src/ui/Hero/Hero.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { PagePending } from '#src/ui/PagePending/PagePending.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { Sections } from '#src/ui/Sections/Sections.tsx'
import { withTexts } from './-with-texts.ts'

/** Its texts come with it. */
const HomeGoods = lazyPart(() => {
  const texts = loadTexts(localeOf(location.pathname), 'home', 'search', 'content')
  return withTexts(texts, import('./-HomeGoods.tsx'))
})

export const Route = createFileRoute('/')({ component: Home })

function Home() {
  const { LL } = useI18nContext()
  return (
    <Sections>
      <PageHead title={LL.site.tagline()} description={LL.hero.text()} />
      <Hero />
      <CategoryMosaic />
      <Suspense fallback={<PagePending />}>
        <HomeGoods />
      </Suspense>
    </Sections>
  )
}
