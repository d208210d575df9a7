type Key = { code: string; isShifted?: true }

/** Physical keys (`code`): the same in a Persian or Russian layout. */
export const keys = {
  nextShot: { code: 'KeyJ' },
  previousShot: { code: 'KeyK' },
  nextGroup: { code: 'KeyN' },
  previousGroup: { code: 'KeyP' },
  open: { code: 'Enter' },
  back: { code: 'Escape' },
  approve: { code: 'KeyA' },
  reject: { code: 'KeyR' },
  tolerate: { code: 'KeyT' },
  quarantine: { code: 'KeyQ' },
  comment: { code: 'KeyC' },
  approveGroup: { code: 'KeyA', isShifted: true },
  rejectGroup: { code: 'KeyR', isShifted: true },
  tolerateGroup: { code: 'KeyT', isShifted: true },
  quarantineGroup: { code: 'KeyQ', isShifted: true },
  undo: { code: 'KeyU' },
  redo: { code: 'KeyU', isShifted: true },
  sideBySide: { code: 'Digit1' },
  swipe: { code: 'Digit2' },
  onion: { code: 'Digit3' },
  blink: { code: 'Digit4' },
  heat: { code: 'Digit5' },
  zoom: { code: 'KeyZ' },
  previousRegion: { code: 'BracketLeft' },
  nextRegion: { code: 'BracketRight' },
  search: { code: 'Slash' },
  help: { code: 'Slash', isShifted: true },
} as const satisfies Record<string, Key>

export type Command = keyof typeof keys
export type Commands = Partial<Record<Command, () => void>>

type Press = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'>

const entries = Object.entries(keys) as [Command, Key][]

export function commandOf(press: Press): Command | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null
  const found = entries.find(
    ([, key]) => key.code === press.code && Boolean(key.isShifted) === press.shiftKey,
  )
  return found ? found[0] : null
}

const signs: Record<string, string> = {
  Slash: '/',
  BracketLeft: '[',
  BracketRight: ']',
  Escape: 'Esc',
}

export function keyLabel(command: Command): string {
  const { code, isShifted }: Key = keys[command]
  if (code === 'Slash' && isShifted) return '?'
  const sign = signs[code] ?? code.replace(/^(Key|Digit)/, '')
  return isShifted ? `Shift+${sign}` : sign
}

const typed = 'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select'

export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typed) !== null
}
