import type { RegisteredModule } from '@tessera/contracts/registry'

/** The address of a file of a module. */
export const fileUrl = (module: RegisteredModule, path: string): string =>
  new URL(path, module.base).href
