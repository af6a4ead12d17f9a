import type { Registry } from '@tessera/contracts/registry'
import { activeRegistry } from '@tessera/contracts/releases/active-registry'
import { shortBuildId } from '@tessera/contracts/releases/build-id'
import type { ReleaseState } from '@tessera/contracts/releases/release-state'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Ports } from '../../../ports.ts'
import { ConflictingFile, importFile, leftBuilds, type RegistryFile } from './apply-import.ts'
import { emptyRegistry } from './empty-registry.ts'
import type { Releases } from './releases-port.ts'
import { readState, versionOf } from './store.ts'

/** The time after which the version is looked at again, though no message about a change came. */
const lookAgainMilliseconds = 1_000

interface Known {
  readonly state: ReleaseState
  readonly registry: Registry
}

type ReleasePorts = Pick<
  Ports,
  'db' | 'clock' | 'live' | 'settings' | 'log' | 'registryAccounts'
> & {
  /** Reads the registry file; the same object while it is the same. */
  readonly file: () => Promise<RegistryFile>
  /** Reads the copy beside the shell's build. */
  readonly copy: () => Promise<Registry>
}

const noState: ReleaseState = { version: 0, modules: [], builds: [] }

const knownOf = (state: ReleaseState): Known => ({ state, registry: activeRegistry(state) })

/**
 * Reads the releases from the database and imports the registry file when it has changed. Changes of
 * other instances come by message, and by a look at the version. While the database cannot be read, the
 * last known releases stay in use; a new instance takes the copy beside the shell's build.
 */
export function openReleases(ports: ReleasePorts): Releases {
  let known: Known | undefined
  let imported: RegistryFile | undefined
  let lookedAt = 0
  let news = 1
  let heard = 0
  let isFailing = false
  let looking: Promise<void> | undefined
  ports.live.subscribe('registry', () => {
    news += 1
  })

  async function takeFile(): Promise<void> {
    const file = await ports.file()
    if (file === imported) return
    if (file.entries.length + file.grants.length > 0 || imported !== undefined) {
      const isNew = await importFile(ports, file).catch((cause: unknown) => {
        if (!(cause instanceof ConflictingFile)) throw cause
        const fields = { name: file.name, cause: cause.message }
        ports.log.warn('document.refused', fields)
        return false
      })
      if (isNew) news += 1
      for (const { module, published, left } of await leftBuilds(ports, file))
        ports.log.warn('registry.published-build-stays', {
          module,
          build: shortBuildId(published),
          not_run: shortBuildId(left),
          to_run_it: `npm run module -- promote ${module} ${shortBuildId(left)}`,
        })
    }
    imported = file
  }

  const isRecent = (): boolean =>
    Math.abs(ports.clock.now().getTime() - lookedAt) < lookAgainMilliseconds

  async function look(): Promise<void> {
    if (isFailing && isRecent()) return
    await takeFile()
    if (known !== undefined && heard === news && isRecent()) return
    const now = ports.clock.now()
    const hearing = news
    if (known === undefined || (await versionOf(ports.db)) !== known.state.version)
      known = knownOf(await readState(ports.db, { storeUrl: ports.settings.moduleStoreUrl, now }))
    lookedAt = now.getTime()
    heard = hearing
    isFailing = false
  }

  async function lookSafely(): Promise<void> {
    try {
      await look()
    } catch (cause) {
      lookedAt = ports.clock.now().getTime()
      if (!isFailing) ports.log.error('registry.unreadable', { cause: causeText(cause) })
      isFailing = true
    }
  }

  async function current(): Promise<Known> {
    looking ??= lookSafely().finally(() => {
      looking = undefined
    })
    await looking
    if (known !== undefined) return known
    const copy = await ports.copy()
    return { state: noState, registry: copy ?? emptyRegistry }
  }

  return {
    state: async () => (await current()).state,
    registry: async () => (await current()).registry,
    lookAgain: () => {
      news += 1
    },
  }
}
