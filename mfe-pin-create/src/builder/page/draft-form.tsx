import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useEffect, useState } from 'react'
import { words as incomingWords } from '../../pictures/incoming/words.ts'
import { ownPin } from '../../pictures/other-sites/site-query.ts'
import { counted, words } from '../../words.ts'
import { BulkEdit } from '../desk/bulk-edit.tsx'
import type { Desk, DeskDraft } from '../desk/desk.ts'
import { DraftBar } from '../desk/draft-bar.tsx'
import styles from '../desk/draft-strip.module.css'
import { DraftStrip } from '../desk/draft-strip.tsx'
import { useDeskState } from '../desk/use-desk.ts'
import type { BuilderEvent } from '../draft/flow.ts'
import { type BuilderPage as Builder, usePage } from '../draft/open-draft.ts'
import type { Feature } from '../features/features.ts'
import { BuilderForm } from '../form/form.tsx'
import { LookAlikes } from '../look-alikes/look-alikes.tsx'
import { AddressField } from './address-field.tsx'
import { BookmarkletOffer } from './bookmarklet-offer.tsx'
import { PagePictures } from './page-pictures.tsx'
import type { Brought } from './use-shared.ts'

/** Chooses the board that the address names, once the boards are known. */
function useBoardOf(query: URLSearchParams, { chooseBoard }: Desk): void {
  const { client } = useShell()
  const { data } = useQuery(queryOptions(client, pickerBoards, {}))
  const asked = data?.all_boards.find(({ id }) => id === query.get('board'))
  const { id, name } = asked ?? {}
  useEffect(() => {
    if (id !== undefined && name !== undefined) chooseBoard({ id, name })
  }, [id, name])
}

/** A page whose pictures are offered, and how many were asked for before it. */
interface AskedPage {
  readonly page: string
  readonly at: number
  /** True for a page that was entered; false for one that was shared. */
  readonly isEntered: boolean
}

/**
 * Returns the pages whose pictures are offered, and the function that asks for those of an address: the page that was
 * asked for last, and the last one that was read, whose pictures stay until the next one is read.
 */
function usePageAsked(first: string | undefined) {
  const { navigate } = useShell()
  const [asked, setAsked] = useState<AskedPage>()
  const [read, setRead] = useState<AskedPage>()
  const look = (page: string, isEntered: boolean) =>
    setAsked((before) => ({ page, at: (before?.at ?? 0) + 1, isEntered }))
  useEffect(() => {
    if (first !== undefined) look(first, false)
  }, [first])
  function ask(address: string): void {
    const pinId = ownPin(address, window.location.origin)
    if (pinId === undefined) look(address, true)
    else navigate(paths.pinRepin.to({ pinId }))
  }
  const pages = [...(read === undefined || read === asked ? [] : [read]), ...(asked ? [asked] : [])]
  return { pages, shown: read ?? asked, onRead: setRead, ask }
}

/** Takes the words of a page away once a picture of the device stands in place of the page's. */
function useLeftPage({ state, picture, send }: Builder): void {
  const isLeft =
    state.kind !== 'published' &&
    state.found?.hasPicture === true &&
    'preview' in picture &&
    picture.source instanceof File
  useEffect(() => {
    if (isLeft) send({ type: 'page-left' })
  }, [isLeft])
}

interface DeskFormProps {
  readonly desk: Desk
  readonly query: URLSearchParams
  readonly features: ReadonlySet<Feature>
  /** The drafts that came from the installed app's share target. */
  readonly shared?: Brought | undefined
}

/** Shows the form of one of the pins that are prepared; the uploads of all go on. */
export function DeskForm(props: DeskFormProps): ReactElement | null {
  const { desk, query } = props
  const { shown } = useDeskState(desk).list
  const draft = desk.draft(shown)
  useBoardOf(query, desk)
  const [isEditing, setEditing] = useState(false)
  if (draft === undefined) return null
  return (
    <>
      <DraftForm key={shown} {...props} draft={draft} onEdit={() => setEditing(true)} />
      {/* Outside of the form of the draft: a form within a form is sent as a page. */}
      {isEditing ? <BulkEdit desk={desk} onClose={() => setEditing(false)} /> : null}
    </>
  )
}

interface HeadProps extends Pick<DeskFormProps, 'desk' | 'shared'> {
  /** Opens the form that changes the selected drafts together. */
  readonly onEdit: () => void
}

function Head({ desk, shared, onEdit }: HeadProps): ReactElement | null {
  const { list, elsewhere } = useDeskState(desk)
  const locale = useShell().$locale.get()
  const several = list.ids.length > 1
  const hasLost = shared?.hasLost === true
  if (!several && elsewhere === 0 && !hasLost) return null
  return (
    <div className={styles.head}>
      {hasLost ? (
        <p role="alert" className={styles.lost}>
          {incomingWords.sharedLost()}
        </p>
      ) : null}
      {elsewhere === 0 ? null : (
        <p className={styles.count}>
          {words.elsewhere({ pins: plural(elsewhere, counted.pins, locale) })}
        </p>
      )}
      {several ? <DraftBar desk={desk} onEdit={onEdit} /> : null}
      {several ? <DraftStrip desk={desk} /> : null}
    </div>
  )
}

interface DraftFormProps extends DeskFormProps {
  readonly draft: DeskDraft
  readonly onEdit: HeadProps['onEdit']
}

function DraftForm(props: DraftFormProps) {
  const { desk, draft, features, shared, onEdit } = props
  const builder = usePage(draft)
  const { picture } = builder
  const isShared = shared?.draft === draft.id
  const { pages, shown, onRead, ask } = usePageAsked(isShared ? shared.page : undefined)
  useLeftPage(builder)
  const send = (event: BuilderEvent) => {
    builder.send(event)
    if (event.type === 'board-chosen') desk.chooseBoard(event)
  }
  return (
    <BuilderForm
      builder={{ ...builder, send }}
      title={words.title()}
      desk={desk}
      features={features}
      page={shown?.page}
      {...(features.has('webPictures') ? { onAddress: ask } : {})}
      head={<Head {...{ desk, shared, onEdit }} />}
    >
      {picture.kind === 'ready' ? <LookAlikes mediaId={picture.mediaId} /> : null}
      {features.has('webPictures') ? <AddressField onAddress={ask} /> : null}
      {pages.map((each) => (
        <PagePictures
          key={each.at}
          builder={builder}
          page={each.page}
          isEntered={each.isEntered}
          isLast={each === pages.at(-1)}
          onRead={() => onRead(each)}
        />
      ))}
      <BookmarkletOffer />
    </BuilderForm>
  )
}
