import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { opening } from '#src/stores/form-opening.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { isPrerendered } from '#src/platform/prerendered.ts'
import { useNearViewport } from '#src/ui/use-near-viewport.ts'
import classes from './ProductDetails.module.css'

const Questions = lazyOptional(
  () => import('../Questions/Questions.tsx'),
  'Questions',
  partFallback((LL) => LL.feedback.questions.title()),
)

type Props = { product: number; form: ReactNode }

/** Not in prerendered pages: no search engine asks for it, and people ask daily. */
export function QuestionSection({ product, form }: Props) {
  const { LL } = useI18nContext()
  const router = useRouter()
  /** The form takes the focus of a guest who asked, wherever the page stands after the sign-in. */
  const isDrawn = () =>
    isPrerendered() || opening.form === 'question' || router.latestLocation.state.questions !== undefined
  const [place, isNear] = useNearViewport(isDrawn)
  return (
    <section ref={place} id="questions" className={classes.questions} data-off-paper>
      <h2 className={classes.heading}>{LL.feedback.questions.title()}</h2>
      {isNear && !import.meta.env.SSR && (
        <Suspense>
          <Questions product={product} form={form} />
        </Suspense>
      )}
    </section>
  )
}
