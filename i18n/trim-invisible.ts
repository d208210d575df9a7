/** Without spaces, half-spaces and direction marks at its ends: empty when nothing of it can be seen. */
export const trimInvisible = (text: string) => text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
