import { callHours } from '#contracts/forms.ts'
import type { Cv, Role } from '#contracts/forms.ts'
import { isFriday } from '#i18n/is-friday.ts'
import { tehranDay, tehranDateTime } from '#i18n/tehran.ts'
import { messageText } from './messages.ts'
import type { Context, Outcome } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import type { SentForm, World } from './world.ts'

const maxPerDay = 3

const closedRoles: readonly Role[] = ['photographer']

type Fields = { attemptId?: string | undefined; mobile: string; role?: Role; cv?: Cv; callAt?: string }

const isOfDay = (day: string, mobile: string) => (sent: SentForm) =>
  sent.fields.mobile === mobile && tehranDay(sent.at) === day

/** Stores a CV by name and length: its content would bloat every save of the session. */
const storedFields = ({ cv, attemptId: _attemptId, ...fields }: Fields) =>
  cv ? { ...fields, cv: { name: cv.name, type: cv.type, length: cv.content.length } } : fields

function isCallTime(moment: string, now: number) {
  const [day = '', time = ''] = moment.split('T')
  return moment > tehranDateTime(now) && !isFriday(day) && callHours.from <= time && time < callHours.until
}

/** Stores a form once for each attempt. 422 on `mobile` for a day’s fourth, on `role` if filled, on `callAt` outside call hours. */
export const submitForm =
  (form: string) =>
  (state: World, fields: Fields, context: Context): Outcome<null> => {
    const { attemptId } = fields
    const messages = [messageText(context.locale, 'formThanks')]
    const isKnown = attemptId !== undefined && state.forms.some((sent) => sent.attemptId === attemptId)
    if (isKnown) return { state, data: null, messages }
    const today = state.forms.filter(isOfDay(tehranDay(context.now), fields.mobile))
    if (today.length >= maxPerDay) return refuse(context, 422, 'formTooMany', {}, { field: 'mobile' })
    if (fields.role && closedRoles.includes(fields.role))
      return refuse(context, 422, 'roleClosed', {}, { field: 'role' })
    if (fields.callAt && !isCallTime(fields.callAt, context.now))
      return refuse(context, 422, 'callTimeClosed', {}, { field: 'callAt' })
    return {
      state: {
        ...state,
        forms: [...state.forms, { form, at: context.now, fields: storedFields(fields), attemptId }],
      },
      data: null,
      messages,
    }
  }
