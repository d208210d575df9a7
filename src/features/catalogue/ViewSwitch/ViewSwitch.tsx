import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconLayoutGrid, IconList } from '#src/ui/icons.ts'
import type { View } from '../VirtualProductGrid/columns.ts'
import classes from './ViewSwitch.module.css'

const views = [
  { view: 'grid', Icon: IconLayoutGrid },
  { view: 'list', Icon: IconList },
] as const

type Props = { view: View; onChange: (view: View) => void }

export function ViewSwitch({ view, onChange }: Props) {
  const { LL } = useI18nContext()
  return (
    <div role="group" aria-label={LL.listing.view()} className={classes.views}>
      {views.map(({ view: one, Icon }) => (
        <button
          key={one}
          type="button"
          className={classes.view}
          aria-pressed={one === view}
          aria-label={LL.listing.views[one]()}
          title={LL.listing.views[one]()}
          onClick={() => onChange(one)}
        >
          <Icon size={20} stroke={1.6} className="mirrored" />
        </button>
      ))}
    </div>
  )
}
