import { mutationOptions } from '@tanstack/react-query'
import { logout } from '#contracts/auth.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { request } from '#src/api/request.ts'
import { signedOut } from '#src/stores/auth.ts'

/** Clears nothing before the server has dropped the HttpOnly tokens. */
export const signOut = (onSignedOut: () => void) =>
  mutationOptions({
    mutationKey: [...mutationKeys.auth, 'logout'],
    mutationFn: () => request(logout, {}, { holdsRefreshLock: true }),
    onSuccess: () => {
      onSignedOut()
      signedOut()
    },
  })
