/** The largest file of a build. */
export const fileMaxBytes = 8 * 1024 * 1024
/** The largest build, all files together. */
export const buildMaxBytes = 64 * 1024 * 1024
/** The most files of a build. */
export const filesMax = 1_000
/** The largest descriptor. */
export const descriptorMaxBytes = 1024 * 1024
/** The most builds of a module whose files are being sent; the oldest give way. */
export const unfinishedMax = 20

/** The name under which the shell is released. */
export const shellName = 'shell'

/** Names that no module may have: the shell is no module, and reports of unknown modules are `other`. */
export const reservedModuleNames: ReadonlySet<string> = new Set([shellName, 'other'])
