import type { Finding } from '@tessera/contracts/doctor-tools'
import type { Configuration } from '../../configuration.ts'
import type { Secrets } from '../../platform/secrets/port.ts'
import type { GivenSettings } from '../given-settings.ts'
import type { Reach, Running } from './reach.ts'

/** The service that the doctor looks at: its settings, and how it answers if it runs. */
export interface Patient {
  readonly configuration: Configuration
  readonly given: GivenSettings
  readonly publicOrigin: string
  /** The URL of published builds; empty without a store. */
  readonly storeUrl: string
  /** The encryption; undefined until the first start has made a key. */
  readonly secrets: Secrets | undefined
  /** True when the data folder is another user's, in which the doctor must leave no files. */
  readonly isOfOthers: boolean
  /** The address that stands in for what DNS says of the product's hosts. */
  readonly address: string | undefined
  /** Requests an address as a browser somewhere else would. */
  readonly reach: Reach
  /** Requests an address of this machine, whatever its certificate is. */
  readonly reachOwn: Reach
  /** The answer at the service's own port. */
  readonly running: Running
  /** The address to send a test email to. */
  readonly to: string | undefined
}

/** Checks one thing, and returns what it found; nothing where the settings leave nothing to check. */
export type DoctorCheck = (patient: Patient) => Promise<readonly Finding[]>
