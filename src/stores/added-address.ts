import { proxy } from 'valtio'

/** An address that was added for the order, until the checkout chooses it. */
const added = proxy<{ id: number | null }>({ id: null })

export function addressAdded(id: number) {
  added.id = id
}

export function takeAddedAddress(): number | null {
  const { id } = added
  added.id = null
  return id
}
