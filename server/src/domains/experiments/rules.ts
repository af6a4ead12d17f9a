import { type ExperimentName, experiments } from '@tessera/contracts/experiments'

const isExperiment = (name: string): name is ExperimentName => Object.hasOwn(experiments, name)

export const experimentNames: readonly ExperimentName[] =
  Object.keys(experiments).filter(isExperiment)

const list = (names: readonly string[]): string => names.join(', ')

/** Returns what is wrong with the name of an experiment or of its arm; undefined when both exist. */
export function unknownArm(name: string, arm: string): string | undefined {
  if (!isExperiment(name))
    return `There is no experiment '${name}'. There are: ${list(experimentNames)}.`
  const { arms } = experiments[name]
  if (arms.some((each) => each === arm)) return undefined
  return `The experiment '${name}' has no arm '${arm}'. It has: ${list(arms)}.`
}

/** Reads pairs such as `quick_promote:enabled,other:control`, as a development URL has them. */
export const armsInAddress = (text: string): readonly (readonly [name: string, arm: string])[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...arm] = part.split(':')
      return [name, arm.join(':')]
    })
