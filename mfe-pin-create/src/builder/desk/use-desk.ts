import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { useShell, useViewer } from '@tessera/module/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { counted, words } from '../../words.ts'
import type { Feature, Scenario } from '../features/features.ts'
import { ideaScenario } from '../features/use-features.ts'
import { openShelf } from '../kept/open-shelf.ts'
import { createDesk, type Desk } from './desk.ts'
import type { PublishRun } from './publish-run.ts'
import { useAfterPublishing } from './use-after-publishing.ts'

/** Says how a run ended. When all drafts are published, opens the board of the last one. */
function useAfterRun() {
  const { navigate, toast, $locale } = useShell()
  const pinsOf = (count: number) => plural(count, counted.pins, $locale.get())
  return ({ published, failed }: PublishRun) => {
    const done = published.length
    const { pin } = published.at(-1) ?? {}
    if (failed.length > 0) {
      const text = words.publishedSome({ done, pins: pinsOf(done + failed.length) })
      toast({ text, tone: 'bad' })
    } else if (pin !== undefined) {
      toast({ text: words.publishedAll({ pins: pinsOf(done) }), tone: 'good' })
      const to =
        'publish_at' in pin
          ? paths.scheduledPins.to()
          : (pin.board?.url ?? paths.pin.to({ pinId: pin.id }))
      navigate(to, { replace: true })
    }
  }
}

/** Opens the desk with the drafts that are kept; undefined until they are read. */
export function useDesk(features: ReadonlySet<Feature>, scenario: Scenario): Desk | undefined {
  const shell = useShell()
  const viewerId = useViewer()?.id
  const { open, say } = useAfterPublishing()
  const onRunEnd = useAfterRun()
  const latest = useRef({ features, scenario })
  latest.current = { features, scenario }
  const [{ desk, found }] = useState(() => {
    const shelf = openShelf(viewerId)
    const hasVideo = () => latest.current.features.has('video')
    const made = createDesk({
      shell,
      shelf,
      hasVideo,
      onPublished: open,
      onLeft: say,
      onRunEnd,
      ideaScenario: () => ideaScenario(latest.current.scenario),
    })
    const kept = shelf.open()
    if ('drafts' in kept) made.start(kept.drafts, kept.elsewhere)
    return { desk: made, found: kept }
  })
  const [isOpen, setOpen] = useState('drafts' in found)
  useEffect(() => {
    let hasLeft = false
    if (!('drafts' in found))
      void found.then(({ drafts, elsewhere }) => {
        if (hasLeft) return
        desk.start(drafts, elsewhere)
        setOpen(true)
      })
    return () => {
      hasLeft = true
      desk.stop()
    }
  }, [desk, found])
  return isOpen ? desk : undefined
}

/** Follows the list and the run of a desk. */
export const useDeskState = ({ subscribe, get }: Desk) => useSyncExternalStore(subscribe, get)
