import { useStore } from '@nanostores/react'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { BoardForm } from '@tessera/pins/board-form'
import { SectionForm } from '@tessera/pins/section-form'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useEffect, useId, useRef } from 'react'
import { counted } from '../../saving/words.ts'
import type { BoardPlace, Target } from '../bulk-moves/pin-act.ts'
import { ChooseBoard, ChooseSection } from './choose-board.tsx'
import type { PlaceState, Purpose } from './flow.ts'
import styles from './place-modal.module.css'
import { type ChoosingPlace, usePlace } from './use-place.ts'
import { words } from './words.ts'

interface PlaceModalProps {
  readonly doing: Purpose['doing']
  /** Number of pins to move or copy. */
  readonly count: number
  /** The current place of the pins. */
  readonly present: BoardPlace
  readonly onPlaced: (target: Target) => void
  readonly onClose: () => void
}

function titleOf(state: PlaceState, { doing, count }: PlaceModalProps, locale: string): string {
  if (state.kind === 'create-board') return words.createBoard()
  if (state.kind === 'add-section') return words.addSection()
  if (state.kind === 'choose-section') return words.chooseSection()
  const pins = plural(count, counted.pins, locale)
  return doing === 'move' ? words.move({ pins }) : words.copy({ pins })
}

function Pane({
  doing,
  present,
  choosing,
}: PlaceModalProps & { readonly choosing: ChoosingPlace }) {
  const { state } = choosing
  switch (state.kind) {
    case 'choose-board':
      return <ChooseBoard {...{ doing, present, choosing, state }} />
    case 'choose-section':
      return <ChooseSection key={state.board.id} {...{ doing, present, choosing, state }} />
    case 'create-board':
      return (
        <div className={styles.form}>
          <BoardForm
            draft={choosing.board}
            onEvent={choosing.tellBoard}
            onCreate={choosing.createBoard}
          />
        </div>
      )
    case 'add-section':
      return (
        <div className={styles.form}>
          <SectionForm
            draft={choosing.section}
            onEvent={choosing.tellSection}
            onAdd={choosing.addSection}
          />
        </div>
      )
    default:
      return null
  }
}

/** Asks where pins go: a board, then a section of it. Either can be created here. */
export default function PlaceModal(props: PlaceModalProps): ReactElement {
  const choosing = usePlace(props)
  const { state, close } = choosing
  const locale = useStore(useShell().$locale)
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { kind: step } = state
  const isForm = step === 'create-board' || step === 'add-section'
  useEffect(() => {
    // The element that had the focus is gone with the last step. A form takes the focus itself.
    if (step === 'choose-section' || step === 'choose-board')
      title.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <Modal
      labelledBy={id}
      padded={false}
      className={styles.modal ?? ''}
      closable={!('creating' in state && state.creating)}
      backdropCloses={!isForm}
      onClose={close}
    >
      <div className={styles.pane}>
        <div className={styles.head}>
          {step === 'choose-board' ? null : (
            <Button kind="plain" size="small" square aria-label={words.back()} onClick={close}>
              <Icon shape={icons.back} size={20} />
            </Button>
          )}
          <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
            {titleOf(state, props, locale)}
          </h2>
        </div>
        <Pane {...props} choosing={choosing} />
      </div>
    </Modal>
  )
}
