import type { Registry, ShellFiles } from '@tessera/contracts/registry'

/** The registry of a service without modules. */
export const emptyRegistry: Registry = { schema: 1, modules: [] }

/** The shell of a service whose shell isn't built yet. */
export const noShell: ShellFiles = { base: '/assets/', files: [], initial: [] }
