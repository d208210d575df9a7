import { Share } from '#src/features/catalogue/Share/Share.tsx'
import { ShareCart } from '#src/features/checkout/ShareCart/ShareCart.tsx'

const renderShare = (address: string, title: string) => <Share address={address} title={title} />

export const BasketShare = ({ basketId }: { basketId: string }) => (
  <ShareCart basketId={basketId} renderShare={renderShare} />
)
