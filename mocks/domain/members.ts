import type { Member } from './world.ts'

export const seededMembers: readonly Member[] = [
  {
    id: 501,
    mobile: '09121234567',
    firstName: ['سارا', 'Sara', 'Сара'],
    lastName: ['محمدی', 'Mohammadi', 'Мохаммади'],
    password: 'zarrin-1405',
    bonus: 5_000_000,
    addresses: [
      {
        id: 801,
        title: ['خانه', 'Home', 'Дом'],
        recipient: ['سارا محمدی', 'Sara Mohammadi', 'Сара Мохаммади'],
        province: ['تهران', 'Tehran', 'Тегеран'],
        city: ['تهران', 'Tehran', 'Тегеран'],
        street: [
          'خیابان ولیعصر، کوچه نسترن، پلاک ۱۲، واحد ۳',
          'Valiasr Street, Nastaran Alley, No. 12, Unit 3',
          'улица Валиаср, переулок Настаран, д. 12, кв. 3',
        ],
        postalCode: '1434567891',
        isDefault: true,
      },
      {
        id: 802,
        title: ['محل کار', 'Work', 'Работа'],
        recipient: ['سارا محمدی', 'Sara Mohammadi', 'Сара Мохаммади'],
        province: ['اصفهان', 'Isfahan', 'Исфахан'],
        city: ['اصفهان', 'Isfahan', 'Исфахан'],
        street: [
          'خیابان چهارباغ عباسی، ساختمان میخک، طبقه ۲',
          'Chahar Bagh Abbasi Street, Mikhak Building, 2nd floor',
          'улица Чахар-Баг Аббаси, здание «Михак», 2-й этаж',
        ],
        postalCode: '8145678912',
        isDefault: false,
      },
    ],
  },
  {
    id: 502,
    mobile: '09351112233',
    firstName: ['امیر', 'Amir', 'Амир'],
    lastName: ['کریمی', 'Karimi', 'Карими'],
    password: null,
    bonus: 0,
    addresses: [
      {
        id: 803,
        title: ['خانه', 'Home', 'Дом'],
        recipient: ['امیر کریمی', 'Amir Karimi', 'Амир Карими'],
        province: ['فارس', 'Fars', 'Фарс'],
        city: ['شیراز', 'Shiraz', 'Шираз'],
        street: [
          'بلوار ارم، کوچه ۵، پلاک ۸',
          'Eram Boulevard, Alley 5, No. 8',
          'бульвар Эрам, переулок 5, д. 8',
        ],
        postalCode: '7194567813',
        isDefault: true,
      },
    ],
  },
]
