import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { paths } from '@tessera/contracts/paths'
import { words } from './words.ts'

/** Says when a pin is published, with the way to the list. */
export function scheduledToast({ publish_at, images }: ScheduledPin, locale: string) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    text: words.scheduled({ time: format.format(new Date(publish_at)) }),
    tone: 'good',
    picture: images['236x'].url,
    link: { label: words.title(), to: paths.scheduledPins.to() },
  } as const
}
