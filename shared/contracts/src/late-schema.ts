import type * as Parts from './schema-parts.ts'

/** A schema as zod makes it. */
interface Made {
  readonly _zod: unknown
  readonly shape?: unknown
  readonly options?: unknown
  check(...checks: readonly unknown[]): Made
}

type Shape = Readonly<Record<string, LateSchema>>

/** The properties of a schema that are known before zod has made it, by zod's names. */
interface Known {
  readonly shape?: Shape | undefined
  readonly innerType?: unknown
  readonly options?: readonly unknown[]
}

/** zod, once the page has loaded it. */
let parts: object | undefined

/** Lets the schemas be made. `parse.ts` calls it when zod has loaded. */
export function useSchemas(zod: object): void {
  parts = zod
}

/** A schema, or a check, that zod makes when it is first used. */
class LateSchema {
  readonly #make: (zod: object) => Made
  readonly #known: Known
  #made: Made | undefined

  constructor(make: (zod: object) => Made, known: Known) {
    this.#make = make
    this.#known = known
  }

  #use(): Made {
    if (parts === undefined)
      throw new Error('A schema was used before it was loaded. Parse by @tessera/contracts/parse.')
    this.#made ??= this.#make(parts)
    return this.#made
  }

  /** The schema's internals, by which zod parses. Before zod has loaded, the definition holds only what is known. */
  get _zod(): unknown {
    return parts === undefined ? { def: this.#known } : this.#use()._zod
  }

  get shape(): unknown {
    return this.#known.shape ?? this.#use().shape
  }

  get options(): unknown {
    return this.#known.options ?? this.#use().options
  }

  check(...checks: readonly unknown[]): LateSchema {
    return new LateSchema(() => this.#use().check(...checks), this.#known)
  }

  brand(): this {
    return this
  }
}

const shapeOf = (schema: unknown): Shape | undefined => Object(schema).shape

const optionals = (shape: Shape = {}): Shape =>
  Object.fromEntries(Object.entries(shape).map(([name, each]) => [name, late('optional', [each])]))

/** Says what of a schema code may ask before zod has loaded: the fields of an object, the values of an enum. */
function knownOf(name: string, [first, second]: readonly unknown[]): Known {
  if (name === 'object' || name === 'strictObject') return { shape: Object(first) }
  if (name === 'extend') return { shape: { ...shapeOf(first), ...Object(second) } }
  if (name === 'partial') return { shape: optionals(shapeOf(first)) }
  if (name === 'enum') return { options: Object.values(Object(first)) }
  return { innerType: first }
}

const late = (name: string, args: readonly unknown[]): LateSchema =>
  new LateSchema((zod) => Reflect.apply(Reflect.get(zod, name), zod, args), knownOf(name, args))

/** Stands for the chain of a schema's checks in modules that were built until November 2026. */
const checked = (schema: LateSchema, ...checks: readonly unknown[]): LateSchema =>
  schema.check(...checks)

/**
 * Stands for zod in pages: a schema is made of its declaration when something is first parsed by it, which
 * is when `parse.ts` has loaded zod. So a page starts without zod, and without making a schema.
 */
export const z = new Proxy<typeof Parts>(Object.create(null), {
  get: (_, name) =>
    name === 'checked' ? checked : (...args: readonly unknown[]) => late(String(name), args),
})
