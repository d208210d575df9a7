import { defaultMessage, pageError } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'
import type { User } from '../user.ts'

const list = { scenario: ['three-devices', 'cart-with-one-line'], path: '/profile/devices' } as const
const names = { browser: 'Chrome', os: 'Android' }
const leaveButton = ({ LL }: User) =>
  LL.security.devices.leaveNamed({ name: LL.security.devices.name(names) })

export const devices: Flow = {
  ...list,
  expectedMessage: pageError,
  isDone: ({ LL, hasButton }) => hasButton(LL.security.devices.leaveOthers()),
}

export const signOutDevice: Flow = {
  ...list,
  act: (user) => user.press(leaveButton(user)),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, sees }) => sees(LL.security.devices.name(names)),
  isDone: (user) =>
    user.hasButton(user.LL.security.devices.leaveOthers()) && !user.hasButton(leaveButton(user)),
}

export const signOutOtherDevices: Flow = {
  ...list,
  setup: ({ LL, press }) => press(LL.security.devices.leaveOthers()),
  act: ({ LL, press }) => press(LL.security.devices.leaveOthersYes()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, hasButton }) => hasButton(LL.security.devices.leaveOthersYes()),
  isDone: ({ LL, sees }) => sees(LL.security.devices.onlyThis()),
}
