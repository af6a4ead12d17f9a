import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { queryOptions } from '@tessera/client'
import {
  type EmailTopic,
  getUnsubscribe,
  unsubscribe,
} from '@tessera/contracts/calls/notification-settings'
import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { Unsubscribe } from '@tessera/module/unsubscribe'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { topicWords, words } from './words.ts'

const change = defineCommand(unsubscribe, { name: 'unsubscribe' })

const sentence = (link: { readonly topic: EmailTopic; readonly subscribed: boolean }): string => {
  const { topic, subscribed } = link
  if (topic === 'weekly') return subscribed ? words.askWeekly() : words.doneWeekly()
  const about = { topic: topicWords[topic]() }
  return subscribed ? words.ask(about) : words.done(about)
}

/** The page of an unsubscribe link in an email about notifications. */
export default function UnsubscribePage({
  params: { token },
}: PageProps<{ readonly token: string }>): ReactElement {
  const { client, navigate } = useShell()
  const link = useQuery({ ...queryOptions(client, getUnsubscribe, { token }), staleTime: 0 })
  return (
    <Unsubscribe token={token} link={link} change={change} sentence={sentence} gone={words.gone()}>
      <Button href={paths.notificationSettings.to()} onNavigate={navigate}>
        {words.settings()}
      </Button>
    </Unsubscribe>
  )
}
