import type { Hands } from '../hands.ts'
import { words } from '../tells.ts'
import type { Way } from '../way.ts'

const scenario = ['cart-with-one-line'] as const
const sender = { fullName: 'سارا محمدی', mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷' }
const letter = 'گلیم پشمی را در خانه می‌شود شست؟ بافت تبریز است.'

async function tellSender({ LL, type }: Hands) {
  await type(LL.forms.fullName(), sender.fullName)
  await type(LL.forms.mobile(), sender.mobile)
}

const keepsSender = ({ LL, valueOf }: Hands) =>
  valueOf(LL.forms.fullName()) === sender.fullName && valueOf(LL.forms.mobile()) === sender.mobile

const sent = ({ LL, sees }: Hands) => sees(LL.forms.thanks())

export const contactForm: Way = {
  scenario,
  path: '/contact',
  before: async (hands) => {
    const { LL, type } = hands
    await tellSender(hands)
    await type(LL.forms.contact.subject(), 'شستن گلیم')
    await type(LL.forms.contact.message(), letter)
  },
  act: ({ LL, press }) => press(LL.forms.contact.send()),
  tells: words,
  keeps: (hands) => keepsSender(hands) && hands.valueOf(hands.LL.forms.contact.message()) === letter,
  done: sent,
}

export const requestForm: Way = {
  scenario,
  path: '/Request',
  before: async (hands) => {
    const { LL, type } = hands
    await tellSender(hands)
    await type(LL.forms.request.wish(), letter)
    await type(LL.forms.request.city(), 'شیراز')
  },
  act: ({ LL, press }) => press(LL.forms.request.send()),
  tells: words,
  keeps: (hands) => keepsSender(hands) && hands.valueOf(hands.LL.forms.request.wish()) === letter,
  done: sent,
}

const cv = new File(['%PDF-1.4 of nobody'], 'cv.pdf', { type: 'application/pdf' })

export const employmentForm: Way = {
  scenario,
  path: '/employment',
  before: async (hands) => {
    const { LL, type, attach } = hands
    await tellSender(hands)
    await type(LL.forms.employment.role(), 'weaver')
    await type(LL.forms.employment.about(), letter)
    await attach(LL.forms.employment.cv.label(), cv)
  },
  act: ({ LL, press }) => press(LL.forms.employment.send()),
  tells: words,
  keeps: (hands) =>
    keepsSender(hands) && hands.valueOf(hands.LL.forms.employment.about()) === letter && hands.sees(cv.name),
  done: sent,
}
