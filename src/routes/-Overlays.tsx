import { useSnapshot } from 'valtio'
import { CartDrawer } from '#src/features/checkout/CartDrawer/CartDrawer.tsx'
import { ContinueModal } from '#src/features/checkout/ContinueModal/ContinueModal.tsx'
import { CategoryMenu } from '#src/features/catalogue/CategoryMenu/CategoryMenu.tsx'
import { InstallPrompt } from '#src/features/pwa/InstallPrompt/InstallPrompt.tsx'
import { install } from '#src/stores/install.ts'
import { modal } from '#src/stores/modal.ts'
import { toasts } from '#src/stores/toasts.ts'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'

export function Overlays({ fullName }: { fullName: string | undefined }) {
  const { used } = useSnapshot(modal)
  const { state: installState } = useSnapshot(install)
  const { wanted: toastsWanted } = useSnapshot(toasts)
  return (
    <>
      {used.menu && <CategoryMenu />}
      {used.continue && <ContinueModal fullName={fullName} />}
      {used.cart && <CartDrawer />}
      {toastsWanted && <Toasts />}
      {installState === 'shown' && <InstallPrompt />}
    </>
  )
}
