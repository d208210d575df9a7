import { useSnapshot } from 'valtio'
import { CartDrawer } from '#src/features/cart/CartDrawer/CartDrawer.tsx'
import { ContinueModal } from '#src/features/cart/ContinueModal/ContinueModal.tsx'
import { CategoryMenu } from '#src/features/catalogue/CategoryMenu/CategoryMenu.tsx'
import { menu } from '#src/stores/menu.ts'
import { modal } from '#src/stores/modal.ts'
import { toasts } from '#src/stores/toasts.ts'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'

/** What floats over every page; loaded after it. */
export default function Overlays({ fullName }: { fullName: string | undefined }) {
  const { used: menuUsed } = useSnapshot(menu)
  const { used: modalUsed } = useSnapshot(modal)
  const { wanted: toastsWanted } = useSnapshot(toasts)
  return (
    <>
      {menuUsed && <CategoryMenu />}
      {modalUsed.continue && <ContinueModal fullName={fullName} />}
      {modalUsed.cart && <CartDrawer />}
      {toastsWanted && <Toasts />}
    </>
  )
}
