/** Invoices name the seller by it; null where there is none. Apart from `site`, which every page loads. */
export const taxData: Readonly<Record<'economicCode' | 'nationalId' | 'registrationNumber', string | null>> =
  {
    economicCode: '411398765432',
    nationalId: '14007654321',
    registrationNumber: '512345',
  }
