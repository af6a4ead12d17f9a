import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'tessera-loaded-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Records the address of every file that the process loads.
const hook = join(folder, 'hook.mjs')
writeFileSync(
  hook,
  `import { registerHooks } from 'node:module'
import { appendFileSync } from 'node:fs'
registerHooks({ load: (url, context, next) => {
  appendFileSync(process.env.LOADED_FILE, url + '\\n')
  return next(url, context)
} })`,
)

const demoFolder = new URL('..', import.meta.url).href
const entries = {
  service: new URL('../../server/src/main.ts', import.meta.url),
  withDemo: new URL('main.ts', import.meta.url),
}

const production = {
  MODE: 'production',
  ALLOW_HTTP: 'on',
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'post@example.org',
  SECRETS_KEY: 'a'.repeat(16) + '7f'.repeat(16),
  CAPTCHA_SECRET: 'b'.repeat(16) + '7f'.repeat(16),
}

/**
 * Starts an entry point with an unreachable database, by which time it has loaded all of its files.
 * Returns those of `demo/`.
 */
async function demoFilesLoaded(
  entry: URL,
  environment: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const loaded = join(mkdtempSync(join(folder, 'start-')), 'loaded.txt')
  const child = spawn(process.execPath, ['--import', hook, entry.pathname], {
    env: {
      LOADED_FILE: loaded,
      DATA_DIR: join(loaded, '../data'),
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      ...environment,
    },
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  await new Promise((resolve) => child.once('exit', resolve))
  expect(said).toMatch(/^The database at .* cannot be reached/)
  return readFileSync(loaded, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith(demoFolder))
    .map((url) => url.slice(demoFolder.length))
}

const startMilliseconds = 60_000

test(
  'a production start loads nothing of the demo world, and its entry point nothing but itself',
  async () => {
    expect(await demoFilesLoaded(entries.service, production)).toEqual([])
    expect(await demoFilesLoaded(entries.withDemo, production)).toEqual(['src/main.ts'])
  },
  startMilliseconds,
)

test(
  'a local start plugs in the demo world, and leaves its text unloaded without a fill',
  async () => {
    const loaded = await demoFilesLoaded(entries.withDemo, { MODE: 'local', DEMO: 'off' })
    expect(loaded).toContain('src/demo-content.ts')
    expect(loaded).not.toContain('src/whole-world.ts')
  },
  startMilliseconds,
)
