import { useQuery } from '@tanstack/react-query'
import { type Flow, useFlow } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { signUpRules } from '@tessera/contracts/calls/registration'
import { sendAuthEvent } from '@tessera/contracts/calls/telemetry'
import { deviceForgotten, sessionChanged } from '@tessera/contracts/events/facts'
import type { UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import type { ShellContext, Toast } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { useEffect, useRef, useState } from 'react'
import { captchasSpent, noteCaptcha } from '../../kit/captcha/captcha-limit.ts'
import { useInvisibleToken } from '../../kit/captcha/use-invisible-token.ts'
import { sessionChecked } from '../../kit/session/session-check.ts'
import { type AuthEvent, authEventOf } from '../flow/auth-event.ts'
import type { Given } from '../flow/check-draft.ts'
import { usualRules } from '../flow/check-draft.ts'
import type { Event } from '../flow/events.ts'
import { next } from '../flow/flow.ts'
import { noticeOf } from '../flow/notices.ts'
import { wayOf } from '../flow/sso-way.ts'
import type { Beginning, Done, State } from '../flow/states.ts'
import { startOf } from '../flow/states.ts'
import { useCompanyWindow } from '../sso/use-company-window.ts'
import { useSsoLookUp } from '../sso/use-sso-look-up.ts'
import { flagUnderage, unflagUnderage } from '../underage/underage-flag.ts'
import { callFor, callForCode, forgetReturning } from './calls.ts'
import type { Circumstances } from './circumstances.ts'
import { visitHistory } from './visit-history.ts'

interface Options {
  readonly beginning: Beginning
  readonly source: SignupSource
  readonly container: Circumstances['container']
  readonly inviterId?: UserId | undefined
  /** True where the present account stays logged in. */
  readonly switching?: boolean
  readonly onEntered?: (done: Done) => void
}

/** An event with the facts known when it happened, so that `next` stays pure. */
interface Known {
  readonly event: Event
  readonly given: Given
}

const rulesKept = 300_000

const givenOf = ({ brand }: ShellContext, rules: SignUpRules): Given => ({
  brand,
  rules,
  today: new Date(),
  captchasSpent: captchasSpent(sessionStorage, Date.now()),
})

function circumstancesOf(shell: ShellContext, options: Options) {
  const { source, container, inviterId, switching = false } = options
  const { pathname: page } = shell.$address.get()
  const { phone } = shell.$layout.get()
  return { source, container, inviterId, switching, page, phone, ...visitHistory(window, page) }
}

/** Remembers facts about this device, never anything that was typed. */
function remember(before: State, event: Event, after: State): void {
  const refusedFor = event.type === 'refused' ? event.error.code : undefined
  if (after.kind === 'underage' && (refusedFor === 'age-under' || after.confirmed))
    flagUnderage(document)
  if (after.kind === 'captcha' && refusedFor === 'captcha-needed')
    noteCaptcha(sessionStorage, Date.now())
  if (after.kind === 'done' && before.kind !== 'done' && after.by === 'sign-up')
    unflagUnderage(document)
}

/** Loads the sign-up rules; returns the default rules until they are loaded. */
function useRules() {
  const { client } = useShell()
  const asked = useQuery({ ...queryOptions(client, signUpRules, {}), staleTime: rulesKept })
  const rules = asked.data ?? usualRules
  const latest = useRef(rules)
  latest.current = rules
  return { rules, latest, isBrief: asked.data?.is_brief === true, refetch: asked.refetch }
}

/** Loads the refused passwords, which a document leaves out, once somebody types one. */
function useWholeRules({ isBrief, refetch }: ReturnType<typeof useRules>, state: State): void {
  const isTyped = state.kind !== 'done' && state.draft.password !== ''
  useEffect(() => {
    if (isBrief && isTyped) void refetch()
  }, [isBrief, isTyped, refetch])
}

/** Sends an analytics event; nobody waits for it, and it outlives the page. */
function tellAnalytics(
  { client }: ShellContext,
  event: AuthEvent | undefined,
  { container, source }: Options,
): void {
  if (event === undefined) return
  const told = { ...event, container, signup_source: source }
  void client.call(sendAuthEvent, told, { outlive: () => {} })
}

/** Leads somebody whose company is known, but who has no account, to the page that makes one. */
function leadToSsoSignUp({ navigate }: ShellContext, state: State): void {
  if (state.kind !== 'form' || wayOf(state) !== 'go-to-sign-up') return
  navigate(paths.ssoSignup.to({ email: state.draft.email.trim() }))
}

async function forgetDevice(shell: ShellContext): Promise<void> {
  shell.bus.emit(deviceForgotten, {})
  await shell.commands.run(forgetReturning, {})
}

/** Returns the pending call of a state, which distinguishes two states of one kind. */
function callOf(state: State): string | null {
  if (state.kind === 'busy') return state.doing
  return state.kind === 'code' ? state.waitsFor : null
}

/** Runs the log-in and sign-up form: its flow and calls, and the event that tells all modules. */
export function useAuthFlow(options: Options) {
  const shell = useShell()
  const known = useRules()
  const { rules, latest } = known
  const token = useInvisibleToken(rules.recaptcha_site_key_v3)
  const [said, setSaid] = useState('')
  const say = (toast: Toast | undefined) => {
    setSaid(toast?.text ?? '')
    if (toast !== undefined) shell.toast(toast)
  }

  // Independent of the view: a log-in counts even when its modal was closed meanwhile.
  function happened(before: State, event: Event): Known {
    const given = givenOf(shell, latest.current)
    const after = next(before, event, given)
    say(noticeOf(before, event, shell.brand))
    if (before.kind === 'busy' && before.mode === 'sign-up' && event.type === 'refused')
      token.refresh()
    if (event.type === 'sso-found' && event.found.isSso) company.load()
    if (event.type === 'submitted') leadToSsoSignUp(shell, before)
    if (after === before) return { event, given }
    tellAnalytics(shell, authEventOf(before, event, after), options)
    if (after.kind === 'sso') company.open(after.sso)
    remember(before, event, after)
    if (event.type === 'not-me') void forgetDevice(shell)
    if (after.kind === 'done') {
      shell.bus.emit(sessionChanged, { viewer: after.viewer })
      options.onEntered?.(after)
    }
    return { event, given }
  }

  const flow: Flow<State, Known> = {
    start: startOf(options.beginning),
    next: (state, { event, given }) => next(state, event, given),
    entry: callOf,
    effects: {
      busy: async (state, { send }) => {
        const circumstances = {
          ...circumstancesOf(shell, options),
          invisibleToken: token.current(),
          country: latest.current.country,
        }
        const answer = await callFor(shell, state, circumstances)
        send(happened(state, await sessionChecked(answer, shell)))
      },
      code: async (state, { send }) => {
        if (state.waitsFor === null) return
        const answer = await callForCode(shell, state)
        send(happened(state, await sessionChecked(answer, shell)))
      },
    },
  }
  const [state, dispatch] = useFlow(flow)
  useWholeRules(known, state)
  const send = (event: Event) => dispatch(happened(state, event))
  const company = useCompanyWindow(send)
  const asks =
    state.kind === 'done' ? undefined : { email: state.draft.email, again: state.ssoAsks }
  useSsoLookUp(asks, send)
  return { state, send, rules, said }
}
