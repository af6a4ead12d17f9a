import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { useShell, useTitle } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { BookmarkletOffer } from '../from-site/bookmarklet-offer.tsx'
import { ownPin } from '../from-site/site-query.ts'
import { PagePictures } from '../page-pictures/page-pictures.tsx'
import { words } from '../words.ts'
import { AddressField } from './address-field.tsx'
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

/**
 * The page that makes a pin from a picture of the device, or from the address of a page. `?board=`
 * chooses its board.
 */
export default function BuilderPage({ query }: PageProps) {
  useTitle(words.title())
  const builder = useBuilder()
  useBoardOf(query, builder.send)
  const { asked, ask } = usePageAsked(builder)
  return (
    <BuilderForm builder={builder} title={words.title()} onAddress={ask}>
      <AddressField onAddress={ask} />
      {asked === undefined ? null : (
        <PagePictures key={asked} builder={builder} page={asked} picture={undefined} />
      )}
      <BookmarkletOffer />
    </BuilderForm>
  )
}
