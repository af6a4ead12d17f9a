import { useCommand } from '@tessera/cache/react'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { ConversionTag } from '@tessera/contracts/entities/conversion'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { Confirm } from '../../kit/panels/confirm.tsx'
import { NameForm } from '../../kit/tags/name-form.tsx'
import { newTagWords } from '../../kit/tags/words.ts'
import styles from '../frame/frame.module.css'
import { deleteTagCommand, renameTagCommand } from './commands.ts'
import { tagWords as words } from './words.ts'

interface TagActsProps {
  readonly advertiserId: AdvertiserId
  readonly tag: ConversionTag
}

function Rename({ advertiserId, tag, onClose }: TagActsProps & { readonly onClose: () => void }) {
  const rename = useCommand(renameTagCommand)
  const send = async (name: string) => {
    const input = { advertiser_id: advertiserId, tag_id: tag.id, name, before: tag.name }
    const outcome = await rename.run(input)
    if (outcome.state === 'done') onClose()
    return false
  }
  return (
    <Modal title={words.renameTitle()} onClose={onClose} backdropCloses={false}>
      <NameForm
        label={newTagWords.name()}
        hint={newTagWords.nameHint()}
        button={words.rename()}
        name={tag.name}
        busy={rename.busy}
        refusal={rename.formRefusal}
        onChange={rename.clear}
        onSend={send}
      />
    </Modal>
  )
}

function Remove({ advertiserId, tag, onClose }: TagActsProps & { readonly onClose: () => void }) {
  const { toast } = useShell()
  const remove = useCommand(deleteTagCommand)
  const send = async () => {
    const outcome = await remove.run({ advertiser_id: advertiserId, tag_id: tag.id })
    if (outcome.state !== 'done') return
    toast({ text: words.removed({ name: tag.name }) })
    onClose()
  }
  return (
    <Confirm
      title={words.removeTitle({ name: tag.name })}
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

/** The actions on a tag. */
export function TagActs({ advertiserId, tag }: TagActsProps): ReactElement {
  const { navigate } = useShell()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const { name } = tag
  const code = advertiserUrl('tagManualSetup', { advertiserId, query: { tag: tag.id } })
  return (
    <span className={styles.rowActs}>
      <Button
        size="small"
        href={code}
        aria-label={words.installOf({ name })}
        onNavigate={(to) => navigate(to)}
      >
        {words.install()}
      </Button>
      <Button size="small" aria-label={words.renameOf({ name })} onClick={() => setOpen('rename')}>
        {words.rename()}
      </Button>
      <Button size="small" aria-label={words.removeOf({ name })} onClick={() => setOpen('remove')}>
        {words.remove()}
      </Button>
      {open === 'rename' ? <Rename {...{ advertiserId, tag }} onClose={close} /> : null}
      {open === 'remove' ? <Remove {...{ advertiserId, tag }} onClose={close} /> : null}
    </span>
  )
}
