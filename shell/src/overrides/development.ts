/** What a page runs in development alone. */
export { followHotModules } from './hot-modules.ts'
export { startOverridden } from './start-overridden.ts'
