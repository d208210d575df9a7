import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  discount: {
    page: 'کد تخفیف {code:string}',
    applied: 'کد تخفیف {code:string} روی سبد شما اعمال شد',
    appliedText: '{amount:string} از مبلغ سبد شما کم شد.',
    appliedLater: 'با رسیدن سبد به مبلغ لازم، تخفیف آن حساب می‌شود.',
    applying: 'کد تخفیف {code:string} روی سبد شما اعمال می‌شود…',
    waits: 'کد تخفیف {code:string} را برایتان نگه داشتیم',
    waitsText: 'کالایی به سبد اضافه کنید؛ همین که سبد خرید را باز کنید، تخفیف اعمال می‌شود.',
    refused: 'کد تخفیف {code:string} اعمال نشد',
    unchanged: 'سبد شما همان است که بود.',
    forget: 'از این کد استفاده نمی‌کنم',
  },
} satisfies BaseTranslation
