import { QuickAdd } from '#src/features/checkout/QuickAdd/QuickAdd.tsx'
import type { CardActions } from '#src/features/catalogue/ProductCard/ProductCard.tsx'
import { LikeButton } from '#src/features/account/LikeButton/LikeButton.tsx'

export const cardActions: CardActions = ({ id, title, productItemId }) => ({
  like: <LikeButton id={id} title={title} />,
  add: <QuickAdd productItemId={productItemId} title={title} />,
})
