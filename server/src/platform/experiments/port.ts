/**
 * Chooses arms. The method is the one that a provider of OpenFeature's server SDK has, so such a
 * provider can be plugged in as it is.
 */
export interface ExperimentProvider {
  /** Returns the arm of an experiment for a visitor, whose id is the targeting key; else `fallback`. */
  resolveStringEvaluation(
    experiment: string,
    fallback: string,
    context: { targetingKey: string },
    logger: ExperimentLogger,
  ): Promise<{ readonly value: string }>
}

/** The logger of an experiment provider. */
export interface ExperimentLogger {
  error(...words: unknown[]): void
  warn(...words: unknown[]): void
  info(...words: unknown[]): void
  debug(...words: unknown[]): void
}
