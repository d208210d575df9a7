import { createContext } from 'react'

/** False while a dialog or sheet fades out: its content is still mounted, but whoever closed it has left. */
export const IsOverlayOpen = createContext(true)
