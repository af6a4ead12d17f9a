import { defineCommand } from '@tessera/cache'
import { boardPins, getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import {
  createScheduledPin,
  deleteScheduledPin,
  listScheduledPins,
  publishScheduledPin,
  updateScheduledPin,
} from '@tessera/contracts/calls/scheduled-pins'
import { getUser } from '@tessera/contracts/calls/users'
import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { paths } from '@tessera/contracts/paths'
import { words } from './words.ts'

/** Schedules a pin. */
export const schedulePin = defineCommand(createScheduledPin, {
  name: 'schedule-pin',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists({ of: [listScheduledPins], ask: 'now' }),
})

/** Changes a scheduled pin. */
export const changeScheduled = defineCommand(updateScheduledPin, {
  name: 'change-scheduled-pin',
  key: ({ id }) => id,
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists({ of: [listScheduledPins], ask: 'now' }),
  say: { done: () => words.saved() },
})

/** Publishes a scheduled pin at once. */
export const publishScheduled = defineCommand(publishScheduledPin, {
  name: 'publish-scheduled-pin',
  key: ({ id }) => id,
  confirm: (_, __, draft) => {
    draft.lists({ of: [listScheduledPins, boardPins], ask: 'now' })
    draft.lists({ of: [getBoard, pickerBoards, userBoards, getUser], ask: 'now' })
  },
  say: {
    done: ({ id, images }) => ({
      text: words.published(),
      tone: 'good',
      picture: images['236x'].url,
      link: { label: words.see(), to: paths.pin.to({ pinId: id }) },
    }),
  },
})

/** Cancels a scheduled pin. */
export const cancelScheduled = defineCommand(deleteScheduledPin, {
  name: 'cancel-scheduled-pin',
  key: ({ id }) => id,
  confirm: (_, __, draft) => draft.lists({ of: [listScheduledPins], ask: 'now' }),
  say: { done: () => words.canceled() },
})

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
