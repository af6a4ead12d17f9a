/** An experiment: its name, its arms, and the arm of everybody for whom none was chosen. */
export interface Experiment<Arm extends string = string> {
  readonly name: string
  readonly arms: readonly Arm[]
  readonly default: Arm
}

/** The arms that the service chose for a visitor, by the names of their experiments. */
export type ChosenArms = Readonly<Record<string, string>>

/**
 * Declares an experiment. A module lists its own in `experiments` of `module.ts`; the service reads them from the
 * module's descriptor, chooses an arm for each visitor and sends it in the document. An arm changes what is
 * shown and asked for, never what somebody may do.
 *
 *     export const largeCovers = defineExperiment({
 *       name: 'large_covers', arms: ['control', 'enabled'], default: 'control',
 *     })
 */
export const defineExperiment = <const Arm extends string>(
  experiment: Experiment<Arm>,
): Experiment<Arm> => experiment

/** Returns the arm of an experiment: the chosen one where it exists, else the default. */
export const armIn = <Arm extends string>(
  { name, arms, default: fallback }: Experiment<Arm>,
  chosen: ChosenArms,
): Arm => arms.find((arm) => arm === chosen[name]) ?? fallback

/** S6.21: stops new pins: all of them, those of other sites' pages, idea pins, or those with video. */
export const pinCreation = defineExperiment({
  name: 'pin_creation',
  arms: ['control', 'disable_all', 'disable_web_pins', 'disable_idea_pins', 'disable_video'],
  default: 'control',
})

/** V5.6, V5.9: new passwords have 8 characters or more and are strong; `STRONG_PASSWORDS` forces it. */
export const strongPasswords = defineExperiment({
  name: 'strong_passwords',
  arms: ['control', 'enabled'],
  default: 'control',
})

/** The experiments whose arms the service reads itself. Modules may read them too. */
export const serviceExperiments: readonly Experiment[] = [pinCreation, strongPasswords]
