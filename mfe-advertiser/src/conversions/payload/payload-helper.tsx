import { checkPayload } from '@tessera/contracts/ads/payload-report'
import { z } from '@tessera/contracts/schema'
import { keepDrafts, useDraft } from '@tessera/module/drafts'
import { Button } from '@tessera/ui/button'
import { TextArea } from '@tessera/ui/field'
import { type ReactElement, useId, useMemo, useState } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { CopyButton } from '../../kit/panels/copy-button.tsx'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { examplePayload } from '../api/example.ts'
import { lineSpan, withEvent } from './compose.ts'
import { ComposeForm } from './compose-form.tsx'
import { Findings } from './findings.tsx'
import own from './payload.module.css'
import { payloadWords as words } from './words.ts'

const keptPayloads = keepDrafts('payload', z.object({ text: z.string() }))

/** Checks a payload while it is typed, and composes one. What is typed stays in the tab. */
export default function PayloadHelper({ account }: BodyProps): ReactElement {
  const [opened] = useState(() => new Date())
  const id = useId()
  const { draft, write, startOver, changed } = useDraft({
    kept: keptPayloads,
    id: account.id,
    saved: useMemo(
      () => ({ text: examplePayload(account.currency, opened) }),
      [account.currency, opened],
    ),
  })
  const report = useMemo(() => checkPayload(draft.text, Date.now()), [draft.text])
  const showLine = (line: number) => {
    const area = document.getElementById(id)
    if (!(area instanceof HTMLTextAreaElement)) return
    area.focus()
    area.setSelectionRange(...lineSpan(draft.text, line))
  }
  const add = (event: object): boolean => {
    const text = withEvent(draft.text, event)
    if (text !== null) write({ text })
    return text !== null
  }
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.lead()}</p>
      <div className={own.columns}>
        <div className={panels.stack}>
          <TextArea
            id={id}
            label={words.text()}
            className={own.payload}
            dir="ltr"
            rows={18}
            spellCheck={false}
            autoComplete="off"
            value={draft.text}
            onChange={({ currentTarget }) => write({ text: currentTarget.value })}
          />
          <div className={panels.acts}>
            <CopyButton label={words.payload()} text={draft.text} />
            {changed ? (
              <Button size="small" onClick={startOver}>
                {words.startOver()}
              </Button>
            ) : null}
          </div>
        </div>
        <Findings report={report} currency={account.currency} onLine={showLine} />
      </div>
      <Part title={words.compose()} lead={words.composeLead()}>
        <ComposeForm currency={account.currency} onEvent={add} />
      </Part>
    </div>
  )
}
