import type { DeviceSession } from '../calls/security.ts'
import type { Board, Section } from './board.ts'
import type { BoardNote } from './board-note.ts'
import type { Comment } from './comment.ts'
import type { CreatorCard } from './creator-card.ts'
import { type EntityType, entityTypes } from './entity-types.ts'
import type { Interest } from './interest.ts'
import type { PinDetails } from './pin-details.ts'
import type { ProductDetails } from './product.ts'
import type { User } from './user.ts'
import type { Viewer } from './viewer.ts'

export type { EntityType }

/** The fields that any call may send of each type of entity. */
export interface Entities {
  readonly pin: PinDetails & {
    /** True once the viewer has hidden it since the document was loaded; no call sends it. */
    readonly hidden_by_me?: boolean
  }
  readonly board: Board
  readonly section: Section
  readonly user: User & Pick<CreatorCard, 'image_url' | 'profile_url'> & Pick<Viewer, 'first_name'>
  readonly comment: Comment
  readonly note: BoardNote
  readonly topic: Interest
  readonly device: DeviceSession
  readonly product: ProductDetails
}

/** Two fields that every record of a type has beside its id, and no record of another type. */
const marks: Readonly<Record<EntityType, readonly [string, string]>> = {
  pin: ['pinner', 'images'],
  board: ['name', 'url'],
  section: ['slug', 'preview_pins'],
  user: ['username', 'full_name'],
  comment: ['pin_id', 'text'],
  note: ['board_id', 'revision'],
  topic: ['name', 'chosen'],
  device: ['browser', 'system'],
  product: ['shop', 'availability'],
}

/** Fields that say something of the place a record stands in, not of the entity itself. */
export const fieldsOfPlace: ReadonlySet<string> = new Set([
  'user.type',
  'user.sponsor_name',
  'user.sponsor_username',
  'user.sponsorship_status',
  'pin.is_promoted',
  'pin.promoted_by',
  'pin.promoted_is_removable',
  'pin.tracking_params',
  // An ad leads to a destination of its own.
  'pin.link',
  'pin.link_domain',
])

/**
 * True for a field that a record has in one place alone. A pin's are of its place where it is promoted;
 * everywhere else they say nothing, and belong to the pin, so that its record is the same in all lists.
 */
export const isOfPlace = (
  type: EntityType,
  name: string,
  record: Readonly<Record<string, unknown>>,
): boolean =>
  fieldsOfPlace.has(`${type}.${name}`) && (type !== 'pin' || record.is_promoted === true)

/** Returns the type of entity that a record is of; undefined for a record without an identity. */
export function entityTypeOf(record: Readonly<Record<string, unknown>>): EntityType | undefined {
  if (typeof record.id !== 'string') return undefined
  return entityTypes.find((type) => {
    const [one, other] = marks[type]
    return record[one] != null && record[other] != null
  })
}
