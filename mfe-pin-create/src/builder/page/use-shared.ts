import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { shareOf, withoutShare } from '../../pictures/incoming/share-texts.ts'
import { forgetShared, sharedFilesOf } from '../../pictures/incoming/shared-files.ts'
import type { Desk } from '../desk/desk.ts'
import { emptyDraft } from '../draft/flow.ts'

/** The drafts and the page that a share brought to the desk. */
export interface Brought {
  /** The first of its drafts. */
  readonly draft: string | undefined
  /** The page whose pictures are offered for that draft: of a link that came without a picture. */
  readonly page: string | undefined
  /** True when files could not come along. */
  readonly hasLost: boolean
}

/** Makes drafts of what the address shares, one for each picture; it publishes nothing. */
export function useShared(desk: Desk | undefined, query: URLSearchParams): Brought | undefined {
  const { navigate } = useShell()
  const [share] = useState(() => shareOf(query))
  const [brought, setBrought] = useState<Brought>()
  useEffect(() => {
    if (desk === undefined || share === undefined) return
    void (async () => {
      const { id, title, description, link } = share
      const found = id === undefined ? [] : await sharedFilesOf(id)
      const files = found ?? []
      const opening = { ...emptyDraft, title, description, link }
      const starts = files.map((file) => ({ opening, picture: { file } }))
      const hasText = title !== '' || description !== '' || link !== ''
      const draft = await desk.bring(
        starts.length > 0 || !hasText ? starts : [{ opening, picture: {} }],
      )
      const page = files.length === 0 && link !== '' ? link : undefined
      setBrought({ draft, page, hasLost: share.hasLost || found === undefined })
      navigate(paths.pinBuilder.to() + withoutShare(query), { replace: true })
      if (id !== undefined) await forgetShared(id)
    })()
  }, [desk, share])
  return brought
}
