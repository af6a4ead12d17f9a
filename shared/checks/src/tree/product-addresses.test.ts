import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { moduleFolders } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { startsOf } from '@tessera/contracts/releases/address-grant'
import { productAddresses } from '@tessera/contracts/releases/gate/product-addresses'
import { addressRefusalsIn } from '@tessera/contracts/releases/gate/refusals-of'
import { sampleModule, sampleWorld } from '@tessera/contracts/releases/gate/sample-builds'
import type { ModuleDefinition } from '@tessera/module'
import { expect, test } from 'vitest'

const definitions = await Promise.all(
  moduleFolders().map(async (folder): Promise<ModuleDefinition> => {
    const address = pathToFileURL(join(root, folder, 'src/module.ts')).href
    return (await import(address)).default
  }),
)

const builds = definitions.map(({ name, pages = {} }) => {
  const described = Object.entries(pages).map(([page, { route, settings }]) => ({
    name: page,
    route,
    settings,
    title: '',
    who: 'anyone',
    preload: [],
  }))
  return sampleModule(name, { pages: described })
})

test('every module of this checkout has its addresses without a grant in the registry', () => {
  const world = sampleWorld(builds, { grants: productAddresses, newWords: [] })
  expect(addressRefusalsIn(builds, world)).toEqual([])
})

test('no module has addresses of the product that it does not use', () => {
  const unused = productAddresses.filter(({ module, start }) => {
    const pages = Object.values(definitions.find(({ name }) => name === module)?.pages ?? {})
    return !pages.some((page) => startsOf(page.route).includes(start))
  })
  expect(unused).toEqual([])
})
