import type { Registry, ShellFiles } from '@tessera/contracts/registry'

/** The registry of a service that has no modules yet. */
export const emptyRegistry: Registry = { schema: 1, modules: [] }

/** The shell of a service whose shell has not been built yet. */
export const noShell: ShellFiles = { base: '/assets/', files: [], initial: [] }
