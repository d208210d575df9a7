import { searched } from '#src/stores/recent.ts'
import type { SearchPanel } from '#src/ui/SearchField/SearchField.tsx'
import { onKeyDown } from './combobox-keys.ts'
import { Suggestions } from './Suggestions.tsx'

export const searchPanel: SearchPanel = { Panel: Suggestions, onKeyDown, remember: searched }
