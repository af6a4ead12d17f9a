interface Asking {
  /** The id of the request in the product's log. */
  readonly request: string
  /** The language of the page, when it was granted. */
  readonly locale?: string
}

/** Somebody who is not logged in. */
export interface Visitor extends Asking {
  readonly viewer: 'none'
}

/** A member, with what the operator granted of them. */
export interface AskingMember extends Asking {
  readonly viewer: 'member'
  /** The member's name for this module: always the same, and another one for each module without `id`. */
  readonly subject: string
  readonly id?: string
  readonly username?: string
  readonly name?: string
}

/** The viewer of the page that asks. */
export type AskingViewer = Visitor | AskingMember

type Claims = Readonly<Record<string, unknown>>

const textOf = (claims: Claims, name: string): string | undefined => {
  const value = claims[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Returns the texts among the claims that have these names. */
function textsOf<Name extends string>(claims: Claims, names: readonly Name[]) {
  const found: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const text = textOf(claims, name)
    if (text !== undefined) found[name] = text
  }
  return found
}

/** Reads the viewer from verified claims; undefined when they say neither a member nor nobody. */
export function viewerFrom(claims: Claims): AskingViewer | undefined {
  const request = textOf(claims, 'jti')
  if (request === undefined) return undefined
  if (claims.viewer === 'none') return { viewer: 'none', request, ...textsOf(claims, ['locale']) }
  const subject = textOf(claims, 'sub')
  if (claims.viewer !== 'member' || subject === undefined) return undefined
  const told = textsOf(claims, ['locale', 'id', 'username', 'name'])
  return { viewer: 'member', request, subject, ...told }
}
