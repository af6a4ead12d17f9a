import type { ModuleStep } from '../modules/host.ts'

/** The steps of a module's start, in order. */
const steps: readonly ModuleStep[] = ['asked', 'loaded', 'set up', 'shown']

/** Returns when each step of a module happened first, in milliseconds after the page began to load. */
export const timelineOf = (
  module: string,
  times: ReadonlyMap<string, number>,
): readonly { readonly step: ModuleStep; readonly at: number }[] =>
  steps.flatMap((step) => {
    const at = times.get(`${module} ${step}`)
    return at === undefined ? [] : [{ step, at: Math.round(at) }]
  })
