import type { User } from '../user.ts'
import { defaultMessage } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'

const scenario = ['cart-with-one-line'] as const
const sender = { fullName: 'سارا محمدی', mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷' }
const letter = 'گلیم پشمی را در خانه می‌شود شست؟ بافت تبریز است.'

async function fillSender({ LL, type }: User) {
  await type(LL.forms.fullName(), sender.fullName)
  await type(LL.forms.mobile(), sender.mobile)
}

const keepsSender = ({ LL, valueOf }: User) =>
  valueOf(LL.forms.fullName()) === sender.fullName && valueOf(LL.forms.mobile()) === sender.mobile

const sent = ({ LL, sees }: User) => sees(LL.forms.thanks())

export const contactForm: Flow = {
  scenario,
  path: '/contact',
  setup: async (user) => {
    const { LL, type } = user
    await fillSender(user)
    await type(LL.forms.contact.subject(), 'شستن گلیم')
    await type(LL.forms.contact.message(), letter)
  },
  act: ({ LL, press }) => press(LL.forms.contact.send()),
  expectedMessage: defaultMessage,
  isInputKept: (user) => keepsSender(user) && user.valueOf(user.LL.forms.contact.message()) === letter,
  isDone: sent,
}

export const requestForm: Flow = {
  scenario,
  path: '/Request',
  setup: async (user) => {
    const { LL, type } = user
    await fillSender(user)
    await type(LL.forms.request.wish(), letter)
    await type(LL.forms.request.city(), 'شیراز')
  },
  act: ({ LL, press }) => press(LL.forms.request.send()),
  expectedMessage: defaultMessage,
  isInputKept: (user) => keepsSender(user) && user.valueOf(user.LL.forms.request.wish()) === letter,
  isDone: sent,
}

const cv = new File(['%PDF-1.4 of nobody'], 'cv.pdf', { type: 'application/pdf' })

export const employmentForm: Flow = {
  scenario,
  path: '/employment',
  setup: async (user) => {
    const { LL, type, attach } = user
    await fillSender(user)
    await type(LL.forms.employment.role(), 'weaver')
    await type(LL.forms.employment.about(), letter)
    await attach(LL.forms.employment.cv.label(), cv)
  },
  act: ({ LL, press }) => press(LL.forms.employment.send()),
  expectedMessage: defaultMessage,
  isInputKept: (user) =>
    keepsSender(user) && user.valueOf(user.LL.forms.employment.about()) === letter && user.sees(cv.name),
  isDone: sent,
}
