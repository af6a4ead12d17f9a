import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { expect, test } from 'vitest'

const questionWord = /^(What|Whatever|How|Where|Which|Who|Whoever|Whose|Why|Whether|Those|When) /

/** Returns the comments of a text that begin with a question word, each after its line number. */
function questionsIn(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.flatMap((line, at) => {
    const before = lines[at - 1] ?? ''
    const [, mark = '', said = ''] = /^(\/\*\*|\/\*|\*|\/\/) (.*)/.exec(line) ?? []
    const isFirst = mark === '*' ? /^\/\*\*?$/.test(before) : !before.startsWith('//')
    return isFirst && questionWord.test(said) ? [`${at + 1}: ${line}`] : []
  })
}

test('a comment begins with its subject or verb and not with a question word: "The boards of…" instead of "What is…"', () => {
  const files = globSync('{mfe-*,shell,shared/*,server,demo,bench,e2e}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  })
  const questions = files.flatMap((file) =>
    questionsIn(readFileSync(join(root, file), 'utf8')).map((found) => `${file}:${found}`),
  )
  expect(questions).toEqual([])
})

test('the first line of a comment counts, and no later one', () => {
  const text = [
    '/** What a module offers. */',
    '/**',
    ' * How pins move.',
    ' */',
    '  // Where it ends.',
    '// Reads it,',
    '// When it is there.',
    '/** Returns it, and',
    ' * Who asked. */',
    "const how = 'What'",
  ].join('\n')
  expect(questionsIn(text)).toEqual([
    '1: /** What a module offers. */',
    '3: * How pins move.',
    '5: // Where it ends.',
  ])
})
