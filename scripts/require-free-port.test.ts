import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../build/free-port.ts'
import { requireFreePorts } from './require-free-port.ts'
import { runScript } from './run-script.ts'

async function takenPort() {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  return (other.address() as AddressInfo).port
}

const run = (port: string) => runScript('require-free-port', [], { PORT: port })

test('a taken port of the journeys exits with 1 and suggests another port, before anything is built', async () => {
  const port = await takenPort()
  expect(await run(String(port))).toEqual([
    1,
    `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1}\n`,
  ])
})

test('a port that is no number exits with 2', async () => {
  expect(await run('many')).toEqual([2, 'PORT is "many"; it has to be a number from 1 to 65535.\n'])
})

test('a taken port among those of several servers is named', async () => {
  const ports = [await freePort(), await takenPort()]
  await expect(requireFreePorts(ports)).rejects.toThrow(`Port ${ports[1]} is taken. Stop what runs there.`)
})
