import { z } from '@tessera/contracts/schema'
import { callNamed } from '../../src/find-call.ts'
import type { TypedAnswer } from './chosen-handlers.ts'

/** The typed answer of a call: nothing, an answer that fits the call, or a fault. */
export type ReadAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'fits'; readonly typed: TypedAnswer }
  | { readonly kind: 'fault'; readonly fault: string }

function json(text: string): { readonly data: unknown } | undefined {
  try {
    return { data: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Reads JSON as the answer of a call, by the call's own schema. */
export function readAnswer(name: string, text: string): ReadAnswer {
  if (name === '') return { kind: 'none' }
  const call = callNamed(name)
  if (call === undefined) return { kind: 'fault', fault: `There is no call ${name}.` }
  if (text.trim() === '') return { kind: 'none' }
  const read = json(text)
  if (read === undefined) return { kind: 'fault', fault: 'That is not JSON.' }
  const { error } = z.safeParse(call.output, read.data)
  const issue = error?.issues[0]
  if (issue === undefined) return { kind: 'fits', typed: { call: name, data: read.data } }
  const place = issue.path.length === 0 ? '' : `${issue.path.join('.')}: `
  return { kind: 'fault', fault: `It does not fit the call. ${place}${issue.message}` }
}
