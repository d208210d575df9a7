export type PickerType = 'date' | 'datetime' | 'year' | 'month' | 'time' | 'year-month'

export type Step = 'year' | 'month' | 'day' | 'time'

export const stepsOf: Record<PickerType, readonly [Step, ...Step[]]> = {
  date: ['year', 'month', 'day'],
  datetime: ['year', 'month', 'day', 'time'],
  year: ['year'],
  month: ['month'],
  time: ['time'],
  'year-month': ['year', 'month'],
}

export const hasStep = (type: PickerType, step: Step) => stepsOf[type].includes(step)

/** Year and month are reached from the heading. */
export const defaultStep = (type: PickerType): Step => (hasStep(type, 'day') ? 'day' : stepsOf[type][0])

export const nextStep = (type: PickerType, step: Step): Step | null =>
  stepsOf[type][stepsOf[type].indexOf(step) + 1] ?? null
