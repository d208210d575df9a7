/** For a number or code inside a plain string; `BidiText` does it inside an element. */
export const ltrIsolate = (text: string) => `\u2066${text}\u2069`
