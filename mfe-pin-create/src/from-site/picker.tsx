import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { useAddress, useShell } from '@tessera/module/react'
import { type Acting, advertiserOption } from '@tessera/pins/acting'
import { BoardChooser, type Boards, type Loaded, SectionChooser } from '@tessera/pins/board-chooser'
import { BoardForm } from '@tessera/pins/board-form'
import { unmadeQuickBoard } from '@tessera/pins/quick-board'
import { SectionForm } from '@tessera/pins/section-form'
import { Button } from '@tessera/ui/button'
import { lastBoardName } from '@tessera/ways-in/extension-messages'
import { type ReactElement, useState } from 'react'
import type { ChosenPlace } from './flow.ts'
import styles from './from-site.module.css'
import { useNewBoard, useNewSection } from './use-new-places.ts'
import { words } from './words.ts'

/** The steps of the picker. */
export type Step =
  | { readonly kind: 'boards' }
  | { readonly kind: 'sections'; readonly board: BoardCard }
  | { readonly kind: 'create-board' }
  | { readonly kind: 'create-section'; readonly board: BoardCard }

/** Returns the title of a step. */
export const stepTitle = ({ kind }: Step): string =>
  ({
    boards: words.chooseBoard,
    sections: words.chooseSection,
    'create-board': words.createBoard,
    'create-section': words.createSection,
  })[kind]()

/** Returns the step that Back leads to; undefined on the first one. */
export function stepBefore(step: Step): Step | undefined {
  if (step.kind === 'boards') return undefined
  return step.kind === 'create-section'
    ? { kind: 'sections', board: step.board }
    : { kind: 'boards' }
}

interface PickerProps {
  readonly step: Step
  readonly acting: Acting | undefined
  readonly boards: Loaded<Boards>
  readonly onStep: (step: Step) => void
  readonly onChoose: (place: ChosenPlace) => void
  /** True where the forms are pages of their own, which the picker's page links to. */
  readonly isLinked: boolean
}

const purpose = {
  action: (board: string) => words.saveTo({ board }),
  get button() {
    return words.save()
  },
}

interface LastBoardProps extends Pick<PickerProps, 'boards'> {
  readonly onChoose: (board: BoardCard) => void
}

/** The board that the browser extension saved to last: it has the focus, so that Enter saves. */
function LastBoard({ boards, onChoose }: LastBoardProps): ReactElement | null {
  const { search } = useAddress()
  const last = new URLSearchParams(search).get(lastBoardName)
  const board = boards.data?.all_boards.find(({ id }) => id === last)
  if (board === undefined) return null
  return (
    <div className={styles.last}>
      <span>{words.usedLast()}</span>
      <Button kind="primary" autoFocus onClick={() => onChoose(board)}>
        {words.saveTo({ board: board.name })}
      </Button>
    </div>
  )
}

/** Saves without a board: the first press of somebody who has none. It has the focus, so that Enter saves. */
function Without({ acting, onChoose }: Pick<PickerProps, 'acting' | 'onChoose'>): ReactElement {
  const viewer = useStore(useShell().$viewer)
  if (acting?.advertiser != null) return <p className={styles.hint}>{words.noBoards()}</p>
  const board = unmadeQuickBoard(viewer?.username ?? '')
  return (
    <div className={styles.last}>
      <span>{words.saveNow()}</span>
      <Button kind="primary" autoFocus onClick={() => onChoose({ board, section: null })}>
        {words.save()}
      </Button>
    </div>
  )
}

function BoardsStep(props: PickerProps & { readonly form: ReturnType<typeof useNewBoard> }) {
  const { acting, boards, onStep, onChoose, isLinked, form } = props
  const [text, onSearch] = useState('')
  const hasNone = boards.data?.all_boards.length === 0
  const choose = (board: BoardCard) =>
    board.section_count > 0
      ? onStep({ kind: 'sections', board })
      : onChoose({ board, section: null })
  return (
    <>
      <LastBoard boards={boards} onChoose={choose} />
      {hasNone ? <Without {...{ acting, onChoose }} /> : null}
      <BoardChooser
        {...{ boards, purpose }}
        search={{ text, onSearch }}
        onChoose={choose}
        create={{ ...form.creating, isProtected: acting?.advertiser != null }}
        foot={
          isLinked
            ? undefined
            : { label: words.createBoard(), onOpen: () => onStep({ kind: 'create-board' }) }
        }
      />
    </>
  )
}

interface OnBoardProps extends Omit<PickerProps, 'step'> {
  readonly step: Extract<Step, { readonly board: BoardCard }>
}

/** The sections of a board, or the form of a new one. */
function BoardSteps({ step, acting, onStep, onChoose, isLinked }: OnBoardProps): ReactElement {
  const { client } = useShell()
  const { kind, board } = step
  const [text, onSearch] = useState('')
  const madeFor = acting === undefined ? {} : advertiserOption(acting)
  const form = useNewSection(board.id, madeFor, (section) => onChoose({ board, section }))
  const sections = useQuery(
    queryOptions(client, sectionsToSaveTo, { board_id: board.id, ...madeFor }),
  )
  if (kind === 'create-section')
    return (
      <div className={styles.form}>
        <SectionForm draft={form.draft} onEvent={form.tell} onAdd={form.create} />
      </div>
    )
  const open = {
    label: words.createSection(),
    onOpen: () => onStep({ kind: 'create-section', board }),
  }
  return (
    <SectionChooser
      {...{ board, sections, purpose }}
      whole="board"
      search={{ text, onSearch }}
      onChoose={(section) => onChoose({ board, section })}
      create={form.creating}
      {...(isLinked ? {} : { foot: open })}
    />
  )
}

/** Chooses the board or section that a pin of another site goes to, or creates one. */
export function Picker(props: PickerProps): ReactElement {
  const { step, acting, onChoose } = props
  const madeFor = acting === undefined ? {} : advertiserOption(acting)
  const form = useNewBoard(madeFor, (board) => onChoose({ board, section: null }))
  if ('board' in step) return <BoardSteps key={step.board.id} {...props} step={step} />
  if (step.kind === 'boards') return <BoardsStep {...props} form={form} />
  return (
    <div className={styles.form}>
      <BoardForm
        draft={form.draft}
        onEvent={form.tell}
        onCreate={form.create}
        isProtected={acting?.advertiser != null}
      />
    </div>
  )
}
