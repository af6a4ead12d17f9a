import { defineCommand } from '@tessera/cache'
import { emailExists, register, validateEmail } from '@tessera/contracts/calls/registration'
import { forgetDevice } from '@tessera/contracts/calls/session'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import type { UserId } from '@tessera/contracts/ids'
import { loginMethods } from '@tessera/contracts/limits'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import type { ShellContext } from '@tessera/module'
import { logInCommand, runInFlow, unexpected } from '../../commands.ts'
import { sentAnswers } from '../fields/business-questions.tsx'
import { birthdaySeconds } from '../flow/check-birthday.ts'
import type { Event } from '../flow/events.ts'
import type { Busy } from '../flow/states.ts'

/** Details that a log-in or sign-up sends beside the form's fields. */
export interface Circumstances {
  readonly source: SignupSource
  readonly inviterId: UserId | undefined
  /** 'modal' over another page. */
  readonly container: 'modal' | 'page'
  /** True where the present account stays logged in. */
  readonly switching: boolean
  readonly page: string
  readonly country: string | null
  readonly phone: boolean
  /** The page that led to the product; empty when there was none. */
  readonly referrer: string
  /** The product's pages that this tab showed, oldest first. */
  readonly visited: readonly string[]
  /** The token of the invisible captcha; 'default' when the service uses none. */
  readonly invisibleToken: string
}

const registerCommand = defineCommand(register, { name: 'sign-up' })

/** Forgets the returning visitor of this device. */
export const forgetReturning = defineCommand(forgetDevice, { name: 'forget-device' })

const entered = (answer: CallResult<{ readonly user: Viewer } | object>): Event => {
  if (!answer.ok) return { type: 'refused', error: answer.error }
  return 'user' in answer.data
    ? { type: 'entered', viewer: answer.data.user }
    : { type: 'refused', error: unexpected() }
}

const captchaOf = (busy: Busy, { invisibleToken }: Circumstances) => ({
  recaptchaV3Token: invisibleToken,
  ...(busy.captcha === null ? {} : { recaptchaV2Token: busy.captcha }),
})

function consentsOf({ agreed }: Busy) {
  if (agreed === null) return {}
  const { optionalMarketingConsent, ...required } = agreed
  return {
    kr_privacy_consent_opt_in: Object.values(required).every(Boolean),
    marketing_notifs_opt_out: !optionalMarketingConsent,
  }
}

/** Returns what proves a log-in: a company's code, or a password. */
function whoLogsIn(busy: Busy, circumstances: Circumstances) {
  const { draft, proof, connecting } = busy
  if (proof !== null)
    return {
      sso_user_email: proof.email,
      sso_auth_code: proof.code,
      login_method: loginMethods.sso,
    }
  return {
    username_or_email: draft.email,
    password: draft.password,
    ...(connecting === null ? {} : { connect_ticket: connecting.ticket }),
    ...captchaOf(busy, circumstances),
    login_method: loginMethods.email,
  }
}

/** Returns what proves a sign-up: an email and a password, or a provider. */
function proofOf({ draft, connecting, proof: sso }: Busy) {
  const { email, password } = draft
  if (sso !== null)
    return { type: 'sso', sso_user_email: sso.email, sso_auth_code: sso.code } as const
  if (connecting === null) return { type: 'email', email, password } as const
  const { type, ticket } = connecting
  const proof = { type, connect_ticket: ticket, email_source_site: connecting.provider }
  return connecting.email === null ? { ...proof, email } : proof
}

const businessOf = ({ draft }: Busy) => ({
  account_type: 'business' as const,
  business_name: draft.businessName,
  business_answers: sentAnswers(draft),
})

function registration(busy: Busy, circumstances: Circumstances) {
  const { birthday } = busy.draft
  const { source, inviterId, container, page, country } = circumstances
  const seconds = birthdaySeconds(birthday)
  return {
    ...proofOf(busy),
    container,
    page,
    signup_source: source,
    ...captchaOf(busy, circumstances),
    ...consentsOf(busy),
    ...(seconds === undefined ? {} : { birthday: seconds }),
    ...(country === null ? {} : { country }),
    ...(inviterId === undefined ? {} : { inviter_id: inviterId }),
    ...(busy.business ? businessOf(busy) : {}),
  }
}

const appOf = ({ phone, referrer, visited }: Circumstances) => ({
  app_type_from_client: phone ? (5 as const) : (7 as const),
  referrer,
  visited_pages_before_login: [...visited],
})

/** Logs in with the proof that somebody brought back from a provider. */
async function prove(shell: ShellContext, busy: Busy, circumstances: Circumstances) {
  const proof = busy.proving?.proof
  if (proof === undefined) return { type: 'refused', error: unexpected() } as const
  const { fields, method } = proof
  const input = { ...fields, login_method: method, ...appOf(circumstances) }
  return entered(await runInFlow(shell, logInCommand, input))
}

/** Makes the call that the form waits for, and returns the answer as an event. */
export async function callFor(
  shell: ShellContext,
  busy: Busy,
  circumstances: Circumstances,
): Promise<Event> {
  const { email } = busy.draft
  switch (busy.doing) {
    case 'looking-up': {
      const found = await shell.client.call(emailExists, { email })
      return found.ok
        ? { type: 'looked-up', exists: found.data }
        : { type: 'refused', error: found.error }
    }
    case 'validating': {
      const judged = await shell.client.call(validateEmail, { email })
      return judged.ok
        ? { type: 'validated', valid: judged.data.is_valid }
        : { type: 'refused', error: judged.error }
    }
    case 'exchanging': {
      const { exchangeAnswer } = await import(/* webpackChunkName: "sso" */ '../sso/exchange.ts')
      return exchangeAnswer(shell.client, busy)
    }
    case 'registering':
      return entered(await runInFlow(shell, registerCommand, registration(busy, circumstances)))
    case 'proving':
      return prove(shell, busy, circumstances)
    case 'passkey': {
      const { logInByPasskey } = await import(
        /* webpackChunkName: "passkeys" */ '../../providers/passkeys/log-in.ts'
      )
      return logInByPasskey(shell, {
        chosen: busy.passkey,
        ...appOf(circumstances),
        ...(busy.resuming ? { resume: true } : {}),
        ...(busy.connecting === null ? {} : { connect_ticket: busy.connecting.ticket }),
      })
    }
    case 'logging-in':
      return entered(
        await runInFlow(shell, logInCommand, {
          ...whoLogsIn(busy, circumstances),
          ...appOf(circumstances),
          ...(busy.resuming ? { resume: true } : {}),
          ...(circumstances.switching ? { switch_account: true } : {}),
        }),
      )
  }
}
