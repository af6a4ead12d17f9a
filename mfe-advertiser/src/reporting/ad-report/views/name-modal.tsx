import { type UsedCommand, useCommand } from '@tessera/cache/react'
import type { ReportView } from '@tessera/contracts/ads/report-view'
import type { SavedView } from '@tessera/contracts/calls/report-views'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, type ReactNode, useState } from 'react'
import { createViewCommand, renameViewCommand } from './commands.ts'
import styles from './views.module.css'
import { viewWords as words } from './words.ts'

interface NameFormProps {
  readonly name: string
  readonly label: string
  readonly command: Pick<
    UsedCommand<unknown, unknown>,
    'busy' | 'fieldRefusal' | 'formRefusal' | 'clear'
  >
  readonly children?: ReactNode
  readonly onName: (name: string) => void
  readonly onSend: () => void
  readonly onClose: () => void
}

function NameForm({ name, label, command, children, onName, onSend, onClose }: NameFormProps) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <TextField
        label={words.name()}
        value={name}
        required
        maxLength={limits.reportNameMax}
        autoComplete="off"
        error={command.fieldRefusal('name') ?? command.formRefusal}
        onChange={({ target }) => {
          onName(target.value)
          command.clear()
        }}
      />
      {children}
      <div className={styles.acts}>
        <Button onClick={onClose}>{words.cancel()}</Button>
        <Button type="submit" kind="primary" busy={command.busy}>
          {label}
        </Button>
      </div>
    </form>
  )
}

interface SaveModalProps {
  readonly advertiserId: AdvertiserId
  readonly view: ReportView
  readonly onSaved: (saved: SavedView) => void
  readonly onClose: () => void
}

/** Asks for the name of a new view, and saves it. */
export function SaveViewModal({
  advertiserId,
  view,
  onSaved,
  onClose,
}: SaveModalProps): ReactElement {
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const command = useCommand(createViewCommand)
  const send = async () => {
    const input = { advertiser_id: advertiserId, name, is_shared: isShared, view }
    const outcome = await command.run(input)
    if (outcome.state === 'done') onSaved(outcome.answer)
  }
  return (
    <Modal title={words.saveAs()} width={420} onClose={onClose}>
      <NameForm
        {...{ name, command, onClose }}
        label={words.saveIt()}
        onName={setName}
        onSend={() => void send()}
      >
        <Checkbox
          label={words.share()}
          checked={isShared}
          onChange={({ target }) => setIsShared(target.checked)}
        />
      </NameForm>
    </Modal>
  )
}

interface RenameModalProps {
  readonly advertiserId: AdvertiserId
  readonly saved: SavedView
  readonly onClose: () => void
}

/** Asks for another name of a view. */
export function RenameViewModal({ advertiserId, saved, onClose }: RenameModalProps): ReactElement {
  const [name, setName] = useState(saved.name)
  const command = useCommand(renameViewCommand)
  const send = async () => {
    const outcome = await command.run({ advertiser_id: advertiserId, view_id: saved.id, name })
    if (outcome.state === 'done') onClose()
  }
  return (
    <Modal title={words.rename()} width={420} onClose={onClose}>
      <NameForm
        {...{ name, command, onClose }}
        label={words.saveName()}
        onName={setName}
        onSend={() => void send()}
      />
    </Modal>
  )
}
