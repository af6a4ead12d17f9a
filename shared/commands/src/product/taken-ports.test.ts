import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { portsSentence, takenPorts } from './taken-ports.ts'

test('a port in use is found, and its error text names the fix', async () => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect(await takenPorts([port])).toEqual([port])
  server.close()
  await once(server, 'close')
  expect(await takenPorts([port])).toEqual([])
  expect(portsSentence([3101], 'npm run dev', 3000)).toBe(
    'Port 3101 is in use. Stop what uses it, or start on another port: npm run dev -- --port 4000',
  )
})

test.each([
  ['npm run dev', 'npm run dev -- --port 4000'],
  ['npm run module -- dev notes --alone', 'npm run module -- dev notes --alone --port 4000'],
  ['npx tessera-module dev notes --alone', 'npx tessera-module dev notes --alone --port 4000'],
])('the other port of %s is an option that the command reads', (command, fix) => {
  expect(portsSentence([3000], command, 3000)).toContain(fix)
})
