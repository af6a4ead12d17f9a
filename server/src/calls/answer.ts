import type { Call } from '@tessera/contracts/calls/define-call'
import type { Envelope } from '@tessera/contracts/envelope'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { type ErrorCode, errorCodes } from '@tessera/contracts/errors/codes'
import { messageOf } from '@tessera/contracts/errors/message-of'
import { mayAct } from '@tessera/contracts/house-acts'
import { english, type Language } from '@tessera/contracts/language'
import { z } from '@tessera/contracts/schema'
import { faultsOf } from './faults.ts'
import { readLate } from './read-late.ts'
import type { Caller, LateVisit, MemberVisit, Visit } from './visit.ts'

/** A call that was refused, and why. */
export interface Refusal {
  readonly ok: false
  readonly code: ErrorCode
  readonly data?: Readonly<Record<string, unknown>>
}

/** The outcome of a call. */
export type Answer<Data> =
  | { readonly ok: true; readonly data: Data; readonly bookmark: string | null }
  | Refusal

/** A call together with its handler, which runs for those alone who may make the call. */
export interface Answered {
  readonly call: Call
  /** Decides whether a caller may make the call, and returns the handler for them. */
  admit(caller: Caller): Admitted | Refusal
}

/** A handler for a caller who may make its call. */
export interface Admitted {
  readonly ok: true
  run(request: Omit<Visit, keyof Caller>, input: unknown): Promise<Answer<unknown>>
}

/** Answers a call with data, and with the bookmark of the next page if there is one. */
export const given = <Data>(data: Data, bookmark: string | null = null): Answer<Data> => ({
  ok: true,
  data,
  bookmark,
})

/** Refuses a call. */
export const refused = (code: ErrorCode, data?: Readonly<Record<string, unknown>>): Refusal =>
  data === undefined ? { ok: false, code } : { ok: false, code, data }

/** Returns why this caller may not make this call, if so. An access token was checked before. */
function refusalOf(call: Call, { viewer, grant }: Caller): Refusal | undefined {
  if (call.who === 'anyone' || call.who === 'token') return undefined
  if (call.who === 'advertiser' && grant !== null) return undefined
  if (viewer === null) return refused('log-in-needed')
  if (call.isPublishing && viewer.isLimited) return refused('account-limited')
  if (call.who === 'house' && !(call.act && mayAct(viewer.houseRole, call.act)))
    return refused('house-role-needed')
  return call.who === 'business' && !viewer.isPartner ? refused('business-needed') : undefined
}

const isVisitor = ({ viewer, grant }: Caller): boolean => viewer === null && grant === null

/** Marks the viewer of a call that publishes: the rule about limited businesses asks once it knows for whom. */
const inCall = ({ isPublishing }: Call, caller: Caller): Caller =>
  isPublishing === true && caller.viewer !== null
    ? { ...caller, viewer: { ...caller.viewer, isPublishing } }
    : caller

/** Registers the handler of a call for a caller as `callerOf` narrows it. */
function answered<
  Input extends z.core.$ZodType,
  Output extends z.core.$ZodType,
  Admissible extends Caller,
>(
  call: Call<Input, Output>,
  callerOf: (caller: Caller) => Admissible,
  handler: (
    visit: Omit<Visit, keyof Caller> & Admissible,
    input: z.output<Input>,
  ) => Promise<Answer<z.input<Output>>>,
): Answered {
  return {
    call,
    admit(caller) {
      const refusal = refusalOf(call, caller)
      if (refusal !== undefined) return refusal
      const admissible = callerOf(inCall(call, caller))
      return {
        ok: true,
        async run(request, input) {
          const parsed = z.safeParse(call.input, input)
          if (!parsed.success)
            return refused('bad-input', { fields: faultsOf(parsed.error.issues) })
          const visit = { ...request, ...admissible }
          const isLate = call.reads === 'late' || (call.reads !== undefined && isVisitor(caller))
          if (!isLate || !visit.ports.replicas.areConfigured) return handler(visit, parsed.data)
          return readLate(visit.ports, visit, (db) =>
            handler({ ...visit, ports: { ...visit.ports, db } }, parsed.data),
          )
        },
      }
    },
  }
}

/**
 * Registers the handler of a call. `who` of the call says who may make it.
 *
 *     answer(getPin, async (visit, { id }) => given(await findPin(visit.ports.db, id)))
 */
export const answer = <Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  call: Call<Input, Output>,
  handler: (visit: Visit, input: z.output<Input>) => Promise<Answer<z.input<Output>>>,
): Answered => {
  if (call.reads !== undefined) throw new Error(`${call.name} may read late: use answerLate.`)
  return answered(call, (caller) => caller, handler)
}

/** Takes the methods that write from the type of the database of a request. */
function mayBeLate(_visit: Visit): asserts _visit is Visit & LateVisit {}

/** Registers the handler of a call whose reads may be late, so that its database takes no writes. */
export const answerLate = <Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  call: Call<Input, Output>,
  handler: (visit: LateVisit, input: z.output<Input>) => Promise<Answer<z.input<Output>>>,
): Answered => {
  if (call.reads === undefined || call.method !== 'GET' || call.isRepeatable === false)
    throw new Error(`${call.name} doesn't say that its reads may be late, or may not run twice.`)
  return answered(
    call,
    (caller) => caller,
    (visit, input) => {
      mayBeLate(visit)
      return handler(visit, input)
    },
  )
}

/** Registers the handler of a call that says `member`, `business` or `house`, so that there is a viewer. */
export const answerMember = <Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  call: Call<Input, Output>,
  handler: (visit: MemberVisit, input: z.output<Input>) => Promise<Answer<z.input<Output>>>,
): Answered =>
  answered(
    call,
    ({ viewer, grant }) => {
      if (viewer === null) throw new Error(`${call.name} admits '${call.who}' and needs a member.`)
      return { viewer, grant }
    },
    handler,
  )

/** All headers of an answer. They include `Vary`, because a header that is set later copies the response. */
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
}

/** Writes an answer as a response. */
export function envelopeOf(
  answer: Answer<unknown>,
  brand: string,
  language: Language = english,
): Response {
  if (answer.ok) {
    const { data, bookmark } = answer
    const body: Envelope = { resource_response: { data, bookmark, error: null } }
    return new Response(JSON.stringify(body), { headers })
  }
  const { http } = errorCatalogue[answer.code]
  const wait = answer.data?.wait_seconds
  const body: Envelope = {
    resource_response: {
      data: null,
      bookmark: null,
      error: {
        code: answer.code,
        api_error_code: errorCodes[answer.code],
        message: messageOf(answer.code, { brand, ...answer.data }, language),
        http_status: http,
        ...(answer.data === undefined ? {} : { data: { ...answer.data } }),
      },
    },
  }
  return new Response(JSON.stringify(body), {
    status: http,
    headers: typeof wait === 'number' ? { ...headers, 'Retry-After': String(wait) } : headers,
  })
}
