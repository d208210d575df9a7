import type { ContentKind } from '#contracts/content.ts'
import { SkeletonFrame } from '#src/ui/SkeletonFrame/SkeletonFrame.tsx'
import grid from '../EntryGrid/EntryGrid.module.css'
import classes from './ContentSkeleton.module.css'

/** Grid layout and picture ratio (width / height); must match the list components. */
const shapes = {
  blogs: ['lead', 4 / 3],
  brand: ['even', 4 / 5],
  video: ['lead', 16 / 9],
  gallery: ['pairs', 1],
  services: ['rows', 1],
  exhibition: ['rows', 1],
  help: ['rows', 1],
} as const satisfies Record<ContentKind, readonly [string, number]>

export function ContentSkeleton({ kind }: { kind: ContentKind }) {
  const [layout, ratio] = shapes[kind]
  return (
    <SkeletonFrame className={classes.page}>
      <div className={classes.heading} />
      <div className={layout === 'rows' ? classes.rows : grid.grid} data-layout={layout}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={classes.card}>
            <div className={classes.picture} style={{ aspectRatio: ratio }} />
            <div className={classes.line} />
          </div>
        ))}
      </div>
    </SkeletonFrame>
  )
}
