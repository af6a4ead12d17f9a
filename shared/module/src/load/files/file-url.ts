import type { RegisteredModule } from '@tessera/contracts/registry'

/** Returns the URL of a module's file. */
export const fileUrl = (module: RegisteredModule, path: string): string =>
  new URL(path, module.base).href
