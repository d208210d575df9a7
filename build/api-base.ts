import { loadEnv } from 'vite'
import { backendFrom } from './api-target.ts'

/** Sets VITE_API_BASE as an .env file or the environment has it, without `/api`: the client, the renderer and the pages read it. */
export function setApiBase(root: string, mode = 'production') {
  const base = backendFrom('VITE_API_BASE', loadEnv(mode, root))
  if (base) process.env.VITE_API_BASE = base
}
