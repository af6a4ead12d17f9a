import type { ProgramResult } from '@tessera/build/run-program'
import { expect, test } from 'vitest'
import { type Npm, publishPackages, requireRegistry } from './publish.ts'

const done = (printed = ''): ProgramResult => ({ ok: true, printed, output: printed })
const failed = (output: string): ProgramResult => ({ ok: false, printed: '', output })

const bus = { name: '@tessera/bus', version: '1.7.0-a1', file: 'bus.tgz', integrity: 'sha512-bus' }
const ui = { name: '@tessera/ui', version: '1.7.0-a1', file: 'ui.tgz', integrity: 'sha512-ui' }

/** Publishes two packages to a registry that has some, and returns what npm was asked to publish and what was said. */
async function publishedTo(there: Readonly<Record<string, string>>, answer = done()) {
  const sent: string[] = []
  const said: string[] = []
  const npm: Npm = async (command, what = '', ...rest) => {
    if (command === 'view') {
      const integrity = there[what]
      return integrity === undefined ? failed('npm error code E404') : done(`${integrity}\n`)
    }
    sent.push([command, what, ...rest].join(' '))
    return answer
  }
  const given = {
    tag: 'next',
    fileOf: (file: string) => `/packages/${file}`,
    say: (text: string) => said.push(text),
  }
  const fault = await publishPackages([bus, ui], given, npm).catch((cause: Error) => cause.message)
  return { sent, said, fault }
}

test('packages that a registry has already with the same bytes are left alone, and the others are published', async () => {
  expect(await publishedTo({ '@tessera/bus@1.7.0-a1': bus.integrity })).toEqual({
    sent: ['publish /packages/ui.tgz --tag next'],
    said: ['@tessera/bus@1.7.0-a1 is there already.', 'Published @tessera/ui@1.7.0-a1.'],
    fault: undefined,
  })
})

test('a version that the registry has with other bytes is refused with both hashes, and nothing after it is published', async () => {
  const { sent, fault } = await publishedTo({ '@tessera/bus@1.7.0-a1': 'sha512-other' })
  expect(sent).toEqual([])
  expect(fault).toContain('another package as @tessera/bus@1.7.0-a1: sha512-other')
  expect(fault).toContain('this checkout packs sha512-bus')
})

test('a refusal of the registry is told with its reason', async () => {
  const { sent, fault } = await publishedTo({}, failed('npm error code ENEEDAUTH'))
  expect(sent).toHaveLength(1)
  expect(fault).toMatch(/^@tessera\/bus@1\.7\.0-a1 could not be published\..*\n.*ENEEDAUTH$/)
})

test('publishing needs a registry that npm knows for the scope', async () => {
  await expect(requireRegistry(async () => done('http://localhost:4873/\n'))).resolves.toBe(
    undefined,
  )
  for (const answer of [done('undefined\n'), failed('npm is not there')])
    await expect(requireRegistry(async () => answer)).rejects.toThrow(
      'no registry for @tessera, so the packages would go to the public one',
    )
})
