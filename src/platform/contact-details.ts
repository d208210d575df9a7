/** Apart from `site.ts`, which every page loads before its first paint. The address is a text: `shop.contact`. */
export const contactDetails = {
  phone: '02188880000',
  email: 'salam@zarrin.example',
  postcode: '15847-36514',
  map: 'https://www.openstreetmap.org/?mlat=35.7124&mlon=51.4231#map=17/35.7124/51.4231',
} as const
