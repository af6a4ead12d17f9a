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

test('modules that were built until November 2026 have their chains of checks', async () => {
  const { useSchemas, z } = await import('./late-schema.ts')
  const parts = await import('./schema-parts.ts')
  useSchemas(parts)
  const checked: unknown = Reflect.get(z, 'checked')(z.string(), z.minLength(2))
  expect(parts.safeParse(Object(checked), 'ab').success).toBe(true)
  expect(parts.safeParse(Object(checked), 'a').success).toBe(false)
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
