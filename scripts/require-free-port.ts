import { isPortTaken } from '../build/free-port.ts'
import { failTaken, portFromEnv } from './options.ts'

if (import.meta.main) await requireFreePort()

/** The server of the journeys starts after minutes of building. */
export async function requireFreePort(): Promise<void> {
  const port = portFromEnv(4173)
  if (await isPortTaken(port, 'localhost')) failTaken(port, 'PORT=')
}
