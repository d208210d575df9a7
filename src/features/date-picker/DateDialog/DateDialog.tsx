import { Drawer, Modal, Popover } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { Labels } from '../labels.ts'
import classes from './DateDialog.module.css'

type Props = {
  title: string
  labels: Labels
  layout: 'popover' | 'modal'
  opened: boolean
  onClose: () => void
  field: ReactNode
  children: ReactNode
}

/** Below this many pixels there is no room beside a field. */
const sheetBelow = '(max-width: 480px)'

/** Mantine waits two frames before it shows what enters: the style sheet does that at once. */
const transitionProps = { duration: 0, exitDuration: 200 }

/** Where there is no room above the field nor below it lies over the field. */
const inWindow = { crossAxis: true, padding: 8, limiter: undefined }

/** With `absolute`, focus on what is low in the dialog scrolls the page, and the dialog with it from under the pointer. */
const strategy = 'fixed'

/** Beside its field, over the page, or as a sheet from below. In all three the field is the same: it keeps what is typed and the focus when the window becomes narrow. */
export function DateDialog({ title, labels, layout, opened, onClose, field, children }: Props) {
  const isNarrow = useMediaQuery(sheetBelow, false, { getInitialValueInEffect: false })
  const isOverPage = isNarrow || layout === 'modal'
  const overPage = {
    opened: opened && isOverPage,
    onClose,
    title,
    children,
    transitionProps,
    returnFocus: true,
    radius: 10,
    size: 'auto',
    classNames: { content: classes.content },
    attributes: { header: { role: 'presentation' } },
    closeButtonProps: { 'aria-label': labels.cancel, size: 44 },
  }
  return (
    <>
      <Popover
        opened={opened && !isOverPage}
        onDismiss={onClose}
        position="bottom-start"
        middlewares={{ shift: inWindow }}
        floatingStrategy={strategy}
        trapFocus
        returnFocus
        withRoles={false}
        radius={10}
        transitionProps={transitionProps}
      >
        <Popover.Target>
          <div>{field}</div>
        </Popover.Target>
        <Popover.Dropdown
          role="dialog"
          aria-modal
          aria-label={title}
          className={`${classes.dropdown} ${classes.content}`}
        >
          {children}
        </Popover.Dropdown>
      </Popover>
      {isNarrow ? <Drawer {...overPage} position="bottom" /> : <Modal {...overPage} centered />}
    </>
  )
}
