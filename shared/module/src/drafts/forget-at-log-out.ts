import { sessionChanged } from '@tessera/contracts/events/facts'
import type { ShellContext } from '../context.ts'
import { forgetDrafts } from './keep-drafts.ts'

/** Forgets the drafts of this tab when somebody logs out. A session that only expires keeps them. */
export const forgetDraftsAtLogOut = ({ bus }: Pick<ShellContext, 'bus'>): (() => void) =>
  bus.on(sessionChanged, ({ viewer }) => {
    if (viewer === null) forgetDrafts()
  })
