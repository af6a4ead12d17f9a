/** What a page runs in development alone. */
export { applyOverrides } from './apply-overrides.ts'
export { followHotModules } from './hot-modules.ts'
