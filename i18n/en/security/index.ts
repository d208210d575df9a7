import type { NamespaceSecurityTranslation } from '../../i18n-types.ts'

export default {
  devices: {
    text: 'Your account is open on these devices. If you do not know one of them, sign it out and change your password.',
    name: '{browser} on {os}',
    unknown: 'Unknown device',
    current: 'This device',
    signedInAt: 'Signed in on {at}',
    seenAt: 'Last seen {at}',
    leave: 'Sign out',
    leaveNamed: 'Sign out of {name}',
    left: 'You have signed out of {name}',
    leaveOthers: 'Sign out of all other devices',
    leaveOthersAsk:
      'Sign out of {count|digits} other {{device|devices}}? Signing in again takes a code or the password.',
    leaveOthersYes: 'Sign out',
    leaveOthersNo: 'Keep them',
    othersLeft: 'You have signed out of all other devices',
    onlyThis: 'Your account is open on this device only.',
  },
  data: {
    title: 'Your data with us',
    text: 'A file with your details, addresses, orders, wallet, favourites and devices.',
    ask: 'Ask for the file',
    preparing: 'You asked on {at}. The file is being prepared; this page updates by itself.',
    ready: 'The file that you asked for on {at} is ready.',
    download: 'Download the file',
    again: 'Ask again',
  },
  deletion: {
    title: 'Deleting the account',
    text: 'Before anything is deleted, we tell you what is lost and what is kept.',
    begin: 'I want to delete my account',
    meaning: 'If you delete the account:',
    lost: 'Your details, addresses, favourites, lists and reviews are deleted and do not come back.',
    kept: 'Past orders are kept for {years|digits} {{year|years}}, apart from your account, because the law says so.',
    payout: 'The balance of your wallet, {amount}, is paid back to the card that you paid with.',
    credit: 'Gift credit is lost.',
    everywhere: 'You are signed out on all devices. You can open a new account with the same number.',
    hindered:
      'You have {count|digits} {{count:order|orders}} under way or being returned. You can delete the account once {{count:it is|they are}} delivered, cancelled or paid back.',
    seeOrders: 'See the orders',
    send: 'Get a code and continue',
    keep: 'Keep the account',
    codeText:
      'Enter the 5-digit code that we sent to {mobile}. When you press the button, the account is deleted for good.',
    confirm: 'Delete the account for good',
    done: 'Your account is deleted, and you are signed out on all devices',
  },
} satisfies NamespaceSecurityTranslation
