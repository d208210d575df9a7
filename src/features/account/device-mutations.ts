import { mutationOptions } from '@tanstack/react-query'
import { signOutDevice, signOutOtherDevices } from '#contracts/devices.ts'
import { isStatus } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { devicesQuery } from './device-queries.ts'

/** 404: the device is signed out already, which is what was asked for. */
async function signOutOnce(id: string) {
  try {
    await request(signOutDevice, { id })
  } catch (error) {
    if (!isStatus(error, 404)) throw error
  }
}

export const leaveDevice = () =>
  mutationOptions({
    mutationKey: ['devices', 'leave'],
    mutationFn: signOutOnce,
    onSettled: (_done, _error, _id, _result, { client }) => client.invalidateQueries(devicesQuery()),
  })

export const leaveOtherDevices = () =>
  mutationOptions({
    mutationKey: ['devices', 'leave-others'],
    mutationFn: () => request(signOutOtherDevices, {}),
    onSettled: (_done, _error, _id, _result, { client }) => client.invalidateQueries(devicesQuery()),
  })
