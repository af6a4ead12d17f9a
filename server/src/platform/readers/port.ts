import type { Archives, StoredBytes } from '../archives/port.ts'
import { type Asker, jobsKey } from '../images/fair-queue.ts'
import type { Videos } from '../video/port.ts'

/** The tools of a reader: the file that was sent, and what opens kinds of files. */
export interface ReaderTools {
  readonly file: StoredBytes
  readonly archives: Archives
  readonly videos: Videos
}

/**
 * Reads what somebody sent. Its input and output are plain data, because it may run in another
 * thread. It throws `TooMuch` for a file that is beyond a budget.
 */
export interface Reader<Input, Output> {
  readonly name: string
  read(input: Input, tools: ReaderTools): Output | Promise<Output>
}

/** A request to read, and for whom. */
export interface Reading<Input> {
  readonly input: Input
  /** The file, read in parts; without it, the input holds all. */
  readonly file?: StoredBytes | undefined
  /** Each has one reading at a time. */
  readonly by: Asker
}

/** The reason for missing output: the file is beyond a budget, or there is no room for it now. */
type ReadFault = 'file-heavy' | 'too-busy'

/** The output of a reader, or why there is none. */
export type Read<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly fault: ReadFault }

/**
 * Reads for a job: 'heavy' when the file is beyond a budget. Throws while the threads are busy, so that
 * the job is tried again.
 */
export async function readForJob<Input, Output>(
  readers: Readers,
  reader: Reader<Input, Output>,
  reading: Reading<Input>,
): Promise<Output | 'heavy'> {
  const read = await readers.read(reader, reading)
  if (read.ok) return read.output
  if (read.fault === 'file-heavy') return 'heavy'
  reading.by.signal?.throwIfAborted()
  throw new Error('The readers of files are busy.')
}

/** Returns the queue key of a member's job; the member may have one reading of their own beside it. */
export const jobOf = (memberId: string): string => `${jobsKey}${memberId}`

/** Runs readers where they can't hold up anybody else. */
export interface Readers {
  /** Throws when the file's bytes can't be read now. Ends with the asker's signal, as 'too-busy'. */
  read<Input, Output>(reader: Reader<Input, Output>, reading: Reading<Input>): Promise<Read<Output>>
  close(): Promise<void>
}

/** Thrown by a reader: the file has more of something than its budget allows. */
export class TooMuch extends Error {}

/** The outcome of a file that is beyond a budget. */
export const heavy = { ok: false, fault: 'file-heavy' } as const

/** The file of a reading whose input holds all. */
export const noFile: StoredBytes = { size: 0, read: async () => new Uint8Array() }
