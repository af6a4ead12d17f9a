import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useEffect, useState } from 'react'
import { BookmarkletOffer } from '../from-site/bookmarklet-offer.tsx'
import { ownPin } from '../from-site/site-query.ts'
import { PagePictures } from '../page-pictures/page-pictures.tsx'
import { words } from '../words.ts'
import { AddressField } from './address-field.tsx'
import type { ListedDraft } from './drafts/draft-list.ts'
import { DraftStrip } from './drafts/draft-strip.tsx'
import type { Drafts } from './drafts/use-drafts.ts'
import type { Feature } from './features.ts'
import type { BuilderEvent } from './flow.ts'
import { BuilderForm } from './form.tsx'
import { type BuilderPage as Builder, useBuilder } from './use-builder.ts'

/** Chooses the board that the address names, once the boards are known. */
function useBoardOf(query: URLSearchParams, send: Builder['send']): void {
  const { client } = useShell()
  const { data } = useQuery(queryOptions(client, pickerBoards, {}))
  const asked = data?.all_boards.find(({ id }) => id === query.get('board'))
  const { id, name } = asked ?? {}
  useEffect(() => {
    if (id !== undefined && name !== undefined) send({ type: 'board-chosen', id, name })
  }, [id, name])
}

/** Returns the page whose pictures are offered, and the function that asks for those of an address. */
function usePageAsked({ picture, remove, send }: Builder) {
  const { navigate } = useShell()
  const [asked, setAsked] = useState<string>()
  function ask(address: string): void {
    const pinId = ownPin(address, window.location.origin)
    if (pinId !== undefined) {
      navigate(paths.pinRepin.to({ pinId }))
      return
    }
    const isOfLastPage =
      'isFromWeb' in picture
        ? picture.isFromWeb
        : 'source' in picture && typeof picture.source === 'string'
    if (address !== asked && isOfLastPage) remove()
    send({ type: 'typed', field: 'link', value: address })
    setAsked(address)
  }
  return { asked, ask }
}

interface DraftFormProps {
  readonly listed: ListedDraft
  readonly drafts: Drafts
  readonly query: URLSearchParams
  readonly features: ReadonlySet<Feature>
}

/** Prepares one of the pins of the page. Only the shown one's form is drawn; uploads go on in all. */
export function DraftForm(props: DraftFormProps): ReactElement | null {
  const { listed, drafts, query, features } = props
  const { id, file, place } = listed
  const { list, onChange, onBoard } = drafts
  const several = list.drafts.length > 1
  const builder = useBuilder({ place: id, file, stays: several, draft: place ?? {} })
  const { state, picture } = builder
  useBoardOf(query, builder.send)
  const { asked, ask } = usePageAsked(builder)
  useEffect(() => onChange(id, builder), [state, picture])
  if (list.shown !== id) return null

  const send = (event: BuilderEvent) => {
    builder.send(event)
    if (event.type === 'board-chosen') onBoard(event)
  }
  return (
    <BuilderForm
      key={id}
      builder={{ ...builder, send }}
      title={words.title()}
      drafts={drafts}
      takesSeveral={features.has('multiPin')}
      {...(features.has('webPictures') ? { onAddress: ask } : {})}
      head={several ? <DraftStrip drafts={drafts} /> : null}
    >
      {features.has('webPictures') ? <AddressField onAddress={ask} /> : null}
      {asked === undefined ? null : (
        <PagePictures key={asked} builder={builder} page={asked} picture={undefined} />
      )}
      <BookmarkletOffer />
    </BuilderForm>
  )
}
