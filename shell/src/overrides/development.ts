/** Code that pages load only in development. */
export { followHotModules } from './hot-modules.ts'
export { startOverridden } from './start-overridden.ts'
