import type { CallError } from '@tessera/contracts/errors/call-error'

/** The ends that a suspension can have. */
export const ends = ['day', 'week', 'month', 'date', 'none'] as const

export type End = (typeof ends)[number]

/** The proof that the service asks for before a sensitive act. */
export type Proof = 'password' | 'code'

/** The fields of the dialog. */
export interface ActDraft {
  readonly reason: string
  readonly end: End
  /** The last day, as the date field has it: 2026-12-24. */
  readonly date: string
  readonly password: string
  readonly code: string
}

/** The first fields. */
export const emptyDraft: ActDraft = { reason: '', end: 'week', date: '', password: '', code: '' }

/** The faults of fields, by their names. `form` stands for none of them. */
export type Faults = Readonly<Partial<Record<keyof ActDraft | 'form', string>>>

const day = 86_400_000
const days = { day: 1, week: 7, month: 30 } as const

/** Returns the end of a suspension as a moment; null for none. A day ends at its last second, where the viewer is. */
export function untilOf({ end, date }: Pick<ActDraft, 'end' | 'date'>, now: Date): string | null {
  if (end === 'none') return null
  if (end !== 'date') return new Date(now.getTime() + days[end] * day).toISOString()
  return new Date(`${date}T23:59:59`).toISOString()
}

/** The sentences for what is missing. */
interface FaultTexts {
  readonly reason: string
  readonly dateMissing: string
  readonly datePast: string
  readonly password: string
  readonly code: string
}

interface Asked {
  readonly asksEnd: boolean
  readonly proof: Proof | null
  readonly now: Date
}

/** Returns what is wrong with the fields before anything is sent. */
export function faultsOf(
  draft: ActDraft,
  { asksEnd, proof, now }: Asked,
  texts: FaultTexts,
): Faults {
  const day = draft.date === '' ? Number.NaN : Date.parse(`${draft.date}T23:59:59`)
  const hasDate = asksEnd && draft.end === 'date'
  return {
    ...(draft.reason.trim() === '' ? { reason: texts.reason } : {}),
    ...(hasDate && Number.isNaN(day) ? { date: texts.dateMissing } : {}),
    ...(hasDate && day <= now.getTime() ? { date: texts.datePast } : {}),
    ...(proof === 'password' && draft.password === '' ? { password: texts.password } : {}),
    ...(proof === 'code' && draft.code.trim() === '' ? { code: texts.code } : {}),
  }
}

/** Returns the proof that a refusal asks for; undefined when it asks for none. */
export function proofFor({ code }: Pick<CallError, 'code'>): Proof | undefined {
  if (code === 'confirm-needed') return 'password'
  return code === 'factor-needed' ? 'code' : undefined
}

const places: Readonly<Partial<Record<CallError['code'], keyof ActDraft>>> = {
  'password-wrong': 'password',
  'code-wrong': 'code',
  'code-gone': 'code',
  'house-until-past': 'date',
}

/** Returns a refusal at its field. */
export const faultOf = ({ code, message }: Pick<CallError, 'code' | 'message'>): Faults => ({
  [places[code] ?? 'form']: message,
})
