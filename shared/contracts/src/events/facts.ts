import { z } from '@tessera/contracts/schema'
import { Viewer } from '../entities/viewer.ts'
import { UserId } from '../ids.ts'
import { defineEvent } from './define-event.ts'
import { EntityChange, ListChange } from './entity-change.ts'

/** Somebody logged in, signed up or logged out, or their session's data changed. */
export const sessionChanged = defineEvent({
  name: 'session.changed',
  version: 1,
  tabs: true,
  schema: z.object({ viewer: z.nullable(Viewer) }),
})

/** The viewer's session has expired on the service. Their work waits until they log in. */
export const sessionEnded = defineEvent({
  name: 'session.ended',
  version: 1,
  tabs: true,
  schema: z.object({}),
})

/** An account was logged out of in this browser, for good: nothing of it may stay there. */
export const accountLeft = defineEvent({
  name: 'account.left',
  version: 1,
  tabs: true,
  schema: z.object({ id: UserId }),
})

/** The log-in to another account was closed; the account switcher shows again. */
export const switcherResumed = defineEvent({
  name: 'switcher.resumed',
  version: 1,
  schema: z.object({}),
})

/** The viewer chose a theme. Their other tabs follow. */
export const themeChosen = defineEvent({
  name: 'theme.chosen',
  version: 1,
  tabs: true,
  schema: z.object({ theme: z.enum(['system', 'light', 'dark']) }),
})

/** Somebody wants to see the keyboard shortcuts of the page, which the shell lists. */
export const shortcutsWanted = defineEvent({
  name: 'shortcuts.wanted',
  version: 1,
  schema: z.object({}),
})

/** The device must forget who was logged in before. */
export const deviceForgotten = defineEvent({
  name: 'device.forgotten',
  version: 1,
  tabs: true,
  schema: z.object({}),
})

/** The viewer switched profiles. Replayed, because late listeners need it too. */
export const profileSwitched = defineEvent({
  name: 'profile.switched',
  version: 1,
  replay: true,
  schema: z.object({ profileId: z.string() }),
})

/** The service has confirmed a change; the cache of every tab follows it. */
export const entitiesChanged = defineEvent({
  name: 'entities.changed',
  version: 1,
  tabs: true,
  schema: z.object({
    entities: z.array(EntityChange),
    lists: z.array(ListChange),
  }),
})
