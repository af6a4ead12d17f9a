import { z } from '@tessera/contracts/schema'
import { defineSlot } from './define-slot.ts'
import { Price } from './entities/pin.ts'
import { SearchScope } from './entities/search-scope.ts'
import { UserRow } from './entities/user.ts'
import { PinId } from './ids.ts'
import { SignupSource } from './signup-sources.ts'

/** The sign-up form on a visitor's home page. */
export const visitorHomeSlot = defineSlot({ name: 'visitor-home', schema: z.object({}) })

/**
 * The sign-up form on a page that a visitor can use only after logging in. Invalid input falls back to
 * the usual form: without a form, the page would be a dead end.
 */
export const wayInSlot = defineSlot({
  name: 'way-in',
  schema: z.catch(
    z.object({
      source: z.catch(SignupSource, 'homePage'),
      /** The address to go to after logging in. */
      next: z.catch(z.nullable(z.string()), null),
    }),
    { source: 'homePage', next: null },
  ),
})

/** The follow button beside a person in a list. */
export const followPersonSlot = defineSlot({ name: 'follow-person', schema: UserRow })

/** The filters above search results. */
export const searchFiltersSlot = defineSlot({
  name: 'search-filters',
  schema: z.object({
    scope: SearchScope,
    query: z.string(),
    /** The query of the page's address, which holds the filters. */
    address: z._default(z.string(), ''),
  }),
})

/** The product of a pin, below the pin's title. */
export const pinProductSlot = defineSlot({
  name: 'pin-product',
  schema: z.object({
    pinId: PinId,
    /** The pin's own link, which its kinds may replace. */
    link: z._default(z.nullable(z.string()), null),
    /** The price that lists know, shown until the product is loaded. */
    price: z._default(z.nullable(Price), null),
  }),
})

/** The viewer's latest notifications, in the panel that the header's bell opens. */
export const notificationsSlot = defineSlot({ name: 'notifications', schema: z.object({}) })

/** The products in a pin's picture, or products like it. */
export const pinLookSlot = defineSlot({
  name: 'pin-look',
  schema: z.object({
    pinId: PinId,
    /** True for the viewer's own pin, beside which they may hide similar products. */
    isOwn: z._default(z.boolean(), false),
    /** True where products are certain to come, so that their room is kept. */
    isExpected: z._default(z.boolean(), false),
  }),
})
