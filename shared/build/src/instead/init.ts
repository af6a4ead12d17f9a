/** In the place of the federation's start with its weeding of shared packages, which needs a server that tells what to weed. */
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
