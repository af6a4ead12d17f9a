import type { Notification, NotificationKind } from '@tessera/contracts/calls/notifications'
import type { UserCard } from '@tessera/contracts/entities/user'
import type { NotificationId } from '@tessera/contracts/ids'

/** Notifications that one row shows: the same thing, done by several people. */
export interface NotificationGroup {
  /** The id of the newest. */
  readonly id: NotificationId
  readonly ids: readonly NotificationId[]
  readonly kind: NotificationKind
  readonly isSeen: boolean
  /** The people who did it, the latest first, each once. */
  readonly people: readonly UserCard[]
  /** The newest, for what it is about and when it was. */
  readonly latest: Notification
}

/** Time that one group spans at most. */
const span = 7 * 86_400_000

/** Returns what a notification is about; equal for those that belong together. */
function about({ id, kind, subject }: Notification): string {
  if (kind === 'followed') return 'viewer'
  if (subject === null || subject.type === 'action') return id
  return subject.type === 'pin' ? subject.idea_id : subject.board.id
}

function withPerson(people: readonly UserCard[], actor: UserCard | null): readonly UserCard[] {
  if (actor === null || people.some(({ id }) => id === actor.id)) return people
  return [...people, actor]
}

/** Groups notifications, newest first. Read and unread ones stay apart, and so do weeks. */
export function groupNotifications(list: readonly Notification[]): readonly NotificationGroup[] {
  const groups: NotificationGroup[] = []
  const places = new Map<string, number>()
  for (const each of list) {
    const key = `${each.kind} ${each.is_seen} ${about(each)}`
    const place = places.get(key)
    const group = place === undefined ? undefined : groups[place]
    const apart =
      group === undefined ||
      Date.parse(group.latest.created_at) - Date.parse(each.created_at) > span
    if (place === undefined || apart) {
      places.set(key, groups.length)
      const people = withPerson([], each.actor)
      const { id, kind, is_seen: isSeen } = each
      groups.push({ id, ids: [id], kind, isSeen, people, latest: each })
      continue
    }
    const people = withPerson(group.people, each.actor)
    groups[place] = { ...group, ids: [...group.ids, each.id], people }
  }
  return groups
}
