import { auth } from '#src/stores/auth.ts'
import type { User } from '../user.ts'
import { authError, pageError, defaultMessage } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'

const profile = { scenario: ['ready-to-order'], path: '/profile/details' } as const
const book = { scenario: ['ready-to-order'], path: '/profile/addresses' } as const
const newFirstName = 'نرگس'

export const user: Flow = {
  ...profile,
  expectedMessage: pageError,
  isDone: ({ LL, hasButton }) => hasButton(LL.account.editName()),
}

export const updateUser: Flow = {
  ...profile,
  setup: async ({ LL, press, type }) => {
    await press(LL.account.editName())
    await type(LL.forms.name.firstName(), newFirstName)
  },
  act: ({ LL, press }) => press(LL.forms.save()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.forms.name.firstName()) === newFirstName,
  isDone: ({ LL, hasButton, sees }) => hasButton(LL.account.editName()) && sees(newFirstName),
}

const saving = ({ LL, press }: User) => press(LL.forms.save())

export const changePassword: Flow = {
  ...profile,
  setup: async ({ LL, press, type }) => {
    const { password } = LL.account
    await press(password.begin())
    await type(LL.auth.secret.new(), 'zarrin-1406')
    await press(password.send())
  },
  act: ({ LL, type }) => type(LL.auth.code(), '12345'),
  expectedMessage: authError,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.auth.code()) === '12345',
  recover: saving,
  isDone: ({ LL, hasButton }) => hasButton(LL.account.password.begin()),
}

export const logout: Flow = {
  ...profile,
  act: ({ LL, press }) => press(LL.account.signOut()),
  expectedMessage: defaultMessage,
  isInputKept: ({ isAt }) => auth.hasSession && isAt('/profile/details'),
  isDone: ({ isAt }) => !auth.hasSession && isAt('/'),
}

const likedTitle = 'فرش لچک‌ترنج دست‌بافت کاشان'

export const likes: Flow = {
  scenario: ['liked-goods', 'cart-with-one-line'],
  path: '/profile/likes',
  expectedMessage: pageError,
  isInputKept: ({ LL, sees }) => !sees(LL.account.likes.empty()),
  isDone: ({ LL, isPressed }) => isPressed(LL.product.like({ title: likedTitle })),
}

export const addresses: Flow = {
  ...book,
  expectedMessage: pageError,
  isDone: ({ LL, hasButton }) => hasButton(LL.account.addressBook.add()),
}

const place = {
  title: 'کارگاه',
  province: 'یزد',
  city: 'یزد',
  street: 'خیابان امام، کوچه ۳، پلاک ۷',
  postalCode: '8914567813',
} as const

export const saveAddress: Flow = {
  ...book,
  setup: async ({ LL, press, type }) => {
    await press(LL.account.addressBook.add())
    for (const [part, text] of Object.entries(place))
      await type(LL.forms.address[part as keyof typeof place](), text)
  },
  act: saving,
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) =>
    Object.entries(place).every(
      ([part, text]) => valueOf(LL.forms.address[part as keyof typeof place]()) === text,
    ),
  isDone: ({ LL, hasButton }) => hasButton(LL.account.addressBook.edit({ title: place.title })),
}

const work = 'محل کار'

export const deleteAddress: Flow = {
  ...book,
  setup: ({ LL, press }) => press(LL.account.addressBook.remove({ title: work })),
  act: ({ LL, press }) => press(LL.account.addressBook.removeYes()),
  expectedMessage: defaultMessage,
  isInputKept: ({ sees }) => sees(work),
  isDone: ({ LL, hasButton }) =>
    hasButton(LL.account.addressBook.add()) && !hasButton(LL.account.addressBook.edit({ title: work })),
}
