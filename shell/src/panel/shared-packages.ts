/** A shared package of the page: who gave it, and who uses it. */
export interface SharedPackage {
  readonly name: string
  readonly version: string
  readonly from: string
  readonly usedBy: readonly string[]
}

/** Returns the module that a container is of, such as save of tessera_save. */
const moduleOf = (container: unknown): string =>
  typeof container === 'string' ? container.replace(/^tessera_/, '') : ''

const modulesOf = (containers: unknown): readonly string[] =>
  Array.isArray(containers) ? containers.map(moduleOf) : []

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Lists the packages in the federation's scopes, by name. */
export function sharedPackages(scopes: unknown): readonly SharedPackage[] {
  return entriesOf(scopes)
    .flatMap(([, scope]) => entriesOf(scope))
    .flatMap(([name, versions]) =>
      entriesOf(versions).map(([version, given]) => {
        const { from, useIn } = Object(given)
        return { name, version, from: moduleOf(from), usedBy: modulesOf(useIn) }
      }),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns the scopes of shared packages of this page, as the federation keeps them for its devtools. */
export function pageScopes(): unknown {
  const instances: unknown = Object(Reflect.get(globalThis, '__FEDERATION__')).__INSTANCES__
  const [first] = Array.isArray(instances) ? instances : []
  return Object(first).shareScopeMap
}
