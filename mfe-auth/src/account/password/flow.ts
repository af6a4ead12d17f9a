import type { CallError } from '@tessera/contracts/errors/call-error'

/** A field of the form. */
export type PasswordField = 'current' | 'fresh'

/** An error and its place. */
interface Fault {
  readonly at: PasswordField | 'form'
  readonly message: string
}

interface Filling {
  readonly current: string
  readonly fresh: string
  /** Number of failed submits; after each, the invalid field takes the focus. */
  readonly tries: number
}

/** Changes the password, or sets the first one. */
export type Change =
  | (Filling & { readonly kind: 'form'; readonly fault: Fault | null })
  | (Filling & { readonly kind: 'saving' })

/** An event of the password form. */
export type ChangeEvent =
  | { readonly type: 'typed'; readonly field: PasswordField; readonly value: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'saved' }
  | { readonly type: 'refused'; readonly error: CallError }

interface PasswordFormFacts {
  /** True when the current password has to be given. */
  readonly hasPassword: boolean
  /** The errors of empty fields. */
  readonly missing: { readonly [Field in PasswordField]: string }
  /** The error for an account without a password whose log-in is too old to set one. */
  readonly stale: string
}

/** An empty form. */
export const blank: Change = { kind: 'form', current: '', fresh: '', tries: 0, fault: null }

const places: Readonly<Record<string, PasswordField>> = {
  'password-wrong': 'current',
  'password-short': 'fresh',
  'password-weak': 'fresh',
  'password-is-name': 'fresh',
  'password-not-ascii': 'fresh',
  'bad-input': 'fresh',
}

function faulty({ current, fresh, tries }: Filling, fault: Fault): Change {
  return { kind: 'form', current, fresh, tries: tries + 1, fault }
}

function submitted(filling: Filling, { hasPassword, missing }: PasswordFormFacts): Change {
  const empty = (['current', 'fresh'] as const).find(
    (field) => filling[field] === '' && (field === 'fresh' || hasPassword),
  )
  const { current, fresh, tries } = filling
  return empty === undefined
    ? { kind: 'saving', current, fresh, tries }
    : faulty(filling, { at: empty, message: missing[empty] })
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export function nextChange(change: Change, event: ChangeEvent, given: PasswordFormFacts): Change {
  if (change.kind === 'saving') {
    if (event.type === 'saved') return blank
    if (event.type !== 'refused') return change
    const { code, message } = event.error
    if (code === 'confirm-needed') return faulty(change, { at: 'form', message: given.stale })
    return faulty(change, { at: places[code] ?? 'form', message })
  }
  if (event.type === 'typed') {
    const kept = change.fault?.at === event.field || change.fault?.at === 'form'
    return { ...change, [event.field]: event.value, fault: kept ? null : change.fault }
  }
  return event.type === 'submitted' ? submitted(change, given) : change
}
