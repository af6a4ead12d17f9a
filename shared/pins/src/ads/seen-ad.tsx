import { useShell } from '@tessera/module/react'
import { type ReactElement, useEffect, useRef } from 'react'
import { loadAdLog } from './load-ad-log.ts'

/** Notices when somebody sees the tile of an ad that it stands in. */
export function SeenAd({ pinId, token }: { pinId: string; token: string }): ReactElement {
  const shell = useShell()
  const own = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const watching = loadAdLog(shell).then(({ watch }) => {
      const tile = own.current?.parentElement
      return tile ? watch(tile, { pinId, token }) : undefined
    })
    return () => void watching.then((stop) => stop?.())
  }, [shell, pinId, token])
  return <span ref={own} hidden={true} />
}
