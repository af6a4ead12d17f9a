import type { InviteFault } from '../../saving/collaborators/invite-people.ts'

/** How far an invitation is. */
export type InviteState =
  | { readonly phase: 'ready'; readonly why: InviteFault | null }
  | { readonly phase: 'sending' }
  | { readonly phase: 'sent' }

/** How far the invitation of each person is, by what tells them apart; whoever is not in it is ready. */
export type Invites = Readonly<Record<string, InviteState>>

export type InviteEvent =
  | { readonly type: 'pressed'; readonly key: string }
  | { readonly type: 'agreed'; readonly key: string }
  | { readonly type: 'refused'; readonly key: string; readonly why: InviteFault }

const ready: InviteState = { phase: 'ready', why: null }

/** How far somebody's invitation is. */
export const inviteOf = (invites: Invites, key: string): InviteState => invites[key] ?? ready

/** What becomes of invitations; whoever is being asked, or was, is not asked twice. */
export function next(invites: Invites, event: InviteEvent): Invites {
  const { key } = event
  switch (event.type) {
    case 'pressed':
      return inviteOf(invites, key).phase === 'ready'
        ? { ...invites, [key]: { phase: 'sending' } }
        : invites
    case 'agreed':
      return { ...invites, [key]: { phase: 'sent' } }
    case 'refused':
      return { ...invites, [key]: { phase: 'ready', why: event.why } }
  }
}
