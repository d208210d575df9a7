import { Button, Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './FilterSheet.module.css'

type Props = { opened: boolean; total: number; onClose: () => void; children: ReactNode }

/** The facets on a phone: over the page, from below, with the count that they leave. */
export default function FilterSheet({ opened, total, onClose, children }: Props) {
  const { LL } = useI18nContext()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="85%"
      title={LL.listing.filters()}
      closeButtonProps={{ 'aria-label': LL.nav.close(), size: 44 }}
      transitionProps={{ duration: 200 }}
      classNames={{ content: classes.sheet, header: classes.header }}
    >
      {children}
      <div className={classes.foot}>
        <Button fullWidth size="md" onClick={onClose}>
          {LL.listing.show({ count: total })}
        </Button>
      </div>
    </Drawer>
  )
}
