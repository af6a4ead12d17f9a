import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { type ErrorGroup, errorsPath, ListedErrors } from '@tessera/contracts/releases/error-calls'
import { z } from '@tessera/contracts/schema'
import { type Arguments, nameOf } from './arguments.ts'
import { buildNamed } from './change.ts'
import type { Outcome } from './outcome.ts'
import { commandName } from './place.ts'
import type { ToolClient } from './tool-client.ts'

const listedBuilds = 3

function groupLines({ id, code, message, first_at, last_at, count, builds }: ErrorGroup) {
  const named = builds.slice(0, listedBuilds).map(shortBuildId).join(', ')
  const more = builds.length > listedBuilds ? ` and ${builds.length - listedBuilds} more` : ''
  return [
    `  ${id}  ${message}`,
    `      ${code}, ${count} times, ${first_at.slice(0, 16)} to ${last_at.slice(0, 16)}, in ${named}${more}`,
  ]
}

const section = (title: string, groups: readonly ErrorGroup[]): readonly string[] =>
  groups.length === 0 ? [] : [title, ...groups.flatMap(groupLines)]

/** Lists the reported errors of a module, those that are new in a build first. */
export async function listErrors(client: ToolClient, asked: Arguments): Promise<Outcome> {
  const module = nameOf(asked)
  const named =
    asked.build === '' ? undefined : buildNamed(await client.state(module), module, asked.build)
  const query = new URLSearchParams({ module, ...(named === undefined ? {} : { build: named }) })
  const { build, groups } = z.parse(
    ListedErrors,
    await client.send('GET', `${errorsPath}?${query}`),
  )
  const of = build === null ? module : `build ${shortBuildId(build)} of ${module}`
  const lines = [
    ...section(
      `New in ${of}`,
      groups.filter((each) => each.is_new),
    ),
    ...section(
      'Seen before',
      groups.filter((each) => !each.is_new),
    ),
  ]
  const none = `No browser reported an error of ${named === undefined ? module : of}.`
  const next = `${commandName} trace REPORT shows where one comes from.`
  return { lines: groups.length === 0 ? [none] : [...lines, next], data: { module, build, groups } }
}
