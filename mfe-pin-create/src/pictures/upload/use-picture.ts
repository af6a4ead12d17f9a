import { useShell } from '@tessera/module/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PictureStart } from './picture-flow.ts'
import { runPicture } from './run-picture.ts'

/** Runs the picture of one new pin while the component is there. */
export function usePicture(first: PictureStart) {
  const { client } = useShell()
  const [{ flow, acts, stop }] = useState(() =>
    runPicture({ client, hasVideo: () => false }, first),
  )
  useEffect(() => stop, [stop])
  const picture = useSyncExternalStore(flow.subscribe, flow.get)
  return { picture, ...acts }
}
