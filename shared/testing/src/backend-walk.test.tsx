// @vitest-environment jsdom
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { viewerKeysPath } from '@tessera/contracts/backend-headers'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { z } from '@tessera/contracts/schema'
import { useBackend } from '@tessera/module/backend'
import { screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from './service.ts'
import { testShell } from './shell.tsx'

const Greeting = z.object({ greeting: z.string() })
const Address = z.object({ port: z.int() })

let service: TestService
let server: Worker

beforeAll(async () => {
  const script = join(import.meta.dirname, 'greeting-server.ts')
  server = new Worker(script, { workerData: { product: 'http://localhost:3000' } })
  const address = await new Promise<unknown>((resolve, reject) => {
    server.once('message', resolve)
    server.once('error', reject)
  })
  const { port } = z.parse(Address, address)
  service = await startTestService({
    backend: {
      module: 'events',
      origin: `http://127.0.0.1:${port}`,
      may: ['viewer.username'],
    },
  })
  const keys = await service.answer(new Request(service.origin + viewerKeysPath))
  server.postMessage({ keys: await keys.text() })
})

afterAll(async () => {
  await service.stop()
  await server.terminate()
})

/** A page of a module that says what its backend says. */
function GreetingPage() {
  const backend = useBackend()
  const [said, setSaid] = useState('')
  useEffect(() => {
    void backend
      .fetch('greeting/', { schema: Greeting })
      .then((answer) => setSaid(answer.ok ? answer.data.greeting : answer.error.code))
  }, [backend])
  return <h1>{said}</h1>
}

async function greetingFor(answer: TestService['answer'], viewer?: Viewer, moduleName = 'events') {
  const shown = viewer === undefined ? {} : { viewer }
  const { unmount } = testShell({ ...shown, answer, moduleName }).render(<GreetingPage />)
  const { textContent } = await screen.findByText(/.+/)
  unmount()
  return textContent
}

test('a page of a module asks its backend, which knows from the product who asks', async () => {
  const mira = service.browser()
  const viewer = await mira.logIn()
  expect(await greetingFor(mira.answer, viewer)).toBe(`Hello ${viewer.username}`)
  expect(await greetingFor(service.browser().answer)).toBe('Hello')
  expect(await greetingFor(mira.answer, viewer, 'lists')).toBe('backend-not-granted')
})
