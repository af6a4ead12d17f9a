import { useStore } from '@nanostores/react'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { reportRequested, shareRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { isOwn } from '@tessera/module/is-own'
import { useLayout, useShell, useViewer } from '@tessera/module/react'
import { hide } from '@tessera/pins'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Menu, type MenuItem } from '@tessera/ui/menu'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { actItems, askingFor } from '../../moving/pin-acts/use-own-pin-menu.ts'
import { type PinActs, usePinActs } from '../../moving/pin-acts/use-pin-acts.tsx'
import { downloadSource, fileOf, keepFile } from '../pin-download/download-pin.ts'
import styles from './closeup.module.css'
import { EditNote, isOwnIdea, noteLabel } from './pin-note-box.tsx'
import { SaveActions } from './save-actions.tsx'
import { words } from './words.ts'

// Only the owner edits a pin, so no other page loads the form.
const EditPin = lazy(async () => ({
  default: (await import(/* webpackChunkName: "edit-pin" */ './edit-pin.tsx')).EditPin,
}))

interface OfPin {
  readonly pin: PinDetails
}

/**
 * Returns the menu items of a pin: members can hide it, its owner can edit it, and others can
 * report it.
 */
function useMoreItems(pin: PinDetails, acts: PinActs, onEdit: () => void): readonly MenuItem[] {
  const shell = useShell()
  const viewer = useViewer()
  const own = isOwn(pin.pinner, useStore(shell.$profile), viewer)
  const label = isOwnIdea(pin) ? words.edit() : noteLabel(pin)
  const edit: MenuItem = { id: 'edit', label, icon: icons.edit, onSelect: onEdit }
  const hiding: MenuItem = {
    id: 'hide',
    label: words.hide(),
    icon: icons.eyeOff,
    onSelect: () => void shell.commands.run(hide, { pin_id: pin.id }),
  }
  const report: MenuItem = {
    id: 'report',
    label: words.report(),
    icon: icons.warning,
    onSelect: () =>
      viewer === null
        ? shell.navigate(paths.reportContent.to({ address: paths.pin.to({ pinId: pin.id }) }))
        : shell.bus.emit(reportRequested, { pinId: pin.id, source: 'homePage' }),
  }
  // A deleted pin has no page to stay on.
  const leave = () => ({ began: () => shell.goBack(pin.board?.url ?? paths.home.to()) })
  const asking = { ...askingFor(acts), delete: askingFor(acts, leave).delete }
  if (own) return [edit, ...(pin.board === null ? [] : actItems(pin, asking))]
  return viewer === null ? [report] : [hiding, report]
}

function Tools({ pin }: OfPin): ReactElement {
  const shell = useShell()
  const layout = useLayout()
  const [editing, setEditing] = useState(false)
  const acts = usePinActs()
  const items = useMoreItems(pin, acts, () => setEditing(true))
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
        <Icon shape={icons.share} />
      </Button>
      <Button kind="plain" square aria-label={words.download()} onClick={download}>
        <Icon shape={icons.download} />
      </Button>
      {acts.dialog}
      {editing ? (
        <Suspense>
          {isOwnIdea(pin) ? (
            <EditPin pin={pin} close={() => setEditing(false)} />
          ) : (
            <EditNote pin={pin} close={() => setEditing(false)} />
          )}
        </Suspense>
      ) : null}
    </div>
  )
}

/** The buttons and the menu of a pin. */
export function PinActions({ pin }: OfPin): ReactElement {
  return (
    <div className={styles.actions}>
      <Tools pin={pin} />
      <SaveActions pin={pin} />
    </div>
  )
}
