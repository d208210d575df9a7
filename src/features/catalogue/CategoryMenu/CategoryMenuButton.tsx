import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { modal, openModal } from '#src/stores/modal.ts'
import { IconLayoutGrid, IconMenu2 } from '#src/ui/icons.ts'

type Props = { place: 'header' | 'bottom' }

export function CategoryMenuButton({ place }: Props) {
  const { LL } = useI18nContext()
  const isOpen = useSnapshot(modal).open?.name === 'menu'
  const opens = {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => openModal({ name: 'menu' }),
  } as const
  if (place === 'bottom') {
    return (
      <button type="button" {...opens}>
        <IconLayoutGrid size={22} stroke={1.6} />
        {LL.nav.categories()}
      </button>
    )
  }
  return (
    <button type="button" className="quiet" {...opens}>
      <IconMenu2 size={20} stroke={1.6} />
      {LL.nav.categories()}
    </button>
  )
}
