import { useCommand } from '@tessera/cache/react'
import type { ApiScope } from '@tessera/contracts/ads/conversion-event'
import type { createApiToken } from '@tessera/contracts/calls/api-tokens'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { Button } from '@tessera/ui/button'
import { type ReactElement, type ReactNode, useState } from 'react'
import panels from '../../kit/panels/panels.module.css'
import { NameForm } from '../../kit/tags/name-form.tsx'
import { createTokenCommand } from '../frame/commands.ts'
import { apiWords as words } from './words.ts'

type Created = OutputOf<typeof createApiToken>

interface NewTokenProps {
  readonly advertiserId: AdvertiserId
  /** The scopes of the token; events alone by default. */
  readonly scopes?: readonly ApiScope[]
  /** The texts of the form: the field's label and hint, and the button. */
  readonly label: string
  readonly hint: string
  readonly button: string
  /** Shows the token, until the person says that it is copied. */
  readonly children: (created: Created) => ReactNode
}

const eventsAlone: readonly ApiScope[] = ['conversions:write']

/** Creates a token, and shows it once. */
export function NewToken(props: NewTokenProps): ReactElement {
  const { advertiserId, scopes = eventsAlone, label, hint, button, children } = props
  const create = useCommand(createTokenCommand)
  const [created, setCreated] = useState<Created | null>(null)
  const send = async (name: string) => {
    const outcome = await create.run({
      advertiser_id: advertiserId,
      name,
      scopes: [...scopes],
    })
    if (outcome.state === 'done') setCreated(outcome.answer)
    return outcome.state === 'done'
  }
  if (created !== null)
    return (
      <div role="status" className={panels.stack}>
        {children(created)}
        <div>
          <Button onClick={() => setCreated(null)}>{words.secretDone()}</Button>
        </div>
      </div>
    )
  return (
    <NameForm
      label={label}
      hint={hint}
      button={button}
      busy={create.busy}
      refusal={create.formRefusal}
      onChange={create.clear}
      onSend={send}
    />
  )
}
