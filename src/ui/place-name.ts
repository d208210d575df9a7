type Place = { province: string; city: string }

/** «تهران», and not «تهران · تهران». */
export const placeName = ({ province, city }: Place) => (province === city ? city : `${province} · ${city}`)
