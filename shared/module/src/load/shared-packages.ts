import * as cacheReact from '@tessera/cache/react'
import * as lateSchema from '@tessera/contracts/late-schema'
import * as moduleReact from '@tessera/module/react'
import * as query from '@tessera/module/shared-query'
import * as stores from '@tessera/module/shared-stores'
import React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import ReactDOM from 'react-dom'
import * as reactDomClient from 'react-dom/client'

/** The version of each shared package. The shell's build fills them in (shared/build/src/sharing.ts). */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>

/** A version of a shared package, with the fields that runtimes of the federation read. */
interface SharedVersion {
  readonly version: string
  readonly from: string
  readonly useIn: string[]
  readonly scope: readonly string[]
  readonly strategy: string
  readonly shareConfig: { readonly singleton: boolean; readonly requiredVersion: false }
  readonly deps: readonly string[]
  readonly loaded: boolean
  readonly lib?: () => unknown
  get(): (() => unknown) | Promise<() => unknown>
}

/** A scope of shared packages, by their names and versions. */
export type SharedScope = Record<string, Record<string, SharedVersion>>

/** The name of the shell's container, which the federation's devtools show. */
export const shellContainer = 'tessera_shell'

const here: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': reactDomClient,
  nanostores: stores,
  '@tanstack/react-query': query,
  '@tessera/module/react': moduleReact,
  '@tessera/cache/react': cacheReact,
  '@tessera/contracts/late-schema': lateSchema,
}

const parsing = () => import(/* webpackChunkName: "schemas" */ '@tessera/contracts/parse')

/** Packages that load when the first module asks for them. */
const later: Readonly<Record<string, () => Promise<unknown>>> = {
  '@tessera/contracts/parse': parsing,
  // Builds from before `late-schema` take zod itself.
  '@tessera/contracts/schema': parsing,
  ...(process.env.NODE_ENV === 'development'
    ? { 'react/jsx-dev-runtime': () => import('react/jsx-dev-runtime') }
    : {}),
}

function sharedAs(
  name: string,
  more: Pick<SharedVersion, 'get' | 'lib' | 'loaded'>,
): Record<string, SharedVersion> {
  const versions = SHARED_VERSIONS
  const version = versions[name] ?? '0.0.0'
  return {
    [version]: {
      ...{ version, from: shellContainer, useIn: [shellContainer], scope: ['default'], deps: [] },
      ...{ strategy: 'loaded-first', shareConfig: { singleton: true, requiredVersion: false } },
      ...more,
    },
  }
}

/** Creates the scope of what the shell shares: its own copy of each package. */
export function shareAll(): SharedScope {
  const scope: SharedScope = {}
  for (const [name, exports] of Object.entries(here)) {
    const lib = () => exports
    scope[name] = sharedAs(name, { lib, loaded: true, get: () => lib })
  }
  for (const [name, load] of Object.entries(later))
    scope[name] = sharedAs(name, {
      loaded: false,
      get: async () => {
        const exports = await load()
        return () => exports
      },
    })
  return scope
}
