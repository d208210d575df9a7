import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { ContentKind, ContentList as List } from '#contracts/content.ts'
import { Pagination } from '#src/features/catalogue/Pagination/Pagination.tsx'
import { ArticleList } from '#src/features/content/ArticleList/ArticleList.tsx'
import { ContentList } from '#src/features/content/ContentList/ContentList.tsx'
import { ExhibitionList } from '#src/features/content/ExhibitionList/ExhibitionList.tsx'
import { FilmList } from '#src/features/content/FilmList/FilmList.tsx'
import { GalleryList } from '#src/features/content/GalleryList/GalleryList.tsx'
import { HelpList } from '#src/features/content/HelpList/HelpList.tsx'
import { MakerList } from '#src/features/content/MakerList/MakerList.tsx'
import { ServiceList } from '#src/features/content/ServiceList/ServiceList.tsx'
import { contentQueries } from '#src/features/content/queries.ts'
import type { ContentFilter } from '#src/features/content/queries.ts'

type Props = {
  kind: ContentKind
  filter: ContentFilter
  aside?: ReactNode
}

const layouts: Record<ContentKind, ComponentType<List>> = {
  blogs: ArticleList,
  brand: MakerList,
  video: FilmList,
  gallery: GalleryList,
  services: ServiceList,
  exhibition: ExhibitionList,
  help: HelpList,
}

export function ContentListPage({ kind, filter, aside }: Props) {
  const { data: list } = useSuspenseQuery(contentQueries.list(kind, filter))
  const Entries = layouts[kind]
  return (
    <ContentList
      kind={kind}
      list={list}
      aside={aside}
      isFiltered={filter.on !== undefined}
      pagination={<Pagination page={list.page} pageSize={list.pageSize} total={list.total} />}
    >
      <Entries {...list} />
    </ContentList>
  )
}
