import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { dataExport, exportedData, requestDataExport } from '#contracts/privacy.ts'
import { request } from '#src/api/request.ts'
import { setQueryResponse } from '#src/api/set-query-response.ts'
import { sessionChanges } from '#src/stores/auth.ts'
import { saveFile } from '#src/platform/save-file.ts'

/** Milliseconds between two looks at a file that is prepared; a failed one shows a toast. */
const poll = 5_000
const pollAfterError = 60_000

export const dataExportQuery = () =>
  queryOptions({
    queryKey: ['privacy', 'export'],
    queryFn: ({ signal }) => request(dataExport, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, status } }) =>
      data?.state === 'requested' && (status === 'error' ? pollAfterError : poll),
  })

export const requestExport = () =>
  mutationOptions({
    mutationKey: ['privacy', 'request'],
    mutationFn: () => request(requestDataExport, {}),
    onMutate: () => sessionChanges,
    onSuccess: (known, _input, session, { client }) => {
      if (session === sessionChanges) setQueryResponse(client, dataExportQuery().queryKey, known)
    },
  })

export const downloadExport = () =>
  mutationOptions({
    mutationKey: ['privacy', 'download'],
    mutationFn: () => request(exportedData, {}),
    onMutate: () => sessionChanges,
    onSuccess: (data, _input, session) => {
      if (session !== sessionChanges) return
      saveFile(`my-data-${data.madeAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(data, null, 2))
    },
  })
