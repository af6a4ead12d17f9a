import { useCommand } from '@tessera/cache/react'
import { WebhookEventType } from '@tessera/contracts/ads/webhook-event'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { TextField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import panels from '../../kit/panels/panels.module.css'
import { createWebhookCommand } from './commands.ts'
import { Secret } from './secret.tsx'
import own from './webhooks.module.css'
import { webhookWords as words } from './words.ts'

/** Creates a webhook, and shows its secret once. */
export function WebhookForm({
  advertiserId,
}: {
  readonly advertiserId: AdvertiserId
}): ReactElement {
  const create = useCommand(createWebhookCommand)
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEventType[]>(WebhookEventType.options)
  const [secret, setSecret] = useState<string | null>(null)
  const send = async () => {
    if (events.length === 0) return
    const outcome = await create.run({ advertiser_id: advertiserId, url, events: [...events] })
    if (outcome.state !== 'done') return
    setSecret(outcome.answer.secret)
    setUrl('')
  }
  if (secret !== null)
    return <Secret why={words.secretOnce()} secret={secret} onDone={() => setSecret(null)} />
  return (
    <form
      className={panels.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        label={words.url()}
        hint={words.urlHint({ seconds: timings.webhookPatience / 1_000 })}
        type="url"
        inputMode="url"
        required
        autoComplete="off"
        value={url}
        error={create.formRefusal}
        onChange={({ target }) => {
          create.clear()
          setUrl(target.value)
        }}
      />
      <fieldset className={own.events}>
        <legend>{words.events()}</legend>
        {WebhookEventType.options.map((type) => (
          <Checkbox
            key={type}
            label={words[type]()}
            checked={events.includes(type)}
            onChange={({ target }) =>
              setEvents(
                target.checked ? [...events, type] : events.filter((other) => other !== type),
              )
            }
          />
        ))}
        {events.length === 0 ? (
          <p role="alert" className={panels.fault}>
            {words.eventsFault()}
          </p>
        ) : null}
      </fieldset>
      <div>
        <Button type="submit" kind="primary" busy={create.busy}>
          {words.create()}
        </Button>
      </div>
    </form>
  )
}
