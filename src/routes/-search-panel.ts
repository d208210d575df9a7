import type { SearchPanel } from '#src/ui/SearchField/SearchField.tsx'
import type { RouterContext } from '#src/app/router-options.ts'

export async function loadSearchPanel({ texts }: RouterContext): Promise<SearchPanel> {
  const [{ Suggestions }, { onKeyDown }, { searched }] = await Promise.all([
    import('#src/features/catalogue/Suggestions/Suggestions.tsx'),
    import('#src/features/catalogue/Suggestions/combobox-keys.ts'),
    import('#src/stores/recent.ts'),
    texts('search'),
  ])
  return { Panel: Suggestions, onKeyDown, remember: searched }
}
