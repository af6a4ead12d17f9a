import { defineCommand } from '@tessera/cache'
import { type Flow, useFlow } from '@tessera/cache/react'
import { answerQrLogIn, type QrAsker } from '@tessera/contracts/calls/qr-log-in'
import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { useShell, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { runInFlow } from '../../commands.ts'
import styles from '../../entry/qr-log-in/qr.module.css'
import { words } from '../../entry/qr-log-in/words.ts'
import { Card } from '../../kit/card/card.tsx'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { type ApproveEvent, type ApproveState, nextApprove, type Request } from './approve-flow.ts'
import { EndCard } from './end-card.tsx'

const answerCommand = defineCommand(answerQrLogIn, { name: 'answer-qr-log-in' })

function useApproving(code: string) {
  const shell = useShell()
  const flow: Flow<ApproveState, ApproveEvent> = {
    start: { kind: 'asking' },
    next: nextApprove,
    effects: {
      answering: async ({ number }, { send }) => {
        const input =
          number === null
            ? ({ code, approve: false } as const)
            : ({ code, approve: true, number } as const)
        const answer = await runInFlow(shell, answerCommand, input)
        send(answer.ok ? { type: 'answered' } : { type: 'refused', error: answer.error })
      },
    },
  }
  return useFlow(flow)
}

/** Returns the name of the browser that asks. */
function deviceName({ browser, system }: QrAsker): string {
  if (browser !== '' && system !== '') return words.device({ browser, system })
  return browser || system || words.deviceUnknown()
}

function Device({ asker }: { readonly asker: QrAsker }) {
  const locale = useShell().$locale.get()
  const { country, asked_at, from_elsewhere } = asker
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(asked_at))
  const named =
    country === null ? null : new Intl.DisplayNames([locale], { type: 'region' }).of(country)
  return (
    <>
      <p className={styles.device}>
        <span className={styles.deviceName}>{deviceName(asker)}</span>
        <span className={styles.small}>
          {named == null ? words.askedAt({ time }) : words.askedFrom({ country: named, time })}
        </span>
      </p>
      {from_elsewhere ? <p className={styles.warning}>{words.elsewhere()}</p> : null}
    </>
  )
}

function Question(props: {
  readonly asker: QrAsker
  readonly state: Extract<ApproveState, { kind: 'asking' | 'answering' | 'failed' }>
  readonly onChoose: (number: number | null) => void
}) {
  const { asker, state, onChoose } = props
  const email = useViewer()?.email ?? ''
  const isSent = (number: number | null) => state.kind === 'answering' && state.number === number
  return (
    <Card title={words.question()} lead={words.warning({ email })}>
      <Device asker={asker} />
      <fieldset className={styles.numbers} disabled={state.kind === 'answering'}>
        <legend>{words.choose()}</legend>
        <div className={styles.choices}>
          {asker.numbers.map((number) => (
            <Button
              key={number}
              kind="outline"
              className={styles.choice}
              busy={isSent(number)}
              onClick={() => onChoose(number)}
            >
              {number}
            </Button>
          ))}
        </div>
      </fieldset>
      <FormFault message={state.kind === 'failed' ? state.message : undefined} />
      <Button kind="quiet" full busy={isSent(null)} onClick={() => onChoose(null)}>
        {words.refuse()}
      </Button>
    </Card>
  )
}

/** Shows which browser asks, and the numbers to choose from. */
export function ApproveCard({ request }: { readonly request: Request }) {
  const { navigate } = useShell()
  const { code, asker } = request
  const [state, send] = useApproving(code)
  switch (state.kind) {
    case 'approved':
      return (
        <EndCard title={words.approvedTitle()} lead={words.approved({ device: deviceName(asker) })}>
          <Button kind="quiet" full href={paths.securitySettings.to()} onNavigate={navigate}>
            {words.approvedAll()}
          </Button>
        </EndCard>
      )
    case 'refused':
      return <EndCard title={words.refusedTitle()} lead={words.refusedWhy()} />
    case 'wrong':
      return <EndCard title={words.wrongTitle()} lead={words.wrongWhy()} />
    case 'gone': {
      const lead = words.goneWhy({ minutes: timings.qrLogInSeconds / 60 })
      return <EndCard title={words.goneTitle()} lead={lead} />
    }
    default:
      return (
        <Question {...{ asker, state }} onChoose={(number) => send({ type: 'chosen', number })} />
      )
  }
}
