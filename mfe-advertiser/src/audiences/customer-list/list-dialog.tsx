import type { Audience } from '@tessera/contracts/entities/audience'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { TextArea } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import { FileDrop } from '../../kit/files/file-drop.tsx'
import panels from '../../kit/panels/panels.module.css'
import { useAudienceText } from '../audience/audience-text.ts'
import styles from '../audience/audiences.module.css'
import { Choices } from '../audience/choices.tsx'
import { listWords as words } from '../audience/words.ts'
import { type ListUpload, listMegabytes, useListUpload } from './use-list-upload.ts'

interface UploadProps {
  readonly upload: ListUpload
}

/** The lines read from a list, before anything is sent. */
function ReadReport({ upload: { read } }: UploadProps): ReactElement | null {
  const { number } = useAudienceText([])
  if (read.read === 0) return null
  const shown = read.unreadable.slice(0, limits.audienceFaultsShown)
  const lines = shown.map((line) => number.format(line)).join(', ')
  const rest = read.unreadable.length - shown.length
  return (
    <section aria-label={words.report()} className={panels.stack}>
      <dl className={styles.figures}>
        <div>
          <dt>{words.read()}</dt>
          <dd>{number.format(read.read)}</dd>
        </div>
        <div>
          <dt>{words.duplicates()}</dt>
          <dd>{number.format(read.duplicates)}</dd>
        </div>
        <div>
          <dt>{words.unread()}</dt>
          <dd>{number.format(read.unreadable.length)}</dd>
        </div>
      </dl>
      {shown.length === 0 ? null : (
        <p className={panels.fault}>
          {rest === 0
            ? words.unreadLines({ lines })
            : words.unreadMore({ lines, count: number.format(rest) })}
        </p>
      )}
    </section>
  )
}

/** Shows the progress of sending. */
function Progress({ upload: { state, sent, read, change } }: UploadProps): ReactElement {
  const { number } = useAudienceText([])
  const all = read.people.length
  const of = { sent: number.format(sent.sent), all: number.format(all) }
  const result = { changed: number.format(sent.changed), lines: number.format(sent.lines) }
  return (
    <div role="status" className={panels.stack}>
      {state === 'sending' ? (
        <>
          <progress
            aria-label={words.sending()}
            className={styles.progress}
            max={all}
            value={sent.sent}
          />
          <p className={panels.note}>{words.sentOf(of)}</p>
        </>
      ) : null}
      {state === 'stopped' ? <p>{words.stopped(of)}</p> : null}
      {state === 'done' ? (
        <>
          <p>{change === 'add' ? words.addedAll(result) : words.removedAll(result)}</p>
          <p className={panels.note}>{words.soon()}</p>
        </>
      ) : null}
    </div>
  )
}

function Source({ upload }: UploadProps): ReactElement {
  return (
    <>
      <Choices
        label={words.change()}
        options={[
          { value: 'add' as const, name: words.add() },
          { value: 'remove' as const, name: words.remove() },
        ]}
        isChosen={(change) => change === upload.change}
        onPress={upload.setChange}
      />
      <TextArea
        label={words.paste()}
        hint={words.pasteHint()}
        value={upload.pasted}
        rows={4}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => upload.paste(currentTarget.value)}
      />
      <FileDrop
        isFirst={upload.read.read === 0}
        busy={false}
        fault={undefined}
        rules={words.rules({ size: listMegabytes })}
        onFile={(file) => void upload.choose(file)}
      />
    </>
  )
}

interface ListDialogProps {
  readonly advertiserId: AdvertiserId
  readonly audience: Pick<Audience, 'id' | 'name'>
  readonly onClose: () => void
}

/** Adds people to a list, or removes them, by their hashed addresses. */
export function ListDialog({ advertiserId, audience, onClose }: ListDialogProps): ReactElement {
  const upload = useListUpload(advertiserId, audience.id)
  const { state, change, fault } = upload
  const isSending = state === 'sending'
  const label =
    state === 'stopped' ? words.resume() : change === 'add' ? words.send() : words.take()
  return (
    <Modal
      title={words.title({ name: audience.name })}
      width={640}
      backdropCloses={false}
      onClose={onClose}
    >
      <div className={panels.stack}>
        <p className={panels.text}>{words.hashing()}</p>
        {isSending || state === 'done' ? null : <Source upload={upload} />}
        <ReadReport upload={upload} />
        <Progress upload={upload} />
        {fault === undefined ? null : (
          <p role="alert" className={panels.fault}>
            {fault}
          </p>
        )}
        <div className={panels.acts}>
          {state === 'done' ? (
            <Button kind="primary" onClick={onClose}>
              {words.close()}
            </Button>
          ) : (
            <Button kind="primary" busy={isSending} onClick={() => void upload.send()}>
              {label}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
