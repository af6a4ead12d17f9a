import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { findPinImages } from '@tessera/contracts/calls/outside-pages'
import { useShell } from '@tessera/module/react'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import type { BuilderPage } from '../draft/open-draft.ts'
import type { FoundWords, WordField } from './file-words.ts'
import { OfferList } from './offer-list.tsx'
import { declineKey, type Offer, offersOf } from './offers.ts'
import { pageWords } from './page-words.ts'
import { readFileWords } from './read-file-words.ts'
import { words } from './words.ts'

interface OffersOfBuilder {
  readonly builder: Pick<BuilderPage, 'state' | 'send' | 'picture'>
  /** The page that was looked up for pictures. */
  readonly page: string | undefined
}

/** Reads the words of a picture's file; none until they are read. */
function useFileWords(file: File | undefined): FoundWords {
  const [found, setFound] = useState<{ file: File; words: FoundWords }>()
  useEffect(() => {
    if (file === undefined) return
    let isOver = false
    void readFileWords(file).then((read) => {
      if (!isOver) setFound({ file, words: read })
    })
    return () => {
      isOver = true
    }
  }, [file])
  return found?.file === file && found !== undefined ? found.words : {}
}

/** Returns the words that the looked-up page has for the picture that was chosen. */
function usePageWords(page: string | undefined, picture: string | undefined): FoundWords {
  const { client } = useShell()
  const found = useQuery({
    ...queryOptions(client, findPinImages, { url: page ?? '', scrapeMetric: 'www_url_scrape' }),
    // The pictures of the page are shown already, and asked for this.
    enabled: false,
  })
  return pageWords(page === undefined ? undefined : found.data, picture)
}

/**
 * Proposes the title, description and alt text that the picture's file or its page has. Nothing is
 * filled in before the person takes it. Returns the function that draws a field with its proposals.
 */
export function useOffers({ builder, page }: OffersOfBuilder) {
  const { toast } = useShell()
  const { state, send, picture } = builder
  const { title, description, extras } = state.draft
  const source = 'source' in picture ? picture.source : undefined
  const file = useFileWords(source instanceof File ? source : undefined)
  const ofPage = usePageWords(page, typeof source === 'string' ? source : undefined)
  const now = { title, description, altText: extras.altText }
  const offers = offersOf({ now, file, page: ofPage, declined: extras.declined })

  function fill(field: WordField, text: string): void {
    if (field === 'altText') send({ type: 'extras-changed', changed: { altText: text } })
    else send({ type: 'typed', field, value: text })
  }

  function take({ field, text }: Offer, label: string): void {
    const before = now[field]
    fill(field, text)
    if (before.trim() === '') return
    const undo = { label: words.undo(), run: () => fill(field, before) }
    toast({ text: words.taken({ field: label }), action: undo })
  }

  const dismiss = (offer: Offer) =>
    send({
      type: 'extras-changed',
      changed: { declined: [...extras.declined, declineKey(offer)] },
    })

  return (field: WordField, label: string, drawn: ReactNode): ReactElement => (
    <OfferList
      offers={offers.filter((offer) => offer.field === field)}
      label={label}
      onTake={(offer) => take(offer, label)}
      onDismiss={dismiss}
    >
      {drawn}
    </OfferList>
  )
}

/** Draws a field of the form with its proposals. */
export type WithOffers = ReturnType<typeof useOffers>
