import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import {
  decideAppeal,
  decideReports,
  type HouseReport,
  handOnReports,
  houseReasons,
} from '@tessera/contracts/calls/house-reports'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useWhen } from '../frame/use-when.ts'
import { type Choice, templatesFor, wordsOf } from './decisions.ts'
import { reportWords as words } from './words.ts'

interface DecideProps {
  readonly report: HouseReport
  readonly choice: Choice | 'hand-on'
  readonly left: number
  readonly onDecided: (caseId: string) => void
  readonly onClose: () => void
}

/** Asks for the note to the person who decides instead. */
function HandOn({ report, onClose }: Pick<DecideProps, 'report' | 'onClose'>): ReactElement {
  const { toast } = useShell()
  return (
    <ActDialog
      title={words.handOnTitle()}
      says={words.handOnSays()}
      button={words.handOn()}
      send={(client, { reason }) => client.call(handOnReports, { case_id: report.case_id, reason })}
      onClose={onClose}
      done={() => {
        onClose()
        toast({ key: 'decided', text: words.handedOn(), tone: 'good' })
      }}
    />
  )
}

/** Asks for the reason of a decision, and makes it. */
export function Decide(props: DecideProps): ReactElement | null {
  const { report, choice, left, onDecided, onClose } = props
  const { client, toast } = useShell()
  const { locale } = useWhen()
  const reasons = useQuery({ ...queryOptions(client, houseReasons, {}), staleTime: 60_000 })
  if (choice === 'hand-on') return <HandOn report={report} onClose={onClose} />
  // The reasons were fetched with the queue; without them a reason is written.
  if (reasons.data === undefined && reasons.error === null) return null
  const who = { name: report.person?.full_name ?? report.title }
  const { title, says, label } = wordsOf(choice)
  const templates = templatesFor(choice, report.reasons, reasons.data ?? [], locale)
  const [first] = templates
  return (
    <ActDialog
      title={title(who)}
      says={says(who)}
      button={label()}
      templates={templates}
      {...(first === undefined ? {} : { reason: first })}
      {...(choice === 'suspend' ? { asksEnd: true } : {})}
      send={(client, { reason, until, present_code }) => {
        const { case_id } = report
        return choice === 'upheld' || choice === 'reversed'
          ? client.call(decideAppeal, { case_id, outcome: choice, reason })
          : client.call(decideReports, { case_id, decision: choice, reason, until, present_code })
      }}
      onClose={onClose}
      done={() => {
        onClose()
        if (report.appeal === null) onDecided(report.case_id)
        toast({
          key: 'decided',
          text: left === 0 ? words.decidedLast() : words.decided({ left }),
          tone: 'good',
        })
      }}
    />
  )
}
