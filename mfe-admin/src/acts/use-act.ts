import type { CallResult } from '@tessera/contracts/errors/call-error'
import type { ShellContext } from '@tessera/module'
import { useUnsaved } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { useEffect, useRef, useState } from 'react'
import {
  type ActDraft,
  emptyDraft,
  type Faults,
  faultOf,
  faultsOf,
  type Proof,
  proofFor,
  untilOf,
} from './act-draft.ts'
import { actCommand, confirmCommand, refreshHouse, refusalOf } from './commands.ts'
import { actWords as words } from './words.ts'

/** The fields of an act as its call takes them. */
interface ActInput {
  readonly reason: string
  readonly until: string | null
  readonly present_code?: string
}

/** An act that a dialog runs. */
export interface Act {
  readonly asksEnd?: boolean
  /** The reason that the field has at first. */
  readonly reason?: string
  readonly send: (client: ShellContext['client'], input: ActInput) => Promise<CallResult<unknown>>
  /** Runs once the service has agreed. */
  readonly done: () => void
}

/** Runs the dialog of an act: its fields, what is wrong with them, and the proof that the service asks for. */
export function useAct({ asksEnd = false, reason = '', send, done }: Act) {
  const shell = useShell()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<ActDraft>({ ...emptyDraft, reason })
  const [faults, setFaults] = useState<Faults>({})
  const [proof, setProof] = useState<Proof | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  useUnsaved(draft.reason.trim() !== reason)
  useEffect(() => {
    if (tries === 0) return
    const wrong = form.current?.querySelector('[aria-invalid="true"]')
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [tries])

  const fail = (found: Faults) => {
    setFaults(found)
    setTries((count) => count + 1)
  }

  async function run(): Promise<void> {
    if (proof === 'password' && draft.password !== '') {
      const refusal = await refusalOf(shell, confirmCommand, { password: draft.password })
      if (refusal === 'ignored') return
      if (refusal !== null) return fail(faultOf(refusal))
    }
    const code = draft.code.trim()
    const input: ActInput = {
      reason: draft.reason.trim(),
      until: asksEnd ? untilOf(draft, new Date()) : null,
      ...(code === '' ? {} : { present_code: code }),
    }
    const refusal = await refusalOf(shell, actCommand, { send: (client) => send(client, input) })
    if (refusal === 'ignored') return
    if (refusal === null) {
      void refreshHouse(shell)
      return done()
    }
    const needed = proofFor(refusal)
    if (needed === undefined || needed === proof) return fail(faultOf(refusal))
    setProof(needed)
    fail({})
  }

  async function submit(): Promise<void> {
    const found = faultsOf(
      draft,
      { asksEnd, proof, now: new Date() },
      {
        reason: words.reasonMissing(),
        dateMissing: words.dateMissing(),
        datePast: words.datePast(),
        password: words.passwordMissing(),
        code: words.codeMissing(),
      },
    )
    if (Object.keys(found).length > 0) return fail(found)
    setFaults({})
    setBusy(true)
    await run()
    setBusy(false)
  }

  return {
    form,
    draft,
    faults,
    proof,
    isBusy,
    change: (changes: Partial<ActDraft>) => {
      setDraft((before) => ({ ...before, ...changes }))
      setFaults({})
    },
    submit,
    /** Sends the act again after a passkey stood for the proof. */
    confirmed: () => {
      setProof(null)
      void submit()
    },
  }
}
