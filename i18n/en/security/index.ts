import type { NamespaceSecurityTranslation } from '../../i18n-types.ts'

export default {
  devices: {
    text: 'Your account is open on these devices. If you do not know one of them, sign it out and change your password.',
    name: '{browser} on {os}',
    unknown: 'Unknown device',
    current: 'This device',
    signedInAt: 'Signed in {at}',
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
} satisfies NamespaceSecurityTranslation
