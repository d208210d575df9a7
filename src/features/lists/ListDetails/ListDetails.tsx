import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { listLimits } from '#contracts/lists.ts'
import type { ListSummary } from '#contracts/lists.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { focusOnMount } from '#src/ui/focus.ts'
import { IconPencil, IconTrash } from '#src/ui/icons.ts'
import { DeleteList } from './DeleteList.tsx'
import { RenameList } from './RenameList.tsx'
import classes from './ListDetails.module.css'

type Props = {
  list: ListSummary
  onDeleted: (wasLeft: boolean) => void
  /** Passed in by the page: sharing, products, adding all to the basket. */
  children: ReactNode
}

type Editing = 'rename' | 'delete'

export function ListDetails({ list, onDeleted, children }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.lists
  const [editing, setEditing] = useState<Editing | null>(null)
  const [edited, setEdited] = useState<Editing | null>(null)
  const { id, name, productItemIds } = list

  function edit(kind: Editing) {
    setEditing(kind)
    setEdited(kind)
  }

  const end = () => setEditing(null)

  return (
    <div className={classes.page}>
      <Link to="/profile/lists" className={classes.back}>
        {texts.all()}
      </Link>
      <header className={classes.header}>
        <h1 tabIndex={-1} className={classes.name}>
          {name}
        </h1>
        <p className={classes.count}>{texts.room({ count: productItemIds.length, max: listLimits.items })}</p>
        {editing === null && (
          <div className={classes.buttons}>
            <button
              type="button"
              ref={edited === 'rename' ? focusOnMount : undefined}
              className="quiet"
              aria-label={texts.rename()}
              onClick={() => edit('rename')}
            >
              <IconPencil size={20} stroke={1.6} />
            </button>
            <button
              type="button"
              ref={edited === 'delete' ? focusOnMount : undefined}
              className="quiet"
              aria-label={texts.delete()}
              onClick={() => edit('delete')}
            >
              <IconTrash size={20} stroke={1.6} />
            </button>
          </div>
        )}
      </header>
      {editing === 'rename' && <RenameList id={id} name={name} onDone={end} />}
      {editing === 'delete' && <DeleteList id={id} name={name} onDeleted={onDeleted} onCancel={end} />}
      {children}
    </div>
  )
}
