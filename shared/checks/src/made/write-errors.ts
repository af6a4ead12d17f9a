import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { errorCodes, isErrorCode } from '@tessera/contracts/errors/codes'
import { errorFixes } from '@tessera/contracts/errors/fixes'
import { moduleErrorFixes } from '@tessera/module/fixes'
import { moduleErrorTexts } from '@tessera/module/load'

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const document = join(root, 'docs/errors.md')

/** Returns the text of docs/errors.md, from the error catalogues of calls and modules. */
function wanted(): string {
  const calls = Object.keys(errorCatalogue)
    .filter(isErrorCode)
    .map((code) => {
      const { version, http, message } = errorCatalogue[code]
      return row([code, version, errorCodes[code], http, message, errorFixes[code]])
    })
  const fixes = new Map(Object.entries(moduleErrorFixes))
  const modules = Object.entries(moduleErrorTexts).map(([code, text]) =>
    row([code, text, fixes.get(code) ?? '']),
  )
  return [
    '# Every error and what to do about it',
    '',
    'For everybody who meets an error: programmers of callers, teams and operators. Made by `npm run fix` from `shared/contracts/src/errors/catalogue.ts` and `shared/module/src/load/errors.ts`.',
    '',
    '## How a call can fail',
    '',
    row(['Code', 'Version', 'api_error_code', 'HTTP', 'What a person reads', 'What to do']),
    row(['---', '---', '---', '---', '---', '---']),
    ...calls,
    '',
    '## How a module can fail',
    '',
    row(['Code', 'What a person reads in its region', 'What to do']),
    row(['---', '---', '---']),
    ...modules,
    '',
  ].join('\n')
}

/** True when docs/errors.md matches the catalogues. */
export function errorsAreTrue(): boolean {
  return existsSync(document) && readFileSync(document, 'utf8') === wanted()
}

/** Writes the document. */
export function writeErrors(): void {
  writeFileSync(document, wanted())
}
