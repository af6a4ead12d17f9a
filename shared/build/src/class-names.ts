import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** A file as the bundler loads it, and the folder that builds it. */
interface LoadedFile {
  readonly resourcePath: string
  readonly rootContext: string
}

/**
 * Returns how the classes of a room's CSS modules are called: `save-title-Vc5z9`. The hash is of the file, so that
 * the classes of a file share it: text that repeats compresses to almost nothing, and a hash of its own for each
 * class to five bytes in the script and five in the style.
 */
export const classNames =
  (room: string) =>
  ({ resourcePath, rootContext }: LoadedFile, _: string, local: string): string => {
    const path = relative(rootContext, resourcePath).replaceAll('\\', '/')
    const hash = createHash('sha256').update(path).digest('base64url').slice(0, 5)
    return `${room}-${local}-${hash}`
  }
