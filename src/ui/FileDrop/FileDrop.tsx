import type { ComponentProps, ReactNode } from 'react'
import classes from './FileDrop.module.css'

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  isWrong: boolean
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** A file input that looks like a place to drop files, with `children` in it. */
export function FileDrop({ isWrong, onFiles, children, ...input }: Props) {
  return (
    <div className={classes.field} data-wrong={isWrong || undefined}>
      <input
        {...input}
        type="file"
        aria-invalid={isWrong}
        className={classes.input}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {children}
    </div>
  )
}
