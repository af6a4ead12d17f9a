import { useShell } from '@tessera/module/react'
import { useEffect, useRef, useState } from 'react'
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
 * Runs the window of a provider for a button: `open` in its press. One attempt at a time; leaving the screen
 * ends it and closes the window.
 */
export function useConnectWindow<Payload>(options: Options<Payload>) {
  const { brand } = useShell()
  const [isOpen, setOpen] = useState(false)
  const attempt = useRef<ConnectAttempt | undefined>(undefined)
  const latest = useRef(options)
  latest.current = options
  const leave = () => attempt.current?.cancel()
  useEffect(() => leave, [])
  const open = () => {
    leave()
    const { provider, size, query = {}, read } = options
    setOpen(true)
    latest.current.onFault(undefined)
    attempt.current = openConnectWindow({
      ...{ provider, size, query, read },
      onOutcome: (outcome) => {
        setOpen(false)
        if (outcome.kind === 'complete') latest.current.onComplete(outcome.payload)
        else latest.current.onFault(connectFault(outcome, brand))
      },
    })
  }
  return { open, isOpen }
}
