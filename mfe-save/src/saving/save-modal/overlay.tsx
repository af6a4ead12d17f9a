import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { getPin } from '@tessera/contracts/calls/pins'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { saveRequested } from '@tessera/contracts/events/requests'
import type { PinId } from '@tessera/contracts/ids'
import type { OverlayProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { type Acting, pickerOptions, useActing } from '@tessera/pins/acting'
import { BoardChooser, type Boards, ChooserLoading, type Loaded } from '@tessera/pins/board-chooser'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useCallback, useEffect, useId, useRef, useState } from 'react'
import { SavedCard, type SavedNews } from '../after-save/saved-card.tsx'
import { savePinTo } from '../one-save/save-pin.ts'
import { targetFor } from '../one-save/save-target.ts'
import { words } from '../words.ts'
import { BoardMade } from './board-made.tsx'
import { isCreating, leadsBack } from './flow.ts'
import styles from './overlay.module.css'
import { PinPane } from './pin-pane.tsx'
import { AddSectionStep, ChooseSectionStep, CreateBoardStep, purpose } from './save-steps.tsx'
import { type SaveContext, saveModalTitle } from './title.ts'
import { type SaveFlow, useSaveFlow } from './use-save-flow.ts'

/** Shows the card after a save, and then closes the modal. */
function useAfterSave(close: () => void) {
  const saved = useRef<SavedNews>(undefined)
  const [news, setNews] = useState<SavedNews>()
  const onSaved = useCallback((told: SavedNews) => {
    saved.current = told
  }, [])
  const onClosed = useCallback(() => {
    if (saved.current === undefined) close()
    else setNews(saved.current)
  }, [close])
  return { news, onSaved, onClosed }
}

/** Loads the boards of the account that the pin is saved for. */
function useBoards(pinId: PinId): { readonly acting: Acting | undefined; boards: Loaded<Boards> } {
  const { client } = useShell()
  const { acting, failure, retrying, retry } = useActing()
  const whose = acting === undefined ? {} : pickerOptions(acting)
  const boards = useQuery({
    ...queryOptions(client, pickerBoards, { pin_id: pinId, ...whose }),
    enabled: acting !== undefined,
  })
  return {
    acting,
    boards: {
      data: boards.data,
      error: failure ?? boards.error,
      isFetching: retrying || boards.isFetching,
      refetch: () => (acting === undefined ? retry() : void boards.refetch()),
    },
  }
}

/** Returns the first value that is defined, and keeps it when the value changes. */
function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first
}

interface StepProps {
  readonly flow: SaveFlow
  readonly pinId: PinId
  readonly context: SaveContext
  readonly acting: Acting | undefined
  readonly boards: Loaded<Boards>
}

/** Draws the current step beside the pin. */
function Step({ flow, pinId, context, acting, boards }: StepProps): ReactElement | null {
  const [search, setSearch] = useState('')
  const { state } = flow
  if (acting === undefined || boards.data === undefined || state.kind === 'choose-board') {
    const { saving, refusal } =
      state.kind === 'choose-board' ? state : { saving: null, refusal: null }
    return (
      <BoardChooser
        {...{ boards, purpose }}
        search={{ text: search, onSearch: setSearch }}
        pending={saving}
        onChoose={flow.choose}
        create={{
          onCreate: flow.createNamed,
          refusal,
          busy: saving === 'new',
          isProtected: acting?.advertiser != null,
        }}
        foot={{ label: words.createBoard(), onOpen: flow.openCreate }}
      />
    )
  }
  switch (state.kind) {
    case 'create-board': {
      const taken = boards.data.all_boards.map(({ name }) => name)
      return <CreateBoardStep {...{ flow, pinId, acting, taken }} />
    }
    case 'choose-section':
      return <ChooseSectionStep key={state.board.id} {...{ flow, state, context, acting }} />
    case 'add-section':
      return <AddSectionStep {...{ flow, pinId }} />
    case 'board-created':
      return <BoardMade board={state.board} saved={state.saved} />
    default:
      return <ChooserLoading />
  }
}

type SaveProps = OverlayProps<PayloadOf<typeof saveRequested>>

/**
 * Saves a pin at once, without a question. A profile that may save only to an advertiser's protected
 * boards chooses one.
 */
function QuickSave({ input, close }: SaveProps) {
  const shell = useShell()
  const [asks, setAsks] = useState(false)
  const isBegun = useRef(false)
  useEffect(() => {
    // Effects run twice in development; a save does not.
    if (isBegun.current) return
    isBegun.current = true
    const { pinId } = input
    void targetFor(shell).then((board) => {
      if (board === undefined) return setAsks(true)
      const picture = shell.cache.read('pin', pinId).images?.['236x'].url
      void savePinTo({ pinId, board, picture }, shell)
      close()
    })
  }, [input, close, shell])
  return asks ? <ChooseAndSave input={input} close={close} /> : null
}

/** Saves a pin: at once, or to the place that the person chooses. */
export default function SaveModal(props: SaveProps) {
  return props.input.quick === true ? <QuickSave {...props} /> : <ChooseAndSave {...props} />
}

/** The pin beside the boards and sections that it can go to. */
function ChooseAndSave({ input: { pinId, boardId }, close }: SaveProps) {
  const { client } = useShell()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const pin = useQuery(queryOptions(client, getPin, { id: pinId }))
  const savedTo = useFirst(pin.data?.pinned_to_board) ?? null
  const { acting, boards } = useBoards(pinId)
  const after = useAfterSave(close)
  const flow = useSaveFlow({
    pinId,
    acting,
    decidedId: boardId,
    boards: boards.data?.all_boards,
    picture: pin.data?.images['236x'].url,
    ...after,
  })
  const { kind: step } = flow.state
  const isForm = step === 'create-board' || step === 'add-section'
  const creating = isCreating(flow.state)
  const context = boardId === undefined ? 'board' : 'section'
  useEffect(() => {
    // The element that had the focus is gone with the last step. A form takes the focus itself.
    if (!isForm) title.current?.focus({ preventScroll: true })
  }, [step, isForm])
  if (after.news !== undefined) return <SavedCard news={after.news} onDone={close} />
  return (
    <Modal
      labelledBy={titleId}
      width={680}
      padded={false}
      closable={!creating}
      backdropCloses={!isForm}
      onClose={flow.close}
    >
      <div className={styles.split}>
        <PinPane pin={pin.data} savedTo={savedTo} />
        <section className={styles.pane} aria-labelledby={titleId}>
          <div className={styles.head}>
            {leadsBack(flow.state) ? (
              <div className={styles.back}>
                <Button
                  kind="plain"
                  size="small"
                  square
                  aria-label={words.back()}
                  disabled={creating}
                  onClick={flow.close}
                >
                  <Icon shape={icons.back} />
                </Button>
              </div>
            ) : null}
            <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
              {saveModalTitle(step, context)}
            </h2>
          </div>
          <Step {...{ flow, pinId, context, acting, boards }} />
        </section>
      </div>
    </Modal>
  )
}
