import { useCommand } from '@tessera/cache/react'
import type { MediaPlan } from '@tessera/contracts/ads/media-plan'
import type { SavedPlan } from '@tessera/contracts/calls/media-plans'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useState } from 'react'
import panels from '../../../kit/panels/panels.module.css'
import styles from '../frame/planning.module.css'
import { createPlanCommand, updatePlanCommand } from './commands.ts'
import { plannerWords as words } from './words.ts'

/** The plan that gets a name: a new one, or one that was saved. */
export type Naming = { readonly plan: MediaPlan } | { readonly saved: SavedPlan }

interface NameModalProps {
  readonly advertiserId: AdvertiserId
  readonly naming: Naming
  readonly onDone: (saved: SavedPlan) => void
  readonly onClose: () => void
}

/** Asks for the name of a plan, and saves it. */
export function NameModal(props: NameModalProps): ReactElement {
  const { advertiserId, naming, onDone, onClose } = props
  const isNew = 'plan' in naming
  const [name, setName] = useState(isNew ? '' : naming.saved.name)
  const create = useCommand(createPlanCommand)
  const rename = useCommand(updatePlanCommand)
  const command = isNew ? create : rename
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const which = { advertiser_id: advertiserId, name }
    const outcome = isNew
      ? await create.run({ ...which, plan: naming.plan })
      : await rename.run({ ...which, plan_id: naming.saved.id })
    if (outcome.state === 'done') onDone(outcome.answer)
  }
  return (
    <Modal title={isNew ? words.saveAs() : words.rename()} width={420} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <TextField
          label={words.name()}
          value={name}
          required
          maxLength={limits.reportNameMax}
          autoComplete="off"
          error={command.fieldRefusal('name') ?? command.formRefusal}
          onChange={({ target }) => {
            setName(target.value)
            command.clear()
          }}
        />
        <div className={panels.acts}>
          <Button onClick={onClose}>{words.cancel()}</Button>
          <Button type="submit" kind="primary" busy={command.busy}>
            {words.save()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
