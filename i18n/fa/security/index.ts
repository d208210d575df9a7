import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  devices: {
    text: 'حساب شما در این دستگاه‌ها باز است. اگر دستگاهی را نمی‌شناسید، از آن خارج شوید و رمز خود را عوض کنید.',
    name: '{browser:string} در {os:string}',
    unknown: 'دستگاه ناشناس',
    current: 'همین دستگاه',
    signedInAt: 'ورود: {at:string}',
    seenAt: 'آخرین بازدید: {at:string}',
    leave: 'خروج',
    leaveNamed: 'خروج از {name:string}',
    left: 'از {name:string} خارج شدید',
    leaveOthers: 'خروج از همه دستگاه‌های دیگر',
    leaveOthersAsk:
      'از {count:number|digits} دستگاه دیگر خارج شوید؟ برای ورود دوباره، کد پیامکی یا رمز لازم است.',
    leaveOthersYes: 'خارج شوم',
    leaveOthersNo: 'بماند',
    othersLeft: 'از همه دستگاه‌های دیگر خارج شدید',
    onlyThis: 'حساب شما فقط در همین دستگاه باز است.',
  },
} satisfies BaseTranslation
