const invisible = String.raw`[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+`
const invisibleEnds = new RegExp(`^${invisible}|${invisible}$`, 'g')

/** Without spaces, half-spaces and direction marks at its ends: empty when nothing of it can be seen. */
export const trimInvisible = (text: string) => text.replace(invisibleEnds, '')
