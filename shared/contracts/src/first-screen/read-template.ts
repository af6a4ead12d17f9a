import { outsideSelectors } from '../releases/gate/outside-selectors.ts'
import { bindingFault } from './binding-fault.ts'
import { templateLimits } from './limits.ts'
import type { FirstScreenTemplate } from './template.ts'
import { TemplateFile } from './template-file.ts'

/** A template, or why the service draws nothing by it: one clause. */
export type ReadTemplate =
  | { readonly ok: true; readonly template: FirstScreenTemplate }
  | { readonly ok: false; readonly why: string }

const refuse = (why: string): ReadTemplate => ({ ok: false, why })

/** Returns the greatest depth of brackets in a JSON text. A parser that reads it recursively would fail first. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) at += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns why a style may not stand in a document; undefined when it may. */
function styleFault(style: string, module: string): string | undefined {
  if (/[\\<]|@import|url\(|image-set\(|expression|behavior/i.test(style))
    return 'its style loads something, or has a sign that no style of a first screen needs'
  const [outside] = outsideSelectors(style, module)
  return outside === undefined
    ? undefined
    : `its style has the selector ${outside}, which does not begin with a class of ${module}`
}

/**
 * Reads the first-screen template of a module's build. Whoever meets one reads it here: the build, the gate and
 * the service. `calls` are the names of the calls whose answers it may read.
 */
export function readTemplate(
  text: string,
  { module, calls }: { readonly module: string; readonly calls: ReadonlySet<string> },
): ReadTemplate {
  const { bytes, depth, parts } = templateLimits
  const size = new TextEncoder().encode(text).length
  if (size > bytes) return refuse(`it has ${size} bytes, more than ${bytes}`)
  if (depthOf(text) > depth) return refuse(`it is nested deeper than ${depth}`)
  const count = text.match(/[{"]/g)?.length ?? 0
  if (count > 3 * parts) return refuse(`it has more than ${parts} parts`)
  const { data, error } = TemplateFile.safeParse(parsedText(text))
  if (data === undefined) {
    const issue = error?.issues[0]
    const where = issue?.path.join('.') || 'its text'
    return refuse(`it is not valid at ${where.slice(0, 120)} (${issue?.message ?? 'no JSON'})`)
  }
  const fault = bindingFault(data, calls) ?? styleFault(data.style, module)
  return fault === undefined ? { ok: true, template: data } : refuse(fault)
}
