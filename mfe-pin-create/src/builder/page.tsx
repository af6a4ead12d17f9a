import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import type { PageProps } from '@tessera/module'
import { useShell, useTitle } from '@tessera/module/react'
import { useEffect } from 'react'
import { BookmarkletOffer } from '../from-site/bookmarklet-offer.tsx'
import { words } from '../words.ts'
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

/** The page that makes a pin from a picture of the device. `?board=` chooses its board. */
export default function BuilderPage({ query }: PageProps) {
  useTitle(words.title())
  const builder = useBuilder()
  useBoardOf(query, builder.send)
  return (
    <BuilderForm builder={builder} title={words.title()}>
      <BookmarkletOffer />
    </BuilderForm>
  )
}
