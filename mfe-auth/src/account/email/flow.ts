import type { CallError } from '@tessera/contracts/errors/call-error'

/** A field of the form. */
export type EmailField = 'email' | 'password'

interface Fault {
  readonly at: EmailField | 'form'
  readonly message: string
}

interface Filling {
  readonly email: string
  readonly password: string
  /** Number of failed submits; after each, the invalid field takes the focus. */
  readonly tries: number
}

/** Asks for a new address. */
export type Changing =
  | (Filling & { readonly kind: 'form'; readonly fault: Fault | null })
  | (Filling & { readonly kind: 'sending' })

/** An event of the form. */
export type ChangingEvent =
  | { readonly type: 'typed'; readonly field: EmailField; readonly value: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly error: CallError }

/** Facts that the form's checks need. */
interface EmailFormFacts {
  readonly hasPassword: boolean
  readonly missing: { readonly [Field in EmailField]: string }
  readonly stale: string
}

/** An empty form. */
export const blank: Changing = { kind: 'form', email: '', password: '', tries: 0, fault: null }

const atEmail: ReadonlySet<string> = new Set([
  'email-invalid',
  'email-has-brand',
  'email-same',
  'email-sent-recently',
  'bad-input',
])

function faulty({ email, password, tries }: Filling, fault: Fault): Changing {
  return { kind: 'form', email, password, tries: tries + 1, fault }
}

function placeOf(code: CallError['code']): Fault['at'] {
  if (code === 'password-wrong') return 'password'
  return atEmail.has(code) ? 'email' : 'form'
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export function nextChanging(now: Changing, event: ChangingEvent, given: EmailFormFacts): Changing {
  if (now.kind === 'sending') {
    if (event.type === 'sent') return blank
    if (event.type !== 'refused') return now
    const { code, message } = event.error
    return faulty(now, {
      at: placeOf(code),
      message: code === 'confirm-needed' ? given.stale : message,
    })
  }
  if (event.type === 'typed') {
    const keeps = now.fault !== null && now.fault.at !== event.field && now.fault.at !== 'form'
    return { ...now, [event.field]: event.value, fault: keeps ? now.fault : null }
  }
  if (event.type !== 'submitted') return now
  const empty = (['email', 'password'] as const).find(
    (field) => now[field].trim() === '' && (field === 'email' || given.hasPassword),
  )
  if (empty !== undefined) return faulty(now, { at: empty, message: given.missing[empty] })
  return { kind: 'sending', email: now.email, password: now.password, tries: now.tries }
}
