import { useShell } from '@tessera/module/react'
import { type ReactElement, useEffect, useRef } from 'react'
import { loadAdLog } from './load-ad-log.ts'

/** Notices when somebody sees the tile of an ad that it stands in. */
export function SeenAd({ pinId, token }: { pinId: string; token: string }): ReactElement {
  const shell = useShell()
  const own = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void loadAdLog(shell).then((log) => {
      const tile = own.current?.parentElement
      if (!isGone && tile) stop = log.watch(tile, { pinId, token })
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [shell, pinId, token])
  return <span ref={own} hidden={true} />
}
