import { PageTitle } from '../PageTitle/PageTitle.tsx'

/** The title of a page that is one person's, not there, or not to be had: search engines leave it out. */
export function NoIndexHead({ title }: { title: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
    </>
  )
}
