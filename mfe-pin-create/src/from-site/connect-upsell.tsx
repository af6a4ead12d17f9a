import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getSettings } from '@tessera/contracts/calls/settings'
import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useEffect, useState } from 'react'
import styles from './from-site.module.css'
import { isPhotoLink, offerRecord, offersConnect } from './offers-connect.ts'
import { words } from './words.ts'

const record = offerRecord(() => localStorage)

/** Returns whether connecting an account is offered now, and ends the offer. */
export function useConnectOffer(page: string | undefined, isDone: boolean) {
  const { client } = useShell()
  const [wasOffered, setOffered] = useState(record.wasOffered)
  const { data } = useQuery({
    ...queryOptions(client, getSettings, {}),
    enabled: isPhotoLink(page) && !wasOffered,
  })
  const isOffered =
    isDone &&
    data !== undefined &&
    offersConnect({
      page,
      isConnected: data.connected_to_instagram,
      listedWebsite: data.listed_website_url,
      wasOffered,
    })
  useEffect(() => {
    if (isOffered) record.record()
  }, [isOffered])
  return { isOffered, end: () => setOffered(true) }
}

/** Offers to connect the account of a photo-sharing service. It can be dismissed after a moment. */
export function ConnectUpsell({ onEnd }: { readonly onEnd: () => void }): ReactElement {
  const [mayDismiss, setMayDismiss] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setMayDismiss(true), timings.connectDismiss)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Modal
      title={words.connectTitle()}
      width={420}
      sheet
      closable={mayDismiss}
      backdropCloses={false}
      onClose={onEnd}
    >
      <p className={styles.why}>{words.connectWhy()}</p>
      <div className={styles.upsellActs}>
        <Button kind="primary" href={paths.claimWebsites.to()} target="_blank" onClick={onEnd}>
          {words.connect()}
        </Button>
        {mayDismiss ? <Button onClick={onEnd}>{words.notNow()}</Button> : null}
      </div>
    </Modal>
  )
}
