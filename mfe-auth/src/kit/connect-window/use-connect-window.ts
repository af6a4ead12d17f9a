import { useShell } from '@tessera/module/react'
import { useEffect, useRef } from 'react'
import { connectFault } from './connect-fault.ts'
import { type ConnectAttempt, openConnectWindow } from './open-connect-window.ts'

interface Options<Payload> {
  readonly provider: string
  readonly size: readonly [number, number]
  readonly query?: Readonly<Record<string, string>>
  readonly read: (payload: unknown) => Payload | undefined
  readonly onComplete: (payload: Payload) => void
  /** Called with a text for the person, or with undefined when an attempt begins or is given up. */
  readonly onFault: (text: string | undefined) => void
}

/**
 * Returns the function that opens the window of a provider, for the press of its button. One attempt at a time:
 * a second press, or leaving the screen, closes the window.
 */
export function useConnectWindow<Payload>(options: Options<Payload>) {
  const { brand } = useShell()
  const attempt = useRef<ConnectAttempt | undefined>(undefined)
  const latest = useRef(options)
  latest.current = options
  const leave = () => attempt.current?.cancel()
  useEffect(() => leave, [])
  return () => {
    leave()
    const { provider, size, query = {}, read } = options
    latest.current.onFault(undefined)
    attempt.current = openConnectWindow({
      provider,
      size,
      query,
      read,
      onOutcome: (outcome) => {
        if (outcome.kind === 'complete') latest.current.onComplete(outcome.payload)
        else latest.current.onFault(connectFault(outcome, brand))
      },
    })
  }
}
