import type { ModuleOverride } from '@tessera/contracts/calls/module-overrides'
import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { previewParameter } from '@tessera/contracts/releases/preview-calls'
import type { Overridden } from '../contexts/releases/index.ts'
import { escapeText, tag } from '../documents/markup.ts'

/** The address where overrides are seen and taken back without the shell and its modules. */
export const overridesPath = '/_/overrides/'

const words = defineTexts({
  label: 'Overridden modules',
  mine: 'Only in this browser: {modules}.',
  travelled: 'Only in this browser: the shell and the modules of set {set}.',
  travelledModules:
    "Only in this browser: the modules of set {set}, in the present shell, because the set's own shell can't run here.",
  previews: 'Preview, only in this browser: {modules}.',
  off: '{module} (off)',
  relay: "{module} (from a developer's machine)",
  source: '{module} (from source)',
  ended: 'No longer holds, so the usual build runs: {modules}.',
  switchedOff: 'Switched off on this page: {modules}.',
  unknown: 'There is no module named {modules}.',
  details: 'Change',
  reset: 'Reset',
  on: 'Show the page with all modules',
})

export const overrideBannerStyle = `.overrides{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:8px 16px;padding:8px 16px;background:light-dark(#fff3d6,#4a3608);color:light-dark(#2b2000,#fff3d6);font:600 14px/20px system-ui,sans-serif;overflow-wrap:anywhere}
.overrides p,.overrides form{margin:0;min-width:0}.overrides a{display:inline-flex;align-items:center;min-height:40px;color:inherit}
.overrides button{min-height:40px;padding:8px 16px;border:0;border-radius:12px;background:light-dark(#2b2000,#fff3d6);color:light-dark(#fff3d6,#2b2000);font:inherit;cursor:pointer}
.overrides :focus-visible{outline:3px solid Highlight;outline-offset:2px}`

/** Returns the path of an address; one that begins with two slashes would lead to another host. */
export const ownPath = ({ pathname }: URL): string => pathname.replace(/^\/{2,}/, '/')

/** Returns the path and query of an address without some parameters. */
export function addressWithout(url: URL, names: readonly string[]): string {
  const query = new URLSearchParams(url.searchParams)
  for (const name of names) query.delete(name)
  return `${ownPath(url)}${query.size === 0 ? '' : `?${query}`}`
}

/** Says what one override runs. */
export function overrideText(override: ModuleOverride, language: Language): string {
  const { module, from } = override
  if (from === 'off') return words(language).off({ module })
  if (from === 'relay') return words(language).relay({ module })
  if (from === 'source') return words(language).source({ module })
  if (from === 'build') return `${module} ${shortBuildId(override.build)}`
  return `${module} ${override.registered.base}`
}

/** Writes a form that takes overrides back; it needs no script. */
export const resetForm = (label: string, to: string): string =>
  `${tag('form', { method: 'post', action: overridesPath })}${tag('input', { type: 'hidden', name: 'to', value: to })}<button>${escapeText(label)}</button></form>`

function linesOf(overridden: Overridden, language: Language) {
  const { overrides, travelled, ended, switchedOff, unknown } = overridden
  const say = words(language)
  const texts = (list: readonly ModuleOverride[]) =>
    list.map((each) => overrideText(each, language)).join(', ')
  const running = overrides.filter((each) => !ended.includes(each))
  const hasShell = running.some(({ module }) => module === shellName)
  const inSet = hasShell ? say.travelled : say.travelledModules
  const previews = running.filter((each) => each.from === 'build' && each.preview !== undefined)
  const others = running.filter((each) => !previews.includes(each))
  const own = travelled === null ? say.mine({ modules: texts(others) }) : inSet({ set: travelled })
  const told = travelled === null ? ended : ended.filter(({ module }) => module !== shellName)
  return [
    ...(previews.length === 0 ? [] : [say.previews({ modules: texts(previews) })]),
    ...(others.length === 0 ? [] : [own]),
    ...(told.length === 0 ? [] : [say.ended({ modules: texts(told) })]),
    ...(switchedOff.length === 0 ? [] : [say.switchedOff({ modules: switchedOff.join(', ') })]),
    ...(unknown.length === 0 ? [] : [say.unknown({ modules: unknown.join(', ') })]),
  ]
}

/**
 * Writes the banner of a document that runs other builds than the registry's. It is part of the document and
 * has no script, so it is there when an override breaks the start.
 */
export function overrideBanner(overridden: Overridden, url: URL, language: Language): string {
  const say = words(language)
  const to = addressWithout(url, ['disable', previewParameter])
  const lines = linesOf(overridden, language).map((line) => `<p>${escapeText(line)}</p>`)
  // Overrides from source end with the command that serves them.
  const hasOwn = overridden.overrides.some(({ from }) => from !== 'source')
  const own = hasOwn
    ? [
        `${tag('a', { href: overridesPath, 'data-modules': true })}${escapeText(say.details())}</a>`,
        resetForm(say.reset(), to),
      ]
    : []
  const isAsked = overridden.switchedOff.length + overridden.unknown.length > 0
  const on = isAsked ? [`${tag('a', { href: to })}${escapeText(say.on())}</a>`] : []
  return `${tag('aside', { class: 'overrides', 'aria-label': say.label() })}${[...lines, ...own, ...on].join('')}</aside>`
}
