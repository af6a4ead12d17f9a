import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factsOfFiles, readFacts } from '@tessera/commands/room-facts'
import { moduleFolders } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { expect, test } from 'vitest'

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

test('every write is a command, or the facts of its room allow its file with a reason, and no entry is out of date', async () => {
  const writing = await writingCalls()
  expect(writing).toContain('createPin')
  const found = sources.flatMap((path) =>
    writesOf(readFileSync(join(root, path), 'utf8'), writing).map((call) => `${path}: ${call}`),
  )
  const allowed = [...factsOfFiles(await readFacts(), 'writesWithoutCommand').keys()]
  const isAllowed = (path: string) => allowed.some((entry) => path.startsWith(entry))
  expect(found.filter((each) => !isAllowed(each))).toEqual([])
  const outOfDate = allowed.filter((entry) => !found.some((each) => each.startsWith(entry)))
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
