import type { ModuleOverride } from '@tessera/contracts/calls/module-overrides'
import type { Language } from '@tessera/contracts/language'
import { directionOf } from '@tessera/contracts/locale'
import { defineTexts } from '@tessera/contracts/messages'
import { type BuildId, shortBuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { escapeText, tag } from '../documents/markup.ts'
import { overridesPath, overrideText, resetForm } from './override-banner.ts'

const style = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;box-sizing:border-box;background:Canvas;color:CanvasText}
main{max-width:32rem;min-width:0}h1{font-size:1.9rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 8px}
p{margin:0 0 20px}ul{margin:0 0 24px;padding-inline-start:1.2em}p,li{overflow-wrap:anywhere}form{margin:0 0 12px}
button{padding:11px 18px;border:0;border-radius:14px;background:CanvasText;color:Canvas;font:inherit;font-weight:600;cursor:pointer}
a{display:inline-flex;align-items:center;min-height:44px;color:inherit}
:focus-visible{outline:3px solid Highlight;outline-offset:3px}`

const words = defineTexts({
  title: 'Modules in this browser',
  about: 'This browser runs these modules instead of those that everybody gets:',
  travelled: 'This browser runs the shell and the modules of set {set}.',
  travelledModules:
    "This browser runs the modules of set {set} in the present shell, because the set's own shell can't run here.",
  nothing: 'This browser runs the modules that everybody gets.',
  offer:
    'Somebody sent you a link to build {build} of the module {module}. It would run in this browser only, until you reset it.',
  offerRelay:
    'Somebody sent you a link to the module {module} on their machine. It would run in this browser only, until you reset it.',
  revoked: 'This build was revoked: the product gives it to nobody any more.',
  use: 'Use this build in this browser',
  useRevoked: 'Use the revoked build in this browser',
  refused: 'You may not override modules. Log in with an account that may.',
  preview:
    'This address is a preview of {builds}, made by {by}. It would run in this browser only, until you reset it. Run it if you trust who sent it to you: it acts in the product as you.',
  runPreview: 'Run the preview in this browser',
  previewRefused: 'You may not run previews. Log in with an account that may override modules.',
  previewEnded: 'There is no such preview, or it has ended. Ask for a new link.',
  without: 'Continue without the preview',
  reset: 'Reset',
  home: 'To the start page',
})

/** A build that an address names. */
export type Offer = Extract<ModuleOverride, { from: 'build' | 'relay' }>

/** A preview that an address names. */
export interface OfferedPreview {
  /** The signed value by which the form names it. */
  readonly value: string
  readonly builds: Readonly<Record<string, BuildId>>
  readonly by: string
}

/** The content of the page of overrides. */
export interface OverridesShown {
  readonly brand: string
  readonly language: Language
  readonly nonce: string
  /** The overrides, without one of a shell that can't run here. */
  readonly overrides: readonly ModuleOverride[]
  readonly travelled: string | null
  /** The build that the address names. */
  readonly offered: Offer | null
  /** The preview that the address names; null for one that has ended, undefined when it names none. */
  readonly preview?: OfferedPreview | null
  readonly mayRunPreviews: boolean
  /** The address that a preview leads to: the one that was asked for, without the preview. */
  readonly to: string
  /** True when the offered build was revoked. */
  readonly isRevoked: boolean
  readonly mayOverride: boolean
  /** The message of a refused press. */
  readonly fault?: string | undefined
}

const hidden = (name: string, value: string): string =>
  tag('input', { type: 'hidden', name, value })

function offerOf({ offered, mayOverride, isRevoked, language }: OverridesShown): string {
  if (offered === null) return ''
  const say = words(language)
  if (!mayOverride) return `<p>${escapeText(say.refused())}</p>`
  const { module, from } = offered
  const isBuild = from === 'build'
  const text = isBuild
    ? say.offer({ module, build: shortBuildId(offered.build) })
    : say.offerRelay({ module })
  const named = isBuild ? hidden('build', offered.build) : hidden('relay', offered.relay)
  const form = tag('form', { method: 'post', action: overridesPath })
  const warning = isRevoked ? `<p>${escapeText(say.revoked())}</p>` : ''
  const even = isRevoked ? hidden('even_revoked', 'true') : ''
  const label = isRevoked ? say.useRevoked() : say.use()
  return `<p>${escapeText(text)}</p>${warning}${form}${hidden('module', module)}${named}${even}<button>${escapeText(label)}</button></form>`
}

function previewOf({ preview, mayRunPreviews, language, to }: OverridesShown): string {
  if (preview === undefined) return ''
  const say = words(language)
  if (preview === null) return `<p>${escapeText(say.previewEnded())}</p>`
  if (!mayRunPreviews) return `<p>${escapeText(say.previewRefused())}</p>`
  const builds = Object.entries(preview.builds)
    .map(([module, build]) => `${module} ${shortBuildId(build)}`)
    .join(', ')
  const form = tag('form', { method: 'post', action: overridesPath })
  const fields = `${hidden('set', preview.value)}${hidden('to', to)}`
  return `<p>${escapeText(say.preview({ builds, by: preview.by }))}</p>${form}${fields}<button>${escapeText(say.runPreview())}</button></form>`
}

function stateOf({ overrides, travelled, language }: OverridesShown): string {
  const say = words(language)
  if (overrides.length === 0) return `<p>${escapeText(say.nothing())}</p>`
  const rows = overrides.map((each) => `<li>${escapeText(overrideText(each, language))}</li>`)
  const hasShell = overrides.some(({ module }) => module === shellName)
  const inSet = hasShell ? say.travelled : say.travelledModules
  const about = travelled === null ? say.about() : inSet({ set: travelled })
  return `<p>${escapeText(about)}</p><ul>${rows.join('')}</ul>${resetForm(say.reset(), '/')}`
}

/** Writes the page of a browser's overrides. It needs neither the shell nor a module nor scripts. */
export function overridesPageOf(shown: OverridesShown): string {
  const { brand, language, nonce, fault, preview, to } = shown
  const say = words(language)
  const home = preview === undefined ? say.home() : say.without()
  const alert = fault === undefined ? '' : `<p role="alert">${escapeText(fault)}</p>`
  return `<!doctype html>
<html lang="${language.locale}" dir="${directionOf(language.locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(say.title())} · ${escapeText(brand)}</title>
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escapeText(say.title())}</h1>
${alert}${offerOf(shown)}${previewOf(shown)}${stateOf(shown)}
${tag('a', { href: preview === undefined ? '/' : to })}${escapeText(home)}</a>
</main></body></html>
`
}
