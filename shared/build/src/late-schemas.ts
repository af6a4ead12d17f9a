import type { RsbuildPlugin } from '@rsbuild/core'
import { fileOf } from './installed.ts'
import { ownSource } from './own-sources.ts'

const parsing = /(?<![\w.$])z\.(parse|safeParse)\(/g

/** Lets a source parse by `@tessera/contracts/parse`, the part of the contracts that loads zod. */
export function parsedLate(code: string): string {
  const found = code.replace(parsing, 'parsing.$1(')
  return found === code ? code : `${found}\nimport * as parsing from '@tessera/contracts/parse'\n`
}

/**
 * Keeps zod out of what a page starts with. Declarations make no schemas (contracts/src/late-schema.ts), and
 * only chunks that parse by themselves wait for zod: it is a chunk of the shell, `schemas`.
 */
export function lateSchemas(room: 'shell' | 'module'): RsbuildPlugin {
  return {
    name: 'late-schemas',
    setup(api) {
      api.transform({ test: ownSource, order: 'pre' }, ({ code }) => parsedLate(code))
      api.modifyRspackConfig((_, { mergeConfig }) =>
        mergeConfig(_, {
          resolve: {
            alias: {
              '@tessera/contracts/parser$': fileOf('@tessera/contracts/late-parser'),
              // Modules take the shell's copy (sharing.ts).
              ...(room === 'shell'
                ? { '@tessera/contracts/schema$': fileOf('@tessera/contracts/late-schema') }
                : {}),
            },
          },
          ...(room === 'shell' ? { optimization: { splitChunks: schemasApart } } : {}),
        }),
      )
    },
  }
}

const schemasApart = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    schemas: {
      name: 'schemas',
      test: /[/\\]zod[/\\]|contracts[/\\]src[/\\](?:parse|schema|schema-parts)\.[jt]s$/,
      chunks: 'async',
      enforce: true,
    },
  },
} as const
