import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import { logIn } from '@tessera/contracts/calls/session'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { argon2Passwords } from '@tessera/server/platform/passwords/argon2'
import { type Line, median, ratiosOf } from '../measure.ts'
import { callOf } from './asked.ts'
import { type FilledService, filledService, readers } from './filled-service.ts'
import { latencies, quantile } from './under-load.ts'

const pins = 10_000
const logInsASecond = 8
const readsASecond = 50
const seconds = 10
const rounds = 3
const wrongTries = 100
const password = 'the one of everybody here'

/** Light calls to run during log-ins, so that a slow-down by hashing would show. */
const reads =
  (filled: FilledService) =>
  async (at: number): Promise<void> => {
    const input = { board_id: String(1 + 20 * (at % readers)) }
    await callOf(filled, at % 2 === 0 ? getBoard : boardPins, { input, at })
  }

/** Tries to log in from a different address each time. */
function tryToLogIn({ service }: FilledService, login: string, given: string, at: number) {
  const { path, body } = encodeInput(logIn, { username_or_email: login, password: given })
  return service.fetch(
    new Request(service.origin + path, {
      method: 'POST',
      headers: { Origin: service.origin, 'Content-Type': 'application/json' },
      body,
    }),
    { address: `10.${at >> 8}.${at % 250}.${(at * 7) % 250}` },
  )
}

/** Logs in with the right password. */
async function logInAs(filled: FilledService, login: string, at: number): Promise<void> {
  const answer = await tryToLogIn(filled, login, password, at)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A log-in was answered with ${answer.status}: ${text}`)
}

/** Gives the generated members a password and returns their usernames. */
async function withPasswords({ bare }: FilledService): Promise<readonly string[]> {
  const hash = await argon2Passwords.hash(password)
  const { rows } = await bare.query<{ username: string }>(
    'update users set password_hash = $1 where id <= 500 returning username',
    [hash],
  )
  return rows.map(({ username }) => username)
}

/** Compares a log-in with a wrong password for an existing and an unknown account. */
async function wrongPasswords(filled: FilledService, logins: readonly string[]): Promise<Line> {
  const timed = async (login: string, at: number) => {
    const started = performance.now()
    const answer = await tryToLogIn(filled, login, 'not the one of anybody', at)
    await answer.text()
    if (answer.status >= 500 || answer.ok) throw new Error(`It was answered with ${answer.status}.`)
    return performance.now() - started
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  for (const [at, login] of logins.slice(-wrongTries).entries()) {
    known.push(await timed(login, 20_000 + 2 * at))
    unknown.push(await timed(`nobody_${at}`, 20_001 + 2 * at))
  }
  const [ours, beside] = [median(known), median(unknown)]
  return {
    name: 'a wrong password for a known account, beside an unknown one',
    ours: `${ours.toFixed(1)} ms`,
    beside: `${beside.toFixed(1)} ms`,
    ratio: ours / beside,
    rounds: ratiosOf(known, unknown),
    target: 'about 1',
  }
}

/** Compares reads during eight log-ins a second with reads without any. */
export async function logIns(): Promise<readonly Line[]> {
  const filled = await filledService(pins)
  try {
    const logins = await withPasswords(filled)
    const read = reads(filled)
    const reading = () =>
      latencies({ perSecond: readsASecond, times: readsASecond * seconds }, read)
    const entering = () =>
      latencies({ perSecond: logInsASecond, times: logInsASecond * seconds }, (at) =>
        logInAs(filled, logins[at % logins.length] ?? '', at),
      )
    await reading()
    const [busy, quiet, hashed]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(quantile(await reading(), 0.99))
      const [took, logged] = await Promise.all([reading(), entering()])
      busy.push(quantile(took, 0.99))
      hashed.push(quantile(logged, 0.5))
    }
    return [lineOf(busy, quiet, hashed), await wrongPasswords(filled, logins)]
  } finally {
    await filled.stop()
  }
}

const lineOf = (
  busy: readonly number[],
  quiet: readonly number[],
  hashed: readonly number[],
): Line => ({
  name: `reads' p99 while ${logInsASecond} log-ins/s are hashed, beside none`,
  ours: `${median(busy).toFixed(1)} ms (a log-in ${median(hashed).toFixed(0)} ms)`,
  beside: `${median(quiet).toFixed(1)} ms`,
  ratio: median(busy) / median(quiet),
  rounds: ratiosOf(busy, quiet),
  target: 'ours under 50 ms',
})
