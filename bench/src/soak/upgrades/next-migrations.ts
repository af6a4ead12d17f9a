import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '@tessera/server/main/migrations-folder'

interface Journal {
  readonly entries: { readonly idx: number; readonly when: number; readonly tag: string }[]
}

/** The steps of a later release, as docs/upgrades.md says them: expand, an index, a check, and contract. */
const nextSteps = {
  expand: 'alter table pins add column soak_note text',
  index:
    '-- concurrently\ncreate index concurrently if not exists pins_soak_note on pins (soak_note)',
  check:
    'alter table pins add constraint pins_soak_note_set check (soak_note is not null) not valid',
  validate: '-- long\nalter table pins validate constraint pins_soak_note_set',
  contract:
    '-- contract beside 9000_expand\n-- after backfill soak-notes\nalter table pins drop column soak_note',
} as const

/** Writes a folder with today's migrations and some of a later release. */
export function writeNext(to: string, steps: readonly (keyof typeof nextSteps)[]): string {
  cpSync(migrationsFolder, to, { recursive: true })
  const file = join(to, 'meta/_journal.json')
  const journal: Journal = JSON.parse(readFileSync(file, 'utf8'))
  const last = Math.max(...journal.entries.map(({ when }) => when))
  for (const [at, step] of steps.entries()) {
    const tag = `900${at}_${step}`
    writeFileSync(join(to, `${tag}.sql`), nextSteps[step])
    journal.entries.push({ idx: 9000 + at, when: last + at + 1, tag })
  }
  writeFileSync(file, JSON.stringify(journal))
  return to
}
