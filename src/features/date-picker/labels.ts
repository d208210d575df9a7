import type { PickerType } from './core/steps.ts'

import type { UnitMarks } from './core/marks.ts'

export type Labels = {
  placeholder: string
  choose: string
  chooseMonth: string
  chooseYear: string
  chooseTime: string
  confirm: string
  cancel: string
  now: string
  clear: string
  nextMonth: string
  previousMonth: string
  year: string
  month: string
  day: string
  time: string
  hour: string
  minute: string
  later: string
  earlier: string
  today: string
  chosen: string
  disabled: string
  holiday: string
  rangeStart: string
  rangeEnd: string
  comma: string
  /** Between the ends of a range. */
  until: string
  rejected: string
}

const fa: Labels = {
  placeholder: 'تاریخ و ساعت را انتخاب کنید',
  choose: 'انتخاب تاریخ',
  chooseMonth: 'انتخاب ماه',
  chooseYear: 'انتخاب سال',
  chooseTime: 'انتخاب ساعت',
  confirm: 'تأیید',
  cancel: 'انصراف',
  now: 'اکنون',
  clear: 'پاک کردن',
  nextMonth: 'ماه بعد',
  previousMonth: 'ماه قبل',
  year: 'سال',
  month: 'ماه',
  day: 'روز',
  time: 'ساعت و دقیقه',
  hour: 'ساعت',
  minute: 'دقیقه',
  later: 'بیشتر',
  earlier: 'کمتر',
  today: 'امروز',
  chosen: 'انتخاب شده',
  disabled: 'در دسترس نیست',
  holiday: 'تعطیل رسمی',
  rangeStart: 'آغاز بازه',
  rangeEnd: 'پایان بازه',
  comma: '، ',
  until: ' تا ',
  rejected: 'این مقدار پذیرفته نشد.',
}

const en: Labels = {
  placeholder: 'Choose a date and time',
  choose: 'Choose a date',
  chooseMonth: 'Choose a month',
  chooseYear: 'Choose a year',
  chooseTime: 'Choose a time',
  confirm: 'Select',
  cancel: 'Cancel',
  now: 'Now',
  clear: 'Clear',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  time: 'Time',
  hour: 'Hour',
  minute: 'Minute',
  later: 'Later',
  earlier: 'Earlier',
  today: 'today',
  chosen: 'selected',
  disabled: 'not available',
  holiday: 'public holiday',
  rangeStart: 'start of the range',
  rangeEnd: 'end of the range',
  comma: ', ',
  until: ' to ',
  rejected: 'This cannot be used.',
}

const ru: Labels = {
  placeholder: 'Выберите дату и время',
  choose: 'Выбрать дату',
  chooseMonth: 'Выбрать месяц',
  chooseYear: 'Выбрать год',
  chooseTime: 'Выбрать время',
  confirm: 'Выбрать',
  cancel: 'Отмена',
  now: 'Сейчас',
  clear: 'Очистить',
  nextMonth: 'Следующий месяц',
  previousMonth: 'Предыдущий месяц',
  year: 'Год',
  month: 'Месяц',
  day: 'День',
  time: 'Время',
  hour: 'Часы',
  minute: 'Минуты',
  later: 'Позже',
  earlier: 'Раньше',
  today: 'сегодня',
  chosen: 'выбрано',
  disabled: 'недоступно',
  holiday: 'праздничный день',
  rangeStart: 'начало периода',
  rangeEnd: 'конец периода',
  comma: ', ',
  until: ' — ',
  rejected: 'Это значение не подходит.',
}

const byLanguage: Record<string, Labels> = { fa, en, ru }

export const labelsOf = (locale: string): Labels => byLanguage[new Intl.Locale(locale).language] ?? en

export const cellLabel = (
  { isChosen, isDisabled }: UnitMarks,
  labels: Labels,
  ...parts: (string | false | null | undefined)[]
): string =>
  [...parts, isChosen && labels.chosen, isDisabled && labels.disabled].filter(Boolean).join(labels.comma)

export function chooseLabel(type: PickerType, labels: Labels): string {
  const choices: Partial<Record<PickerType, string>> = {
    date: labels.choose,
    datetime: labels.placeholder,
    year: labels.chooseYear,
    time: labels.chooseTime,
  }
  return choices[type] ?? labels.chooseMonth
}
