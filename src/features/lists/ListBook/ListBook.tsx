import { Link } from '@tanstack/react-router'
import type { ListSummary } from '#contracts/lists.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { showToast } from '#src/stores/toasts.ts'
import { NewList } from '../NewList/NewList.tsx'
import classes from './ListBook.module.css'

export function ListBook({ lists }: { lists: readonly ListSummary[] }) {
  const { LL } = useI18nContext()
  const texts = LL.lists
  return (
    <div className={classes.book}>
      <header>
        <h1>{lists.length === 0 ? texts.empty() : texts.title()}</h1>
        <p className={classes.text}>{lists.length === 0 ? texts.emptyText() : texts.text()}</p>
      </header>
      {lists.length > 0 && (
        <ul className={classes.lists}>
          {lists.map(({ id, name, productItemIds, shareId }) => (
            <li key={id} className={classes.list}>
              <h2 className={classes.name}>
                <Link to="/profile/lists/$listId" params={{ listId: String(id) }}>
                  {name}
                </Link>
              </h2>
              {shareId !== null && <span className={classes.badge}>{texts.shared()}</span>}
              <span className={classes.count}>{texts.items({ count: productItemIds.length })}</span>
            </li>
          ))}
        </ul>
      )}
      <section className={classes.new}>
        <h2>{texts.save.new()}</h2>
        <NewList
          count={lists.length}
          onCreated={({ name }) => showToast({ tone: 'success', title: texts.created({ name }) })}
        />
      </section>
    </div>
  )
}
