/** A number of the model that nobody measured here, and where it comes from. */
interface Assumed {
  readonly value: number
  readonly from: string
}

const assumed = (value: number, from: string): Assumed => ({ value, from })

/** The calls that the model counts, by names that a person knows. */
export const modelCalls = [
  'home',
  'more of home',
  'closeup',
  'related',
  'board',
  'search',
  'typeahead',
  'save',
  'bell',
] as const

/** A call that the model counts. */
export type ModelCall = (typeof modelCalls)[number]

/** Calls of one person on one day that they are there. */
export const personsDay: Readonly<Record<ModelCall, Assumed>> = {
  home: assumed(3, 'chosen: three visits a day'),
  'more of home': assumed(9, 'chosen: three more pages of 25 pins a visit'),
  closeup: assumed(8, 'chosen: one of 40 pins that were seen is opened'),
  related: assumed(8, 'each closeup asks for it'),
  board: assumed(2, 'chosen'),
  search: assumed(2, 'chosen'),
  typeahead: assumed(12, 'six letters a search, each a call at most (debounced)'),
  save: assumed(2, 'chosen: one of four pins that were opened'),
  bell: assumed(3, 'each visit asks once; the live stream says the rest'),
}

/** The share of people and the hours of a day. */
export const people = {
  activeShare: assumed(0.25, 'chosen: a quarter of the accounts is there on a day'),
  peak: assumed(
    2.5,
    'chosen: the busiest hour of a day has 10 % of it, and its busiest minutes a bit more',
  ),
  visitorShare: assumed(
    0.3,
    'chosen: the share of reads without an account, which replicas may answer',
  ),
  pinsEach: assumed(100, 'issue 43: 1 billion pins of 10 million people'),
  originalShare: assumed(
    0.4,
    'the worlds of the benchmarks; the rest are copies without a picture',
  ),
}

/** Bytes and times of what the short run doesn't reach. */
export const around = {
  pictureBytes: assumed(
    350_000,
    'six sizes of a photograph of 736 pixels; the demo world has about as much',
  ),
  picturesAPage: assumed(25, 'a page of a feed'),
  pictureShownBytes: assumed(22_000, 'a picture of 236 pixels'),
  cdnShare: assumed(0.95, 'chosen: pictures that a CDN answers, since their content never changes'),
  httpMilliseconds: assumed(
    0.15,
    "a request through Node's HTTP and the proxy: a bare server answers some 7,000 a second on a core",
  ),
  utilization: assumed(0.6, 'chosen: the share of a machine that is used at the peak'),
  memoryShare: assumed(
    0.2,
    'the share of the database that is kept in memory: indexes and new rows',
  ),
  replayBytes: assumed(
    60_000_000,
    'bytes of the log that one standby replays in a second, on one core; replay is one process',
  ),
  hosts: assumed(2, 'copies of each machine that must not be missing: a standby for the primary'),
}

/** The machine that is counted, and prices; change them to your own. */
export const prices = {
  cores: assumed(16, 'a rented machine, the usual size'),
  memory: assumed(64, 'GB of that machine'),
  machineMonth: assumed(250, 'dollars a month for it, as hosters ask for dedicated cores in 2026'),
  largestCores: assumed(96, 'the largest machine that is easily rented'),
  largestMonth: assumed(2_400, 'dollars a month for it, with 768 GB'),
  diskMonth: assumed(0.1, 'dollars a month for a GB of NVMe, kept twice'),
  objectMonth: assumed(0.015, 'dollars a month for a GB in an object store'),
  trafficGigabyte: assumed(0.005, 'dollars for a GB through a CDN, at volume'),
}

/** A number of people whose bill is printed. */
export interface ModelSize {
  readonly name: string
  readonly people: number
  /** Rates that are given instead of those that the day of a person leads to. */
  readonly pagesASecond?: number
  readonly savesASecond?: number
}

/** The sizes that are printed. */
export const modelSizes: readonly ModelSize[] = [
  { name: 'a family', people: 5 },
  { name: '10,000 people', people: 10_000 },
  { name: '1,000,000 people', people: 1_000_000 },
  {
    name: '10,000,000 people, 10,000 pages and 1,000 saves a second',
    people: 10_000_000,
    pagesASecond: 10_000,
    savesASecond: 1_000,
  },
]
