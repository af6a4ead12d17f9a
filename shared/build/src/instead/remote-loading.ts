/**
 * Replaces the federation runtime's loading of remotes. `@tessera/module/federation` runs entries itself,
 * so this is never called.
 */
function leftOut(): never {
  throw new Error('Entries are run by @tessera/module/federation; this part is left out of builds.')
}

export {
  leftOut as createLink,
  leftOut as createScript,
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as getRemoteEntry,
  leftOut as getRemoteEntryUniqueKey,
  leftOut as getRemoteInfo,
  leftOut as isEsmRemoteType,
  leftOut as isStaticResourcesEqual,
  leftOut as loadScript,
  leftOut as normalizePreloadExposes,
  leftOut as preloadAssets,
  leftOut as safeWrapper,
}
