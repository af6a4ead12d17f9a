import type { EditResult } from '@tessera/contracts/calls/campaign-edits'
import { DraftNotice } from '@tessera/module/drafts'
import { Button } from '@tessera/ui/button'
import { type FormEvent, type ReactElement, type ReactNode, useRef } from 'react'
import { ConsentModal } from '../../../kit/ad-fields/consent-modal.tsx'
import type { CampaignDraft } from '../draft/campaign-draft.ts'
import styles from '../frame/ads.module.css'
import { words } from '../frame/words.ts'
import { AdPreview } from './ad-preview.tsx'
import { CampaignFields, GoalField, isPublished } from './campaign-fields.tsx'
import { ConflictList } from './conflict-list.tsx'
import { Groups, useFaultFocus } from './groups.tsx'
import type { Editor } from './use-editor.ts'

interface FrameProps {
  readonly editor: Editor
  readonly onSaved: (result: EditResult, state: CampaignDraft['state']) => void
  readonly children: ReactNode
  /** Stands beside the fields, or below them on a phone. */
  readonly aside: ReactNode
  /** False where a new campaign can't be kept as a draft. */
  readonly hasDrafts?: boolean
}

/** The form of a campaign: what was kept of it, its faults, its fields and its buttons. */
export function EditorFrame(props: FrameProps): ReactElement {
  const { editor, onSaved, children, aside, hasDrafts = true } = props
  const { draft, faults, stops, refusal, isBusy } = editor
  const form = useRef<HTMLFormElement>(null)
  useFaultFocus(form, stops)
  const isOut = isPublished(editor)
  const save = async (state: CampaignDraft['state']) => {
    const result = await editor.save(state)
    if (result !== undefined) onSaved(result, state)
  }
  const publish = () => save(isOut ? draft.state : 'active')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void publish()
  }
  const ownFault = faults[''] ?? faults.objective ?? faults.campaign_id ?? faults.state
  return (
    <form ref={form} noValidate className={styles.layout} onSubmit={submit}>
      <div className={styles.main}>
        {editor.wasKept && editor.changed ? <DraftNotice onStartOver={editor.startOver} /> : null}
        <ConflictList editor={editor} />
        {children}
        <div className={styles.foot}>
          <Button type="submit" kind="primary" busy={isBusy}>
            {isOut ? words.save() : words.publish()}
          </Button>
          {isOut || !hasDrafts ? null : (
            <Button onClick={() => void save('draft')}>{words.saveDraft()}</Button>
          )}
          {refusal === undefined && ownFault === undefined ? null : (
            <p role="alert" className={styles.fault}>
              {refusal ?? ownFault}
            </p>
          )}
          {Object.keys(faults).length > 0 ? (
            <p role="status" className={styles.fault}>
              {words.refusedTitle()}
            </p>
          ) : null}
        </div>
      </div>
      <aside className={styles.aside}>{aside}</aside>
      {editor.needsConsent ? (
        <ConsentModal
          onAgree={() => {
            editor.consented()
            void publish()
          }}
          onClose={editor.consented}
        />
      ) : null}
    </form>
  )
}

/** The editor of a campaign with its ad groups and ads. */
export function EditorForm({
  editor,
  onSaved,
}: Pick<FrameProps, 'editor' | 'onSaved'>): ReactElement {
  return (
    <EditorFrame editor={editor} onSaved={onSaved} aside={<AdPreview editor={editor} />}>
      <GoalField editor={editor} />
      <CampaignFields editor={editor} />
      <Groups editor={editor} />
    </EditorFrame>
  )
}
