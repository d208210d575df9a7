import type { NamespaceShopTranslation } from '../../i18n-types.ts'

export default {
  about: {
    lead: 'Good handwork carries the name of the one who made it.',
    story:
      '{shop} began with one shelf and three enamel bowls from Isfahan. Nobody could say whose work they were. We found the address of the workshop, sat beside the kiln, and learnt that most of the road between maker and buyer belongs to middlemen: a road on which names are lost and the maker’s own share shrinks.',
    storyMore:
      'Today we work with dozens of workshops all over Iran: carpet weavers in Kashan and Nain, coppersmiths in Zanjan and Kerman, khatam makers in Shiraz, potters in Lalejin, saffron growers in Qaenat and luthiers in Isfahan. Most are small, and many have done one thing for generations. We buy every piece from them ourselves, look it over, and send it on with the maker’s name. Carpets, stones, silver and calligraphy come with a certificate that says what they are made of and how.',
    workTitle: 'How we work',
    work: 'The maker names the price, and we pay before we sell. We place no bulk orders, because haste is the first thing that shows in handwork. If the two bowls of a pair differ a little, both are right: that is the sign of a hand and not a fault.',
    promiseTitle: 'What we promise',
    promise:
      'What you see is what arrives: pictures, sizes and colours are taken from the piece itself. If you do not like it, we take it back within seven days. If years later your setar needs tuning or the fringe of your carpet wears through, come back to us; the same masters will mend it.',
    makers: 'Meet the makers',
  },
  contact: {
    lead: 'Call us, write to us, or come and see the work.',
    phone: 'Telephone',
    phoneHours: 'Saturday to Wednesday, 9:00–\u206017:00',
    email: 'E-\u2060mail',
    emailHours: 'We answer within one working day.',
    address: 'Showroom',
    addressText: '12 Narvan Alley, Sepidar Street, Tehran',
    postcode: 'Postal code',
    map: 'See it on the map',
    newTab: 'opens in a new tab',
    hours: 'Opening hours',
    saturdayToWednesday: 'Saturday to Wednesday',
    saturdayToWednesdayHours: '10:00–\u206019:00',
    thursday: 'Thursday',
    thursdayHours: '10:00–\u206014:00',
    friday: 'Friday and public holidays',
    closed: 'Closed',
    write: 'Write to us',
  },
  consent: {
    title: 'Visit statistics',
    text: 'May we count visits and purchases, without your name or address, to make the shop better?',
    accept: 'Allow',
    decline: 'Do not allow',
    change: 'Visit statistics',
  },
} satisfies NamespaceShopTranslation
