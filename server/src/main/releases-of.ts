import { join } from 'node:path'
import { Registry } from '@tessera/contracts/registry'
import type { Configuration } from '../configuration.ts'
import { registryAccounts } from '../contexts/identity/index.ts'
import {
  type DocumentNews,
  emptyRegistry,
  jsonOf,
  openReleases,
  type RegistryEntry,
  type Releases,
  readEntries,
  watchedDocument,
} from '../contexts/releases/index.ts'
import { systemClock } from '../platform/clock/system.ts'
import type { Ports } from '../ports.ts'
import { fileSource } from './document-source.ts'

/** Opens the releases of the modules over the database, the registry file and the copy by the shell. */
export function releasesOf(
  given: Pick<Ports, 'db' | 'live' | 'log' | 'settings'> & {
    readonly configuration: Configuration
    readonly tell: (news: DocumentNews) => void
    /** The entries of the builds that come with the product; those of the registry file win. */
    readonly ownBuilds: readonly RegistryEntry[]
  },
): Releases {
  const { configuration, tell, db, live, log, settings, ownBuilds } = given
  const name = configuration.REGISTRY_FILE
  const copy = join(configuration.SHELL_DIR, 'registry.json')
  return openReleases({
    registryAccounts,
    db,
    live,
    log,
    settings,
    clock: systemClock,
    file: watchedDocument({
      name,
      read: async (text) => {
        const { entries, grants } = await readEntries(text)
        const listed = new Set(entries.map(({ module: { descriptor } }) => descriptor.name))
        const own = ownBuilds.filter(({ module: { descriptor } }) => !listed.has(descriptor.name))
        return { name, entries: [...own, ...entries], grants }
      },
      source: fileSource(name),
      empty: { name, entries: [...ownBuilds], grants: [] },
      mayBeMissing: true,
      tell,
    }),
    copy: watchedDocument({
      name: copy,
      read: jsonOf(Registry),
      source: fileSource(copy),
      empty: emptyRegistry,
      mayBeMissing: true,
      tell,
    }),
  })
}
