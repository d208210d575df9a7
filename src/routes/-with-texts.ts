/** Both at once. A page has something to say of data that did not come, too: its texts are there in either case. */
export async function withTexts<Data>(texts: Promise<void>, data: Promise<Data>): Promise<Data> {
  await Promise.allSettled([texts, data])
  await texts
  return data
}
