const pathOf = Symbol('path')

/** A path into the page's answers, the reader or the address, which the service reads when it draws. */
export interface Bound<out Value = unknown> {
  readonly [pathOf]: string
  /** The type of what it leads to; no such member exists. */
  readonly '~value'?: Value
}

/** A path with a member for each field of what it leads to. */
export type Binding<Value> = Bound<Value> & Fields<NonNullable<Value>>

type Fields<Value> = Value extends string | number | boolean | readonly unknown[]
  ? unknown
  : Value extends object
    ? { readonly [Name in keyof Value]-?: Binding<Value[Name]> }
    : unknown

/** Makes a path whose members are the paths below it. */
export function bindingAt<Value>(path: string): Binding<Value>
export function bindingAt(path: string): unknown {
  return new Proxy(
    { [pathOf]: path },
    {
      get: (_, name) => (name === pathOf ? path : bindingAt(`${path}.${String(name)}`)),
      has: (_, name) => name === pathOf,
    },
  )
}

/** True for a path. */
export const isBound = (value: unknown): value is Bound =>
  typeof value === 'object' && value !== null && pathOf in value

/** Returns the text of a path, as a template has it. */
export const pathText = (bound: Bound): string => bound[pathOf]
