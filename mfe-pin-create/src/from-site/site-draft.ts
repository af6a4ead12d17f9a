import { z } from '@tessera/contracts/schema'
import { keepDrafts, useUnsaved } from '@tessera/module/drafts'
import { useViewer } from '@tessera/module/react'
import { useState } from 'react'
import type { SiteQuery } from '../pictures/other-sites/site-query.ts'

/** The changes that somebody made to a pin of another site; null where they left the site's value. */
const SiteDraft = z.object({
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Address of the chosen image. */
  image: z.nullable(z.string()),
})

type SiteDraft = z.infer<typeof SiteDraft>

const untouched: SiteDraft = { title: null, description: null, image: null }

/** Drafts of pins from other sites. Those of visitors are there after they have signed up. */
const keptDrafts = keepDrafts('site-pin', SiteDraft)

/** Identifies the draft of one visit to a page. */
export const draftPlace = ({ guid, page, picture }: SiteQuery): string =>
  guid ?? page ?? picture ?? ''

/** Returns the draft that is kept for the viewer; that of the visitor who they were moves to them. */
function openDraft(viewerId: string | undefined, place: string): SiteDraft {
  const own = keptDrafts(viewerId)
  const found = own.get(place)
  if (found !== undefined || viewerId === undefined) return found ?? untouched
  const visitor = keptDrafts(undefined)
  const brought = visitor.get(place)
  if (brought === undefined) return untouched
  own.keep(place, brought)
  visitor.drop(place)
  return brought
}

/** Keeps what is typed and chosen for a page of another site, over a sign-up and a reload. */
export function useSiteDraft(site: SiteQuery) {
  const viewerId = useViewer()?.id
  const place = draftPlace(site)
  const [draft, setDraft] = useState(() => openDraft(viewerId, place))
  const isTouched = Object.values(draft).some((value) => value !== null)
  useUnsaved(isTouched)
  return {
    draft,
    change: (changes: Partial<SiteDraft>) =>
      setDraft((before) => {
        const after = { ...before, ...changes }
        keptDrafts(viewerId).keep(place, after)
        return after
      }),
    drop: () => keptDrafts(viewerId).drop(place),
  }
}

export type DraftOfSite = ReturnType<typeof useSiteDraft>
