import { useFlow } from '@tessera/cache/react'
import { BoardNote } from '@tessera/contracts/entities/board-note'
import type { CallError } from '@tessera/contracts/errors/call-error'
import type { BoardId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { keepDrafts, Overtaken } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextArea, TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import styles from './board-notes.module.css'
import { saveNote } from './note-commands.ts'
import { draftOf, faultsOf, mayKeep, type NoteDraft, type NoteEvent, next } from './note-draft.ts'
import { words } from './words.ts'

interface NoteModalProps {
  readonly boardId: BoardId
  /** The note to change; null for a new one. */
  readonly note: BoardNote | null
  readonly onClose: () => void
}

/** Unsaved drafts of notes, by board and note. */
const keptNoteDrafts = keepDrafts(
  'note',
  z.object({ title: z.string(), text: z.string(), revision: z.nullable(z.int()) }),
)

const OtherVersion = z.object({ note: BoardNote })

/** Returns the event of a save that was refused. */
function refusedBy({ code, message, messageDetail, data }: CallError): NoteEvent {
  const overtaken = code === 'note-changed' ? z.safeParse(OtherVersion, data) : undefined
  return overtaken?.success
    ? { type: 'overtaken', by: overtaken.data.note }
    : { type: 'refused', why: messageDetail ?? message }
}

/** Runs the form. A draft that is not saved is there when the form opens again. */
function useNote({ boardId, note, onClose }: NoteModalProps) {
  const { commands, $viewer } = useShell()
  const drafts = keptNoteDrafts($viewer.get()?.id)
  const key = `${boardId} ${note?.id ?? 'new'}`
  const [known] = useState(() => drafts.get(key))
  const discard = () => {
    drafts.drop(key)
    onClose()
  }
  const [draft, send] = useFlow<NoteDraft, NoteEvent>({
    start: { ...draftOf(note), ...known },
    next,
    effects: {
      saving: async (wanted, { send: tell, signal }) => {
        const isInline = () => !signal.aborted
        const outcome = await commands.run(saveNote, { boardId, note, draft: wanted }, { isInline })
        if (outcome.state === 'done') discard()
        if (outcome.state === 'refused') tell(refusedBy(outcome.error))
      },
    },
  })
  const { title, text, revision } = draft
  const saved = draftOf(note)
  useEffect(() => {
    if (title === saved.title && text === saved.text) drafts.drop(key)
    else drafts.keep(key, { title, text, revision })
  })
  return { draft, send, discard, wasKept: known !== undefined }
}

interface TheirsProps {
  readonly theirs: BoardNote
  readonly onTogether: () => void
  readonly onLeave: () => void
}

/** Shows the version that somebody else has saved meanwhile. */
function Theirs({ theirs, onTogether, onLeave }: TheirsProps): ReactElement {
  return (
    <Overtaken
      title={words.changed()}
      why={words.changedWhy()}
      acts={
        <>
          <Button kind="ink" size="small" onClick={onTogether}>
            {words.both()}
          </Button>
          <Button kind="outline" size="small" onClick={onLeave}>
            {words.theirs()}
          </Button>
        </>
      }
    >
      {theirs.title === '' ? null : <p className={styles.name}>{theirs.title}</p>}
      {theirs.text === '' ? null : <p className={styles.text}>{theirs.text}</p>}
    </Overtaken>
  )
}

interface FieldsProps {
  readonly draft: NoteDraft
  readonly wasKept: boolean
  readonly onWrite: (event: NoteEvent) => void
}

function Fields({ draft, wasKept, onWrite }: FieldsProps): ReactElement {
  const faults = faultsOf(draft)
  const readOnly = draft.kind === 'saving'
  return (
    <>
      <TextField
        label={words.title()}
        dir="auto"
        data-autofocus
        value={draft.title}
        error={faults.title}
        readOnly={readOnly}
        hint={wasKept ? words.keptDraft() : undefined}
        onChange={({ currentTarget }) => onWrite({ type: 'written', title: currentTarget.value })}
      />
      <TextArea
        label={words.text()}
        rows={6}
        dir="auto"
        value={draft.text}
        error={faults.text ?? draft.refusal}
        readOnly={readOnly}
        onChange={({ currentTarget }) => onWrite({ type: 'written', text: currentTarget.value })}
      />
    </>
  )
}

/** Adds or edits a note. */
export default function NoteModal(props: NoteModalProps): ReactElement {
  const { draft, send, wasKept, discard } = useNote(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'sent' })
  }
  const title = props.note === null ? words.addTitle() : words.editTitle()
  return (
    <Modal title={title} onClose={props.onClose} backdropCloses={false}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {draft.theirs === null ? null : (
          <Theirs
            theirs={draft.theirs}
            onTogether={() => send({ type: 'put-together' })}
            onLeave={discard}
          />
        )}
        <Fields draft={draft} wasKept={wasKept} onWrite={send} />
        <div className={styles.formEnd}>
          <Button onClick={discard}>{words.cancel()}</Button>
          <Button
            type="submit"
            kind="primary"
            busy={draft.kind === 'saving'}
            disabled={draft.kind === 'writing' && !mayKeep(draft)}
          >
            {draft.theirs === null ? words.keep() : words.mine()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
