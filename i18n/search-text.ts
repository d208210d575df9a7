/** What is searched for: empty when nothing that was typed can be seen. */
export const searchText = (typed: string) => (/[^\s\p{Cf}]/u.test(typed) ? typed.trim() : '')
