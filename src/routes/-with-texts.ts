/** Waits for the texts even if the data fails: the error view needs them. */
export async function withTexts<Data>(texts: Promise<void>, data: Promise<Data>): Promise<Data> {
  await Promise.allSettled([texts, data])
  await texts
  return data
}
