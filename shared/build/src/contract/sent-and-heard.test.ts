import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { sentAndHeard } from './sent-and-heard.ts'

const texts = (...all: readonly string[]) => all.map((text) => ({ path: '/view.ts', text }))

test('a build sends what its sources emit and request, and hears what they listen to and offer', async () => {
  const { emits, hears } = await sentAndHeard(
    texts(
      `import { deviceForgotten, sessionChanged as changed } from '@tessera/contracts/events/facts'
     shell.bus.emit(deviceForgotten, {}); bus.on(changed, hear)`,
      `import {
       saveTapped,
       shareRequested,
       type Unknown,
     } from '@tessera/contracts/events/requests'
     if (!bus.request(saveTapped, { pinId })) emit(sessionChanged, {})
     overlay(\n  shareRequested,\n  () => import('./share.tsx'))`,
    ),
  )
  expect(emits).toEqual(['device.forgotten@1', 'save.tapped@1'])
  expect(Object.keys(hears)).toEqual(['session.changed@1', 'share.requested@1'])
})

test('the schema that a build hears by takes what the contract takes, and nothing else', async () => {
  const { hears } = await sentAndHeard(
    texts(
      `import { saveTapped } from '@tessera/contracts/events/requests'
     handler(saveTapped, () => import('./one-tap.ts'))`,
    ),
  )
  expect(hears['save.tapped@1']).toMatchObject({
    type: 'object',
    required: ['pinId', 'board'],
    properties: { pinId: { type: 'string' } },
  })
  expect(z.safeParse(z.record(z.string(), z.unknown()), hears).success).toBe(true)
})
