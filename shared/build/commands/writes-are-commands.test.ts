import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moduleFolders } from './rooms.ts'
import { root } from './root.ts'

/** Files and folders that make writing calls without a command, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'mfe-auth/src/auth-form/calls.ts': 'Checks an email while it is typed, by POST; writes nothing.',
  'mfe-auth/src/auth-form/use-auth-flow.ts': 'Counts attempts for analytics; nobody waits for it.',
  'mfe-auth/src/email-collection/email-step.tsx': 'Looks an email up, by POST; writes nothing.',
  'mfe-auth/src/passkeys/': 'Asks for challenges that passkeys sign; an unused one ends by itself.',
  'shared/pins/src/ads/ad-log.ts': 'Counts what people do with ads; nobody waits for it.',
  'mfe-auth/src/sso/exchange.ts': 'Exchanges a code that the log-in then uses; writes no data.',
  'mfe-auth/src/sso/look-up.ts': 'Looks an email up while it is typed, by POST; writes nothing.',
  'mfe-pin-create/src/builder/carousel/use-slide-upload.ts':
    'Uploads a picture that its draft then holds; nothing else shows it.',
  'mfe-pin-create/src/builder/upload/upload-picture.ts':
    'Uploads a picture, which the flow of its draft follows and tries again; nothing else shows it.',
  'mfe-pin-create/src/builder/video/use-cover-upload.ts':
    'Uploads a cover that its draft then holds; nothing else shows it.',
  'mfe-pin-create/src/import/choose-source.tsx':
    'Asks what an import would bring; creates nothing.',
  'mfe-shopping/src/search/advisory/notices.tsx': 'Counts views of a notice; nobody waits for it.',
  'shell/src/reports/reports.ts': 'Reports errors of the page.',
  'shell/src/vitals/watch-vitals.ts': 'Reports how fast the page is, as it is hidden.',
}

const isAllowed = (path: string) => Object.keys(allowed).some((each) => path.startsWith(each))

const calls = join(root, 'shared/contracts/src/calls')

/** Returns the export names of the calls that write. */
async function writingCalls(): Promise<readonly string[]> {
  const files = readdirSync(calls).filter((file) => /^(?!.*[.]test)[^.]+[.]ts$/.test(file))
  const modules = await Promise.all(files.map(async (file) => import(join(calls, file))))
  return modules.flatMap((exported: object) =>
    Object.entries(exported).flatMap(([name, call]) =>
      call?.method !== undefined && call.method !== 'GET' ? [name] : [],
    ),
  )
}

/** Returns the writing calls of a file that no command of the file makes. */
function writesOf(text: string, writing: readonly string[]): readonly string[] {
  const isInCommand = /define(Whole)?Command\(/.test(text)
  return [...text.matchAll(/(\w+\.)?client\s*\.call\(\s*(\w+)/g)].flatMap(([, of, call = '']) =>
    writing.includes(call) && (of !== undefined || !isInCommand) ? [call] : [],
  )
}

const sources = ['shell', ...moduleFolders()]
  .concat(['shared/module', 'shared/pins', 'shared/client'])
  .flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /[.]tsx?$/.test(path) && !/[.]test[.]tsx?$/.test(path))
      .map((path) => `${folder}/src/${path}`),
  )

test('every write is a command, or its file is allowed with a reason, and no entry is out of date', async () => {
  const writing = await writingCalls()
  expect(writing).toContain('createPin')
  const found = sources.flatMap((path) =>
    writesOf(readFileSync(join(root, path), 'utf8'), writing).map((call) => `${path}: ${call}`),
  )
  expect(found.filter((each) => !isAllowed(each))).toEqual([])
  const outOfDate = Object.keys(allowed).filter(
    (entry) => !found.some((each) => each.startsWith(entry)),
  )
  expect(outOfDate).toEqual([])
})

test('a write of a component is found, a write in a command is not', () => {
  const write = 'const result = await shell.client.call(createPin, input)'
  expect(writesOf(write, ['createPin'])).toEqual(['createPin'])
  expect(writesOf('await client.call(createPin, input)', ['createPin'])).toEqual(['createPin'])
  const command = 'defineCommand((client, input) => client.call(createPin, input), options)'
  expect(writesOf(command, ['createPin'])).toEqual([])
  expect(writesOf('await client.call(getPin, input)', ['createPin'])).toEqual([])
})
