import type { Registry } from '@tessera/contracts/registry'
import type { ReleaseState } from '@tessera/contracts/releases/release-state'

/** The builds that run, as this instance knows them. */
export interface Releases {
  /** All releases, at most about a second old. The same object while nothing changes. */
  state(): Promise<ReleaseState>
  /** The active builds. The same object while nothing changes. */
  registry(): Promise<Registry>
  /** Reads them again at the next call: this instance has changed them itself. */
  lookAgain(): void
}

declare module '../../../ports.ts' {
  interface Ports {
    /** The builds of the modules that run. */
    readonly releases: Releases
  }
}
