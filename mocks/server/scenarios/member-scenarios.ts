import { dayInMs } from '#i18n/tehran.ts'
import { lockedFor } from '../../domain/codes.ts'
import { withWorld } from './scenario-state.ts'
import type { Scenarios } from './scenario-state.ts'
import { hour, member, minute, secondMember, signIn, signInElsewhere } from './steps.ts'

const otherDevices = [
  {
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
    msAgo: 3 * hour,
  },
  {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
    msAgo: 9 * dayInMs,
  },
]

export const memberScenarios = {
  'otp-throttled': {
    title: 'Too many wrong codes: both members wait two minutes',
    apply: (state) => {
      const attempt = { wrong: 0, lockedUntil: state.now + lockedFor * 1000 }
      return withWorld(state, { attempts: { [member.mobile]: attempt, [secondMember.mobile]: attempt } })
    },
  },
  'code-expired': {
    title: 'The code that was sent to Sara has expired',
    apply: (state) =>
      withWorld(state, { otps: { [member.mobile]: { code: '54321', sentAt: state.now - 5 * minute } } }),
  },
  member: {
    title: 'Sara is signed in: two addresses, a bonus of 500,000 Toman',
    apply: (state) => signIn(state, member.mobile),
  },
  'three-devices': {
    title: 'Sara is also signed in on a phone and on a computer',
    includes: ['member'],
    apply: (state) =>
      otherDevices.reduce((next, device) => signInElsewhere(next, member.mobile, device), state),
  },
  'data-export-ready': {
    title: 'Sara has asked for her data, and the file is ready',
    includes: ['member'],
    apply: (state) => withWorld(state, { exports: { [member.mobile]: state.now - minute } }),
  },
  'second-member': {
    title: 'Amir is signed in: one address, no bonus',
    apply: (state) => signIn(state, secondMember.mobile),
  },
  'without-addresses': {
    title: 'Sara is signed in and has no address yet',
    includes: ['member'],
    apply: (state) => {
      const { members } = state.world
      return withWorld(state, {
        members: { ...members, [member.mobile]: { ...members[member.mobile]!, addresses: [] } },
      })
    },
  },
} as const satisfies Scenarios
