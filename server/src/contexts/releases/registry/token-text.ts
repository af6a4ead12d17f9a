import { z } from '@tessera/contracts/schema'

/** The credentials of a tool's request. */
export type Proof =
  | { readonly kind: 'token'; readonly id: string; readonly secret: string }
  | { readonly kind: 'operator'; readonly until: string; readonly mark: string }

const bearer = z.string().check(z.regex(/^Bearer [\w.-]{1,300}$/))
const token = /^tsm_([0-9a-f]{32})_([\w-]{43})$/
const operator = /^tso_(\d{1,16})_([\w-]{43})$/

/** Reads the Authorization header of a tool. */
export function readProof(header: string | null): Proof | undefined {
  const given = z.safeParse(bearer, header)
  if (!given.success) return undefined
  const text = given.data.slice('Bearer '.length)
  const [, id, secret] = token.exec(text) ?? []
  if (id !== undefined && secret !== undefined) return { kind: 'token', id, secret }
  const [, until, mark] = operator.exec(text) ?? []
  return until === undefined || mark === undefined ? undefined : { kind: 'operator', until, mark }
}

/** Writes a token, which its holder keeps. */
export const tokenText = (id: string, secret: string): string => `tsm_${id}_${secret}`

/** Writes an operator's proof. */
export const operatorText = (until: string, mark: string): string => `tso_${until}_${mark}`
