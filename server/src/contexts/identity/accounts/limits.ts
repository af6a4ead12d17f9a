import { timings } from '@tessera/contracts/timings'
import type { Refusal } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import type { CaptchaTokens } from '../../../platform/captcha/port.ts'
import { requireCaptcha } from '../../base/captcha/require-captcha.ts'
import {
  type AttemptKey,
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  giveAttemptBack,
} from '../../base/rate-limits/attempts.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { refuseBeyond, refusedFor } from '../../base/rate-limits/refuse-beyond.ts'
import { deviceCookie, hashOfDevice, isKnownDevice } from './devices.ts'
import type { LogInAccount } from './store.ts'

/** A limit that requires a captcha after `free` attempts and refuses after `most`. */
export interface SoftLimit extends AttemptLimit {
  /** Attempts without a captcha. */
  readonly free: number
}

const windowMinutes = timings.lockoutMinutes
const blockMinutes = timings.lockoutMinutes

/**
 * Rate limits of log-in. A browser in which the owner has logged in before has a budget of its own,
 * so that strangers can't lock the owner out. The limit of an account from everywhere only requires
 * captchas, until it's far beyond what a person does.
 */
export const logInLimits = {
  address: { free: 60, most: 600, windowMinutes, blockMinutes },
  account: { free: 20, most: 1_000, windowMinutes, blockMinutes },
  accountHere: { free: 5, most: 20, windowMinutes, blockMinutes },
  device: { free: 10, most: 100, windowMinutes, blockMinutes },
} as const satisfies Readonly<Record<string, SoftLimit>>

type Kind = keyof typeof logInLimits

/** A budget that a log-in attempt counts against. */
interface Budget {
  readonly kind: Kind
  readonly key: AttemptKey
}

/** Returns the budgets that an attempt counts against. */
async function budgetsOf(
  visit: Visit,
  login: string,
  found: LogInAccount | undefined,
): Promise<readonly Budget[]> {
  const { db, clock } = visit.ports
  const network = networkOf(visit.address)
  const token = visit.cookie(deviceCookie)
  const userId = found?.account.id
  const isKnown =
    token !== null &&
    userId !== undefined &&
    (await isKnownDevice(db, { token, userId, now: clock.now() }))
  if (isKnown) return [{ kind: 'device', key: `logInOn:${hashOfDevice(token)} ${userId}` }]
  const subject = userId ?? login
  return [
    { kind: 'address', key: `logInFrom:${network}` },
    { kind: 'account', key: `logInTo:${subject}` },
    { kind: 'accountHere', key: `logInToFrom:${subject} ${network}` },
  ]
}

/** A log-in attempt within the limits. */
export interface LetThrough {
  readonly ok: true
  /** Gives the budgets back after a successful log-in. */
  done(): Promise<void>
}

/** Counts a log-in attempt; refuses it or requires a captcha beyond the limits. */
export async function limitLogIn(
  visit: Visit,
  attempt: {
    readonly login: string
    readonly found: LogInAccount | undefined
    readonly tokens: CaptchaTokens
  },
): Promise<LetThrough | Refusal> {
  const { db, clock, log } = visit.ports
  const budgets = await budgetsOf(visit, attempt.login, attempt.found)
  const now = clock.now()
  const [tired, asking]: [Kind[], Kind[]] = [[], []]
  let wait = 0
  for (const { kind, key } of budgets) {
    const { count, restMilliseconds } = await countAttempt(db, key, logInLimits[kind], now)
    if (count > logInLimits[kind].most) {
      tired.push(kind)
      wait = Math.max(wait, restMilliseconds)
    } else if (count > logInLimits[kind].free) asking.push(kind)
  }
  const refusal =
    tired.length > 0
      ? refusedFor(wait, 'log-ins-many')
      : asking.length > 0
        ? await requireCaptcha(visit, attempt.tokens)
        : undefined
  if (refusal === undefined) return { ok: true, done: () => giveBack(visit, budgets) }
  const user = attempt.found?.account.id ?? null
  const by = [...tired, ...asking]
  log.info('identity.limited', { code: refusal.code, by, user, address: visit.address })
  return refusal
}

/** Gives only this attempt back to the address: others share it. */
async function giveBack(visit: Visit, budgets: readonly Budget[]): Promise<void> {
  const { db, clock } = visit.ports
  for (const { kind, key } of budgets)
    if (kind === 'address') await giveAttemptBack(db, key, logInLimits.address, clock.now())
    else await forgetAttempts(db, key)
}

/** Rate limits of sign-up and look-ups, per network address. */
export const addressLimits = {
  register: { free: 60, most: 300, windowMinutes: 60 } satisfies SoftLimit,
  lookUp: { most: 120, windowMinutes: 15 } satisfies AttemptLimit,
} as const

/** Counts a sign-up; requires a captcha after many from one network address. */
export async function limitSignUp(
  visit: Visit,
  tokens: CaptchaTokens,
): Promise<Refusal | undefined> {
  const { db, clock, log } = visit.ports
  const limit = addressLimits.register
  const key = `register:${networkOf(visit.address)}` as const
  const { count, restMilliseconds } = await countAttempt(db, key, limit, clock.now())
  if (count <= limit.free) return undefined
  const refusal =
    count > limit.most ? refusedFor(restMilliseconds) : await requireCaptcha(visit, tokens)
  if (refusal !== undefined)
    log.info('identity.limited', { code: refusal.code, by: ['register'], address: visit.address })
  return refusal
}

/** Counts a look-up; refuses it beyond the limit. */
export const limitLookUp = ({ ports, address }: Visit): Promise<Refusal | undefined> =>
  refuseBeyond(ports, `lookUp:${networkOf(address)}`, addressLimits.lookUp)
