import { useEffect, useRef } from 'react'
import type { WindowEvent } from '../flow/sso-answer.ts'
import type { SsoFound } from '../flow/sso-found.ts'

const loadWindow = () => import(/* webpackChunkName: "sso" */ './company-window.ts')

type Loaded = Awaited<ReturnType<typeof loadWindow>>

/** The window of a company's log-in. */
interface CompanyWindow {
  /** Loads its code, so that the press can open it at once. */
  readonly load: () => void
  /** Opens it; call it in the press. An earlier one counts no more. */
  readonly open: (found: SsoFound) => void
}

/** Opens a company's log-in in a window, and tells the form how it ends. */
export function useCompanyWindow(send: (event: WindowEvent) => void): CompanyWindow {
  const loaded = useRef<Loaded | undefined>(undefined)
  const attempt = useRef<{ readonly cancel: () => void } | undefined>(undefined)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  const openWith = ({ openCompanyWindow }: Loaded, found: SsoFound) => {
    attempt.current?.cancel()
    // A blocked window says so at once, while the press is still changing the form's state.
    attempt.current = openCompanyWindow(found, (event) => setTimeout(() => latest.current(event)))
  }
  const load = async () => {
    loaded.current ??= await loadWindow()
    return loaded.current
  }
  return {
    load: () => void load(),
    open: async (found) => {
      // A browser may block a window that opens after the press; the form then says so.
      openWith(loaded.current ?? (await load()), found)
    },
  }
}
