import { expect, test } from 'vitest'
import { timelineOf } from './order-timeline.ts'

const at = '2026-11-18T08:30:00Z'
const formatTimeline = (...history: Parameters<typeof timelineOf>[0]) =>
  timelineOf(history).map(({ status, at: when }) => (when ? status : `(${status})`))

test('the timeline of an online order goes from payment to delivery', () => {
  expect(formatTimeline({ status: 'awaitingPayment', at })).toEqual([
    'awaitingPayment',
    '(paid)',
    '(sent)',
    '(delivered)',
  ])
  expect(formatTimeline({ status: 'awaitingPayment', at }, { status: 'paid', at })).toEqual([
    'awaitingPayment',
    'paid',
    '(sent)',
    '(delivered)',
  ])
})

test('the timeline of an order that the wallet paid begins with the payment', () => {
  expect(formatTimeline({ status: 'paid', at })).toEqual(['paid', '(sent)', '(delivered)'])
})

test('the timeline of other orders has no payment', () => {
  expect(formatTimeline({ status: 'registered', at }, { status: 'sent', at })).toEqual([
    'registered',
    'sent',
    '(delivered)',
  ])
})

test('the timeline of a cancelled order has no further steps', () => {
  expect(formatTimeline({ status: 'registered', at }, { status: 'cancelled', at })).toEqual([
    'registered',
    'cancelled',
  ])
})

test('the timeline guesses no steps after an unknown status', () => {
  expect(formatTimeline({ status: 'registered', at }, { status: 'unknown', at })).toEqual([
    'registered',
    'unknown',
  ])
  expect(formatTimeline({ status: 'unknown', at }, { status: 'sent', at })).toEqual([
    'unknown',
    'sent',
    '(delivered)',
  ])
})

test('the timeline of an empty or partial history ends with delivery', () => {
  expect(formatTimeline()).toEqual(['(registered)', '(sent)', '(delivered)'])
  expect(formatTimeline({ status: 'sent', at })).toEqual(['sent', '(delivered)'])
})
