import { auth } from '#src/stores/auth.ts'
import type { Hands } from '../hands.ts'
import { authError, pageError, words } from '../tells.ts'
import type { Way } from '../way.ts'

const profile = { scenario: ['ready-to-order'], path: '/profile' } as const
const book = { scenario: ['ready-to-order'], path: '/profile/addresses' } as const
const newFirstName = 'نرگس'

export const user: Way = {
  ...profile,
  tells: pageError,
  done: ({ LL, hasButton }) => hasButton(LL.account.editName()),
}

export const updateUser: Way = {
  ...profile,
  before: async ({ LL, press, type }) => {
    await press(LL.account.editName())
    await type(LL.forms.name.firstName(), newFirstName)
  },
  act: ({ LL, press }) => press(LL.forms.save()),
  tells: words,
  keeps: ({ LL, valueOf }) => valueOf(LL.forms.name.firstName()) === newFirstName,
  done: ({ LL, hasButton, sees }) => hasButton(LL.account.editName()) && sees(newFirstName),
}

const saving = ({ LL, press }: Hands) => press(LL.forms.save())

export const changePassword: Way = {
  ...profile,
  before: async ({ LL, press, type }) => {
    const { password } = LL.account
    await press(password.begin())
    await type(LL.auth.secret.new(), 'zarrin-1406')
    await press(password.send())
  },
  act: ({ LL, type }) => type(LL.auth.code(), '12345'),
  tells: authError,
  keeps: ({ LL, valueOf }) => valueOf(LL.auth.code()) === '12345',
  again: saving,
  done: ({ LL, hasButton }) => hasButton(LL.account.password.begin()),
}

export const logout: Way = {
  ...profile,
  act: ({ LL, press }) => press(LL.account.signOut()),
  tells: words,
  keeps: ({ isAt }) => auth.hasSession && isAt('/profile'),
  done: ({ isAt }) => !auth.hasSession && isAt('/'),
}

const likedTitle = 'فرش لچک‌ترنج دست‌بافت کاشان'

export const likes: Way = {
  scenario: ['liked-goods', 'cart-with-one-line'],
  path: '/profile/likes',
  tells: pageError,
  keeps: ({ LL, sees }) => !sees(LL.account.likes.empty()),
  done: ({ LL, isPressed }) => isPressed(LL.product.like({ title: likedTitle })),
}

export const addresses: Way = {
  ...book,
  tells: pageError,
  done: ({ LL, hasButton }) => hasButton(LL.account.addressBook.add()),
}

const place = {
  title: 'کارگاه',
  province: 'یزد',
  city: 'یزد',
  street: 'خیابان امام، کوچه ۳، پلاک ۷',
  postalCode: '8914567813',
} as const

export const saveAddress: Way = {
  ...book,
  before: async ({ LL, press, type }) => {
    await press(LL.account.addressBook.add())
    for (const [part, text] of Object.entries(place))
      await type(LL.forms.address[part as keyof typeof place](), text)
  },
  act: saving,
  tells: words,
  keeps: ({ LL, valueOf }) =>
    Object.entries(place).every(
      ([part, text]) => valueOf(LL.forms.address[part as keyof typeof place]()) === text,
    ),
  done: ({ LL, hasButton }) => hasButton(LL.account.addressBook.edit({ title: place.title })),
}

const work = 'محل کار'

export const deleteAddress: Way = {
  ...book,
  before: ({ LL, press }) => press(LL.account.addressBook.remove({ title: work })),
  act: ({ LL, press }) => press(LL.account.addressBook.removeYes()),
  tells: words,
  keeps: ({ sees }) => sees(work),
  done: ({ LL, hasButton }) =>
    hasButton(LL.account.addressBook.add()) && !hasButton(LL.account.addressBook.edit({ title: work })),
}
