import {
  type ExperimentArms,
  type ExperimentName,
  experiments,
} from '@tessera/contracts/experiments'

const isExperiment = (name: string): name is ExperimentName => Object.hasOwn(experiments, name)

export const experimentNames: readonly ExperimentName[] =
  Object.keys(experiments).filter(isExperiment)

/** Returns the arms that are not the default: a document says nothing of the others. */
export const unusualArms = (arms: ExperimentArms): Readonly<Record<string, string>> =>
  Object.fromEntries(
    experimentNames
      .filter((name) => arms[name] !== experiments[name].default)
      .map((name) => [name, arms[name]]),
  )

const list = (names: readonly string[]): string => names.join(', ')

/** Returns what is wrong with an experiment's name or arm; undefined when both exist. */
export function unknownArm(name: string, arm: string): string | undefined {
  if (!isExperiment(name))
    return `There is no experiment '${name}'. Experiments: ${list(experimentNames)}.`
  const { arms } = experiments[name]
  if (arms.some((each) => each === arm)) return undefined
  return `The experiment '${name}' has no arm '${arm}'. Arms: ${list(arms)}.`
}

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
