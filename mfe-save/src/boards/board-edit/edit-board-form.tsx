import type { Board } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'
import { DraftNotice, Overtaken } from '@tessera/module/drafts'
import { HashtagField } from '@tessera/pins/hashtag-field'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import type { FormEvent, ReactElement } from 'react'
import { words as common } from '../../saving/words.ts'
import styles from './board-form.module.css'
import { CoverChoice } from './cover-choice.tsx'
import { PrivacyChoice } from './privacy-choice.tsx'
import type { BoardEditing } from './use-board-editing.ts'
import { words } from './words.ts'

/** Shows the version that somebody else has saved meanwhile. */
function TheirBoard({
  theirs,
  onUse,
}: {
  readonly theirs: Board
  readonly onUse: () => void
}): ReactElement {
  return (
    <Overtaken
      title={words.changed()}
      why={words.changedWhy()}
      acts={
        <Button kind="outline" size="small" onClick={onUse}>
          {words.useTheirs()}
        </Button>
      }
    >
      <p>{theirs.name}</p>
      {theirs.description === '' ? null : <p>{theirs.description}</p>}
    </Overtaken>
  )
}

/** The form of a board: its name, description, privacy and cover. */
export function EditBoardForm({
  board,
  editing,
}: {
  readonly board: Board
  readonly editing: BoardEditing
}): ReactElement {
  const { draft, busy, write, faults, refused } = editing
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void editing.save()
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {editing.theirs === null ? null : (
        <TheirBoard theirs={editing.theirs} onUse={editing.startOver} />
      )}
      {editing.wasKept && editing.theirs === null ? (
        <DraftNotice onStartOver={editing.startOver} />
      ) : null}
      <TextField
        ref={editing.nameField}
        label={common.boardName()}
        name="board-name"
        autoComplete="off"
        enterKeyHint="done"
        data-autofocus
        value={draft.name}
        readOnly={busy}
        error={faults.name ?? refused.name}
        onChange={({ currentTarget }) => write({ name: currentTarget.value })}
      />
      <HashtagField
        label={words.description()}
        hint={words.descriptionHint({ max: limits.boardTextMax })}
        rows={3}
        most={limits.boardTextMax}
        value={draft.description}
        readOnly={busy}
        error={faults.description}
        onText={(description) => write({ description })}
      />
      <PrivacyChoice board={board} draft={draft} disabled={busy} onChange={write} />
      <CoverChoice
        board={board}
        cover={draft.cover}
        disabled={busy}
        onChange={(cover) => write({ cover })}
      />
      {refused.form === undefined ? null : (
        <p role="alert" className={styles.refused}>
          {refused.form}
        </p>
      )}
      <div className={styles.foot}>
        <Button
          type="submit"
          kind="primary"
          busy={busy}
          disabled={!busy && (faults.name !== undefined || faults.description !== undefined)}
        >
          {editing.theirs === null ? words.save() : words.saveMine()}
        </Button>
      </div>
    </form>
  )
}
