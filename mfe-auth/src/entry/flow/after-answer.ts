import { AccountPaused } from '@tessera/contracts/calls/account'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { loginMethods } from '@tessera/contracts/limits'
import { recoveryOf } from '@tessera/contracts/recovery'
import { z } from '@tessera/contracts/schema'
import { words } from '../../words.ts'
import { isUnderage } from './check-birthday.ts'
import type { Given } from './check-draft.ts'
import { isSound, knownPasswordFault, signUpFaults } from './check-draft.ts'
import { connectingOf, type Proof } from './connecting.ts'
import { noChoices } from './consent-choices.ts'
import type { Event } from './events.ts'
import { helpFor, placeRefusal } from './place-refusal.ts'
import { afterProof, refusedConnect } from './proving.ts'
import { codeOf } from './second-factor.ts'
import { proven } from './sso.ts'
import type {
  AskingCaptcha,
  AskingConsents,
  Busy,
  ConfirmingAge,
  Doing,
  Filling,
  State,
} from './states.ts'
import { busyWith, filling, formOf } from './states.ts'

const askingConsents = (parts: Filling): AskingConsents => ({
  ...parts,
  kind: 'consents',
  choices: parts.agreed ?? noChoices,
})

const confirmingAge = (parts: Filling): ConfirmingAge => ({
  ...parts,
  kind: 'underage',
  confirmed: false,
})

/** Returns the state for an email that has an account: logs in, or asks for the password. */
function known(busy: Busy, given: Given): State {
  const parts: Filling = { ...filling(busy), mode: 'log-in', known: true }
  if (busy.draft.password === '') return formOf(parts)
  const password = knownPasswordFault(busy.draft, given)
  return password === undefined ? busyWith('logging-in', parts) : formOf(parts, { password })
}

/** Returns the state for a free email; password, birthday and consents come before the account. */
function free(busy: Busy, given: Given): State {
  const parts = filling(busy)
  const faults = signUpFaults(parts, given)
  if (!isSound(faults)) return formOf(parts, faults)
  return isUnderage(parts.draft.birthday, given) ? confirmingAge(parts) : onceSound(parts, given)
}

/** Returns the state once nothing in the draft is wrong: asks for the consents, or registers. */
export function onceSound(parts: Filling, given: Given): State {
  const asks = given.rules.needs_consents && parts.agreed === null
  return asks ? askingConsents(parts) : busyWith('registering', parts)
}

type Sending = Busy & { readonly doing: 'registering' | 'logging-in' | 'passkey' }

/** The calls that can log somebody in. */
const entering: ReadonlySet<Doing> = new Set(['registering', 'logging-in', 'proving', 'passkey'])

/** Asks for a captcha, or opens the help dialog when too many captchas were asked for. */
function challenged(
  busy: Busy,
  doing: AskingCaptcha['doing'],
  error: CallError,
  given: Given,
): State {
  const parts = filling(busy)
  if (error.code === 'captcha-needed' && given.captchasSpent)
    return { ...parts, kind: 'recovery', type: 'RATE_LIMITED' }
  const captchas = parts.captchas + 1
  return { ...parts, captchas, kind: 'captcha', doing, said: error.message }
}

function pausedOf(busy: Busy, error: CallError): State | undefined {
  const told = z.safeParse(AccountPaused, error.data)
  if (error.code !== 'account-paused' || !told.success) return undefined
  const how = { byPasskey: busy.doing === 'passkey', resumeBy: companyProofOf(busy, error) }
  return { ...filling(busy), kind: 'paused', closesAt: told.data.closes_at, ...how }
}

const company = { provider: 'sso', type: 'sso', method: loginMethods.sso } as const

/** Returns what stands for a company's used code; null after every other log-in. */
function companyProofOf({ proof }: Busy, error: CallError): Proof | null {
  const offer = proof === null ? undefined : connectingOf(company, error)
  return offer === undefined
    ? null
    : { ...company, fields: { connect_ticket: offer.ticket, resume: true } }
}

function refusedSignUp(busy: Busy, error: CallError): State | undefined {
  const parts = filling(busy)
  if (error.code === 'email-taken') return formOf({ ...parts, mode: 'log-in', known: true })
  if (error.code === 'age-under') return confirmingAge(parts)
  if (error.code === 'consents-missing') return askingConsents(parts)
  const { connecting } = parts
  return connecting === null ? undefined : refusedConnect({ ...parts, connecting }, error)
}

const isSending = (busy: Busy): busy is Sending =>
  busy.doing === 'registering' || busy.doing === 'logging-in' || busy.doing === 'passkey'

function refused(busy: Busy, error: CallError, given: Given): State {
  const parts = filling(busy)
  if (busy.doing === 'validating') return formOf(parts)
  if (busy.doing === 'proving') return codeOf(parts, error) ?? afterProof(busy, error)
  if (isSending(busy)) {
    const asksCaptcha = error.code === 'captcha-needed' || error.code === 'captcha-wrong'
    if (asksCaptcha && busy.doing !== 'passkey') return challenged(busy, busy.doing, error, given)
    const type = recoveryOf(error.code)
    if (type !== undefined) return { ...parts, kind: 'recovery', type, data: error.data }
    const other =
      busy.doing !== 'registering'
        ? (codeOf(parts, error) ?? pausedOf(busy, error))
        : refusedSignUp(busy, error)
    if (other !== undefined) return other
  }
  const ssoAsks = parts.ssoAsks + (error.code === 'sso-required' ? 1 : 0)
  const again = { ...parts, ssoAsks, proof: null }
  return formOf(again, placeRefusal(busy.doing, error), helpFor(error.code))
}

/** Returns the state after the answer to the pending call; other events change nothing. */
export function afterAnswer(busy: Busy, event: Event, given: Given): State {
  if (event.type === 'refused') return refused(busy, event.error, given)
  if (event.type === 'looked-up' && busy.doing === 'looking-up')
    return event.exists ? known(busy, given) : busyWith('validating', filling(busy))
  if (event.type === 'validated' && busy.doing === 'validating')
    return event.valid ? free(busy, given) : formOf(filling(busy), { email: words.emailUnfit() })
  if (event.type === 'passkey-left' && busy.doing === 'passkey') return formOf(filling(busy))
  if (event.type === 'sso-proven' && busy.doing === 'exchanging') return proven(busy)
  if (event.type !== 'entered' || !entering.has(busy.doing)) return busy
  const by = busy.doing === 'registering' ? 'sign-up' : 'log-in'
  return { kind: 'done', viewer: event.viewer, by, business: busy.business }
}
