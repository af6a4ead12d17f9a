import { useStore } from '@nanostores/react'
import type { Pin } from '@tessera/contracts/entities/pin'
import { reportRequested, saveRequested, shareRequested } from '@tessera/contracts/events/requests'
import { isOwn } from '@tessera/module/is-own'
import { Link, useLayout, useShell, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import { Menu, type MenuItem } from '@tessera/ui/menu'
import { type ReactElement, useState } from 'react'
import { setHidden } from '../hidden-pins/hide-pin.ts'
import { downloadSource, fileOf, keepFile } from '../pin-download/download-pin.ts'
import styles from './closeup.module.css'
import { EditPin } from './edit-pin.tsx'
import { words } from './words.ts'

interface OfPin {
  readonly pin: Pin
}

function SavedLine({ pin }: OfPin): ReactElement | null {
  const { pinned_to_board: board } = pin
  if (board === null) return null
  return (
    <p className={styles.savedLine}>
      <Icon name="check" size={18} />
      <span>
        {words.savedOn()} <Link to={board.url}>{board.name}</Link>
      </span>
    </p>
  )
}

/** What the menu of a pin offers: hiding to members, changing to whose it is, reporting to everybody else. */
function useMoreItems(pin: Pin, onEdit: () => void): readonly MenuItem[] {
  const shell = useShell()
  const viewer = useViewer()
  const own = isOwn(pin.pinner, useStore(shell.$profile), viewer)
  const edit: MenuItem = { id: 'edit', label: words.edit(), icon: 'edit', onSelect: onEdit }
  const hide: MenuItem = {
    id: 'hide',
    label: words.hide(),
    icon: 'eyeOff',
    onSelect: () => void setHidden(shell, pin.id, true),
  }
  const report: MenuItem = {
    id: 'report',
    label: words.report(),
    icon: 'warning',
    onSelect: () => shell.bus.emit(reportRequested, { pinId: pin.id, source: 'homePage' }),
  }
  if (own) return [edit]
  return viewer === null ? [report] : [hide, report]
}

function Tools({ pin }: OfPin): ReactElement {
  const shell = useShell()
  const layout = useLayout()
  const [editing, setEditing] = useState(false)
  const items = useMoreItems(pin, () => setEditing(true))
  const download = () =>
    shell.whenMember({ source: downloadSource(layout), pinId: pin.id }, () => keepFile(fileOf(pin)))
  return (
    <div className={styles.tools}>
      <Menu label={words.more()} items={items} align="start" />
      <Button
        kind="plain"
        square
        aria-label={words.share()}
        onClick={() => shell.bus.emit(shareRequested, { pinId: pin.id })}
      >
        <Icon name="share" />
      </Button>
      <Button kind="plain" square aria-label={words.download()} onClick={download}>
        <Icon name="download" />
      </Button>
      {editing ? <EditPin pin={pin} close={() => setEditing(false)} /> : null}
    </div>
  )
}

/** What can be done with a pin; saved once, it can go to another board. */
export function PinActions({ pin }: OfPin): ReactElement {
  const { bus } = useShell()
  const saved = pin.pinned_to_board !== null
  return (
    <div className={styles.actions}>
      <Tools pin={pin} />
      <Button
        kind={saved ? 'ink' : 'primary'}
        aria-keyshortcuts="S"
        title={words.saveKey()}
        onClick={() => bus.emit(saveRequested, { pinId: pin.id, source: 'saveButton' })}
      >
        {saved ? words.saved() : words.save()}
      </Button>
      <SavedLine pin={pin} />
    </div>
  )
}
