import { useShell } from '@tessera/module/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Pictures } from '../pictures/page-pictures/use-pictures.ts'
import type { Picture, PictureStart } from '../pictures/upload/picture-flow.ts'
import { runPicture } from '../pictures/upload/run-picture.ts'
import type { Readiness } from './flow.ts'
import type { DraftOfSite } from './site-draft.ts'
import { useWaitingTime } from './use-waiting-time.ts'

/** Runs the picture of one new pin while the component is there. */
function usePicture(first: PictureStart) {
  const { client } = useShell()
  const [{ flow, acts, stop }] = useState(() =>
    runPicture({ client, hasVideo: () => false }, first),
  )
  useEffect(() => stop, [stop])
  const picture = useSyncExternalStore(flow.subscribe, flow.get)
  return { picture, ...acts }
}

/** Returns whether the image can become a pin; one is expected while a search goes on, or has found it. */
function readinessOf(picture: Picture, isExpected: boolean): Readiness {
  switch (picture.kind) {
    case 'ready':
      return { kind: 'ready', mediaId: picture.mediaId }
    case 'reading':
    case 'uploading':
    case 'paused':
      return { kind: 'coming' }
    case 'none':
      return { kind: isExpected && picture.fault === undefined ? 'coming' : 'missing' }
    case 'failed':
      return { kind: 'missing' }
  }
}

/** Stores the image that was chosen, or else the first of the page, while a board is being chosen. */
export function useSitePicture(found: Pictures, { draft, change }: DraftOfSite) {
  const { picture, bring, choose, retry, remove } = usePicture({ isMissing: false })
  const wanted = draft.image ?? found.addresses[0]
  const waiting = useWaitingTime(found.looking)
  useEffect(() => {
    if (wanted !== undefined) bring(wanted)
    // Runs for each wanted image: a file that was chosen instead stays.
  }, [wanted])
  return {
    choose,
    retry,
    remove,
    picture,
    waiting,
    readiness: readinessOf(picture, wanted !== undefined || (found.looking && waiting !== 'over')),
    take: (image: string) => {
      change({ image })
      bring(image)
    },
  }
}

export type SitePicture = ReturnType<typeof useSitePicture>
