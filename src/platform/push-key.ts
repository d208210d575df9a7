declare global {
  interface ImportMetaEnv {
    /** Public VAPID key of the server that sends Web Push, base64url; without it nobody is offered Web Push. */
    readonly VITE_PUSH_KEY?: string
  }
}

export const pushKey = import.meta.env.VITE_PUSH_KEY || null
