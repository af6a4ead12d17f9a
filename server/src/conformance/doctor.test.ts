import {
  DoctorAnswer,
  doctorPath,
  doctorStream,
  doctorStreamPath,
} from '@tessera/contracts/doctor-tools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorProof } from '../contexts/releases/registry/operator-proof.ts'
import type { MemoryService } from '../memory-service.ts'
import { trustedProxies } from '../platform/proxies/trusted-proxies.ts'
import { databaseKinds, type Opened } from './database-kinds.ts'

let opened: Opened
let service: MemoryService
beforeAll(async () => {
  const [kind] = databaseKinds
  if (kind === undefined) throw new Error('There is a database.')
  opened = await kind.open({
    sample: null,
    settings: { trustedProxies: trustedProxies(['10.0.0.2']) },
  })
  service = opened.service
}, 90_000)
afterAll(() => opened.stop())

const proof = () => operatorProof(service.ports.secrets, service.origin, service.ports.clock.now())

const asked = (path: string, headers: Readonly<Record<string, string>>) =>
  service.fetch(new Request(service.origin + path, { headers }), { address: '10.0.0.2' })

test('the doctor learns how its request arrived, by the key of the service', async () => {
  const response = await asked(doctorPath, {
    Authorization: `Bearer ${proof()}`,
    'X-Forwarded-For': '198.51.100.7',
    'X-Forwarded-Proto': 'https',
  })
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(DoctorAnswer.parse(await response.json())).toMatchObject({
    peer: '10.0.0.2',
    address: '198.51.100.7',
    isTrusted: true,
    forwardedFor: '198.51.100.7',
    forwardedProto: 'https',
  })
})

test.each([doctorPath, doctorStreamPath])('%s tells nobody else anything', async (path) => {
  for (const headers of [{}, { Authorization: 'Bearer nonsense' }]) {
    const response = await asked(path, headers)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('10.0.0.2')
  }
})

test('the stream of the doctor has its parts, in the headers of live streams', async () => {
  const response = await asked(doctorStreamPath, { Authorization: `Bearer ${proof()}` })
  expect(response.headers.get('X-Accel-Buffering')).toBe('no')
  const text = await response.text()
  expect(text.match(/^data: \d$/gm)).toHaveLength(doctorStream.parts)
})
