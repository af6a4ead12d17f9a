/** The paths of all pages. */
export * as paths from './path-values.ts'
