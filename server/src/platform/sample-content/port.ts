import type { Blobs } from '../blobs/port.ts'
import type { Clock } from '../clock/port.ts'
import type { Db } from '../database/port.ts'
import type { Ids } from '../ids/port.ts'
import type { Passwords } from '../passwords/port.ts'

/** The ports that sample content is written through. */
export interface SamplePorts {
  readonly db: Db
  readonly blobs: Blobs
  readonly passwords: Passwords
  readonly ids: Ids
  readonly keys: { next(): string }
  readonly clock: Clock
}

/** Sample content for trials and tests. A production start has none. */
export interface SampleContent {
  /** Wraps the blob store; returns sample pictures that it draws on first request. */
  blobs(kept: Blobs, db: Db): Blobs
  /** Fills a database without accounts; leaves every other database alone. */
  fill(ports: SamplePorts, onProgress: (text: string) => void): Promise<void>
}

/** Loads sample content when a start needs it. */
export type LoadSampleContent = () => Promise<SampleContent>
