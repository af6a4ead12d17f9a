import { readFile, stat } from 'node:fs/promises'
import type { DocumentSource } from '../contexts/releases/index.ts'

/** Reads a document from a file; its stamp is the file's time and size. */
export function fileSource(path: string): DocumentSource {
  return {
    stamp: () =>
      stat(path).then(
        ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
        () => undefined,
      ),
    text: () => readFile(path, 'utf8'),
  }
}
