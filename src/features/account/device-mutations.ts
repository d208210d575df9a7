import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { signOutDevice, signOutOtherDevices } from '#contracts/devices.ts'
import type { Device } from '#contracts/devices.ts'
import { isOutcomeUnknown, retryOnce } from '#src/api/idempotency.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { fetchFresh } from '#src/api/fetch-fresh.ts'
import { ignoreNotFound } from '#src/api/ignore-not-found.ts'
import { request } from '#src/api/request.ts'
import { devicesQuery } from './devices-query.ts'

/** 404: the device is signed out already, which is what was asked for. */
const signOutOnce = (id: string) => request(signOutDevice, { id }).catch(ignoreNotFound)

/** After a lost answer the list of devices tells whether they were signed out. */
async function untilSignedOut(
  client: QueryClient,
  signOut: () => Promise<unknown>,
  mayStay: (device: Device) => boolean,
) {
  try {
    await retryOnce(signOut)
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    const devices = await fetchFresh(client, devicesQuery()).catch(() => null)
    if (!devices?.every(mayStay)) throw error
  }
}

export const signOutOneDevice = () =>
  mutationOptions({
    mutationKey: ['devices', 'leave'],
    mutationFn: (id: string, { client }) =>
      untilSignedOut(
        client,
        () => signOutOnce(id),
        (device) => device.id !== id,
      ),
    onSettled: (_done, _error, _id, _result, { client }) => invalidateQueries(client, devicesQuery()),
  })

export const signOutAllOthers = () =>
  mutationOptions({
    mutationKey: ['devices', 'leave-others'],
    mutationFn: (_nothing: void, { client }) =>
      untilSignedOut(
        client,
        () => request(signOutOtherDevices, {}),
        ({ isCurrent }) => isCurrent,
      ),
    onSettled: (_done, _error, _id, _result, { client }) => invalidateQueries(client, devicesQuery()),
  })
