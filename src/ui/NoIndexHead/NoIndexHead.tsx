import { PageTitle } from '../PageTitle/PageTitle.tsx'

export function NoIndexHead({ title }: { title: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
    </>
  )
}
