/** Not `\p{Cf}`, which has the tags of flags and Arabic signs, too. */
const invisible = String.raw`[\s\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+`
const allInvisible = new RegExp(invisible, 'g')
const invisibleEnds = new RegExp(`^${invisible}|${invisible}$`, 'g')

/** Without spaces, half-spaces and direction marks at its ends: empty when nothing of it can be seen. */
export const trimInvisible = (text: string) => text.replace(invisibleEnds, '')

export const removeInvisible = (text: string) => text.replace(allInvisible, '')
