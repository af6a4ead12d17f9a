import { defineEvent } from '@tessera/contracts/events/define-event'
import { z } from '@tessera/contracts/schema'
import { newModuleFiles } from '@tessera/module-cli/template'
import { expect, test } from 'vitest'
import { payloadShape } from './payload-shape.ts'
import { sampleName } from './record-samples.ts'

const schema = z.object({
  pinId: z.string(),
  source: z.enum(['feed', 'closeup']),
  board: z.optional(z.nullable(z.object({ kind: z.enum(['own', 'shared']), name: z.string() }))),
  tags: z.optional(z.array(z.union([z.string(), z.number()]))),
})
const shapeOf = (payload: unknown) => payloadShape(schema, payload)

test('payloads that differ in free values have one shape', () => {
  expect(shapeOf({ pinId: '1', source: 'feed' })).toBe(shapeOf({ source: 'feed', pinId: '2' }))
  expect(shapeOf({ pinId: '1', source: 'feed', tags: ['a', 'b'] })).toBe(
    shapeOf({ pinId: '1', source: 'feed', tags: ['c'] }),
  )
})

test.each([
  ['a listed value', { pinId: '1', source: 'closeup' }],
  ['a field', { pinId: '1', source: 'feed', board: null }],
  ['a nested field', { pinId: '1', source: 'feed', board: { kind: 'own', name: 'x' } }],
  ['a nested listed value', { pinId: '1', source: 'feed', board: { kind: 'shared', name: 'x' } }],
  ['the type of an item', { pinId: '1', source: 'feed', tags: [1] }],
])('%s makes another shape', (_, payload) => {
  const others = [
    { pinId: '1', source: 'feed' },
    { pinId: '1', source: 'feed', tags: ['a'] },
    { pinId: '1', source: 'feed', board: { kind: 'guest', name: 'x' } },
  ]
  for (const other of others) expect(shapeOf(payload)).not.toBe(shapeOf(other))
})

test('the file of a payload is named after its event, version and shape', () => {
  const event = defineEvent({ name: 'pin.saved', version: 2, schema })
  const name = sampleName(event, { pinId: '1', source: 'feed' })
  expect(name).toMatch(/^pin\.saved@2-[0-9a-f]{12}\.json$/)
  expect(sampleName(event, { pinId: '9', source: 'feed' })).toBe(name)
})

test('the sample that a new module comes with is named by its shape', () => {
  const greeted = defineEvent({
    name: 'notes.greeted',
    version: 1,
    schema: z.object({ by: z.string() }),
  })
  const files = newModuleFiles({ name: 'notes', port: 3107 })
  const [sample = ''] = Object.keys(files).filter((path) => path.startsWith('samples/'))
  expect(sample).toBe(`samples/${sampleName(greeted, JSON.parse(files[sample] ?? '{}'))}`)
})
