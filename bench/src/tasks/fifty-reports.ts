import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '@tessera/browsers/chromium'
import { runProduct } from '@tessera/commands/product/product'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { say } from '@tessera/commands/say'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import {
  decideReports,
  HouseDecision,
  HouseReport,
  handOnReports,
  houseDecisions,
  houseReports,
  undoDecision,
} from '@tessera/contracts/calls/house-reports'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { houseToolsPath } from '@tessera/contracts/house-tools'
import { type ReportDecision, reportKinds } from '@tessera/contracts/report-kinds'
import { z } from '@tessera/contracts/schema'
import { type APIRequestContext, type Browser, chromium, type Page } from 'playwright'
import { type Line, median } from '../measure.ts'
import { quantile } from '../service/under-load.ts'
import { password } from './tasks.ts'

const port = 4660
const all = 50
const moderator = 'jonas_weil'
const reporters = ['priya_raman', 'noor_haddad'] as const

const Answer = z.object({
  resource_response: z.object({
    data: z.unknown(),
    error: z.nullable(z.object({ code: z.string(), data: z.optional(z.unknown()) })),
  }),
})

/** Calls of one person. */
function callsOf(request: APIRequestContext, origin: string) {
  const post = async (path: string, data: object): Promise<unknown> => {
    const response = await request.post(origin + path, { headers: { Origin: origin }, data })
    const { resource_response: answer } = z.parse(Answer, await response.json())
    if (answer.error !== null && answer.error.code !== 'mfa-needed')
      throw new Error(`${path}: ${JSON.stringify(answer.error)}`)
    return answer.error === null ? answer.data : answer.error.data
  }
  const get = async (call: Call, input: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const { path } = encodeInput(call, input)
    const response = await request.get(origin + path)
    const { resource_response: answer } = z.parse(Answer, await response.json())
    if (answer.error !== null) throw new Error(`${path}: ${JSON.stringify(answer.error)}`)
    return answer.data
  }
  const logIn = (who: string) =>
    post('/resource/UserSessionResource/create/', { username_or_email: who, password })
  return { post, get, logIn }
}

const Shown = z.array(
  z.object({
    id: z.string(),
    board: z.optional(z.nullable(z.object({ id: z.string() }))),
    pinner: z.optional(z.nullable(z.object({ id: z.string(), username: z.string() }))),
  }),
)

/** Reports fifty things of every kind by two members: pins, boards, profiles, comments and websites. */
async function report(browser: Browser, origin: string): Promise<void> {
  const contexts = await Promise.all(reporters.map(() => browser.newContext()))
  const people = contexts.map(({ request }) => callsOf(request, origin))
  for (const [at, who] of reporters.entries()) await people[at]?.logIn(who)
  const [first] = people
  if (first === undefined) throw new Error('Nobody reports.')
  // Nobody decides about their own things.
  const pins = z
    .parse(Shown, await first.get(homeFeed, { page_size: 2 * all }))
    .filter(({ pinner }) => pinner?.username !== moderator)
  const unique = (ids: readonly (string | undefined)[]) =>
    [...new Set(ids)].filter((id) => id !== undefined)
  const boards = unique(pins.map(({ board }) => board?.id)).slice(0, 8)
  const profiles = unique(pins.map(({ pinner }) => pinner?.id)).slice(0, 6)
  const comments: string[] = []
  for (const { id } of pins.slice(0, 4)) {
    const made = await first.post('/resource/PinCommentsResource/create/', {
      pin_id: id,
      text: 'Buy it',
    })
    comments.push(z.parse(z.object({ id: z.string() }), made).id)
  }
  const named = [
    ...boards.map((id) => ({ subject: { kind: 'board', id } })),
    ...profiles.map((id) => ({ subject: { kind: 'profile', id } })),
    ...comments.map((id) => ({ subject: { kind: 'comment', id } })),
    ...[1, 2].map((number) => ({ address: `https://fakes${number}.example/` })),
  ]
  const rest = pins.slice(0, all - named.length).map(({ id }) => ({ subject: { kind: 'pin', id } }))
  for (const [at, what] of [...named, ...rest].entries())
    await people[at % people.length]?.post('/resource/ContentReportsResource/create/', {
      ...what,
      kind: reportKinds[at % reportKinds.length],
      words: at % 3 === 0 ? 'Look at this' : '',
    })
  for (const context of contexts) await context.close()
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the code of an authenticator (RFC 6238), now or some steps of half a minute ahead. */
function codeOf(secret: string, ahead: number): string {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const mac = createHmac('sha1', key).update(step).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Gives a member the role of a moderator, and logs them in with an authenticator. Returns recovery codes. */
async function becomeModerator(page: Page, origin: string, data: string): Promise<string[]> {
  const { post, logIn } = callsOf(page.request, origin)
  await logIn(moderator)
  await post('/v3/users/security/confirm/', { password })
  const factor = '/v3/users/security/authenticator'
  const started = z.parse(z.object({ secret: z.string() }), await post(`${factor}/start/`, {}))
  const finished = await post(`${factor}/finish/`, { code: codeOf(started.secret, -1) })
  const script = join(root, 'server/src/main/operator-proof.ts')
  const made = await runProgram(process.execPath, [script, origin], { DATA_DIR: data })
  const response = await fetch(origin + houseToolsPath, {
    method: 'POST',
    headers: { Authorization: `Bearer ${made.printed.trim()}` },
    body: JSON.stringify({ do: 'role', account: moderator, role: 'moderator', reason: 'Bench' }),
  })
  if (!response.ok) throw new Error(`The role was answered with ${response.status}.`)
  await page.context().clearCookies({ name: '__Host-session' })
  const challenge = z.parse(z.object({ mfa_challenge: z.string() }), await logIn(moderator))
  await post('/resource/UserSessionResource/create/', {
    ...challenge,
    mfa_token: codeOf(started.secret, 0),
  })
  await post('/v3/users/security/confirm/', { password })
  return z.parse(z.object({ recovery_codes: z.array(z.string()) }), finished).recovery_codes
}

type Meant = ReportDecision | 'hand-on'

/** The decision that is meant for each report of the queue; every tenth is pressed wrong first, and undone. */
function meantFor({ person }: HouseReport, at: number): Meant {
  if (at % 17 === 16) return 'hand-on'
  if (person !== null && at === 25) return 'suspend'
  if (person !== null && at % 9 === 8) return 'limit'
  return at % 2 === 0 ? 'remove' : 'dismiss'
}

const digits = { dismiss: '1', remove: '2', limit: '3', suspend: '4', warn: '5' } as const

interface Worked {
  readonly meant: Meant
  readonly presses: number
  readonly seconds: number
}

/** Decides the report that the page shows, by keys alone. */
async function decide(
  page: Page,
  meant: Meant,
  { isSlip, codes }: { isSlip: boolean; codes: string[] },
): Promise<Worked> {
  let presses = 0
  const from = performance.now()
  const key = async (name: string) => {
    presses += 1
    await page.keyboard.press(name)
  }
  const type = async (text: string) => {
    presses += text.length
    await page.keyboard.type(text)
  }
  const dialog = page.getByRole('dialog')
  const open = async (name: string) => {
    await key(name)
    await dialog.waitFor()
  }
  /** Presses a key, and waits for its call and for the list that follows. */
  const send = async (name: string, call: Call) => {
    const heard = (path: string) =>
      page.waitForResponse((response) => response.url().includes(path))
    const sent = heard(call.path)
    const listed = sent.then(() => heard(houseReports.path))
    await Promise.all([sent, listed, key(name)])
  }
  if (isSlip) {
    await open(meant === 'dismiss' ? '2' : '1')
    await send('Enter', decideReports)
    await dialog.waitFor({ state: 'hidden' })
    await send('z', undoDecision)
  }
  if (meant === 'hand-on') {
    await open('h')
    await type('Yours?')
    await send('Control+Enter', handOnReports)
    await dialog.waitFor({ state: 'hidden' })
    await key('j')
  } else {
    await open(digits[meant])
    if (meant === 'suspend') {
      await key('Enter')
      await dialog.getByRole('textbox', { name: /code/i }).waitFor()
      await type(codes.shift() ?? '')
    }
    await send('Enter', decideReports)
  }
  await dialog.waitFor({ state: 'hidden' })
  return { meant, presses, seconds: (performance.now() - from) / 1_000 }
}

/** Works through the queue; throws when a decision is not what was meant. */
async function workThrough(
  page: Page,
  origin: string,
  codes: string[],
): Promise<readonly Worked[]> {
  const { get } = callsOf(page.request, origin)
  const waiting = z.parse(z.array(HouseReport), await get(houseReports, { page_size: all }))
  const meant = new Map(waiting.map((each, at) => [each.case_id, meantFor(each, at)]))
  await page.goto(`${origin}/admin/reports/`)
  const worked: Worked[] = []
  let handed = 0
  for (const [at, { case_id: caseId, title }] of waiting.entries()) {
    const heading = page.getByRole('heading', { level: 2 }).first()
    await heading.waitFor()
    const wanted = meant.get(caseId) ?? 'dismiss'
    if (wanted === 'hand-on') handed += 1
    worked.push(
      await decide(page, wanted, { isSlip: at % 10 === 4 && wanted !== 'hand-on', codes }),
    )
    if (at % 10 === 9) say(`${at + 1} reports, the last of '${title}'`)
  }
  const decided = z.parse(z.array(HouseDecision), await get(houseDecisions, { page_size: 2 * all }))
  const wrong = waiting.filter(({ case_id: caseId }) => {
    const made = decided.find((each) => each.case_id === caseId && each.undone_at === null)
    const wanted = meant.get(caseId)
    return wanted === 'hand-on' ? made !== undefined : made?.decision !== wanted
  })
  if (wrong.length > 0)
    throw new Error(
      `${wrong.length} of ${all} decisions are not what was meant: ${wrong.map(({ case_id }) => case_id).join(', ')}.`,
    )
  say(`All ${all} are as they were meant; ${handed} were handed on.`)
  return worked
}

/** The presses and seconds of a report, of fifty that a moderator decides by keyboard alone, without time to think. */
export async function fiftyReports(): Promise<readonly Line[]> {
  const data = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const product = await runProduct(
    { port, data, registryFile: join(data, 'registry.json') },
    () => {},
  )
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    await report(browser, product.origin)
    const viewport = { width: 1440, height: 900 }
    const context = await browser.newContext({ viewport, locale: 'en-US' })
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    const codes = await becomeModerator(page, product.origin, data)
    const worked = await workThrough(page, product.origin, codes)
    const seconds = worked.map((each) => each.seconds)
    const mean = worked.reduce((sum, { presses }) => sum + presses, 0) / worked.length
    return [
      {
        name: 'presses a report, with slips, notes and a code',
        ours: mean.toFixed(1),
        beside: '–',
        target: '',
      },
      {
        name: 'presses of a usual decision',
        ours: String(median(worked.map(({ presses }) => presses))),
        beside: '1 to 2 (Discourse)',
        count: median(worked.map(({ presses }) => presses)),
        target: '',
      },
      {
        name: 'seconds of the machine a report, median and p95',
        ours: `${median(seconds).toFixed(2)} s`,
        beside: `${quantile(seconds, 0.95).toFixed(2)} s`,
        target: '',
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
    await rm(data, { recursive: true, force: true })
  }
}
