/** The sources of a module that gives an event, a request and a slot, and hears an event of guests when that is there. */
export const hosts = {
  'src/offers.ts': `import { defineSlot } from '@tessera/contracts/define-slot'
import { defineEvent, defineHandledRequest } from '@tessera/contracts/events/define-event'
import { z } from '@tessera/contracts/schema'

export const greeted = defineEvent({
  name: 'hosts.greeted',
  version: 1,
  schema: z.object({ by: z.string() }),
})

export const greeting = defineHandledRequest({
  name: 'hosts.greeting',
  version: 1,
  schema: z.object({ name: z.string() }),
  answer: z.object({ text: z.string() }),
})

export const below = defineSlot({
  name: 'hosts.below',
  version: 1,
  schema: z.object({ day: z.string() }),
})
`,
  'src/module.ts': `import { definePath } from '@tessera/contracts/define-path'
import { defineModule, handler, page } from '@tessera/module'
import { below, greeted, greeting } from './offers.ts'

export default defineModule({
  name: 'hosts',
  version: '0.1.0',
  offers: [greeted, greeting, below],
  handles: [
    handler(greeting, () => import(/* webpackChunkName: "request-greeting" */ './greeting.ts')),
  ],
  pages: {
    start: page(
      definePath('/hosts/'),
      { title: 'Hosts', who: 'anyone' },
      () => import(/* webpackChunkName: "page-start" */ './start/page.tsx'),
    ),
  },
})
`,
  'src/greeting.ts': `export default () =>
  ({ name }: { readonly name: string }) => ({ text: \`Hello \${name}\` })
`,
  'src/start/page.tsx': `import { Slot, useShell } from '@tessera/module/react'
import { below, greeted } from '../offers.ts'

export default function Start() {
  const { bus } = useShell()
  return (
    <section>
      <h1>Hosts</h1>
      <button onClick={() => bus.emit(greeted, { by: 'Mira' })}>Greet guests</button>
      <Slot slot={below} input={{ day: 'Monday' }} loading={null} />
    </section>
  )
}
`,
} as const

/** The page of hosts, built after guests, whose event it hears. It sends more than guests know of. */
export const hearingPage = `import { Slot, useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { guestsGreeted } from '../from/guests.ts'
import { below, greeted } from '../offers.ts'

export default function Start() {
  const { bus } = useShell()
  const [guest, setGuest] = useState('nobody')
  useEffect(() => bus.on(guestsGreeted, ({ by }) => setGuest(by)), [bus])
  return (
    <section>
      <h1>Hosts</h1>
      <p>Greeted back by {guest}</p>
      <button onClick={() => bus.emit(greeted, { by: 'Kim', seats: 2 })}>Greet guests</button>
      <Slot slot={below} input={{ day: 'Friday' }} loading={null} />
    </section>
  )
}
`

/** The sources of a module that hears, asks and fills what hosts offer, and gives an event. */
export const guests = {
  // A payload of the request, as a test would record it: the gate tries it on who hears.
  'samples/hosts.greeting@1-0123456789ab.json': '{ "name": "guests" }\n',
  'src/offers.ts': `import { defineEvent } from '@tessera/contracts/events/define-event'
import { z } from '@tessera/contracts/schema'

export const greeted = defineEvent({
  name: 'guests.greeted',
  version: 1,
  schema: z.object({ by: z.string() }),
})
`,
  'src/module.ts': `import { definePath } from '@tessera/contracts/define-path'
import { defineModule, page, slot } from '@tessera/module'
import { hostsBelowSlot } from './from/hosts.ts'
import { greeted } from './offers.ts'

export default defineModule({
  name: 'guests',
  version: '0.1.0',
  offers: [greeted],
  pages: {
    start: page(
      definePath('/guests/'),
      { title: 'Guests', who: 'anyone' },
      () => import(/* webpackChunkName: "page-start" */ './start/page.tsx'),
    ),
  },
  slots: {
    below: slot(
      hostsBelowSlot,
      () => import(/* webpackChunkName: "slot-below" */ './below.tsx'),
    ),
  },
})
`,
  'src/start/page.tsx': `export default function Start() {
  return <h1>Guests</h1>
}
`,
  'src/below.tsx': `import { useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { hostsGreeted, hostsGreeting } from './from/hosts.ts'
import { greeted } from './offers.ts'

export default function Below({ input: { day } }: { readonly input: { readonly day: string } }) {
  const { bus } = useShell()
  const [heard, setHeard] = useState('nothing')
  useEffect(
    () =>
      bus.on(hostsGreeted, async ({ by }) => {
        const answer = await bus.ask(hostsGreeting, { name: 'guests' })
        setHeard(\`\${by}, and \${answer?.text}\`)
      }),
    [bus],
  )
  return (
    <>
      <p>
        Heard on {day}: {heard}
      </p>
      <button onClick={() => bus.emit(greeted, { by: 'a guest' })}>Greet back</button>
    </>
  )
}
`,
} as const

/** A change of what hosts offer that guests would not understand. */
export interface Break {
  readonly file: keyof typeof hosts
  readonly from: string
  readonly to: string
  /** The gate's sentence about it beside the names of both modules. */
  readonly says: string
}

const offer = (from: string, to: string, says: string): Break => ({
  file: 'src/offers.ts',
  from,
  to,
  says,
})

/** Every kind of change that the gate refuses. */
export const breaks: readonly Break[] = [
  offer('by: z.string()', 'by: z.number()', 'payload.by is no longer of the type string'),
  offer('by: z.string()', 'by: z.optional(z.string())', 'payload.by may be missing'),
  offer('by: z.string()', '', 'payload.by is gone'),
  offer('name: z.string()', 'name: z.string(), day: z.string()', 'payload.day is needed'),
  offer('text: z.string()', 'text: z.number()', 'answer.text is no longer of the type string'),
  offer('day: z.string()', 'day: z.number()', 'payload.day is no longer of the type string'),
  {
    file: 'src/module.ts',
    from: 'offers: [greeted, ',
    to: 'offers: [',
    says: 'does not offer event hosts.greeted@1',
  },
]
