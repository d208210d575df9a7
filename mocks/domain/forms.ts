import { callHours } from '#contracts/forms.ts'
import type { Cv, Role } from '#contracts/forms.ts'
import { isFriday } from '#i18n/calendar.ts'
import { tehranDay, tehranMoment } from '#i18n/tehran.ts'
import { say } from './messages.ts'
import type { Context, Outcome } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import type { SentForm, World } from './world.ts'

const perDay = 3

/** Filled on the very day: the shop has not heard of it yet. */
const closedRoles: readonly Role[] = ['photographer']

type Fields = { mobile: string; role?: Role; cv?: Cv; callAt?: string }

const isOfDay = (day: string, mobile: string) => (sent: SentForm) =>
  sent.fields.mobile === mobile && tehranDay(sent.at) === day

/** A file is kept by its name and length: its content would weigh on every save of the session. */
const kept = ({ cv, ...fields }: Fields) =>
  cv ? { ...fields, cv: { name: cv.name, type: cv.type, length: cv.content.length } } : fields

function isCallTime(moment: string, now: number) {
  const [day = '', time = ''] = moment.split('T')
  return moment > tehranMoment(now) && !isFriday(day) && callHours.from <= time && time < callHours.until
}

/**
 * Keeps a form that was sent, and thanks for it; 422 on `mobile` for the fourth of a day, on `role` for one that is
 * filled, on `callAt` for a time at which nobody calls.
 */
export const keepForm =
  (form: string) =>
  (state: World, fields: Fields, context: Context): Outcome<null> => {
    const today = state.forms.filter(isOfDay(tehranDay(context.now), fields.mobile))
    if (today.length >= perDay) return refuse(context, 422, 'formTooMany', {}, { field: 'mobile' })
    if (fields.role && closedRoles.includes(fields.role))
      return refuse(context, 422, 'roleClosed', {}, { field: 'role' })
    if (fields.callAt && !isCallTime(fields.callAt, context.now))
      return refuse(context, 422, 'callTimeClosed', {}, { field: 'callAt' })
    return {
      state: { ...state, forms: [...state.forms, { form, at: context.now, fields: kept(fields) }] },
      data: null,
      messages: [say(context.locale, 'formThanks')],
    }
  }
