import { mutationOptions, queryOptions } from '@tanstack/react-query'
import {
  dataExport,
  deleteAccount,
  deletionTerms,
  exportedData,
  requestDataExport,
} from '#contracts/privacy.ts'
import { request } from '#src/api/request.ts'
import { signedOut } from '#src/stores/auth.ts'
import { saveFile } from '#src/platform/save-file.ts'

/** Milliseconds between two looks at a file that is prepared. */
const poll = 5_000

export const dataExportQuery = () =>
  queryOptions({
    queryKey: ['privacy', 'export'],
    queryFn: ({ signal }) => request(dataExport, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && data?.state === 'requested' && poll,
  })

export const requestExport = () =>
  mutationOptions({
    mutationKey: ['privacy', 'request'],
    mutationFn: () => request(requestDataExport, {}),
    onSuccess: (known, _input, _result, { client }) =>
      void client.setQueryData(dataExportQuery().queryKey, known),
  })

export const downloadExport = () =>
  mutationOptions({
    mutationKey: ['privacy', 'download'],
    mutationFn: async () => {
      const data = await request(exportedData, {})
      saveFile(`my-data-${data.madeAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(data, null, 2))
    },
  })

export const deletionTermsQuery = () =>
  queryOptions({
    queryKey: ['privacy', 'deletion'],
    queryFn: ({ signal }) => request(deletionTerms, {}, { signal }),
    staleTime: 0,
  })

/** Nothing is cleared before the server has deleted the account; a repeated call after a lost answer ends the session. */
export const removeAccount = (onDeleted: () => void) =>
  mutationOptions({
    mutationKey: ['privacy', 'delete'],
    mutationFn: (code: string) => request(deleteAccount, { code }),
    onSuccess: () => {
      onDeleted()
      signedOut()
    },
  })
