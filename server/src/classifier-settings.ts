import { reportKinds } from '@tessera/contracts/report-kinds'
import * as z from 'zod'
import { reloadable } from './setting-faults.ts'

const kinds = reportKinds.join(', ')

/** Scores by kind, as nudity=0.8,violence=0.9. */
const thresholds = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(
    z.array(
      z
        .string()
        .regex(
          new RegExp(`^(${reportKinds.join('|')})=(0(\\.\\d{1,4})?|1)$`),
          `Give kinds and scores from 0 to 1, as nudity=0.8,violence=0.9; the kinds are ${kinds}.`,
        ),
    ),
  )
  .transform((parts) =>
    Object.fromEntries(
      parts.map((part): [string, number] => {
        const [kind = '', score] = part.split('=')
        return [kind, Number(score)]
      }),
    ),
  )

/** The settings of a classifier of pictures, which the operator runs. */
export const classifierSettings = {
  CLASSIFIER_URL: z
    .url({
      protocol: /^https?$/,
      error: 'Give an address as https://classifier.internal:9000/judge.',
    })
    .optional()
    .describe(
      'The address of a program that judges the pictures of new Pins; by default none is asked. docs/classifier.md has its answers.',
    ),
  CLASSIFIER_SECRET: z
    .string()
    .min(32, 'Give 32 characters or more that nobody can guess.')
    .optional()
    .describe('Signs the requests to CLASSIFIER_URL.'),
  CLASSIFIER_REPORT: thresholds
    .default({ nudity: 0.8, violence: 0.8 })
    .describe(
      'From which score of a kind a picture is put in the queue of reports, as nudity=0.8,violence=0.8.',
    )
    .meta(reloadable),
  CLASSIFIER_HIDE: thresholds
    .default({})
    .describe(
      'From which score of a kind a picture is hidden behind a warning at once, as nudity=0.98; by default none is.',
    )
    .meta(reloadable),
}

/** Settings that need each other. */
export const classifierTogether = [['CLASSIFIER_SECRET', 'CLASSIFIER_URL']] as const
