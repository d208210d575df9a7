import { expect, test } from 'vitest'
import { timelineOf } from './order-timeline.ts'

const at = '2026-11-18T08:30:00Z'
const told = (...history: Parameters<typeof timelineOf>[0]) =>
  timelineOf(history).map(({ status, at: when }) => (when ? status : `(${status})`))

test('an order paid online goes from payment to the door', () => {
  expect(told({ status: 'awaitingPayment', at })).toEqual([
    'awaitingPayment',
    '(paid)',
    '(sent)',
    '(delivered)',
  ])
  expect(told({ status: 'awaitingPayment', at }, { status: 'paid', at })).toEqual([
    'awaitingPayment',
    'paid',
    '(sent)',
    '(delivered)',
  ])
})

test('the others are sent when they are placed', () => {
  expect(told({ status: 'registered', at }, { status: 'sent', at })).toEqual([
    'registered',
    'sent',
    '(delivered)',
  ])
})

test('nothing comes after a cancelled order', () => {
  expect(told({ status: 'registered', at }, { status: 'cancelled', at })).toEqual(['registered', 'cancelled'])
})

test('a history that is empty, or began in its middle, still leads to the door', () => {
  expect(told()).toEqual(['(registered)', '(sent)', '(delivered)'])
  expect(told({ status: 'sent', at })).toEqual(['sent', '(delivered)'])
})
