import { Drawer, Modal, Popover } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { useFocusReturn, useMediaQuery, useWindowEvent } from '@mantine/hooks'
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

const narrowScreen = '(max-width: 480px)'

/** Mantine shows the content two frames late; the CSS animation starts at once. */
const transitionProps = { duration: 0, exitDuration: 200 }

/** Overlaps the field when there is no room above or below it. */
const shiftOptions = { crossAxis: true, padding: 8, limiter: undefined }

/** With `absolute`, focusing a low element scrolls the page and moves the dialog from under the pointer. */
const floatingStrategy = 'fixed'

/** Mantine focuses it without scrolling. */
const scrollToFocus = (content: HTMLElement | null) =>
  content?.querySelector('[data-autofocus]')?.scrollIntoView({ block: 'nearest' })

/** All layouts share one field, so it keeps its text and focus when the window becomes narrow. */
export function DateDialog({ title, labels, layout, opened, onClose, field, children }: Props) {
  const isNarrow = useMediaQuery(narrowScreen, false, { getInitialValueInEffect: false })
  /** Mantine's own would return it to the layout before, which is gone. */
  useFocusReturn({ opened })
  const isOverlay = isNarrow || layout === 'modal'
  const isPopover = opened && !isOverlay
  /** Mantine's own hears only what is pressed inside. */
  useWindowEvent('keydown', ({ key }) => {
    if (isPopover && key === 'Escape') onClose()
  })
  const content = <div ref={scrollToFocus}>{children}</div>
  const overlayProps = {
    opened: opened && isOverlay,
    onClose,
    title,
    children: content,
    transitionProps,
    returnFocus: false,
    radius: 10,
    size: 'auto',
    classNames: { content: classes.content, body: classes.body },
    attributes: { header: { role: 'presentation' } },
    closeButtonProps: { 'aria-label': labels.cancel, size: 44 },
  }
  return (
    <>
      <Popover
        opened={isPopover}
        closeOnEscape={false}
        onDismiss={onClose}
        position="bottom-start"
        middlewares={{ shift: shiftOptions }}
        floatingStrategy={floatingStrategy}
        trapFocus
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
          {content}
        </Popover.Dropdown>
      </Popover>
      {isNarrow ? <Drawer {...overlayProps} position="bottom" /> : <Modal {...overlayProps} centered />}
    </>
  )
}
