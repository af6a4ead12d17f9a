import type { Experiment } from '@tessera/contracts/experiments'

const list = (names: readonly string[]): string => names.join(', ')

/** Returns what is wrong with an experiment's name or arm; undefined when both exist. */
export function unknownArm(
  experiments: readonly Experiment[],
  name: string,
  arm: string,
): string | undefined {
  const found = experiments.find((each) => each.name === name)
  if (found === undefined)
    return `There is no experiment '${name}'. Experiments: ${list(experiments.map((each) => each.name))}.`
  if (found.arms.includes(arm)) return undefined
  return `The experiment '${name}' has no arm '${arm}'. Arms: ${list(found.arms)}.`
}
