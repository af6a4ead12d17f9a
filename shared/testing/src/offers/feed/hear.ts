import type { ShellContext } from '@tessera/module'
import { eventsChosen, eventsPlace } from './from/events.ts'

/** Shows the title of each chosen event, and whether it has a free place. */
export const hear = ({ bus }: ShellContext, show: (text: string) => void): (() => void) =>
  bus.on(eventsChosen, async ({ id, title, kind }) => {
    const place = await bus.ask(eventsPlace, { id })
    show(`${title} (${kind}): ${place?.free === true ? 'free' : 'full'}`)
  })
