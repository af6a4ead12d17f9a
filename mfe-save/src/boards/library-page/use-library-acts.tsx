import { useShell } from '@tessera/module/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Target } from '../../moving/bulk-moves/pin-act.ts'
import { ActModal, type PlannedAct } from './act-modal.tsx'
import { actOnLibrary, type ChosenPins, type LibraryAct } from './act-on-library.ts'

const PlaceModal = lazy(
  () => import(/* webpackChunkName: "place-modal" */ '../../moving/pin-place/place-modal.tsx'),
)

/** An act that was asked for, and its pins. */
export interface AskedAct {
  readonly kind: LibraryAct['kind']
  readonly chosen: ChosenPins
  readonly count: number
  /** The board that all of the pins are on, where it is known. */
  readonly boardId?: string
}

/** Asks where pins go, shows what would change, and changes it. `onBegun` is called as it begins. */
export function useLibraryActs(onBegun: () => void): {
  readonly ask: (asked: AskedAct) => void
  readonly dialog: ReactNode
} {
  const { commands, ...shell } = useShell()
  const [asked, ask] = useState<AskedAct | null>(null)
  const [to, setTo] = useState<Target | null>(null)
  const close = () => {
    ask(null)
    setTo(null)
  }
  const planned: PlannedAct | null =
    asked !== null && (asked.kind === 'delete' || to !== null) ? { ...asked, to } : null
  async function run(act: LibraryAct): Promise<void> {
    close()
    const outcome = commands.run(actOnLibrary, { act, shell: { commands, ...shell } })
    if ((await outcome).state === 'done') onBegun()
  }
  const where =
    asked !== null && asked.kind !== 'delete' && planned === null ? (
      <Suspense fallback={null}>
        <PlaceModal
          doing={asked.kind}
          count={asked.count}
          present={{ boardId: asked.boardId ?? '', sectionId: null }}
          onClose={close}
          onPlaced={setTo}
        />
      </Suspense>
    ) : null
  return {
    ask,
    dialog:
      planned === null ? (
        where
      ) : (
        <ActModal planned={planned} onClose={close} onAgreed={(act) => void run(act)} />
      ),
  }
}
