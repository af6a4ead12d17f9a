import type { Blobs } from '../blobs/port.ts'
import type { Clock } from '../clock/port.ts'
import type { Db } from '../database/port.ts'
import type { Ids } from '../ids/port.ts'
import type { Passwords } from '../passwords/port.ts'
import type { Secrets } from '../secrets/port.ts'

/** The ports that sample content is written through. */
export interface SamplePorts {
  readonly db: Db
  readonly blobs: Blobs
  readonly passwords: Passwords
  readonly ids: Ids
  readonly keys: { next(): string }
  readonly clock: Clock
  readonly secrets: Secrets
}

/** Every path of a sample site begins with this. */
export const sampleSitesBase = '/demo-sites/'

/** Shops and blogs that pins of the sample content lead to, which exist nowhere else. */
export interface SampleSites {
  /** Returns the path that shows a link of a sample site; undefined for any other link. */
  pathOf(link: string): Promise<string | undefined>
  /** Answers a path below `sampleSitesBase`; undefined when no site has it. */
  answer(path: string): Promise<Response | undefined>
}

/** The ports that sample companies are set up through. */
export interface SampleCompanyPorts {
  readonly db: Db
  readonly clock: Clock
  readonly secrets: Secrets
}

/** The address of the stand-in for providers, and the product that uses it. */
export interface StandInPlace {
  readonly host: string
  readonly port: number
  /** The certificate and its key; null over http. */
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | null
  readonly productOrigin: string
  /** The ports of the companies that it plays; null without companies. */
  readonly companies: SampleCompanyPorts | null
}

/** Opens a stand-in for the providers that people log in with. */
export type OpenStandIn = (place: StandInPlace) => Promise<{ close(): Promise<void> }>

/** Sample content for trials and tests. A production start has none. */
export interface SampleContent {
  /** Wraps the blob store; returns sizes of sample pictures that it makes on first request. */
  blobs(kept: Blobs, db: Db): Blobs
  readonly sites: SampleSites | null
  /** Plays Google, LINE, Facebook and companies; null when nobody does. */
  readonly openStandIn: OpenStandIn | null
  /** Fills a database without accounts; leaves every other database alone. */
  fill(ports: SamplePorts, onProgress: (text: string) => void): Promise<void>
}

/** Loads sample content when a start needs it. */
export type LoadSampleContent = () => Promise<SampleContent>
