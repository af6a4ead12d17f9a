import dns from 'node:dns'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { chromiumArguments, findChromium } from '@tessera/browsers/chromium'
import { root } from '@tessera/commands/root'
import { say, seconds, table } from '@tessera/commands/say'
import { followUser } from '@tessera/contracts/calls/follows'
import { livePath } from '@tessera/contracts/calls/notifications'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { Finding } from '@tessera/contracts/doctor-tools'
import { chromium } from 'playwright'
import {
  type BundleService,
  bundleIn,
  doctorOf,
  lineOf,
  startBundle,
  until,
} from './deployed/bundle-service.ts'
import { type Caddy, startCaddy } from './deployed/caddy.ts'
import { startMailSink } from './deployed/mail-sink.ts'
import { soakPort } from './kill-under-load.ts'
import { type Caller, newIdeas, newMember } from './soak-caller.ts'
import { uploaded } from './soak-catalog-runs.ts'

const ports = {
  product: soakPort,
  builds: soakPort + 99,
  metrics: soakPort + 1,
  https: soakPort + 2,
  http: soakPort + 3,
} as const
/** Names below .test are nobody's. */
const caddyHosts = { product: 'pins.test', builds: 'builds.test' } as const
const origin = `https://${caddyHosts.product}:${ports.https}`
/** A push that takes longer was held back on the way. */
const pushMilliseconds = 1_000

/** Returns the settings of the documents for this machine. */
async function settingsFor(mail: string): Promise<string> {
  const text = await readFile(join(root, 'docs/deploy/tessera.env'), 'utf8')
  return text
    .replace('https://pins.example.org', origin)
    .replace('https://builds.example.org', `https://${caddyHosts.builds}:${ports.https}`)
    .replace('STORE_PORT=3099', `STORE_PORT=${ports.builds}`)
    .replace('\nPORT=3000', `\nPORT=${ports.product}`)
    .replace('METRICS_PORT=9464', `METRICS_PORT=${ports.metrics}`)
    .replace(/SMTP_URL=.+/, `SMTP_URL=${mail}`)
    .replace('hello@example.org', 'hello@pins.test')
}

/** Lets requests of this process find Caddy and trust it, as a hosts file and a browser's settings would. */
async function trust({ authority }: Caddy): Promise<() => void> {
  const before = { lookup: dns.lookup, authorities: getCACertificates() }
  const own: ReadonlySet<string> = new Set(Object.values(caddyHosts))
  const lookup = (
    host: string,
    options: dns.LookupAllOptions,
    done: (...found: unknown[]) => void,
  ) => {
    if (!own.has(host)) return before.lookup(host, options, done)
    return options.all
      ? done(null, [{ address: '127.0.0.1', family: 4 }])
      : done(null, '127.0.0.1', 4)
  }
  Object.assign(dns, { lookup })
  setDefaultCACertificates([...before.authorities, await readFile(authority, 'utf8')])
  return () => {
    Object.assign(dns, { lookup: before.lookup })
    setDefaultCACertificates(before.authorities)
  }
}

/** Returns the milliseconds from an act of somebody else to the live message about it. */
async function pushedAfter(person: Caller, act: () => Promise<unknown>): Promise<number> {
  const ended = new AbortController()
  const stream = await person.send(livePath, {
    headers: { Accept: 'text/event-stream' },
    signal: AbortSignal.any([ended.signal, AbortSignal.timeout(30_000)]),
  })
  if (stream.status !== 200 || stream.body === null)
    throw new Error(`The live stream was answered with ${stream.status}.`)
  let began = performance.now()
  let text = ''
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    text += part
    if (/^data: /m.test(text)) return performance.now() - began
    // A new stream begins with the place from which it may go on.
    if (!/^id: /m.test(text)) continue
    text = ''
    began = performance.now()
    void act().catch((cause: unknown) => ended.abort(cause))
  }
  throw new Error('The live stream ended without a message.')
}

/** Opens the home page in a browser, logs in by the form, and returns the hosts that scripts came from. */
async function loggedInByHand(email: string): Promise<ReadonlySet<string>> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, '--host-resolver-rules=MAP *.test 127.0.0.1'],
  })
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true, baseURL: origin })
    const hosts = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && response.ok())
        hosts.add(new URL(response.url()).hostname)
    })
    await page.goto('/login/')
    const form = page.locator('main form')
    await form.getByRole('textbox', { name: 'Email' }).fill(email)
    await form.getByLabel('Password', { exact: true }).fill('a long enough secret')
    await form.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    return hosts
  } finally {
    await browser.close()
  }
}

/** Uses the product through Caddy, and returns what came of it. */
async function used(): Promise<readonly (readonly [string, string])[]> {
  const name = `deployed${Date.now()}`
  const person = await newMember(origin, name)
  const friend = await newMember(origin, `${name}b`)
  await newIdeas(person, 'Ideas', ['Lamp'])
  say('Somebody signed up and made a pin.')
  const upload = await uploaded(person, join(root, 'README.md'))
  const viewer = await person.done(getViewer, {})
  say('A file was uploaded.')
  const push = await pushedAfter(person, () => friend.done(followUser, { user_id: viewer?.id }))
  say('A live message arrived.')
  const hosts = await loggedInByHand(`${name}@mail.test`)
  return [
    ['upload', upload === '' ? 'failed' : 'whole'],
    ['live message', push < pushMilliseconds ? `after ${push.toFixed(0)} ms` : 'failed: too late'],
    [
      'log-in by hand',
      hosts.has(caddyHosts.builds)
        ? `with modules from ${caddyHosts.builds}`
        : `failed: scripts from ${[...hosts].join(', ')} alone`,
    ],
  ]
}

/** Takes a setting out of the file, has the service read it again, and returns what the doctor says of it. */
async function faultWithout(
  line: string,
  given: {
    readonly file: string
    readonly service: BundleService
    readonly examine: () => Promise<readonly Finding[]>
  },
): Promise<readonly Finding[]> {
  const { file, service, examine } = given
  const whole = await readFile(file, 'utf8')
  const reloads = () => service.said().split('"settings.reloaded"').length
  const reload = async (text: string) => {
    const before = reloads()
    await writeFile(file, text)
    service.process.kill('SIGHUP')
    if (!(await until(() => reloads() > before, 5_000))) throw new Error('Nothing was reloaded.')
  }
  await reload(whole.replace(`${line}\n`, ''))
  try {
    return (await examine()).filter(({ level }) => level === 'fault')
  } finally {
    await reload(whole)
  }
}

/**
 * Follows docs/operators.md: a bundle behind Caddy, with the files of docs/deploy. Signs up, uploads, gets a live message,
 * logs in by a browser, and has the doctor find all well, and then one fault.
 */
export async function soakProxy(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-proxy-'))
  const mail = await startMailSink()
  const ending: (() => unknown)[] = [() => mail.stop(), () => rm(folder, { recursive: true })]
  try {
    const bundle = await bundleIn(folder)
    const began = performance.now()
    const file = join(folder, 'tessera.env')
    const data = join(folder, 'data')
    await writeFile(file, await settingsFor(mail.url), { mode: 0o600 })
    const environment = { SETTINGS_FILE: file, DATA_DIR: data }
    const service = await startBundle(bundle, environment, ports.product)
    ending.unshift(() => service.stop())
    const caddy = await startCaddy(folder, {
      ...ports,
      file: 'Caddyfile',
      replaced: {
        'pins.example.org {': `${caddyHosts.product} {\n\ttls internal`,
        'builds.example.org {': `${caddyHosts.builds} {\n\ttls internal`,
        '127.0.0.1:3000': `127.0.0.1:${ports.product}`,
        '127.0.0.1:3099': `127.0.0.1:${ports.builds}`,
      },
    })
    ending.unshift(() => caddy.stop())
    ending.unshift(await trust(caddy))
    await until(async () => (await fetch(`${origin}/ready`)).status === 200)
    say(`The product answers at ${origin} after ${seconds(began)}.`)
    const examine = () =>
      doctorOf(bundle, { ...environment, NODE_EXTRA_CA_CERTS: caddy.authority }, [
        '--address',
        '127.0.0.1',
      ])
    const findings = await examine()
    for (const finding of findings) say(lineOf(finding))
    const untrusted = await faultWithout('TRUSTED_PROXIES=127.0.0.1', { file, service, examine })
    for (const finding of untrusted) say(lineOf(finding))
    const results = await used()
    const isWell = findings.every(({ level }) => level === 'well')
    const isFound =
      untrusted.length === 1 && untrusted[0]?.fix?.includes('TRUSTED_PROXIES') === true
    console.log(
      table([
        ['doctor', isWell ? `${findings.length} findings, all well` : 'found something'],
        ['without TRUSTED_PROXIES', isFound ? 'the doctor names it' : 'failed'],
        ...results,
        ['in all', seconds(began)],
      ]),
    )
    return isWell && isFound && results.every(([, outcome]) => !outcome.startsWith('failed'))
  } finally {
    for (const end of ending) await end()
  }
}
