/**
 * In the place of the federation runtime's own way to a remote: `@tessera/module/federation` runs
 * entries by itself, so none of this is ever called.
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
