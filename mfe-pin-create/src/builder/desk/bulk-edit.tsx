import { limits } from '@tessera/contracts/limits'
import { plural } from '@tessera/contracts/messages'
import { webAddress } from '@tessera/contracts/web-address'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { BoardField, BoardModal } from '../../details/board/board-field.tsx'
import { counted, words } from '../../words.ts'
import type { BulkChange } from './bulk-change.ts'
import type { Desk } from './desk.ts'
import styles from './draft-strip.module.css'
import { useDeskState } from './use-desk.ts'

interface BulkEditProps {
  readonly desk: Desk
  readonly onClose: () => void
}

/** Changes the board, link and tags of the selected drafts together. */
export function BulkEdit({ desk, onClose }: BulkEditProps): ReactElement {
  const { selected } = useDeskState(desk).list
  const locale = useShell().$locale.get()
  const [change, setChange] = useState<BulkChange>({ link: '', tags: '' })
  const [isChoosing, setChoosing] = useState(false)
  const [fault, setFault] = useState<string>()
  const { board } = change
  const chosen = {
    board: board?.id ?? '',
    boardName: board?.name ?? '',
    sectionName: board?.section?.title ?? '',
  }
  if (isChoosing)
    return (
      <BoardModal
        onChoose={(to) => setChange({ ...change, board: to })}
        onClose={() => setChoosing(false)}
      />
    )
  return (
    <Modal
      title={words.editPins({ pins: plural(selected.length, counted.pins, locale) })}
      backdropCloses={false}
      onClose={onClose}
    >
      <form
        className={styles.bulk}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (change.link.trim() !== '' && webAddress(change.link) === undefined) {
            setFault(words.linkBad())
            return
          }
          desk.edit(selected, change)
          onClose()
        }}
      >
        <p className={styles.count}>{words.editHint()}</p>
        <BoardField chosen={chosen} fault={undefined} onOpen={() => setChoosing(true)} />
        <TextField
          label={words.link()}
          inputMode="url"
          placeholder="https://"
          maxLength={limits.pinLinkMax}
          value={change.link}
          error={fault}
          onChange={({ target }) => {
            setFault(undefined)
            setChange({ ...change, link: target.value })
          }}
        />
        <TextField
          label={words.tags()}
          hint={words.tagsHint()}
          maxLength={limits.pinTextMax}
          value={change.tags}
          onChange={({ target }) => setChange({ ...change, tags: target.value })}
        />
        <Button kind="primary" type="submit">
          {words.apply()}
        </Button>
      </form>
    </Modal>
  )
}
