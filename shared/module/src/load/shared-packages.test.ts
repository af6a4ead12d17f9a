import { z } from '@tessera/contracts/schema'
import { sharedPackages } from '@tessera/contracts/shared-packages'
import { beforeEach, expect, test, vi } from 'vitest'
import { shareAll } from './shared-packages.ts'

beforeEach(() => {
  vi.stubGlobal('SHARED_VERSIONS', { react: '19.3.1' })
})

test('the shell shares each package of the list, and no other', () => {
  const names = Object.keys(shareAll())
  const isOf = (name: string) => (listed: string) =>
    listed.endsWith('/') ? name.startsWith(listed) : name === listed
  expect(sharedPackages.filter((listed) => !names.some((name) => isOf(name)(listed)))).toEqual([])
  expect(names.filter((name) => !sharedPackages.some(isOf(name)))).toEqual([])
})

test('a shared package says its version and who gives it, and what is loaded is there at once', () => {
  const { react } = shareAll()
  expect(react?.['19.3.1']).toMatchObject({
    ...{ from: 'tessera_shell', useIn: ['tessera_shell'], loaded: true, version: '19.3.1' },
    shareConfig: { singleton: true },
  })
  expect(react?.['19.3.1']?.lib?.()).toHaveProperty('useState')
})

test.each(['@tessera/contracts/parse', '@tessera/contracts/schema'])(
  '%s loads when a module asks for it, and gives zod',
  async (name) => {
    const [version] = Object.values(shareAll()[name] ?? {})
    expect(version?.loaded).toBe(false)
    const exports = (await version?.get())?.()
    expect(exports).toMatchObject({ parse: z.parse, safeParse: z.safeParse })
    expect(Object(exports).z.string).toBe(z.string)
  },
)
