import type { CartItem } from '#contracts/cart.ts'
import type { Order } from '#contracts/orders.ts'
import type { ProductCard } from '#contracts/catalogue.ts'
import type { Product, ProductItem } from '#contracts/product.ts'
import type { Picture } from '#contracts/values.ts'
import { rials } from '#contracts/values.ts'
import type { ProductVideo } from '#contracts/videos.ts'

export const picture: Picture = {
  src: '/api/pictures/kashan-medallion-carpet/1-whole.svg',
  alt: 'فرش لچک‌ترنج دست‌بافت کاشان، لاکی',
  tint: '#ead3d0',
}

export const video: ProductVideo = {
  src: '/api/videos/one-day-at-the-loom.webm',
  title: 'یک روز پای دار',
  picture: { ...picture, src: '/api/pictures/kashan-medallion-carpet/1-use.svg' },
  on: '2026-10-12',
  captions: [
    { from: 0, to: 3, text: 'صبح است و آفتاب روی دار افتاده.' },
    { from: 3, to: 6, text: 'دو بافنده کنار هم می‌نشینند.' },
  ],
}

export const productCard: ProductCard = {
  id: 1001,
  label: 'kashan-medallion-carpet',
  catLabel: 'handwoven-carpets',
  title: 'فرش لچک‌ترنج دست‌بافت کاشان',
  maker: 'کارگاه سایه‌باف',
  city: 'کاشان',
  picture,
  rating: { average: 4.8, count: 64 },
  isNew: true,
  productItemId: 10011,
  price: rials(965_000_000),
  oldPrice: null,
  discountPercent: 0,
  saleEndsOn: null,
  stockLeft: 12,
}

const item = (id: number, options: ProductItem['options'], stockLeft: number): ProductItem => ({
  id,
  sku: `ZR-1001-${id - 10010}`,
  title: Object.values(options).join('، '),
  options,
  pictures: [picture],
  price: productCard.price,
  oldPrice: null,
  discountPercent: 0,
  saleEndsOn: null,
  stockLeft,
})

const small = item(10011, { color: 'crimson', size: 's1' }, 5)

export const product: Product = {
  ...productCard,
  summary: 'فرشی پشمی با ترنج شانزده‌پر.',
  description: 'نقشه این فرش را طراح کارگاه کشیده است.',
  makerPage: null,
  stars: [0, 1, 2, 9, 52],
  delivery: { from: '2026-11-22', to: '2026-11-25' },
  specs: [{ title: 'جنس', value: 'پشم' }],
  axes: [
    {
      name: 'color',
      values: [
        { value: 'crimson', title: 'لاکی', swatch: '#8f2431' },
        { value: 'navy', title: 'سرمه‌ای', swatch: '#1f2f55' },
      ],
    },
    {
      name: 'size',
      values: [
        { value: 's1', title: '۲ در ۳ متر', swatch: null },
        { value: 's2', title: '۳ در ۴ متر', swatch: null },
      ],
    },
  ],
  items: [
    small,
    item(10012, { color: 'crimson', size: 's2' }, 3),
    item(10013, { color: 'navy', size: 's1' }, 0),
  ],
  reviews: [],
  path: [{ label: 'rugs', title: 'فرش و گلیم' }],
  addedAt: '2026-03-01T00:00:00Z',
}

export const firstItem = small

const line: CartItem = {
  id: 1,
  productId: productCard.id,
  productItemId: 10011,
  count: 2,
  label: productCard.label,
  catLabel: productCard.catLabel,
  title: productCard.title,
  variant: 'لاکی، ۲ در ۳ متر',
  picture,
  unitPrice: productCard.price,
  oldUnitPrice: null,
  unitPriceBefore: null,
  linePrice: rials(1_930_000_000),
  stockLeft: 5,
}

const nothing = rials(0)

export const order: Order = {
  productOrderId: 'ZR-100001',
  kind: 'online',
  status: 'awaitingPayment',
  placedAt: '2026-11-18T08:30:00Z',
  history: [{ status: 'awaitingPayment', at: '2026-11-18T08:30:00Z' }],
  lines: [line],
  totals: {
    lines: line.linePrice,
    rebate: nothing,
    bonus: nothing,
    delivery: nothing,
    payable: line.linePrice,
    saved: nothing,
  },
  address: {
    recipient: 'سارا محمدی',
    mobile: '09121234567',
    province: 'تهران',
    city: 'تهران',
    street: 'خیابان ولیعصر، کوچه نسترن، پلاک ۱۲',
    postalCode: '1234567890',
  },
  delivery: { title: 'پست پیشتاز', from: '2026-11-22T06:00:00Z', to: '2026-11-25T14:00:00Z' },
  payment: {
    paymentId: 'p-1',
    paymentUrl: '/api/payment/test/p-1?test=true',
    status: 'pending',
    merchant: 'درگاه شتاب',
    paidAt: null,
  },
  cheque: null,
  isReserved: false,
  parentOrderId: null,
}
