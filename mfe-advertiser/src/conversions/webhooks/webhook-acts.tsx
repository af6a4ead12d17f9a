import { useCommand } from '@tessera/cache/react'
import type { Webhook } from '@tessera/contracts/calls/webhooks'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { Confirm } from '../../kit/panels/confirm.tsx'
import panels from '../../kit/panels/panels.module.css'
import styles from '../frame/frame.module.css'
import { testText } from './answer-text.ts'
import {
  deleteWebhookCommand,
  rotateSecretCommand,
  switchWebhookCommand,
  testWebhookCommand,
} from './commands.ts'
import { Deliveries } from './deliveries.tsx'
import { Secret } from './secret.tsx'
import { webhookWords as words } from './words.ts'

interface ActsProps {
  readonly account: Advertiser
  readonly webhook: Webhook
}

interface ActProps extends ActsProps {
  readonly onClose: () => void
}

const whichOf = ({ account, webhook }: ActsProps) => ({
  advertiser_id: account.id,
  webhook_id: webhook.id,
})

function Rotate(props: ActProps): ReactElement {
  const rotate = useCommand(rotateSecretCommand)
  const [secret, setSecret] = useState<string | null>(null)
  const send = async () => {
    const outcome = await rotate.run(whichOf(props))
    if (outcome.state === 'done') setSecret(outcome.answer.secret)
  }
  if (secret !== null)
    return (
      <Modal title={words.rotate()} onClose={props.onClose}>
        <Secret why={words.secretRotated()} secret={secret} onDone={props.onClose} />
      </Modal>
    )
  return (
    <Confirm
      title={words.rotateTitle()}
      button={words.rotate()}
      busy={rotate.busy}
      refusal={rotate.formRefusal}
      onConfirm={() => void send()}
      onClose={props.onClose}
    >
      {words.rotateWhy()}
    </Confirm>
  )
}

function Remove(props: ActProps): ReactElement {
  const { toast } = useShell()
  const remove = useCommand(deleteWebhookCommand)
  const send = async () => {
    const outcome = await remove.run(whichOf(props))
    if (outcome.state !== 'done') return
    toast({ text: words.removed() })
    props.onClose()
  }
  return (
    <Confirm
      title={words.removeTitle()}
      button={words.remove()}
      busy={remove.busy}
      refusal={remove.formRefusal}
      onConfirm={() => void send()}
      onClose={props.onClose}
    >
      {words.removeWhy()}
    </Confirm>
  )
}

const dialogs = { rotate: Rotate, remove: Remove, deliveries: Deliveries } as const

/** Sends a test to a webhook, and says how it was answered. */
function Test(props: ActsProps): ReactElement {
  const test = useCommand(testWebhookCommand)
  const [said, setSaid] = useState('')
  const send = async () => {
    const outcome = await test.run(whichOf(props))
    if (outcome.state === 'done') setSaid(testText(outcome.answer))
  }
  return (
    <>
      <Button
        size="small"
        busy={test.busy}
        aria-label={words.sendTestOf({ url: props.webhook.url })}
        onClick={() => void send()}
      >
        {words.sendTest()}
      </Button>
      <span role="status" className={panels.note}>
        {said}
      </span>
    </>
  )
}

/** The actions on a webhook. */
export function WebhookActs(props: ActsProps): ReactElement {
  const { url, state } = props.webhook
  const turn = useCommand(switchWebhookCommand)
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const Dialog = open === null ? null : dialogs[open]
  const isOn = state === 'on'
  return (
    <span className={styles.rowActs}>
      <Test {...props} />
      <Button
        size="small"
        aria-label={words.deliveriesOf({ url })}
        onClick={() => setOpen('deliveries')}
      >
        {words.deliveries()}
      </Button>
      <Button
        size="small"
        busy={turn.busy}
        aria-label={isOn ? words.turnOffOf({ url }) : words.turnOnOf({ url })}
        onClick={() => void turn.run({ ...whichOf(props), is_on: !isOn })}
      >
        {isOn ? words.turnOff() : words.turnOn()}
      </Button>
      <Button size="small" aria-label={words.rotateOf({ url })} onClick={() => setOpen('rotate')}>
        {words.rotate()}
      </Button>
      <Button
        size="small"
        kind="quiet"
        aria-label={words.removeOf({ url })}
        onClick={() => setOpen('remove')}
      >
        {words.remove()}
      </Button>
      {Dialog === null ? null : <Dialog {...props} onClose={() => setOpen(null)} />}
    </span>
  )
}
