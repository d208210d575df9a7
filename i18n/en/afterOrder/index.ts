import type { NamespaceAfterOrderTranslation } from '../../i18n-types.ts'

export default {
  openInvoice: 'Invoice',
  cancel: {
    open: 'Cancel the order',
    title: 'Cancel order {id}',
    lines: 'Which items do you want to cancel?',
    linesNeeded: 'Please choose at least one item.',
    reason: 'Why are you cancelling?',
    reasonNeeded: 'Please choose a reason.',
    choose: 'Choose',
    reasons: {
      changedMind: 'I changed my mind',
      tooLate: 'It would arrive too late',
      cheaperElsewhere: 'I found it for less elsewhere',
      mistake: 'I ordered by mistake',
      other: 'Another reason',
    },
    send: 'Cancel now',
    keep: 'Keep the order',
    done: 'Cancelled',
  },
  delivery: {
    open: 'Change the delivery time',
    title: 'Delivery of order {id}',
    windows: 'Which window suits you better?',
    current: 'As it is now',
    none: 'No other window is free. The order comes at the time that you chose.',
    needed: 'Please choose a window.',
    send: 'Save the new time',
    keep: 'Keep the time',
    done: 'The delivery has been moved',
  },
  changes: {
    title: 'Not quite as last time',
    gone: '{title}: not added to the basket. {reason}',
    less: '{title}: {added|digits} of {wanted|digits} were added to the basket.',
    dearer: '{title}: the price has risen from {before} to {now}.',
  },
  cancelled: {
    title: 'Cancelled items',
    at: 'Cancelled on {date}',
    partly: 'Partly cancelled',
  },
  refund: {
    title: 'Refund',
    unknown: '{price} is paid back to you.',
    wallet: '{price} goes back to your wallet.',
    card: '{price} goes back to the card that you paid with, within three working days.',
    cheque:
      'Your cheque is handed back. If part of the order remains, we take a cheque for the new amount instead.',
    none: 'You have not paid anything, so there is nothing to pay back.',
  },
} satisfies NamespaceAfterOrderTranslation
