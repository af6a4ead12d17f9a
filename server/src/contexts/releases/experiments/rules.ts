import {
  armIn,
  type ChosenArms,
  type Experiment,
  serviceExperiments,
} from '@tessera/contracts/experiments'
import type { RegisteredModule } from '@tessera/contracts/registry'

/** Returns the service's experiments and those of modules. Of two with one name, the first counts. */
export function experimentsOf(modules: readonly RegisteredModule[]): readonly Experiment[] {
  const stated = modules.flatMap(({ descriptor }) => descriptor.experiments ?? [])
  const known = new Map<string, Experiment>()
  for (const each of [...serviceExperiments, ...stated])
    if (!known.has(each.name)) known.set(each.name, each)
  return [...known.values()]
}

/** Returns the arms that are not the default: a document says nothing of the others. */
export const unusualArms = (
  experiments: readonly Experiment[],
  chosen: ChosenArms,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    experiments
      .map((experiment) => [experiment.name, armIn(experiment, chosen)] as const)
      .filter(([, arm], at) => arm !== experiments[at]?.default),
  )

/** Parses pairs such as `quick_promote:enabled,other:control` from a URL. */
export const armsInAddress = (text: string): readonly (readonly [name: string, arm: string])[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...arm] = part.split(':')
      return [name, arm.join(':')]
    })
