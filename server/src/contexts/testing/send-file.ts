import { strToU8 } from 'fflate'
import type { Reader, Readers } from '../../platform/readers/port.ts'

/** A file as text or bytes. */
export type Content = string | Uint8Array

/** The files of one reader, each of about so many bytes. */
export interface WorstFiles {
  readonly read: (readers: Readers, content: Content) => Promise<unknown>
  readonly harmless: (length: number) => Content
  /** Files that a naive reader is slow with, by what is bad about them. */
  readonly worst: Readonly<Record<string, (length: number) => Content>>
}

/** Returns the bytes of a file. */
export const bytesOf = (content: Content): Uint8Array<ArrayBuffer> =>
  new Uint8Array(typeof content === 'string' ? strToU8(content) : content)

/** Sends a reader its content as the file that it reads. */
export const asFile =
  <Input>(reader: Reader<Input, unknown>, input: Input) =>
  (readers: Readers, content: Content) => {
    const bytes = bytesOf(content)
    const file = {
      size: bytes.length,
      read: async (first: number, length: number) => bytes.slice(first, first + length),
    }
    return readers.read(reader, { input, file, by: { who: 'ada' } })
  }

/** Sends a reader an input made of its content. */
export const asInput =
  <Input>(reader: Reader<Input, unknown>, inputOf: (content: Content) => Input) =>
  (readers: Readers, content: Content) =>
    readers.read(reader, { input: inputOf(content), by: { who: 'ada' } })

/** Repeats a text up to a length. */
export const filled = (text: string, length: number): string => text.repeat(length / text.length)
