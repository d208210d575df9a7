import { createFileRoute } from '@tanstack/react-router'
import { About } from '#src/features/content/About/About.tsx'

export const Route = createFileRoute('/about')({
  loader: ({ context }) => context.texts('shop', 'home'),
  component: About,
})
