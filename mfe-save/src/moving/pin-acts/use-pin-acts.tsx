import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { type BoardPlace, type Chosen, countOf, type PinAct } from '../bulk-moves/pin-act.ts'
import type { ActOutcome } from '../bulk-moves/run-act.ts'
import type { Purpose } from '../pin-place/flow.ts'
import { words } from './words.ts'

/** Loaded on demand, so that visitors never load it. */
const loadRunAct = () =>
  import(/* webpackChunkName: "run-act" */ '../bulk-moves/run-act.ts').catch(() => null)

const PlaceModal = lazy(
  () => import(/* webpackChunkName: "place-modal" */ '../pin-place/place-modal.tsx'),
)

const AskFirstModal = lazy(
  () => import(/* webpackChunkName: "ask-first" */ './ask-first-modal.tsx'),
)

/** Callbacks for the start and the end of an act. */
export interface Around {
  readonly began?: () => void
  readonly ended?: (outcome: ActOutcome) => void
}

interface PinsToPlace {
  readonly from: BoardPlace
  readonly chosen: Chosen
}

/** The actions on pins. */
export interface PinActs {
  /** Asks for a place, and moves or copies the pins there. */
  askWhere(doing: Purpose['doing'], asked: PinsToPlace, around?: () => Around): void
  /** Acts on pins; asks first when they are many. */
  act(act: PinAct, around?: () => Around): void
  /** The dialog that asks for a place, or before a large act. */
  readonly dialog: ReactNode
}

/** The question of the open dialog: where pins go, or whether to change so many. */
type Question = (
  | (PinsToPlace & { readonly type: 'where'; readonly doing: Purpose['doing'] })
  | { readonly type: 'first'; readonly what: PinAct }
) & { readonly around: () => Around }

interface DialogProps {
  readonly question: Question
  readonly onClose: () => void
  readonly onAgreed: (what: PinAct) => void
}

function Dialog({ question, onClose, onAgreed }: DialogProps): ReactElement {
  if (question.type === 'first') {
    const { what } = question
    return <AskFirstModal act={what} onClose={onClose} onConfirm={() => onAgreed(what)} />
  }
  const { doing, from, chosen } = question
  return (
    <PlaceModal
      doing={doing}
      count={countOf(chosen)}
      present={from}
      onClose={onClose}
      onPlaced={(to) => onAgreed({ kind: doing, from, chosen, to })}
    />
  )
}

/** Moves, copies and deletes pins; the view renders the dialog. */
export function usePinActs(): PinActs {
  const shell = useShell()
  const [question, setQuestion] = useState<Question | null>(null)

  async function run(what: PinAct, around: () => Around): Promise<void> {
    const loaded = await loadRunAct()
    if (loaded === null) return shell.toast({ text: words.notLoaded(), tone: 'bad' })
    const { began, ended } = around()
    began?.()
    const outcome = await loaded.runAct(shell, what)
    ended?.(outcome)
  }

  return {
    askWhere: (doing, asked, around = () => ({})) => {
      void loadRunAct()
      setQuestion({ ...asked, type: 'where', doing, around })
    },
    act: (what, around = () => ({})) => {
      if (countOf(what.chosen) <= limits.pinsBeforeAsking) return void run(what, around)
      setQuestion({ type: 'first', what, around })
    },
    dialog:
      question === null ? null : (
        <Suspense fallback={null}>
          <Dialog
            question={question}
            onClose={() => setQuestion(null)}
            onAgreed={(what) => {
              setQuestion(null)
              void run(what, question.around)
            }}
          />
        </Suspense>
      ),
  }
}
