import type { Call } from '#contracts/openapi/calls.ts'
import { groupsOf } from '../calls.ts'
import classes from './CallNav.module.css'

type Props = { calls: readonly Call[]; onOpen: (name: string) => void }

/** `target="_self"`, because Storybook would open the links in its outer frame. */
export function CallNav({ calls, onOpen }: Props) {
  return (
    <nav aria-label="Calls" className={classes.nav}>
      {groupsOf(calls).map(({ tag, title, own }) => (
        <div key={tag}>
          <p className={classes.title}>{title}</p>
          <ul>
            {own.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`} target="_self" className={classes.link} onClick={() => onOpen(name)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
