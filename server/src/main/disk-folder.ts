import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltFolder } from '../platform/built-folder/port.ts'

/** A folder of built files on the disk. */
export function diskFolder(folder: string): BuiltFolder {
  return {
    read: (path) =>
      readFile(join(folder, path)).then(
        (bytes) => new Uint8Array(bytes),
        () => undefined,
      ),
  }
}
