import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { errorsPath, KeptReport, type ReportFrame } from '@tessera/contracts/releases/error-calls'
import { z } from '@tessera/contracts/schema'
import { type OriginalPlace, originalPlace } from './original-place.ts'
import { Fault, type Outcome } from './outcome.ts'
import { commandName } from './place.ts'
import { readSourceMap } from './read-source-map.ts'
import type { ToolClient } from './tool-client.ts'

/** A place of a report, with where it comes from if its source map is known. */
interface Traced extends ReportFrame {
  readonly original: OriginalPlace | undefined
}

type Maps = Map<string, ReturnType<typeof readSourceMap>>

/** Finds the places in the sources. Each map is read once. */
async function traced(
  client: ToolClient,
  frames: readonly ReportFrame[],
  maps: Maps,
): Promise<readonly Traced[]> {
  return Promise.all(
    frames.map(async (frame) => {
      const key = `${frame.of} ${frame.file}`
      const reading = maps.get(key) ?? readSourceMap(client, frame)
      maps.set(key, reading)
      const found = await reading
      return { ...frame, original: found && originalPlace(found, frame) }
    }),
  )
}

function placeLines({ of, file, line, column, name, original }: Traced): readonly string[] {
  if (original === undefined)
    return [`  at ${name || 'a function without a name'} (${of}: ${file}:${line}:${column})`]
  const { around } = original
  const width = String(original.line + 1).length
  return [
    `  at ${original.name || name || 'a function without a name'} (${original.file}:${original.line}:${original.column})`,
    ...around.map(
      (each) =>
        `    ${each.line === original.line ? '>' : ' '} ${String(each.line).padStart(width)} | ${each.text}`,
    ),
  ]
}

/** Says that sources are missing, when they are. */
const withoutSources = (places: readonly Traced[]): readonly string[] =>
  places.length > 0 && places.every(({ original }) => original === undefined)
    ? ['No source map of these files is known; publish the build to keep its maps with it.']
    : []

/** Shows a report with the places that it comes from in the sources. */
export async function trace(client: ToolClient, id: string): Promise<Outcome> {
  if (!/^[0-9a-f]{16}$/.test(id))
    throw new Fault(
      `A report's id has 16 digits, as ${commandName} errors NAME lists them, not '${id}'.`,
      'usage',
    )
  const report = z.parse(KeptReport, await client.send('GET', `${errorsPath}/${id}`))
  const maps: Maps = new Map()
  const frames = await traced(client, report.frames, maps)
  const components = await traced(client, report.components, maps)
  const { module, build, code, message, count, first_at, last_at } = report
  return {
    lines: [
      `${module}: ${message}`,
      `  ${code} in build ${shortBuildId(build)}, ${count} times, ${first_at.slice(0, 16)} to ${last_at.slice(0, 16)}`,
      ...(frames.length === 0 ? ['  The report has no stack.'] : frames.flatMap(placeLines)),
      ...(components.length === 0 ? [] : ['Components', ...components.flatMap(placeLines)]),
      ...withoutSources(frames),
    ],
    data: { ...report, frames, components },
  }
}
