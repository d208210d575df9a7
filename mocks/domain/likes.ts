import type * as contracts from '#contracts/catalogue.ts'
import type { Behaviour } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { asMember } from './member.ts'

export const likes: Behaviour<typeof contracts.likes> = (state, _input, context) =>
  asMember(state, context, ({ mobile }) => ({
    state,
    data: (state.likes[mobile] ?? []).map((id) => ({ id })),
  }))

export const like: Behaviour<typeof contracts.like> = (state, { id, liked }, context) =>
  asMember(state, context, ({ mobile }) => {
    if (!context.catalogue.rows.some((row) => row.id === id)) return refuse(context, 404, 'productGone')
    const others = (state.likes[mobile] ?? []).filter((known) => known !== id)
    return {
      state: { ...state, likes: { ...state.likes, [mobile]: liked ? [...others, id] : others } },
      data: null,
    }
  })
