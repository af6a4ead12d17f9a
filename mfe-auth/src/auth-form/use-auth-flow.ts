import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { signUpRules } from '@tessera/contracts/calls/registration'
import { forgetDevice } from '@tessera/contracts/calls/session'
import { deviceForgotten, sessionChanged } from '@tessera/contracts/events/facts'
import type { UserId } from '@tessera/contracts/ids'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import type { ShellContext } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { useRef, useState } from 'react'
import { captchasSpent, noteCaptcha } from '../captcha/captcha-limit.ts'
import { useInvisibleToken } from '../captcha/use-invisible-token.ts'
import { attemptCode } from '../second-factor/calls.ts'
import type { CodeEvent } from '../second-factor/flow.ts'
import { flagUnderage, unflagUnderage } from '../underage/underage-flag.ts'
import type { Circumstances } from './calls.ts'
import { attempt } from './calls.ts'
import type { Given } from './check-draft.ts'
import { usualRules } from './check-draft.ts'
import type { Event } from './events.ts'
import { next } from './flow.ts'
import { noticeOf } from './notices.ts'
import type { Beginning, Done, State } from './states.ts'
import { startOf } from './states.ts'
import { visitHistory } from './visit-history.ts'

interface Options {
  readonly beginning: Beginning
  readonly source: SignupSource
  readonly container: Circumstances['container']
  readonly inviterId?: UserId | undefined
  readonly onEntered?: (done: Done) => void
}

/** One step of somebody's way: where they were, what happened, where they are. */
interface Step {
  readonly before: State
  readonly event: Event
  readonly after: State
}

/** What a step's call needs of the world. */
interface World {
  readonly shell: ShellContext
  readonly send: (event: Event) => void
  readonly circumstances: () => Circumstances
}

const rulesKept = 300_000

const givenOf = ({ brand }: ShellContext, rules: SignUpRules): Given => ({
  ...{ brand, rules, today: new Date() },
  captchasSpent: captchasSpent(sessionStorage, Date.now()),
})

function circumstancesOf(shell: ShellContext, options: Options) {
  const { source, container, inviterId } = options
  const { pathname: page } = shell.$address.get()
  const { phone } = shell.$layout.get()
  return { source, container, inviterId, page, phone, ...visitHistory(window, page) }
}

/** What is remembered on the device, and nothing that anybody wrote. */
function remember({ before, event, after }: Step): void {
  const refusedFor = event.type === 'refused' ? event.error.code : undefined
  if (after.step === 'underage' && (refusedFor === 'age-under' || after.confirmed))
    flagUnderage(document)
  if (after.step === 'captcha' && refusedFor === 'captcha-needed')
    noteCaptcha(sessionStorage, Date.now())
  if (after.step === 'done' && before.step !== 'done' && after.by === 'sign-up')
    unflagUnderage(document)
}

async function forget({ client, bus, toast }: ShellContext): Promise<void> {
  bus.emit(deviceForgotten, {})
  const forgotten = await client.call(forgetDevice, {})
  if (!forgotten.ok) toast({ text: forgotten.error.message, tone: 'bad' })
}

/** The rules of signing up: the usual ones until the service has said its own. */
function useRules() {
  const { client } = useShell()
  const asked = useQuery({ ...queryOptions(client, signUpRules, {}), staleTime: rulesKept })
  const rules = asked.data ?? usualRules
  const latest = useRef(rules)
  latest.current = rules
  return { rules, latest }
}

/** Over plain http a log-in counts once the browser has sent the session's cookie back. */
async function checked<Said extends Event | CodeEvent>(
  said: Said,
  { client, brand }: ShellContext,
) {
  if (said.type !== 'entered' || location.protocol !== 'http:') return said
  const { sessionError } = await import('./session-check.ts')
  const error = await sessionError(client, brand)
  return error === undefined ? said : ({ type: 'refused', error } as const)
}

/** Makes the call that a step waits for, if it waits for one. */
function callFor({ before, after }: Step, world: World): void {
  const { shell, send } = world
  if (after.step === 'busy')
    void attempt(shell.client, after, world.circumstances())
      .then((event) => checked(event, shell))
      .then(send)
  if (after.step !== 'code') return
  if (before.step === 'code' && before.code.step === after.code.step) return
  void attemptCode(shell.client, after.code).then(async (event) => {
    if (event !== undefined) send({ type: 'code', event: await checked(event, shell) })
  })
}

/** Runs the way in: keeps where somebody is, makes the calls it waits for, and tells all once they are in. */
export function useAuthFlow(options: Options) {
  const shell = useShell()
  const { rules, latest } = useRules()
  const token = useInvisibleToken(rules.recaptcha_site_key_v3)
  const [state, setState] = useState<State>(() => startOf(options.beginning))
  const [said, setSaid] = useState('')
  const current = useRef(state)
  const circumstances = () => ({
    ...circumstancesOf(shell, options),
    invisibleToken: token.current(),
    country: latest.current.country,
  })

  // A call goes on when its view is gone: whoever closed too soon still has the session it made.
  function send(event: Event): void {
    const before = current.current
    const after = next(before, event, givenOf(shell, latest.current))
    const notice = noticeOf(before, event, shell.brand)
    setSaid(notice?.text ?? '')
    if (notice !== undefined) shell.toast(notice)
    if (before.step === 'busy' && before.mode === 'sign-up' && event.type === 'refused')
      token.refresh()
    if (after === before) return
    current.current = after
    setState(after)
    remember({ before, event, after })
    callFor({ before, event, after }, { shell, send, circumstances })
    if (event.type === 'not-me') void forget(shell)
    if (after.step !== 'done') return
    shell.bus.emit(sessionChanged, { viewer: after.viewer })
    options.onEntered?.(after)
  }

  return { state, send, rules, said }
}
