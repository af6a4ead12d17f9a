import { useShell } from '@tessera/module/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type Chosen, countOf, type PinAct, type Place } from '../bulk-moves/pin-act.ts'
import type { ActOutcome } from '../bulk-moves/run-act.ts'
import type { Purpose } from '../pin-place/flow.ts'
import { words } from './words.ts'

/** Loaded on demand, so that visitors never load it. */
const loadRunAct = () =>
  import(/* webpackChunkName: "run-act" */ '../bulk-moves/run-act.ts').catch(() => null)

const PlaceModal = lazy(
  () => import(/* webpackChunkName: "place-modal" */ '../pin-place/place-modal.tsx'),
)

/** Callbacks for the start and the end of an act. */
export interface Around {
  readonly began?: () => void
  readonly ended?: (outcome: ActOutcome) => void
}

interface Asked {
  readonly from: Place
  readonly chosen: Chosen
}

/** The actions on pins. */
export interface PinActs {
  /** Asks for a place, and moves or copies the pins there. */
  askWhere(doing: Purpose['doing'], asked: Asked, around?: () => Around): void
  act(act: PinAct, around?: Around): Promise<void>
  /** The dialog that asks for a place. */
  readonly dialog: ReactNode
}

/** Moves, copies and deletes pins; the view renders the dialog. */
export function usePinActs(): PinActs {
  const shell = useShell()
  const [asking, setAsking] = useState<
    (Asked & { readonly doing: Purpose['doing']; readonly around: () => Around }) | null
  >(null)

  async function act(what: PinAct, { began, ended }: Around = {}): Promise<void> {
    const loaded = await loadRunAct()
    if (loaded === null) return shell.toast({ text: words.notLoaded(), tone: 'bad' })
    began?.()
    const outcome = await loaded.runAct(shell, what)
    ended?.(outcome)
  }

  return {
    askWhere: (doing, asked, around = () => ({})) => {
      void loadRunAct()
      setAsking({ ...asked, doing, around })
    },
    act,
    dialog:
      asking === null ? null : (
        <Suspense fallback={null}>
          <PlaceModal
            doing={asking.doing}
            count={countOf(asking.chosen)}
            present={asking.from}
            onClose={() => setAsking(null)}
            onPlaced={(to) => {
              setAsking(null)
              void act(
                { kind: asking.doing, from: asking.from, chosen: asking.chosen, to },
                asking.around(),
              )
            }}
          />
        </Suspense>
      ),
  }
}
