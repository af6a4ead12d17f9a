import type { ListedModule } from '@tessera/contracts/listed-module'

/** Returns the module that the page lists by a name. */
export type FindModule = (name: string) => ListedModule | undefined

/** Returns the remote's name in a request of the runtime, as `save` in `save/module`. */
export const remoteIn = (request: string): string => request.replace(/\/.*/, '')
