import { useStore } from '@nanostores/react'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { isOwn } from '@tessera/module/is-own'
import { useShell, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { LiveText } from '../live-text/live-text.tsx'
import styles from './closeup.module.css'
import { words } from './words.ts'

/** The form of a saver's note. */
export const EditNote = lazy(async () => ({
  default: (await import(/* webpackChunkName: "edit-pin" */ './edit-note.tsx')).EditNote,
}))

/** True when the pinner created the pin, and may edit its text. */
export const isOwnIdea = ({ creator, pinner }: Pick<Pin, 'creator' | 'pinner'>): boolean =>
  creator?.id === pinner.id

/** Returns the label of the button that opens the note's form. */
export const noteLabel = ({ note }: Pick<PinDetails, 'note'>): string =>
  note === null ? words.addNote() : words.editNote()

/** The saver's note on a pin, for those who may read it, with a button to edit it. */
export function PinNoteBox({ pin }: { readonly pin: PinDetails }): ReactElement | null {
  const shell = useShell()
  const own = isOwn(pin.pinner, useStore(shell.$profile), useViewer())
  const [editing, setEditing] = useState(false)
  const { note } = pin
  const mayWrite = own && (note !== null || !isOwnIdea(pin))
  if (note === null && !mayWrite) return null
  const label = own ? words.ownNote() : words.noteOf({ name: pin.pinner.full_name })
  return (
    <section aria-label={label} className={styles.note}>
      {note === null ? null : (
        <>
          <p className={styles.noteHead}>
            <strong>{label}</strong>
            {own ? ` · ${note.is_shared ? words.noteShared() : words.noteAlone()}` : ''}
          </p>
          <LiveText text={note.text} />
        </>
      )}
      {mayWrite ? (
        <Button size="small" onClick={() => setEditing(true)}>
          {noteLabel(pin)}
        </Button>
      ) : null}
      {editing ? (
        <Suspense>
          <EditNote pin={pin} close={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
