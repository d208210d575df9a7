import type { CallName } from '#contracts/registry.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRefusal, rewritingResponse } from './mutant.ts'

type Json = { [key: string]: unknown }

const done = { isSuccess: true, messages: [], data: null }
const reply = (body: Json, status = 200) =>
  Response.json(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } })

const doingNothing = (name: string, call: CallName) =>
  intercepting(name, [call], () => async () => reply(done))

const accepting = (name: string, refused: number) =>
  rewritingRefusal(name, ['signOutDevice'], (response) =>
    response.status === refused ? reply(done) : response,
  )

/** Access ends, but the device gets new tokens. */
const renewing = (name: string, call: 'signOutDevice' | 'signOutOtherDevices') =>
  intercepting(name, [call, 'refresh'], () => {
    let hasEnded = false
    return async (asked, pass) => {
      const response = await pass()
      if (asked.call === call && response.status === 200) hasEnded = true
      return asked.call === 'refresh' && hasEnded && response.status === 401 ? reply(done) : response
    }
  })

const signsItselfOut = intercepting(
  'signing the other devices out ends the own session',
  ['signOutOtherDevices', 'refresh'],
  () => {
    const ended = new Set<string | null>()
    return async (asked, pass) => {
      const cookie = asked.request.headers.get('cookie')
      if (asked.call === 'signOutOtherDevices') ended.add(cookie)
      return asked.call === 'refresh' && ended.has(cookie)
        ? reply({ isSuccess: false, messages: [{ item1: 'Sign in' }] }, 401)
        : pass()
    }
  },
)

export const deviceMutants: readonly Mutant[] = [
  doingNothing('a device that is signed out stays', 'signOutDevice'),
  doingNothing('the other devices stay', 'signOutOtherDevices'),
  renewing('a device that is signed out renews its tokens', 'signOutDevice'),
  renewing('the other devices renew their tokens', 'signOutOtherDevices'),
  signsItselfOut,
  accepting('a device of nobody is signed out', 404),
  accepting('the current device is signed out', 409),
  rewritingRefusal('403 for a device of somebody else', ['signOutDevice'], (response) =>
    response.status === 404 ? reply({ isSuccess: false, messages: [{ item1: 'Not yours' }] }, 403) : response,
  ),
  rewritingField('every device is the current one', ['devices'], 'list.*.isCurrent', () => true),
  rewritingField('no device is the current one', ['devices'], 'list.*.isCurrent', () => false),
  rewritingResponse('the current device comes last', ['devices'], ({ list, ...rest }) => ({
    ...rest,
    list: (list as Json[]).toReversed(),
  })),
  rewritingField(
    'the other devices come first seen first',
    ['devices'],
    'list',
    ([first, ...others]: Json[]) => [first, ...others.toReversed()],
  ),
  rewritingResponse('a device is listed twice', ['devices'], ({ list, ...rest }) => ({
    ...rest,
    list: [...(list as Json[]), { ...(list as Json[])[0], id: 'device-again', isCurrent: false }],
  })),
]
