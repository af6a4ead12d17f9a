import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { relatedPins } from '@tessera/contracts/calls/related'
import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { PinList } from '@tessera/pins/pin-list'
import { EmptyState } from '@tessera/ui/empty-state'
import { type ReactElement, useId } from 'react'
import styles from './closeup.module.css'
import { words } from './words.ts'

/** More like a pin, below it. */
export function MoreLikeThis({ pinId }: { readonly pinId: PinId }): ReactElement {
  const titleId = useId()
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, relatedPins, { pin_id: pinId }))
  return (
    <section aria-labelledby={titleId} className={styles.related}>
      <h2 id={titleId} className={styles.relatedTitle}>
        {words.moreLikeThis()}
      </h2>
      <PinList
        list={list}
        label={words.moreLikeThis()}
        restoreKey={`related-${pinId}`}
        failure={words.relatedFailed()}
        end={words.relatedEnd()}
        empty={<EmptyState title={words.relatedEmpty()}>{words.relatedEmptyWhy()}</EmptyState>}
      />
    </section>
  )
}
