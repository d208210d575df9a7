import { passFocus } from '#src/ui/pass-focus.ts'

/** Ref of an element that is removed with its address. */
export const passFocusToTitle = passFocus((node) => node.closest('ul')!.parentElement!.querySelector('h1'))
