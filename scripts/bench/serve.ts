import basicSsl from '@vitejs/plugin-basic-ssl'
import { preview, type InlineConfig } from 'vite'

export type Served = { url: string; close(): Promise<void> }

export const ignoreCertificateErrors = '--ignore-certificate-errors'

/** Serves over HTTP/2 as production does. Browsers need TLS for it, hence the self-signed certificate. */
export async function serveBuild({ plugins = [], ...config }: InlineConfig): Promise<Served> {
  const server = await preview({ ...config, plugins: [...plugins, basicSsl()], preview: { port: 0 } })
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() }
}
