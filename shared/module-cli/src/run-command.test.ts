import { afterEach, expect, test, vi } from 'vitest'
import { Fault } from './outcome.ts'
import { asTyped, runCommand } from './run-command.ts'

const hostile = 'Lamps\u001b[2J\u009b1A\u202e\u2028\r\n8  approved'
const shown = 'Lamps\\u001b[2J\\u009b1A\\u202e\\u2028\\u000d\\u000a8  approved'

const args = process.argv
afterEach(() => {
  process.argv = args
  process.exitCode = undefined
})

/** Runs a command and returns what it prints. */
async function printedBy(command: Parameters<typeof runCommand>[0], ...options: readonly string[]) {
  const printed: string[] = []
  const keep = (text: unknown) => printed.push(String(text)) > 0
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
  vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  process.argv = ['node', 'main.ts', ...options]
  await runCommand(command)
  return printed
}

test('a line of a command keeps on its line, whatever the names in it hold', async () => {
  expect(await printedBy(async () => ({ lines: [hostile], data: {} }))).toEqual([shown])
})

test('the message of a fault is escaped as lines are, and keeps its own lines', async () => {
  const fault = async () => {
    throw new Fault(`No \u001b[2J\n  Other`)
  }
  expect(await printedBy(fault)).toEqual(['✗ No \\u001b[2J\n  Other'])
})

test('JSON of a command is escaped, and means what it meant', async () => {
  const [line = ''] = await printedBy(async () => ({ lines: [], data: { hostile } }), '--json')
  expect(line.trimEnd()).not.toMatch(/[\p{Cc}\u2028\u202e]/u)
  expect(JSON.parse(line)).toEqual({ ok: true, hostile })
})

test('a bundle names the commands of the operator as they are typed there', () => {
  const text = 'See npm run module -- list, npm run company -- add NAME, or npm run check.'
  expect(asTyped(text, '/opt/tessera')).toBe(
    'See /opt/tessera/tessera module list, /opt/tessera/tessera company add NAME, or npm run check.',
  )
  expect(asTyped(text, undefined)).toBe(text)
})
