import type { CallError } from '@tessera/contracts/errors/call-error'

/** A field of the form. */
export type PasswordField = 'current' | 'fresh'

/** What is wrong, and where it is shown. */
interface Fault {
  readonly at: PasswordField | 'form'
  readonly message: string
}

interface Filling {
  readonly current: string
  readonly fresh: string
  /** How often something was wrong with it: each time the focus goes there. */
  readonly tries: number
}

/** Changing the password, or setting the first one. */
export type Change =
  | (Filling & { readonly kind: 'form'; readonly fault: Fault | null })
  | (Filling & { readonly kind: 'saving' })

/** What can happen on the way. */
export type ChangeEvent =
  | { readonly type: 'typed'; readonly field: PasswordField; readonly value: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'saved' }
  | { readonly type: 'refused'; readonly error: CallError }

interface Given {
  /** Whether there is a password that has to be given, too. */
  readonly hasPassword: boolean
  /** What is said where nothing was typed. */
  readonly missing: { readonly [Field in PasswordField]: string }
  /** What is said to who has none to give, and logged in too long ago to set one. */
  readonly stale: string
}

/** A form that nobody has written in. */
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

function submitted(filling: Filling, { hasPassword, missing }: Given): Change {
  const empty = (['current', 'fresh'] as const).find(
    (field) => filling[field] === '' && (field === 'fresh' || hasPassword),
  )
  const { current, fresh, tries } = filling
  return empty === undefined
    ? { kind: 'saving', current, fresh, tries }
    : faulty(filling, { at: empty, message: missing[empty] })
}

/** What follows from an event. What does not fit changes nothing. */
export function nextChange(change: Change, event: ChangeEvent, given: Given): Change {
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
