import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Marks the scripts of a build so that Chromium compiles all of their functions while they arrive, beside the
 * page, and not one after another when they first run. Other browsers take the mark for a comment.
 */
export function compileAhead(): RsbuildPlugin {
  return {
    name: 'compile-ahead',
    setup(api) {
      api.modifyRspackConfig((_, { appendPlugins, isDev, rspack }) => {
        if (isDev) return
        appendPlugins(
          new rspack.BannerPlugin({
            banner: compiledAhead,
            raw: true,
            test: /\.js$/,
            // After the minifier, which takes comments away, and before the files get their names.
            stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
          }),
        )
      })
    },
  }
}

/** The mark, at the start of a file. */
export const compiledAhead = '//# allFunctionsCalledOnLoad'
