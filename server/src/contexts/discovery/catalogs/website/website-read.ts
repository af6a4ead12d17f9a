import type { Asker } from '../../../../platform/images/fair-queue.ts'
import { type Reader, type Readers, readForJob } from '../../../../platform/readers/port.ts'

/** Reads a part of a website in a thread of readers; 'heavy' when it is beyond a budget. */
export type WebsiteRead = <Input, Output>(
  reader: Reader<Input, Output>,
  input: Input,
) => Promise<Output | 'heavy'>

/** Creates the reading of a website for a job. */
export const websiteRead =
  (readers: Readers, by: Asker): WebsiteRead =>
  (reader, input) =>
    readForJob(readers, reader, { input, by })
