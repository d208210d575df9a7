import { say } from '../messages.ts'
import type { Context, Done } from './behaviour.ts'
import type { World } from './world.ts'

/** Keeps a form that was sent, and thanks for it. */
export const keepForm =
  (form: string) =>
  (state: World, fields: object, context: Context): Done<null> => ({
    state: { ...state, forms: [...state.forms, { form, at: context.now, fields: { ...fields } }] },
    data: null,
    messages: [say(context.locale, 'formThanks')],
  })
