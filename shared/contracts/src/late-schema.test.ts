// A context of its own: the declarations of this file are made by the late schemas.
// @vitest-environment node

import { expect, test, vi } from 'vitest'
import { toJSONSchema } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import type * as Late from './late-schema.ts'

vi.mock('@tessera/contracts/schema', () => vi.importActual<typeof Late>('./late-schema.ts'))

const json = (schema: $ZodType) =>
  toJSONSchema(schema, { unrepresentable: 'any', io: 'input', reused: 'inline' })

test('declarations make no schema before zod has loaded, but say their fields and values', async () => {
  const { PinDetails } = await import('./entities/pin-details.ts')
  const { SearchScope } = await import('./entities/search-scope.ts')
  expect(Object.keys(PinDetails.shape)).toContain('title')
  expect(Object.keys(Object(PinDetails._zod.def).shape)).toContain('comment_count')
  expect(SearchScope.options).toContain('pins')
  expect(() => PinDetails.check()).not.toThrow()
})

test('every call parses by late schemas as it does by those that are made at once', async () => {
  const { allCalls } = await import('./calls/all.ts')
  const { useSchemas } = await import('./late-schema.ts')
  useSchemas(await import('./schema-parts.ts'))
  const late = allCalls.map(({ name, input, output }) => [name, json(input), json(output)])
  vi.doUnmock('@tessera/contracts/schema')
  vi.resetModules()
  const now = (await import('./calls/all.ts')).allCalls
  expect(late).toEqual(now.map(({ name, input, output }) => [name, json(input), json(output)]))
})
