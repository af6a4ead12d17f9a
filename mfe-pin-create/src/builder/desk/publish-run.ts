import type { Pin } from '@tessera/contracts/entities/pin'
import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import type { Builder } from '../draft/flow.ts'

/** Publishes several drafts, one after the other, in their order. */
export interface PublishRun {
  /** The first one is being published. */
  readonly waiting: readonly string[]
  /** The service was asked for the first one. */
  readonly asked: boolean
  readonly published: readonly { readonly id: string; readonly pin: Pin | ScheduledPin }[]
  readonly failed: readonly string[]
}

/** Returns a run that publishes these drafts. */
export const startRun = (ids: readonly string[]): PublishRun => ({
  waiting: ids,
  asked: false,
  published: [],
  failed: [],
})

/** A draft's new state, or 'unfit' for one that turned out not to be complete. */
export interface DraftNews {
  readonly id: string
  readonly state: Builder | 'unfit'
}

/** Returns the run after news of a draft. A refused draft doesn't stop the others. */
export function nextRun(run: PublishRun, { id, state }: DraftNews): PublishRun {
  const [current, ...waiting] = run.waiting
  if (id !== current) return run
  const rest = { ...run, waiting, asked: false }
  if (state === 'unfit') return { ...rest, failed: [...run.failed, id] }
  switch (state.kind) {
    case 'publishing':
      return { ...run, asked: true }
    case 'published':
      return { ...rest, published: [...run.published, { id, pin: state.pin }] }
    case 'editing':
      return run.asked ? { ...rest, failed: [...run.failed, id] } : run
  }
}
