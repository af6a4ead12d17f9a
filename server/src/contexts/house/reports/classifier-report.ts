import { z } from '@tessera/contracts/schema'

/** The key of the house's classifier among those who reported a thing. Its words are its scores as JSON. */
export const classifierReporter = 'classifier'

const Scores = z.record(z.string(), z.number())

/** Reads the scores of a report by the classifier. */
export const scoresIn = (words: string): Record<string, number> =>
  z.parse(Scores, JSON.parse(words))
