/** Replaces the federation's tree shaking of shared packages, which requires a server. */
export function init({
  webpackRequire: { federation },
}: {
  readonly webpackRequire: {
    readonly federation: {
      readonly initOptions: object
      readonly runtime: { init(options: object): unknown }
    }
  }
}): unknown {
  return federation.runtime.init(federation.initOptions)
}

export const getSharedFallbackGetter = undefined
