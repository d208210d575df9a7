import basicSsl from '@vitejs/plugin-basic-ssl'
import { preview, type InlineConfig } from 'vite'

export type Served = { url: string; close(): Promise<void> }

/** For the browser that opens what `serveBuild` serves. */
export const trustAnyone = '--ignore-certificate-errors'

/** A build as every host has it: over HTTP/2, which a browser speaks only where there is a certificate. This one is made up. */
export async function serveBuild({ plugins = [], ...config }: InlineConfig): Promise<Served> {
  const server = await preview({ ...config, plugins: [...plugins, basicSsl()], preview: { port: 0 } })
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() }
}
