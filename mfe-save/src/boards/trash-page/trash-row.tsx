import { useStore } from '@nanostores/react'
import type { TrashItem } from '@tessera/contracts/entities/action'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import styles from './trash.module.css'
import { dayOf, isMerge, trashName, trashPlace } from './trash-item.ts'
import type { TrashSelection } from './use-trash-selection.ts'
import { words } from './words.ts'

function Pictures({ urls }: { readonly urls: readonly string[] }): ReactElement {
  return (
    <span className={styles.pictures} data-count={Math.min(urls.length, 4)}>
      {urls.length === 0 ? <Icon shape={icons.image} size={28} /> : null}
      {urls.map((url) => (
        <img key={url} src={url} alt="" width={48} height={48} loading="lazy" />
      ))}
    </span>
  )
}

/** Says when an item was deleted or merged, and by whom if that was somebody else. */
function whenText(item: TrashItem, when: string): string {
  if (item.deleted_by !== null) return words.deletedBy({ person: item.deleted_by, when })
  return isMerge(item) ? words.merged({ when }) : words.deleted({ when })
}

interface TrashRowProps {
  readonly item: TrashItem
  readonly selection: TrashSelection
}

/** An item of the trash, the last day to restore it, and Restore. */
export function TrashRow({ item, selection }: TrashRowProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const name = trashName(item, locale)
  const id = item.action_id
  const busy = selection.busy.has(id)
  const when = dayOf(item.deleted_at, locale)
  return (
    <li className={styles.row} aria-busy={busy}>
      {selection.isOn ? (
        <Checkbox
          label={<VisuallyHidden>{words.selectNamed({ name })}</VisuallyHidden>}
          checked={selection.selected.includes(item)}
          disabled={busy}
          onChange={() => selection.toggle(id)}
        />
      ) : null}
      <Pictures urls={item.image_urls} />
      <div className={styles.text}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <p className={styles.place}>{trashPlace(item, locale)}</p>
        <p className={styles.days}>
          {whenText(item, when)} · {words.until({ day: dayOf(item.gone_at, locale) })}
        </p>
        <p role="status" className={styles.refused}>
          {selection.refusals.get(id) ?? ''}
        </p>
      </div>
      {selection.isOn ? null : (
        <Button
          kind="quiet"
          size="small"
          busy={busy}
          aria-label={words.restoreNamed({ name })}
          onClick={() => void selection.restoreOne(item)}
        >
          {words.restore()}
        </Button>
      )}
    </li>
  )
}
