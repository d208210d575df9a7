/** The brand. Its name and sentences are in the dictionaries, its goods come from the server. */
export const site = {
  origin: 'https://zarrin.example',
  phone: '02188880000',
  email: 'salam@zarrin.example',
  pageSize: 24,
  /** From this many down a shopper is told that few are left. */
  fewLeft: 3,
} as const
