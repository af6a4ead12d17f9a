import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { HashtagField } from '@tessera/pins/hashtag-field'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { AltTextField } from '../details/alt-text/alt-text-field.tsx'
import { BoardModal } from '../details/board/board-field.tsx'
import { isFitTime } from '../details/schedule/local-time.ts'
import { TimeField } from '../details/schedule/schedule-field.tsx'
import { changesOf, draftOf, isLinkFit } from './changes.ts'
import { changeScheduled } from './commands.ts'
import styles from './scheduled.module.css'
import { words } from './words.ts'

interface EditScheduledProps {
  readonly pin: ScheduledPin
  readonly onClose: () => void
}

function useEditing({ pin, onClose }: EditScheduledProps) {
  const { commands } = useShell()
  const [draft, setDraft] = useState(() => draftOf(pin))
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const isTimeKept = draft.publishAt === draftOf(pin).publishAt && !pin.is_failed
  const isFit =
    isLinkFit(draft) &&
    draft.board !== null &&
    draft.description.trim().length <= limits.pinTextMax &&
    (isTimeKept || isFitTime(draft.publishAt, new Date()))
  async function save(): Promise<void> {
    setBusy(true)
    const outcome = await commands.run(changeScheduled, changesOf(pin, draft))
    setBusy(false)
    if (outcome.state === 'refused') setFault(outcome.error.messageDetail ?? outcome.error.message)
    else onClose()
  }
  const write = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed })
  return { draft, write, busy, fault, isFit, save }
}

/** Edits the texts, board and time of a scheduled pin. */
export function EditScheduled(props: EditScheduledProps): ReactElement {
  const { onClose } = props
  const { draft, write, busy, fault, isFit, save } = useEditing(props)
  const [choosing, setChoosing] = useState(false)
  if (choosing)
    return (
      <BoardModal
        onClose={() => setChoosing(false)}
        onChoose={({ id, name, section }) =>
          write({ board: { id, name }, section: section?.id ?? null })
        }
      />
    )
  return (
    <Modal title={words.editTitle()} busy={busy} backdropCloses={false} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isFit) void save()
        }}
      >
        <TimeField value={draft.publishAt} onChange={(publishAt) => write({ publishAt })} />
        <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {draft.board === null ? words.boardChoose() : words.board({ board: draft.board.name })}
        </Button>
        <TextField
          label={words.pinTitle()}
          maxLength={limits.pinTitleMax}
          value={draft.title}
          onChange={({ target }) => write({ title: target.value })}
        />
        <HashtagField
          label={words.description()}
          rows={3}
          value={draft.description}
          onText={(description) => write({ description })}
        />
        <AltTextField value={draft.altText} onChange={(altText) => write({ altText })} />
        <TextField
          label={words.link()}
          inputMode="url"
          maxLength={limits.pinLinkMax}
          value={draft.link}
          error={isLinkFit(draft) ? undefined : words.linkBad()}
          onChange={({ target }) => write({ link: target.value })}
        />
        {fault === undefined ? null : (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <Button kind="primary" type="submit" busy={busy} disabled={!isFit}>
          {words.save()}
        </Button>
      </form>
    </Modal>
  )
}
