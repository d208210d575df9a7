import { withTexts } from '#i18n/texts.ts'
import type { RouterContext } from '#src/app/router-options.ts'
import type { SearchPanel } from '#src/ui/SearchField/SearchField.tsx'

export async function loadSearchPanel({ texts }: RouterContext): Promise<SearchPanel> {
  const part = import('#src/features/catalogue/Suggestions/search-panel.ts')
  return (await withTexts(texts('search'), part)).searchPanel
}
