import {
  type ListedPackage,
  PackageIndex,
  packageIndexFile,
} from '@tessera/contracts/releases/package-index'
import { z } from '@tessera/contracts/schema'
import type { BuiltFolder } from '../../../platform/built-folder/port.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Log } from '../../../platform/log/port.ts'

declare module '../../../ports.ts' {
  interface Ports {
    /** The packages that teams build their modules with. */
    readonly packages: Packages
  }
}

/** The packages that a product offers to teams. */
export interface Packages {
  /** Returns the index; undefined when the product has no packages. */
  index(): Promise<PackageIndex | undefined>
  read(listed: ListedPackage): Promise<Uint8Array<ArrayBuffer> | undefined>
}

/**
 * Opens the folder that `npm run packages` writes. A new index is used from the next request on; its text is
 * compared, so that it is parsed once.
 */
export function openPackages(folder: BuiltFolder, log: Log): Packages {
  let known: { readonly text: string; readonly index: PackageIndex | undefined } | undefined
  return {
    async index() {
      const bytes = await folder.read(packageIndexFile)
      if (bytes === undefined) return undefined
      const text = new TextDecoder().decode(bytes)
      if (known?.text !== text) known = { text, index: parsed(text, log) }
      return known.index
    },
    read: ({ file }) => folder.read(file),
  }
}

function parsed(text: string, log: Log): PackageIndex | undefined {
  try {
    return z.parse(PackageIndex, JSON.parse(text))
  } catch (cause) {
    log.error('packages.index-unreadable', { cause: causeText(cause) })
    return undefined
  }
}
