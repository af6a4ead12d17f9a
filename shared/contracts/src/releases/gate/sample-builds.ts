import { sharedPackages } from '../../shared-packages.ts'
import type { GateBuild, ReleaseWorld, Standing } from './world.ts'

const integrity = `sha384-${'A'.repeat(64)}`

type Fields = Readonly<Record<string, unknown>>

/** A file of a sample build. */
export const sampleFile = (path: string) => ({ path, integrity, kind: 'script', bytes: 100 })

const sampleFacts: Fields = {
  contracts: '1.6.0',
  emits: [],
  hears: {},
  samples: {},
  shares: ['react', 'react/jsx-runtime', 'nanostores'],
  bundles: ['@nanostores/react'],
  sizes: { 'entry.js': 1_000, 'page.js': 2_000 },
}

/** A build of a module that the gate admits, with some fields and facts replaced. */
export function sampleModule(name: string, fields: Fields = {}, facts: Fields = {}): GateBuild {
  const descriptor = {
    name,
    version: '1.0.0',
    contract: '^1.5.0',
    container: `tessera_${name}`,
    entry: 'entry.js',
    preload: ['entry.js'],
    pages: [{ name: 'all', route: `/${name}/`, title: name, who: 'anyone', preload: ['page.js'] }],
    overlays: [],
    slots: [],
    handles: [],
    nav: [],
    files: [sampleFile('entry.js'), sampleFile('page.js')],
    uses: ['call PinResource.get'],
    facts: { ...sampleFacts, ...facts },
    ...fields,
  }
  return { module: name, descriptor }
}

/** A build of the shell that provides a version of the contracts. */
export const sampleShell = (
  contract: string,
  facts: Fields = {},
  fields: Fields = {},
): GateBuild => ({
  module: 'shell',
  descriptor: {
    base: '/assets/',
    files: [sampleFile('index.js')],
    initial: ['index.js'],
    contract,
    facts: { ...sampleFacts, shares: [...sharedPackages], ...facts },
    ...fields,
  },
})

/** A world of builds around an active shell that provides contracts 1.6.0. */
export function sampleWorld(
  builds: readonly (GateBuild & { readonly standing?: Standing })[] = [],
  world: Partial<ReleaseWorld> = {},
): ReleaseWorld {
  return {
    builds: [sampleShell('1.6.0'), ...builds].map((build) => ({ standing: 'active', ...build })),
    contract: {
      version: '1.6.0',
      since: {
        'call PinResource.get': '1.5.0',
        'call PinHideResource.create': '1.6.0',
        'event note.tapped@1': '1.5.0',
        'event save.requested@1': '1.5.0',
      },
    },
    usernames: new Set(),
    grants: [],
    newWords: ['*'],
    ...world,
  }
}
