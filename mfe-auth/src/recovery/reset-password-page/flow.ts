import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'

/** The account whose password the link resets. */
export interface Owner {
  readonly username: string
  readonly email: string
  readonly first_name: string
  readonly image_medium_url: string | null
}

/** An error and its place. */
interface Fault {
  readonly at: 'password' | 'form'
  readonly message: string
}

interface Filling {
  readonly token: string
  readonly owner: Owner
  readonly password: string
  /** Number of submits; after each, the invalid field takes the focus. */
  readonly tries: number
}

/** The form, at rest or saving. */
export type Form =
  | (Filling & { readonly kind: 'form'; readonly fault: Fault | null })
  | (Filling & { readonly kind: 'saving' })

/** The state of a password reset. */
export type Reset =
  | { readonly kind: 'reading'; readonly token: string }
  /** The link could not be checked, for example offline; it may still be valid. */
  | { readonly kind: 'unread'; readonly token: string; readonly message: string }
  | Form
  | { readonly kind: 'gone' }
  | { readonly kind: 'closed'; readonly owner: Owner }
  | { readonly kind: 'done'; readonly viewer: Viewer | null }

/** An event of a password reset. */
export type ResetEvent =
  | { readonly type: 'read'; readonly owner: Owner }
  | { readonly type: 'retried' }
  | { readonly type: 'typed'; readonly password: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'saved'; readonly viewer: Viewer | null }
  | { readonly type: 'refused'; readonly error: CallError }

const aboutPassword: ReadonlySet<string> = new Set([
  'password-short',
  'password-weak',
  'password-is-name',
  'password-not-ascii',
  'bad-input',
])

/** Returns the first state; a link without a token is expired. */
export function startOf(token: string | undefined): Reset {
  return token === undefined ? { kind: 'gone' } : { kind: 'reading', token }
}

function afterReading(reset: Reset & { readonly kind: 'reading' }, event: ResetEvent): Reset {
  const { token } = reset
  if (event.type === 'read') {
    return { kind: 'form', token, owner: event.owner, password: '', fault: null, tries: 0 }
  }
  if (event.type !== 'refused') return reset
  const { code, message } = event.error
  return code === 'reset-gone' || code === 'bad-input'
    ? { kind: 'gone' }
    : { kind: 'unread', token, message }
}

function afterSaving(form: Form & { readonly kind: 'saving' }, event: ResetEvent): Reset {
  if (event.type === 'saved') return { kind: 'done', viewer: event.viewer }
  if (event.type !== 'refused') return form
  const { code, message } = event.error
  if (code === 'reset-gone') return { kind: 'gone' }
  if (code === 'suspended' || code === 'deactivated') return { kind: 'closed', owner: form.owner }
  const at = aboutPassword.has(code) ? 'password' : 'form'
  return { ...form, kind: 'form', fault: { at, message } }
}

function inForm(form: Form & { readonly kind: 'form' }, event: ResetEvent, missing: string): Reset {
  if (event.type === 'typed') return { ...form, password: event.password, fault: null }
  if (event.type !== 'submitted') return form
  const tries = form.tries + 1
  if (form.password === '') return { ...form, tries, fault: { at: 'password', message: missing } }
  const { token, owner, password } = form
  return { kind: 'saving', token, owner, password, tries }
}

/**
 * Returns the next state; `missing` is the error for an empty password. An event that does not fit
 * the state changes nothing.
 */
export function nextReset(reset: Reset, event: ResetEvent, missing: string): Reset {
  switch (reset.kind) {
    case 'reading':
      return afterReading(reset, event)
    case 'unread':
      return event.type === 'retried' ? { kind: 'reading', token: reset.token } : reset
    case 'form':
      return inForm(reset, event, missing)
    case 'saving':
      return afterSaving(reset, event)
    default:
      return reset
  }
}
