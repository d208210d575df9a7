import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/site.ts'
import { publicAddress } from '#src/server-address.ts'
import { PageTitle } from '../PageTitle/PageTitle.tsx'

type Props = {
  title: string
  description: string
  /** Where the picture is that stands for the page where it is shared. */
  image?: string
  type?: 'website' | 'product' | 'article'
}

/** The title, and what is told of a page where it is found or shared. */
export function PageHead({ title, description, image = site.hero, type = 'website' }: Props) {
  const { locale } = useI18nContext()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={`${title} · ${site.name[locale]}`} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={publicAddress(image)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
