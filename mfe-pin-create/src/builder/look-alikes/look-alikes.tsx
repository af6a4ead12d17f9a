import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { similarPins } from '@tessera/contracts/calls/media'
import type { Pin } from '@tessera/contracts/entities/pin'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { pinName } from '@tessera/pins'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type ReactElement, useId } from 'react'
import styles from './look-alikes.module.css'
import { words } from './words.ts'

const most = 3

function LookAlike({ pin }: { readonly pin: Pin }): ReactElement {
  const { url } = pin.images['236x']
  return (
    <li>
      <a
        href={paths.pin.to({ pinId: pin.id })}
        target="_blank"
        rel="noopener"
        className={styles.pin}
      >
        <img src={url} alt="" width={48} height={48} className={styles.picture} />
        <span className={styles.text}>
          <bdi>{pinName(pin)}</bdi>
          {pin.board === null ? null : (
            <span className={styles.board}>{words.on({ board: pin.board.name })}</span>
          )}
        </span>
        <VisuallyHidden> {words.elsewhere()}</VisuallyHidden>
      </a>
    </li>
  )
}

/** Shows the viewer's own pins that look like an uploaded picture, before it is published. */
export function LookAlikes({ mediaId }: { readonly mediaId: string }): ReactElement | null {
  const titleId = useId()
  const { client } = useShell()
  const { data = [] } = useQuery(queryOptions(client, similarPins, { media_upload_id: mediaId }))
  if (data.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.alike}>
      <div role="status">
        <h2 id={titleId} className={styles.title}>
          {words.title()}
        </h2>
        <p>{words.one()}</p>
      </div>
      <ul className={styles.list}>
        {data.slice(0, most).map((pin) => (
          <LookAlike key={pin.id} pin={pin} />
        ))}
      </ul>
    </section>
  )
}
