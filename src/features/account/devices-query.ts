import { queryOptions } from '@tanstack/react-query'
import { devices } from '#contracts/devices.ts'
import { request } from '#src/api/request.ts'

export const devicesQuery = () =>
  queryOptions({
    queryKey: ['devices'],
    queryFn: ({ signal }) => request(devices, {}, { signal }),
    staleTime: 0,
  })
