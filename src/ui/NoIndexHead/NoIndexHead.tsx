import { PageTitle } from '../PageTitle/PageTitle.tsx'

/** For personal, missing and failed pages. */
export function NoIndexHead({ title }: { title: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
    </>
  )
}
