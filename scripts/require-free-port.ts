import { isPortTaken } from '../build/free-port.ts'
import { failTaken, portFromEnv } from './options.ts'

if (import.meta.main) await requireFreePort()

/** The server of the journeys starts after minutes of building. */
export async function requireFreePort(): Promise<void> {
  const port = portFromEnv(4173)
  if (await isPortTaken(port, 'localhost')) failTaken(port, 'PORT=')
}

/** For servers whose ports are fixed. */
export async function requireFreePorts(ports: readonly number[]): Promise<void> {
  for (const port of ports)
    if (await isPortTaken(port, 'localhost')) throw new Error(`Port ${port} is taken. Stop what runs there.`)
}
