import { useCommand } from '@tessera/cache/react'
import type { Audience } from '@tessera/contracts/entities/audience'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useState } from 'react'
import { Confirm } from '../../kit/panels/confirm.tsx'
import styles from '../audience/audiences.module.css'
import { deleteCommand, renameCommand } from '../audience/commands.ts'
import { createWords, words } from '../audience/words.ts'

interface ActProps {
  readonly advertiserId: AdvertiserId
  readonly audience: Audience
  readonly onClose: () => void
}

function Rename({ advertiserId, audience, onClose }: ActProps): ReactElement {
  const { toast } = useShell()
  const rename = useCommand(renameCommand)
  const [name, setName] = useState(audience.name)
  const [isEmpty, setEmpty] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setEmpty(name.trim() === '')
    if (rename.busy || name.trim() === '') return
    const input = { advertiser_id: advertiserId, audience_id: audience.id, name: name.trim() }
    const outcome = await rename.run(input)
    if (outcome.state !== 'done') return
    toast({ text: words.renamed({ name: outcome.answer.name }), tone: 'good' })
    onClose()
  }
  return (
    <Modal title={words.renameTitle()} onClose={onClose} backdropCloses={false}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={createWords.name()}
          hint={createWords.nameHint()}
          value={name}
          autoComplete="off"
          maxLength={limits.audienceNameMax}
          error={isEmpty ? createWords.nameMissing() : rename.formRefusal}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div>
          <Button type="submit" kind="primary" busy={rename.busy}>
            {words.rename()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function Remove({ advertiserId, audience, onClose }: ActProps): ReactElement {
  const { toast } = useShell()
  const remove = useCommand(deleteCommand)
  const { id, name } = audience
  const send = async () => {
    const outcome = await remove.run({ advertiser_id: advertiserId, audience_id: id })
    if (outcome.state !== 'done') return
    toast({ text: words.removed({ name }) })
    onClose()
  }
  return (
    <Confirm
      title={words.removeTitle({ name })}
      button={words.remove()}
      busy={remove.busy}
      refusal={remove.formRefusal}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {words.removeWhy()}
    </Confirm>
  )
}

interface AudienceActsProps extends Omit<ActProps, 'onClose'> {
  readonly onList: () => void
}

/** The actions on an audience. */
export function AudienceActs({ advertiserId, audience, onList }: AudienceActsProps): ReactElement {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const { name, rule } = audience
  return (
    <span className={styles.rowActs}>
      {rule.kind === 'list' ? (
        <Button size="small" aria-label={words.peopleOf({ name })} onClick={onList}>
          {words.people()}
        </Button>
      ) : null}
      <Button size="small" aria-label={words.renameOf({ name })} onClick={() => setOpen('rename')}>
        {words.rename()}
      </Button>
      <Button size="small" aria-label={words.removeOf({ name })} onClick={() => setOpen('remove')}>
        {words.remove()}
      </Button>
      {open === 'rename' ? <Rename {...{ advertiserId, audience }} onClose={close} /> : null}
      {open === 'remove' ? <Remove {...{ advertiserId, audience }} onClose={close} /> : null}
    </span>
  )
}
