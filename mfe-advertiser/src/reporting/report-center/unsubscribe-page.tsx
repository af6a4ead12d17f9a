import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getReportUnsubscribe } from '@tessera/contracts/calls/report-center'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { Unsubscribe } from '@tessera/module/unsubscribe'
import type { ReactElement } from 'react'
import { unsubscribeCommand } from './commands.ts'
import { stopWords as words } from './words.ts'

/** The page of an unsubscribe link in an email about a report. */
export default function ReportUnsubscribePage({
  query,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  const { client } = useShell()
  const token = query.get('token') ?? ''
  const link = useQuery({ ...queryOptions(client, getReportUnsubscribe, { token }), staleTime: 0 })
  return (
    <Unsubscribe
      token={token}
      link={link}
      change={unsubscribeCommand}
      sentence={({ name, subscribed }) => (subscribed ? words.ask({ name }) : words.done({ name }))}
      gone={words.gone()}
    />
  )
}
