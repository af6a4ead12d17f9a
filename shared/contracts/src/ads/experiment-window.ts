import type { ExperimentMeasure } from '../calls/ad-experiments.ts'
import { limits } from '../limits.ts'

/** Returns the days after the first one in which a person has to act, to count in an experiment. */
export const experimentWindow = (measure: ExperimentMeasure): number =>
  measure === 'conversions' ? limits.adExperimentConvertDays : limits.adExperimentActDays
