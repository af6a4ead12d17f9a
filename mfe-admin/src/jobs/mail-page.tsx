import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  changeEmails,
  type HouseSuppression,
  houseEmails,
  houseSuppressions,
  liftSuppression,
} from '@tessera/contracts/calls/house-mail'
import type { QueuedEmail } from '@tessera/contracts/mail-tools'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Area } from '../frame/area.tsx'
import { Listed } from '../frame/listed.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { useWhen } from '../frame/use-when.ts'
import styles from './jobs.module.css'
import { States } from './states.tsx'
import { jobWords as words } from './words.ts'

type Act = 'retry' | 'drop'

interface MayProps {
  readonly mayChange: boolean
}

const subjectOf = ({ subject }: QueuedEmail): string => subject ?? words.sealed()

interface EmailRowProps extends MayProps {
  readonly email: QueuedEmail
  readonly onAct: (act: Act) => void
}

function EmailRow({ email, mayChange, onAct }: EmailRowProps): ReactElement {
  const { moment } = useWhen()
  const { to, answer, attempts, next_at: next } = email
  const day = moment(email.since)
  const subject = subjectOf(email)
  return (
    <li className={parts.item}>
      <span className={parts.lines}>
        <strong dir="auto">{subject}</strong>
        {to === null ? null : <span className={parts.sub}>{words.emailTo({ to })}</span>}
        {answer === null ? null : (
          <span className={styles.error} dir="ltr">
            {answer}
          </span>
        )}
        <span className={parts.sub}>
          {attempts === 1 ? words.triedOnce({ day }) : words.tried({ day, attempts })}
        </span>
        {next === null ? null : (
          <span className={parts.sub}>{words.next({ day: moment(next) })}</span>
        )}
      </span>
      {mayChange && email.state !== 'running' ? (
        <span className={parts.acts}>
          <Button
            size="small"
            aria-label={words.sendOf({ subject })}
            onClick={() => onAct('retry')}
          >
            {words.send()}
          </Button>
          <Button
            size="small"
            aria-label={words.deleteOf({ subject })}
            onClick={() => onAct('drop')}
          >
            {words.drop()}
          </Button>
        </span>
      ) : null}
    </li>
  )
}

function Emails({ mayChange }: MayProps): ReactElement {
  const { client, toast } = useShell()
  const [state, setState] = useState<'failed' | 'waiting'>('failed')
  const [asking, setAsking] = useState<{ readonly email: QueuedEmail; readonly act: Act } | null>(
    null,
  )
  const list = useInfiniteQuery({ ...listOptions(client, houseEmails, { state }), staleTime: 0 })
  const isSend = asking?.act === 'retry'
  return (
    <Part title={words.emails()}>
      <States states={['failed', 'waiting']} state={state} onChoose={setState} />
      <Listed list={list} title={words.emails()} nothing={words.noEmails()}>
        {(email) => (
          <EmailRow
            email={email}
            mayChange={mayChange}
            onAct={(act) => setAsking({ email, act })}
          />
        )}
      </Listed>
      {mayChange ? null : <p className={parts.note}>{words.mailReadOnly()}</p>}
      {asking === null ? null : (
        <ActDialog
          title={isSend ? words.sendTitle() : words.deleteTitle()}
          says={
            isSend ? words.sendSays({ to: asking.email.to ?? words.sealed() }) : words.deleteSays()
          }
          button={isSend ? words.send() : words.drop()}
          {...(isSend ? { reason: words.retryReason() } : {})}
          send={(client, { reason }) =>
            client.call(changeEmails, { ids: [asking.email.id], do: asking.act, reason })
          }
          onClose={() => setAsking(null)}
          done={() => {
            setAsking(null)
            toast({ text: isSend ? words.sent() : words.deleted(), tone: 'good' })
          }}
        />
      )}
    </Part>
  )
}

function Suppressed({ mayChange }: MayProps): ReactElement {
  const { client, toast } = useShell()
  const { day } = useWhen()
  const [lifting, setLifting] = useState<HouseSuppression | null>(null)
  const list = useInfiniteQuery({ ...listOptions(client, houseSuppressions, {}), staleTime: 0 })
  return (
    <Part title={words.cutOff()} lead={words.suppressedWhy()}>
      <Listed list={list} title={words.cutOff()} nothing={words.noSuppressed()}>
        {(row) => (
          <li className={parts.item}>
            <span className={parts.lines}>
              <strong>
                <bdi>{row.address}</bdi>
              </strong>
              <span className={parts.sub}>{words[row.reason]({ day: day(row.since) })}</span>
              {row.detail === '' ? null : (
                <span className={styles.error} dir="ltr">
                  {row.detail}
                </span>
              )}
            </span>
            {mayChange ? (
              <Button
                size="small"
                aria-label={words.liftOf({ address: row.address })}
                onClick={() => setLifting(row)}
              >
                {words.lift()}
              </Button>
            ) : null}
          </li>
        )}
      </Listed>
      {lifting === null ? null : (
        <ActDialog
          title={words.liftTitle()}
          says={words.liftSays({ address: lifting.address })}
          button={words.lift()}
          reason={words.liftReason()}
          send={(client, { reason }) =>
            client.call(liftSuppression, { address: lifting.address, reason })
          }
          onClose={() => setLifting(null)}
          done={() => {
            setLifting(null)
            toast({ text: words.lifted(), tone: 'good' })
          }}
        />
      )}
    </Part>
  )
}

/** Emails that wait or were given up, and addresses that get none. */
export default function MailPage(): ReactElement {
  return (
    <Area page="mail" title={words.mailTitle()} needs="mail.see" lead={words.mailLead()}>
      {(self) => {
        const mayChange = self.may('mail.change')
        return (
          <div className={parts.stack}>
            <Emails mayChange={mayChange} />
            <Suppressed mayChange={mayChange} />
          </div>
        )
      }}
    </Area>
  )
}
