import { readFile, stat } from 'node:fs/promises'
import type { DocumentSource } from '../domains/registry/watched-document.ts'

/** A document that is a file; its stamp is when it was written, and how long it is. */
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
