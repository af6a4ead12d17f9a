import type { PartOption } from '../parts/part-flags.ts'
import type { Part } from '../parts/timed-part.ts'

/** The parts of `npm run soak`, in the order in which they run. */
export const soakParts = [
  { flag: '--properties', does: 'every property with a million inputs (INPUTS)', minutes: 60 },
  {
    flag: '--bad-input',
    does: '10,000 bad inputs a call (INPUTS_A_CALL), 100,000 to get in (INPUTS_AT_THE_DOOR)',
    minutes: 90,
  },
  { flag: '--databases', does: 'every test of calls on both databases', minutes: 15 },
  {
    flag: '--calls',
    does: 'the memory over 100,000 mixed calls (CALLS) on each database',
    minutes: 40,
    needs: 'Linux',
  },
  { flag: '--kills', does: '200 kills (KILLS) amid saves on each database', minutes: 40 },
  {
    flag: '--browsers',
    does: 'twelve tasks over https in each browser that is installed',
    minutes: 6,
    needs: 'Chromium, Firefox or WebKit',
    isApart: true,
  },
  {
    flag: '--faults',
    does: 'every module with every fault',
    minutes: 10,
    needs: 'Chromium',
    isApart: true,
  },
  {
    flag: '--alone',
    does: 'every view of every module alone, in every state of the answers',
    minutes: 15,
    needs: 'Chromium',
    isApart: true,
  },
  {
    flag: '--extension',
    does: 'the browser extension, loaded unpacked',
    minutes: 2,
    needs: 'a whole Chromium (CHROMIUM_PATH)',
    isApart: true,
  },
  {
    flag: '--swaps',
    does: 'a hundred new builds (SWAPS) in one open page, and its heap',
    minutes: 10,
    needs: 'Chromium',
    isApart: true,
  },
  {
    flag: '--uploads',
    does: 'a video of 200 MB whose upload is cut, and 100 pictures at once (PICTURES)',
    minutes: 8,
    needs: 'Chromium',
    isApart: true,
  },
  {
    flag: '--catalog',
    does: 'a file of 100,000 products (ROWS) on each database, killed in the middle, and its pins',
    minutes: 30,
    isApart: true,
  },
  {
    flag: '--ads',
    does: '400,000 events of ads (EVENTS) with a kill, delivery, and a plain model beside them',
    minutes: 30,
    isApart: true,
  },
  {
    flag: '--readers',
    does: 'the worst files of each reader (BYTES) beside /health and a pin page, and the memory',
    minutes: 10,
    needs: 'Linux',
    isApart: true,
  },
  {
    flag: '--pooler',
    does: 'requests behind pgbouncer in transaction mode (SECONDS), which is restarted meanwhile',
    minutes: 2,
    needs: 'pgbouncer',
    isApart: true,
  },
  {
    flag: '--upgrades',
    does: 'databases of every earlier schema brought to this one, and the last release beside this checkout under load',
    minutes: 12,
    needs: 'the history and the registry of packages',
    isApart: true,
  },
  {
    flag: '--backup',
    does: 'a backup under load, killed once, and its restore, killed once, on each database (PINS)',
    minutes: 5,
    isApart: true,
  },
  {
    flag: '--reports',
    does: 'reports of random worlds, beside their 100,000 facts (EVENTS)',
    minutes: 10,
    isApart: true,
  },
  {
    flag: '--builds',
    does: 'the last three builds of each module in those of the shell (COMMITS)',
    minutes: 20,
    needs: 'Chromium, the history and the registry of packages',
    isApart: true,
  },
  {
    flag: '--packages',
    does: 'the packages published to verdaccio, and a module in a repository of its own with them, by pnpm, npm and yarn',
    minutes: 8,
    needs: 'the registry of packages',
    isApart: true,
  },
  {
    flag: '--earlier',
    does: 'a module built with the packages of the version before (EARLIER) beside one of this version',
    minutes: 10,
    needs: 'Chromium, the history and the registry of packages',
    isApart: true,
  },
  {
    flag: '--team',
    does: 'a team from an address and a token to a page that others see, by docs/teams.md, and its pipelines step by step',
    minutes: 15,
    needs: 'Chromium and the registry of packages',
    isApart: true,
  },
  {
    flag: '--watching',
    does: 'Prometheus beside a service under load: every query of the dashboard and the alerts, and alerts fired by faults',
    minutes: 8,
    needs: 'prometheus',
    isApart: true,
  },
  {
    flag: '--settings',
    does: 'faulty settings that need a database, certificates or a running service: one sentence of the doctor for each',
    minutes: 3,
    isApart: true,
  },
  {
    flag: '--proxy',
    does: 'a bundle behind Caddy by docs/operators.md: doctor, sign-up, upload, live message, log-in in a browser',
    minutes: 5,
    needs: 'caddy, Chromium and the registry of packages',
    isApart: true,
  },
  {
    flag: '--processes',
    does: 'two processes of a bundle on one PostgreSQL behind Caddy: requests a second (SECONDS), and a rolling restart',
    minutes: 6,
    needs: 'caddy and the registry of packages',
    isApart: true,
  },
  {
    flag: '--instances',
    does: 'four instances under half of their load (SECONDS) while instance, database, pooler, store and primary fail in turn',
    minutes: 6,
    needs: 'haproxy, pgbouncer and PostgreSQL of Debian',
    isApart: true,
  },
  {
    flag: '--replicas',
    does: 'two instances that read from two replicas (SECONDS), which stand still, hang, die and are promoted, at each setting of synchronous replication',
    minutes: 8,
    needs: 'PostgreSQL of Debian',
    isApart: true,
  },
  {
    flag: '--letters',
    does: 'every letter in every language as text, HTML and pictures, at two widths, light and dark',
    minutes: 2,
    needs: 'Chromium',
    isApart: true,
  },
  {
    flag: '--tracing',
    does: 'traces of a page, calls and jobs, sent to a receiver of others and printed as trees',
    minutes: 2,
    needs: 'python3 with opentelemetry-proto',
    isApart: true,
  },
  {
    flag: '--move',
    does: '100,000 pins (PINS) to PostgreSQL and an object store and back, killed on each way (KILLS)',
    minutes: 15,
    isApart: true,
  },
  {
    flag: '--restore',
    does: 'a library of 2,000 pins (PINS) downloaded and restored into another product that is killed twice (KILLS)',
    minutes: 8,
    isApart: true,
  },
  {
    flag: '--import',
    does: '5,000 bookmarks (LINKS) of a hundred sites imported into a service that is killed twice (KILLS)',
    minutes: 15,
    isApart: true,
  },
  {
    flag: '--stock',
    does: 'a module built by Vite, webpack and Rspack with their own plugins, and each of its scripts changed',
    minutes: 10,
    needs: 'Chromium and the registry of packages',
    isApart: true,
  },
  {
    flag: '--mutations',
    does: 'changes one place at a time and lists what no test noticed; in all rules, or below the paths',
    minutes: 600,
    takes: 'PATH…',
    isApart: true,
  },
] as const satisfies readonly Part[]

/** The flag of a part of `npm run soak`. */
export type SoakFlag = (typeof soakParts)[number]['flag']

const options: readonly PartOption[] = [
  {
    flag: '--release',
    does: 'with --builds: takes the last three releases of each by their tags, and writes the page of this one',
    takes: 'NAME@VERSION',
  },
  {
    flag: '--rows',
    does: 'with --mutations: breaks one row of the specs at a time, all of the rooms’ row-mutations.json or the named ones; only tests that name the row may notice',
    takes: 'ROW…',
  },
]

/** The flags of `npm run soak`. */
export const soakFlags = { command: 'soak', parts: soakParts, options }
