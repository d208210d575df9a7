import type { NamespaceOrderReturnsTranslation } from '../../i18n-types.ts'

export default {
  title: 'Returns',
  until: 'You can return the items until {date}.',
  closed: {
    tooLate: 'The seven days for returning this order ended on {date}.',
    allReturned: 'You have asked to return every item of this order.',
    unknown: 'This order can no longer be returned.',
  },
  open: 'Ask for a return',
  dialog: 'Return from order {id}',
  lines: 'Which items do you want to return?',
  linesNeeded: 'Please choose at least one item.',
  tooMany: 'You can return {count|digits} of this item.',
  reason: 'Why are you returning them?',
  reasonNeeded: 'Please choose a reason.',
  choose: 'Choose',
  reasons: {
    damaged: 'Damaged or faulty',
    wrongItem: 'Not the item that I ordered',
    notAsDescribed: 'Differs from the picture or description',
    changedMind: 'I changed my mind',
    other: 'Another reason',
  },
  text: 'Details',
  textHint: 'Whatever helps us decide. If you have another reason, write it here.',
  textNeeded: 'Please tell us in a few words why you are returning it.',
  photos: 'Pictures',
  photosHint:
    'Up to {max|digits} pictures. If the item is damaged, please send one: we cannot accept damage that we do not see.',
  way: 'Where should the money go?',
  ways: {
    wallet: { title: 'Your wallet', text: 'On the day that we have looked at the item' },
    card: {
      title: 'The card that you paid with',
      text: 'Within three working days after we have looked at the item',
    },
  },
  send: 'Send the request',
  keep: 'Later',
  done: 'We have your request to return',
  states: {
    requested: 'Waiting for an answer',
    approved: 'Approved',
    refused: 'Refused',
    pickedUp: 'Back with us',
    refunded: 'Refunded',
    unknown: 'Unknown',
  },
  next: {
    requested: 'You will have an answer within one working day.',
    approved: 'A courier will arrange the pick-up with you.',
    pickedUp: 'We look at the item, then pay you back.',
  },
  since: 'Since {date}',
  paidBack: {
    wallet: '{price} went back to your wallet.',
    card: '{price} went back to your card.',
    cheque: 'Your cheque was handed back.',
    other: '{price} was paid back to you.',
  },
} satisfies NamespaceOrderReturnsTranslation
