import { parseSentJson } from '@tessera/contracts/calls/sent-json'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { messageOf } from '@tessera/contracts/errors/message-of'
import type { Refusal as GateRefusal } from '@tessera/contracts/releases/gate/refusal'
import type { PastChange } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import type { Refusal } from '../../../calls/answer.ts'
import { readBody } from '../../../calls/body.ts'
import { hasUnstorable } from '../../../calls/unstorable.ts'
import type { Ports } from '../../../ports.ts'
import type { ChangeRefusal } from './change-releases.ts'
import { mayTouch, type Publisher } from './tokens.ts'
import { faultsIn } from './watched-document.ts'

/** The codes of what tools are refused with, and their HTTP statuses. */
const statuses = {
  'bad-input': 422,
  'not-found': 404,
  'no-token': 401,
  'wrong-token': 401,
  'another-module': 403,
  revoked: 409,
  'nothing-to-do': 409,
  conflict: 409,
  'changed-meanwhile': 409,
  'files-missing': 409,
  refused: 409,
  'too-large': 413,
  'too-many': 429,
  'no-store': 503,
} as const

/** A refusal of a tool's request, in one sentence with the fix. */
export interface ToolFault {
  readonly code: keyof typeof statuses
  readonly message: string
  readonly changes?: readonly PastChange[]
  /** The gate's refusals, each with its code. */
  readonly refusals?: readonly GateRefusal[]
}

const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

/** Answers a tool with data. */
export const toolAnswer = (data: unknown): Response => Response.json(data, { headers })

/** Refuses a tool's request. */
export const toolRefusal = ({ code, ...error }: ToolFault): Response =>
  Response.json({ error: { code, ...error } }, { status: statuses[code], headers })

/** Refuses a token that is for other modules. */
export const anotherModule = (sender: Publisher, module: string): Response | undefined =>
  mayTouch(sender, module)
    ? undefined
    : toolRefusal({
        code: 'another-module',
        message: `The token '${sender.name}' is for ${sender.modules.join(', ')}, not for ${module}; ask for one that is.`,
      })

/** Refuses builds where there is no store for them. */
export const noStore = ({ settings }: Pick<Ports, 'settings'>): Response | undefined =>
  settings.moduleStoreUrl === ''
    ? toolRefusal({
        code: 'no-store',
        message:
          'This service has no store for builds; set STORE_PORT, or STORE_URL to where its files are served.',
      })
    : undefined

/** Refuses a build by the gate, with every reason. */
export const gateRefusal = (refusals: readonly GateRefusal[]): Response =>
  toolRefusal({
    code: 'refused',
    message: refusals.map(({ message }) => message).join(' '),
    refusals,
  })

/** Refuses a change. */
export const changeRefusal = ({ ok: _, ...refusal }: ChangeRefusal): Response =>
  toolRefusal(refusal)

/** Refuses a tool's request with an error that people get too. */
export const failed = ({ code, data }: Refusal, brand: string): Response =>
  Response.json(
    { error: { code, message: messageOf(code, { brand, ...data }) } },
    { status: errorCatalogue[code].http, headers },
  )

const tooLarge = (most: number): Response =>
  toolRefusal({
    code: 'too-large',
    message: `The request is larger than ${most} bytes; send less at a time.`,
  })

/** Reads the bytes of a request; a refusal when there are too many. */
export async function bytesOf(
  request: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | Response> {
  return (await readBody(request, most)) ?? tooLarge(most)
}

/** Reads a request's JSON by its schema; a refusal when it does not fit. */
export async function inputOf<Input>(
  request: Request,
  schema: z.core.$ZodType<Input>,
  most = 64 * 1024,
): Promise<{ readonly input: Input } | Response> {
  const bytes = await bytesOf(request, most)
  if (bytes instanceof Response) return bytes
  const bad = (message: string) => toolRefusal({ code: 'bad-input', message })
  const given = parseSentJson(new TextDecoder().decode(bytes))
  if (given === undefined) return bad('The request is not JSON, or has a key twice; send JSON.')
  const read = z.safeParse(schema, given)
  if (!read.success) return bad(`The request is not valid (${faultsIn(read.error)}); correct it.`)
  return hasUnstorable(read.data)
    ? bad('The request has characters that cannot be stored; leave them out.')
    : { input: read.data }
}
