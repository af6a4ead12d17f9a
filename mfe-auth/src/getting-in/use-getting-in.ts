import type { Viewer } from '@tessera/contracts/entities/viewer'
import { sessionChanged } from '@tessera/contracts/events/facts'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import { useShell } from '@tessera/module/react'
import { useRef, useState } from 'react'
import { attempt } from './attempt.ts'
import type { Event, Mode, State } from './flow.ts'
import { next, startOf } from './flow.ts'

interface Options {
  readonly begin: 'offer' | Mode
  readonly source: SignupSource
  readonly onEntered?: (viewer: Viewer) => void
}

/** Runs the way in: keeps where somebody is, makes the calls it waits for, and tells all once they are in. */
export function useGettingIn({ begin, source, onEntered }: Options) {
  const shell = useShell()
  const [state, setState] = useState<State>(() => startOf(begin))
  const current = useRef(state)

  // A call goes on when its view is gone: whoever closed too soon still has the session it made.
  function send(event: Event): void {
    const before = current.current
    const after = next(before, event, { brand: shell.brand, today: new Date() })
    if (after === before) return
    current.current = after
    setState(after)
    if (after.step === 'busy') void attempt(shell.client, after, source).then(send)
    if (after.step !== 'done') return
    shell.bus.emit(sessionChanged, { viewer: after.viewer })
    onEntered?.(after.viewer)
  }

  return { state, send }
}
