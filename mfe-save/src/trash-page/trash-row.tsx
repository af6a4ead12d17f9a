import { useStore } from '@nanostores/react'
import type { TrashItem } from '@tessera/contracts/entities/action'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import { type ReactElement, useState } from 'react'
import { restore } from './restore.ts'
import styles from './trash.module.css'
import { dayOf, trashName, trashPlace } from './trash-item.ts'
import { words } from './words.ts'

function Pictures({ urls }: { readonly urls: readonly string[] }): ReactElement {
  return (
    <span className={styles.pictures} data-count={Math.min(urls.length, 4)}>
      {urls.length === 0 ? <Icon name="image" size={28} /> : null}
      {urls.map((url) => (
        <img key={url} src={url} alt="" width={48} height={48} loading="lazy" />
      ))}
    </span>
  )
}

function useRestoring(item: TrashItem, name: string) {
  const shell = useShell()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  return {
    busy,
    refusal,
    bringBack: async () => {
      setBusy(true)
      setRefusal(null)
      const said = await restore(shell, item, name)
      setBusy(false)
      setRefusal(said)
    },
  }
}

/** Something in the trash: what it is, until when it waits, and the way back. */
export function TrashRow({ item }: { readonly item: TrashItem }): ReactElement {
  const locale = useStore(useShell().$locale)
  const name = trashName(item, locale)
  const { busy, refusal, bringBack } = useRestoring(item, name)
  return (
    <li className={styles.row} aria-busy={busy}>
      <Pictures urls={item.image_urls} />
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.place}>{trashPlace(item, locale)}</p>
        <p className={styles.days}>
          {words.deleted({ when: dayOf(item.deleted_at, locale) })} ·{' '}
          {words.until({ day: dayOf(item.gone_at, locale) })}
        </p>
        <p role="status" className={styles.refused}>
          {refusal ?? ''}
        </p>
      </div>
      <Button
        kind="quiet"
        size="small"
        busy={busy}
        aria-label={words.restoreNamed({ name })}
        onClick={() => void bringBack()}
      >
        {words.restore()}
      </Button>
    </li>
  )
}
