import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { moduleRooms } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { productAddresses } from '@tessera/contracts/releases/gate/product-addresses'
import { refusalsOf } from '@tessera/contracts/releases/gate/refusals-of'
import { serviceContract } from '@tessera/contracts/releases/gate/service-contract'
import type { GateBuild } from '@tessera/contracts/releases/gate/world'
import { expect } from 'playwright/test'
import { test } from './test.ts'

async function built(folder: string, name: string, file: string): Promise<GateBuild> {
  const text = await readFile(join(root, folder, 'dist', file), 'utf8')
  return { module: name, descriptor: JSON.parse(text) }
}

test('the gate admits each build of this checkout beside all the others', async () => {
  const rooms = await moduleRooms()
  const builds = await Promise.all([
    built('shell', 'shell', 'shell.json'),
    ...rooms.map(({ folder, name }) => built(folder, name, 'module.json')),
  ])
  const world = {
    builds: builds.map((build) => ({ ...build, standing: 'active' as const })),
    contract: serviceContract,
    usernames: new Set<string>(),
    grants: productAddresses,
    newWords: [],
  }
  expect(builds.length).toBeGreaterThan(1)
  for (const build of builds) expect(refusalsOf(build, world)).toEqual([])
})
