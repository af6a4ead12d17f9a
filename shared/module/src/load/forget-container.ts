interface Named {
  readonly name: string
}

type Versions = Record<string, { readonly from?: string; readonly useIn?: readonly string[] }>

const isList = (value: unknown): value is Named[] => Array.isArray(value)

/** Removes the runtime of a container from the list that the federation keeps for its devtools. */
function removeInstances(name: string): void {
  const known: unknown = Object(Reflect.get(globalThis, '__FEDERATION__')).__INSTANCES__
  if (!isList(known)) return
  for (let at = known.length - 1; at >= 0; at -= 1)
    if (known[at]?.name === name) known.splice(at, 1)
}

/** Removes the shared packages that only this container gave and used. */
function removeShared(name: string, scopes: Readonly<Record<string, unknown>>): void {
  for (const scope of Object.values(scopes))
    for (const versions of Object.values<Versions>(Object(scope)))
      for (const [version, { from, useIn = [] }] of Object.entries(versions))
        if (from === name && useIn.every((user) => user === name)) delete versions[version]
}

/**
 * Removes everything that a container has left in the page: its global, the list in which its chunks
 * arrive, its runtime and its shared packages. The chunks of another build must not meet those of this one,
 * because both builds number their modules alike.
 */
export function forgetContainer(name: string, scopes: Readonly<Record<string, unknown>>): void {
  // A script's `var` can't be deleted.
  Reflect.set(globalThis, name, undefined)
  Reflect.deleteProperty(globalThis, `chunk_${name}`)
  removeInstances(name)
  removeShared(name, scopes)
}
