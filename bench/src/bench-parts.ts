import type { PartOption } from './parts/part-flags.ts'
import type { Part } from './parts/timed-part.ts'

// The list stands apart from what it runs (measures.ts): `--list` and a flag that is not known need no build.

/** The parts of `npm run bench`, in the order in which they run. */
export const benchParts = [
  { flag: '--bus', does: 'events through the bus, beside a bare emitter', minutes: 0.5 },
  {
    flag: '--surfaces',
    does: 'bytes and statements of each surface, beside its budget',
    minutes: 1,
  },
  {
    flag: '--service',
    does: 'calls on PostgreSQL with 10,000 pins, beside their SQL sent bare',
    minutes: 3,
  },
  {
    flag: '--call-costs',
    does: 'the processor time of the same calls beside their SQL sent bare, and what it is spent on',
    minutes: 2,
    isApart: true,
  },
  {
    flag: '--hot-idea',
    does: 'saves of one idea, beside saves spread over a thousand, and whether all are counted',
    minutes: 1,
    isApart: true,
  },
  {
    flag: '--tracing',
    does: 'a feed page with traces, with 1 % of them and without',
    minutes: 3,
    isApart: true,
  },
  { flag: '--ads', does: 'lists with 10,000 live ads, beside the same without', minutes: 3 },
  { flag: '--log-ins', does: 'reads beside log-ins, and in peace', minutes: 2 },
  { flag: '--grid', does: 'the pin grid, beside others', minutes: 3, needs: 'Chromium' },
  {
    flag: '--pages',
    does: 'largest contentful paint and the like of four pages on a slow machine',
    minutes: 4,
    needs: 'Chromium',
  },
  {
    flag: '--search',
    does: "searches, 'More like this', ideas for boards and feeds of the demo world, judged",
    minutes: 2,
  },
  { flag: '--feeds', does: "a merchant's feed of 400,000 rows, beside a tenth of it", minutes: 2 },
  {
    flag: '--picker',
    does: 'a key in the board picker among 1,000 boards, beside 10',
    minutes: 3,
    needs: 'Chromium',
  },
  {
    flag: '--filter-press',
    does: 'a press on a filter of a search, beside a plain checkbox',
    minutes: 3,
    needs: 'Chromium',
  },
  {
    flag: '--interactions',
    does: 'ten interactions at a desk and six on a phone, and the way to a closeup and back',
    minutes: 20,
    needs: 'Chromium',
  },
  {
    flag: '--load',
    does: 'the home page, federated and as one bundle',
    minutes: 3,
    needs: 'Chromium',
  },
  { flag: '--peers', does: 'the home page, beside its peers', minutes: 4, needs: 'Chromium' },
  {
    flag: '--lighthouse',
    does: 'twelve public pages by Lighthouse on three lines, and their HTML by the checker of the W3C',
    minutes: 20,
    needs: 'Chromium; java for the HTML',
    isApart: true,
  },
  {
    flag: '--scale',
    does: 'lists with 1,000,000 pins of a skewed vocabulary, beside 10,000, with what they show judged',
    minutes: 25,
    needs: "PostgreSQL of Debian's packages",
    takes: 'PINS',
    isApart: true,
  },
  {
    flag: '--by-calls',
    does: 'a page of a board of 10,000 that calls alone filled, beside one of 25, on both databases',
    minutes: 10,
    takes: 'PINS',
    isApart: true,
  },
  {
    flag: '--filters',
    does: 'searches narrowed by filters, with 1,000,000 pins',
    minutes: 15,
    takes: 'PINS',
    isApart: true,
  },
  {
    flag: '--reports',
    does: 'reports of ads from 10,000,000 facts, beside their SQL sent bare',
    minutes: 15,
    takes: 'FACTS',
    isApart: true,
  },
  {
    flag: '--copies',
    does: 'altered copies of removed pictures that are known, and different pictures that pass as copies',
    minutes: 8,
    isApart: true,
  },
  {
    flag: '--experiments',
    does: 'how often experiments of ads are right, by drawing them',
    minutes: 0.5,
    isApart: true,
  },
  {
    flag: '--first-load',
    does: 'the files that the home page loads, with their bytes',
    minutes: 0.1,
    isApart: true,
  },
  {
    flag: '--tasks',
    does: 'the presses that ten tasks of a newcomer take; all, or those whose names say TEXT',
    minutes: 4,
    needs: 'Chromium',
    takes: 'TEXT',
    isApart: true,
  },
  {
    flag: '--fifty-reports',
    does: 'the presses and seconds of a report, of fifty that a moderator decides by keyboard',
    minutes: 3,
    needs: 'Chromium',
    isApart: true,
  },
  {
    flag: '--taste',
    does: 'how far home feeds meet the hidden tastes of made-up people, over seven days',
    minutes: 30,
    takes: 'PEOPLE',
    isApart: true,
  },
  {
    flag: '--memory',
    does: 'the memory of `npm start` at rest with the demo world, on both databases',
    minutes: 4,
    needs: 'Linux',
    isApart: true,
  },
  {
    flag: '--house-lists',
    does: 'the lists of the area of the house with 100,000 people and 1,000,000 reports, beside 1,000',
    minutes: 5,
    needs: "PostgreSQL of Debian's packages",
    takes: 'PEOPLE',
    isApart: true,
  },
  {
    flag: '--library',
    does: 'the library and the look-up with 100,000 pins of one person beside 10,000 of others',
    minutes: 4,
    takes: 'PINS',
    isApart: true,
  },
  {
    flag: '--by-time',
    does: 'tables that grow by time with 1,000,000 rows, in partitions and whole',
    minutes: 8,
    takes: 'ROWS',
    isApart: true,
  },
  {
    flag: '--model',
    does: 'machines, disks and cost of four sizes of the product, from costs of calls that were kept',
    minutes: 0.1,
    isApart: true,
  },
  {
    flag: '--model-costs',
    does: 'costs of calls with 10,000, 100,000 and 300,000 pins, and what the model predicts beside what happens',
    minutes: 15,
    needs: 'Linux',
    takes: 'PINS,PINS,PINS',
    isApart: true,
  },
  { flag: '--house', does: 'how the code is cut', minutes: 0.1, isApart: true },
] as const satisfies readonly Part[]

/** The flag of a part of `npm run bench`. */
export type BenchFlag = (typeof benchParts)[number]['flag']

const options: readonly PartOption[] = [
  {
    flag: '--only',
    does: 'of --interactions, --lighthouse and --scale, those whose names say TEXT',
    takes: 'TEXT',
  },
  {
    flag: '--line',
    does: 'of --lighthouse, one line: simulated, slowed or desktop',
    takes: 'NAME',
  },
  { flag: '--origin', does: 'a product that runs already, for --lighthouse', takes: 'URL' },
  { flag: '--rounds', does: 'the rounds of --interactions (24)', takes: 'NUMBER' },
  { flag: '--write', does: 'writes the judged results of --search', takes: 'FILE' },
  {
    flag: '--against',
    does: 'of --search, what changed since the results in FILE, query by query',
    takes: 'FILE',
  },
  { flag: '--at', does: 'puts another revision beside --house', takes: 'REV' },
  { flag: '--keep', does: 'notes what was measured as the figures of a release' },
]

/** The flags of `npm run bench`. */
export const benchFlags = { command: 'bench', parts: benchParts, options }
