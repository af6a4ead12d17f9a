import type { Registry } from '@tessera/contracts/registry'

/** The registry of a service that has no modules yet. */
export const emptyRegistry: Registry = { schema: 1, modules: [] }
