/** With the last part of every page: no page waits for the styles of its print. */
import '#src/ui/print.css'
import { Suspense } from 'react'
import type { ComponentProps } from 'react'
import { loadNamespaces, withTexts } from '#i18n/texts.ts'
import { pageLocale } from '#src/platform/page-locale.ts'
import { trust } from '#src/platform/trust.ts'
import { Footer } from '#src/ui/Footer/Footer.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { useNearViewport } from '#src/ui/use-near-viewport.ts'

const NewsletterForm = lazyOptional(
  () =>
    withTexts(
      loadNamespaces(pageLocale(), 'forms'),
      import('#src/features/forms/NewsletterForm/NewsletterForm.tsx'),
    ),
  'NewsletterForm',
)

/** The form is not in prerendered pages: its place is kept free by the footer. */
export function PageFooter({ categories }: Pick<ComponentProps<typeof Footer>, 'categories'>) {
  const [place, isNear] = useNearViewport(() => false)
  return (
    <Footer
      categories={categories}
      newsletter={
        trust.newsletter && (
          <div ref={place}>
            {isNear && (
              <Suspense>
                <NewsletterForm />
              </Suspense>
            )}
          </div>
        )
      }
    />
  )
}
