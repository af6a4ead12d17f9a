import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { limits, measures } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { advertiserOption, pickerOptions, useActing } from '@tessera/pins/acting'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { PageTitle } from '@tessera/ui/page-title'
import { Spinner } from '@tessera/ui/spinner'
import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { tellBoard } from '../pictures/other-sites/ask-opener.ts'
import { hostOf, type SiteQuery } from '../pictures/other-sites/site-query.ts'
import { usePictures } from '../pictures/page-pictures/use-pictures.ts'
import type { ChosenPlace, SaveState } from './flow.ts'
import styles from './from-site.module.css'
import { ImageState } from './image-state.tsx'
import { Picker, type Step, stepTitle } from './picker.tsx'
import { Saved, savedText } from './saved.tsx'
import { useSiteDraft } from './site-draft.ts'
import { descriptionOf, SitePane, titleOf } from './site-pane.tsx'
import { usePopupSize } from './use-popup-size.ts'
import { useSaving } from './use-saving.ts'
import { useSitePicture } from './use-site-picture.ts'
import { words } from './words.ts'

/** The boards to choose from, for the account that is saved for. */
export function useSiteBoards() {
  const { client } = useShell()
  const { acting, failure, retrying, retry } = useActing()
  const boards = useQuery({
    ...queryOptions(client, pickerBoards, acting === undefined ? {} : pickerOptions(acting)),
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

type SiteBoards = ReturnType<typeof useSiteBoards>

interface MemberViewProps extends SiteBoards {
  readonly site: SiteQuery
  /** The method of the address. */
  readonly method: string
  /** True in a window that was opened for this page, which closes afterwards. */
  readonly isPopup: boolean
  /** True where the steps and forms are pages of their own; false where they are shown in place. */
  readonly isLinked: boolean
  readonly step: Step
  readonly onStep: (step: Step) => void
  /** Leads to the step before; undefined on the first one. */
  readonly onBack: (() => void) | undefined
  /** The place that was created on a page of its own, and is saved to at once. */
  readonly created?: ChosenPlace | undefined
  /** Drawn below the boards. */
  readonly foot?: ReactNode
}

/** Covers the picker while the pin is created, or while its image is not there yet. */
function Busy({ state, onCancel }: { readonly state: SaveState; readonly onCancel: () => void }) {
  if (state.kind !== 'waiting' && state.kind !== 'creating') return null
  const { name: board } = state.place.board
  return (
    <div className={styles.busy}>
      <Spinner size={36} label="" />
      <p role="status">{state.kind === 'waiting' ? words.waiting() : words.savingTo({ board })}</p>
      {state.kind === 'waiting' ? (
        <Button size="small" onClick={onCancel}>
          {words.cancel()}
        </Button>
      ) : null}
    </div>
  )
}

interface HeadProps extends Pick<MemberViewProps, 'step' | 'onBack'> {
  readonly disabled: boolean
}

/** The title of the step. Takes the focus when the step changes, unless a form does. */
function Head({ step, onBack, disabled }: HeadProps): ReactElement {
  const title = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  const isForm = step.kind === 'create-board' || step.kind === 'create-section'
  useEffect(() => {
    // The element that had the focus is gone with the last step, or was covered while the pin was saved.
    if (!first.current && !isForm && !disabled) title.current?.focus({ preventScroll: true })
    first.current = false
  }, [step.kind, isForm, disabled])
  return (
    <div className={styles.head}>
      {onBack === undefined ? null : (
        <Button
          kind="plain"
          size="small"
          square
          aria-label={words.back()}
          disabled={disabled}
          onClick={onBack}
        >
          <Icon shape={icons.back} />
        </Button>
      )}
      <PageTitle ref={title} className={styles.stepTitle ?? ''}>
        {stepTitle(step)}
      </PageTitle>
    </div>
  )
}

/** Runs what a member does with a page of another site: its draft, its image, and saving it. */
function useSitePin({ site, method, acting, boards, created, isPopup }: MemberViewProps) {
  const { toast } = useShell()
  const found = usePictures(site)
  const draft = useSiteDraft(site)
  const image = useSitePicture(found, draft)
  const texts = { title: titleOf(draft, found), description: descriptionOf(draft, site) }
  const preview = 'preview' in image.picture ? image.picture.preview : undefined
  const onCreated = (pinId: string, place: ChosenPlace) => {
    draft.drop()
    const { id } = place.board
    tellBoard(
      id,
      boards.data?.all_boards.find((each) => each.id === id),
    )
    if (isPopup) return
    const link = { label: words.see(), to: paths.pin.to({ pinId }) }
    toast({ text: savedText(place), tone: 'good', link })
  }
  const saving = useSaving({
    site,
    method,
    texts,
    product: found.product,
    image: image.readiness,
    onCreated,
    advertiser: acting === undefined ? {} : advertiserOption(acting),
  })
  const isLong = [...texts.description.trim()].length > limits.pinTextMax
  const choose = (place: ChosenPlace) => {
    if (!isLong) saving.tell({ type: 'place-chosen', place, image: image.readiness })
  }
  const isKnown = acting !== undefined
  useEffect(() => {
    if (created !== undefined && isKnown) choose(created)
    // Runs once: a failed save is tried again by a press.
  }, [created, isKnown])
  return { found, draft, image, texts, preview, saving, choose, isLong }
}

/** Shows a member the pin beside the boards that it can go to, and then that it is saved. */
export function MemberView(props: MemberViewProps): ReactElement {
  const { site, isPopup, isLinked, step, foot } = props
  const { found, draft, image, texts, preview, saving, choose, isLong } = useSitePin(props)
  const pane = useRef<HTMLElement>(null)
  usePopupSize(pane, isPopup)
  const { state, tell, refusal } = saving
  if (state.kind === 'created')
    return (
      <Saved
        {...{ site, isPopup, pinId: state.pinId, place: state.place, picture: preview }}
        isSectionStep={isLinked && step.kind === 'sections'}
        onAnother={() => tell({ type: 'another-board' })}
      />
    )
  const isBusy = state.kind !== 'idle'
  const fault = isLong
    ? words.tooLong({ max: limits.pinTextMax })
    : state.kind === 'idle' && state.fault !== null
      ? words.noImage()
      : refusal
  const end: CSSProperties = isLinked ? { paddingBlockEnd: measures.outsidePageEnd } : {}
  return (
    <div className={styles.split} style={end}>
      <SitePane
        ref={pane}
        {...{ site, found, draft, preview }}
        onTake={image.take}
        isOver={image.waiting === 'over'}
      >
        <ImageState {...{ found, image }} host={hostOf(site)} title={texts.title} />
      </SitePane>
      <section className={styles.boards} aria-label={stepTitle(step)}>
        <Head {...{ step, onBack: props.onBack, disabled: isBusy }} />
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
        <div className={styles.picker} inert={isBusy}>
          <Picker {...props} onChoose={choose} />
          {foot}
        </div>
        <Busy state={state} onCancel={() => tell({ type: 'cancel-pressed' })} />
      </section>
    </div>
  )
}
