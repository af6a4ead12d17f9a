import type { BoardNote } from '@tessera/contracts/entities/board-note'
import type { BoardId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextArea, TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useEffect, useReducer, useState } from 'react'
import styles from './board-notes.module.css'
import { keptNoteDrafts } from './kept-note-drafts.ts'
import { draftOf, faultsOf, mayKeep, type NoteDraft, type NoteEvent, next } from './note-draft.ts'
import { saveNote } from './save-note.ts'
import { Theirs } from './theirs.tsx'
import { words } from './words.ts'

interface NoteModalProps {
  readonly boardId: BoardId
  /** The note that is changed; null for a new one. */
  readonly note: BoardNote | null
  readonly onClose: () => void
}

/** The form's draft; what is left in it when it is closed is there when it is opened again. */
function useNote({ boardId, note, onClose }: NoteModalProps) {
  const shell = useShell()
  const drafts = keptNoteDrafts(shell.$viewer.get()?.id)
  const key = `${boardId} ${note?.id ?? 'new'}`
  const [known] = useState(() => drafts.get(key))
  const [draft, send] = useReducer(next, { ...draftOf(note), ...known })
  const { title, text, revision } = draft
  useEffect(() => {
    const saved = draftOf(note)
    if (title === saved.title && text === saved.text) drafts.drop(key)
    else drafts.keep(key, { title, text, revision })
  })
  const discard = () => {
    drafts.drop(key)
    onClose()
  }
  return {
    draft,
    send,
    discard,
    goesOn: known !== undefined,
    close: onClose,
    save: async () => {
      if (!mayKeep(draft)) return
      send({ type: 'sent' })
      const event = await saveNote(shell, { boardId, note }, draft)
      if (event === null) discard()
      else send(event)
    },
  }
}

interface FieldsProps {
  readonly draft: NoteDraft
  readonly goesOn: boolean
  readonly onWrite: (event: NoteEvent) => void
}

function Fields({ draft, goesOn, onWrite }: FieldsProps): ReactElement {
  const faults = faultsOf(draft)
  return (
    <>
      <TextField
        label={words.title()}
        dir="auto"
        data-autofocus
        value={draft.title}
        error={faults.title}
        readOnly={draft.saving}
        hint={goesOn ? words.keptDraft() : undefined}
        onChange={({ currentTarget }) => onWrite({ type: 'written', title: currentTarget.value })}
      />
      <TextArea
        label={words.text()}
        rows={6}
        dir="auto"
        value={draft.text}
        error={faults.text ?? draft.refusal}
        readOnly={draft.saving}
        onChange={({ currentTarget }) => onWrite({ type: 'written', text: currentTarget.value })}
      />
    </>
  )
}

/** Writes a note or changes one. */
export default function NoteModal(props: NoteModalProps): ReactElement {
  const { draft, send, goesOn, close, discard, save } = useNote(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const title = props.note === null ? words.addTitle() : words.editTitle()
  return (
    <Modal title={title} onClose={close} backdropCloses={false}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {draft.theirs === null ? null : (
          <Theirs
            theirs={draft.theirs}
            onTogether={() => send({ type: 'put-together' })}
            onLeave={discard}
          />
        )}
        <Fields draft={draft} goesOn={goesOn} onWrite={send} />
        <div className={styles.formEnd}>
          <Button onClick={discard}>{words.cancel()}</Button>
          <Button
            type="submit"
            kind="primary"
            busy={draft.saving}
            disabled={!draft.saving && !mayKeep(draft)}
          >
            {draft.theirs === null ? words.keep() : words.mine()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
