import { type BuildId, shortBuildId } from '@tessera/contracts/releases/build-id'
import type { BuildSizes } from './build-sizes.ts'
import type { Picture } from './picture.ts'

/** Everything that a comment for a merge request says. */
interface CommentFacts {
  readonly module: string
  readonly build: BuildId
  /** The addresses of the build, and of the last build of its branch. */
  readonly link: string
  readonly branch: { readonly name: string; readonly link: string } | undefined
  /** The id of the active build; null when nobody gets the module yet. */
  readonly active: BuildId | null
  readonly sizes: BuildSizes | undefined
  readonly activeSizes: BuildSizes | undefined
  /** The gate's refusals; none for a build that it takes. */
  readonly refusals: readonly string[]
  readonly pictures: readonly Picture[]
  /** The address below which the pictures' files are; undefined when they are nowhere to be seen. */
  readonly picturesAt: string | undefined
}

/** Returns the line that a comment begins with, by which the next one finds it. */
export const commentMark = (module: string): string => `<!-- tessera-preview:${module} -->`

/** Writes a text of somebody else's as code, so that it makes no link, no mention and no markup. */
const code = (text: string): string =>
  `\`${text.replaceAll('`', "'").replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()}\``

const linkTo = (label: string, address: string): string =>
  `[${label}](<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`

const number = new Intl.NumberFormat('en-US')

function changeText(before: number | undefined, after: number | undefined): string {
  if (before === undefined) return 'new'
  if (after === undefined) return 'gone'
  const more = after - before
  const sign = more > 0 ? '+' : ''
  const percent = before === 0 ? '' : ` (${sign}${((more / before) * 100).toFixed(1)} %)`
  return more === 0 ? 'same' : `${sign}${number.format(more)}${percent}`
}

function sizeLines({ sizes, activeSizes, active }: CommentFacts): readonly string[] {
  if (sizes === undefined) return []
  const names = new Set([...sizes.views.keys(), ...(activeSizes?.views.keys() ?? [])])
  const rows = [...names].map(
    (name) => [name, activeSizes?.views.get(name), sizes.views.get(name)] as const,
  )
  const shown = (bytes: number | undefined) => (bytes === undefined ? '–' : number.format(bytes))
  const against = active === null ? 'Active build (none)' : `Active build ${shortBuildId(active)}`
  return [
    `| Brotli bytes | ${against} | This build | Change |`,
    '| --- | ---: | ---: | ---: |',
    ...[...rows, ['all scripts and styles', activeSizes?.all, sizes.all] as const].map(
      ([name, before, after]) =>
        `| ${name} | ${shown(before)} | ${shown(after)} | ${changeText(before, after)} |`,
    ),
    '',
  ]
}

function pictureLines({ pictures, picturesAt }: CommentFacts): readonly string[] {
  if (pictures.length === 0) return []
  const changed = pictures.filter(({ isSame }) => !isSame)
  const title = `${changed.length} of ${pictures.length} screenshots differ from the active build.`
  const named = ({ page, width, theme }: Picture) => `${code(page)} at ${width} px, ${theme}`
  if (picturesAt === undefined) return [title, ...changed.map((each) => `- ${named(each)}`), '']
  const shown = (file: string | null) =>
    file === null ? 'none' : `![](<${new URL(file, picturesAt).href}>)`
  return [
    title,
    '',
    ...changed.flatMap((each) => [
      `<details><summary>${named(each).replaceAll('`', '').replaceAll('<', '&lt;')}</summary>`,
      '',
      '| Active build | This build |',
      '| --- | --- |',
      `| ${shown(each.before)} | ${shown(each.after)} |`,
      '',
      '</details>',
    ]),
    '',
  ]
}

/** Writes the comment: the links, what the gate says, the sizes beside the active build, and the pictures. */
export function commentText(facts: CommentFacts): string {
  const { module, build, link, branch, refusals } = facts
  const moving =
    branch === undefined ? [] : [linkTo(`The last build of ${code(branch.name)}`, branch.link)]
  const gate =
    refusals.length === 0
      ? ['The gate takes this build.']
      : ['**The gate refuses this build:**', '', ...refusals.map((each) => `- ${code(each)}`)]
  return [
    commentMark(module),
    `### Preview of ${module}`,
    '',
    [linkTo(`Build ${shortBuildId(build)}`, link), ...moving].join(' · '),
    '',
    'The address runs the build in one browser, after a press, for people who may run previews.',
    '',
    ...gate,
    '',
    ...sizeLines(facts),
    ...pictureLines(facts),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
