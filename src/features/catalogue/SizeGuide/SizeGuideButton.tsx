import { Suspense, useState } from 'react'
import type { SizeGuide as Guide } from '#contracts/product.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import classes from './SizeGuideButton.module.css'

const SizeGuide = lazyOptional(
  () => import('./SizeGuide.tsx'),
  'SizeGuide',
  dialogFallback((LL) => LL.details.sizeGuide()),
)

export function SizeGuideButton({ guide }: { guide: Guide }) {
  const { LL } = useI18nContext()
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        onClick={() => setDialog('open')}
      >
        {LL.details.sizeGuide()}
      </button>
      {dialog !== 'unused' && (
        <Suspense>
          <SizeGuide guide={guide} opened={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}
