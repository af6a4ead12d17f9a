import { closeupPicture } from '@tessera/contracts/closeup-picture'
import { PinDetails } from '@tessera/contracts/entities/pin-details'
import { addressAttributes, emptyTags, fieldTypes } from '@tessera/contracts/first-screen/parts'
import type { FirstScreenTemplate, TemplateNode } from '@tessera/contracts/first-screen/template'
import { parseUrl } from '@tessera/contracts/parse-url'
import { z } from '@tessera/contracts/schema'
import { tileSet } from '@tessera/contracts/tile-picture'
import { element, joined, type Markup, voidElement } from '../../documents/markup.ts'
import { asText, evaluated, isMet } from './evaluate.ts'
import type { FirstScreenReader } from './reader.ts'
import { readPath, type Scope, type ShownPage, scopeOf, spend } from './scope.ts'
import { tileList } from './tile-list.ts'

type Of<Member extends string> = Extract<TemplateNode, { readonly [Name in Member]: unknown }>

/** An address that only tells how relative ones are resolved. */
const anyPage = 'https://page.invalid/'

/** True for the address of a web page or of this site. */
const isWebAddress = (text: string): boolean =>
  // Most are paths of this site, and parsing an address is slow.
  /^\/(?![/\\])/.test(text) || ['http:', 'https:'].includes(parseUrl(text, anyPage)?.protocol ?? '')

const isRefused = (name: string, value: string): boolean =>
  (addressAttributes.has(name) && !isWebAddress(value)) ||
  (name === 'type' && !fieldTypes.has(value))

/** Returns the attributes of an element; one without a value, or with one that it may not have, is left out. */
function attributesOf(
  attributes: Of<'tag'>['attributes'] = {},
  scope: Scope,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, given]) => {
      const value = given === undefined ? undefined : (evaluated(given, scope) ?? undefined)
      const text = value === undefined ? undefined : asText(value)
      spend(scope, text?.length)
      return [name, text === undefined || isRefused(name, text) ? undefined : text]
    }),
  )
}

function drawElement({ tag, attributes, content = [] }: Of<'tag'>, scope: Scope): Markup {
  const own = attributesOf(attributes, scope)
  spend(scope, tag.length)
  if (emptyTags.has(tag)) return voidElement(tag, own)
  return element(tag, own, drawAll(content, scope))
}

function drawEach({ each, as, most, content }: Of<'each'>, scope: Scope): Markup {
  const list = readPath(scope, each)
  const items: readonly unknown[] = Array.isArray(list) ? list.slice(0, most) : []
  return joined(
    ...items.map((item) =>
      drawAll(content, { ...scope, roots: new Map(scope.roots).set(as, item) }),
    ),
  )
}

/** The fields of a pin that its large picture is drawn from. */
const Pictured = z.object({
  images: PinDetails.shape.images,
  embed: PinDetails.shape.embed,
  dominant_color: PinDetails.shape.dominant_color,
})

/** Draws the picture of a pin, or the poster of its video. */
function drawPicture({ pin, alt }: Of<'pin'>, scope: Scope): Markup {
  const { data } = z.safeParse(Pictured, readPath(scope, pin))
  if (data === undefined) return joined()
  const { images, embed, dominant_color } = data
  const { srcset, sizes } = closeupPicture(images)
  return voidElement('img', {
    alt: asText(evaluated(alt, scope)),
    width: String(images.orig.width),
    height: String(images.orig.height),
    'data-color': dominant_color,
    fetchpriority: 'high',
    ...(embed === null ? { sizes, srcset } : {}),
    src: images['736x'].url,
  })
}

/** The fields of a pin that the picture of a list is drawn from. */
const FirstPictured = z.object({
  images: PinDetails.shape.images,
  dominant_color: PinDetails.shape.dominant_color,
})

function drawFirstPicture({ call, input, sizes, widest }: Of<'call'>, scope: Scope): Markup {
  const wanted = Object.entries(input)
  const answer = scope.page.content.answers.find(
    (each) => each.call === call && wanted.every(([name, value]) => each.input[name] === value),
  )
  const [first] = Array.isArray(answer?.data) ? answer.data : []
  const { data } = z.safeParse(FirstPictured, first)
  if (data === undefined) return joined()
  const { url, width, height } = data.images['474x']
  return voidElement('img', {
    alt: '',
    width: String(width),
    height: String(height),
    'data-color': data.dominant_color,
    sizes,
    srcset: tileSet(data.images, widest),
    src: url,
  })
}

function drawTiles({ label, most }: Of<'label'>, scope: Scope): Markup {
  const { pins } = scope.page.content
  const number = most === undefined ? Number.NaN : Number(asText(evaluated(most, scope)) || 'all')
  const shown = Number.isNaN(number) ? pins : pins.slice(0, number)
  return tileList(shown, asText(evaluated(label, scope)), scope.reader)
}

/** Counts markup that has no elements of the template within it. */
function written(drawn: Markup, scope: Scope): Markup {
  spend(scope, drawn.markup.length)
  return drawn
}

function drawNode(node: TemplateNode, scope: Scope): Markup {
  if ('text' in node) return written(joined(asText(evaluated(node.text, scope))), scope)
  if ('tag' in node) return drawElement(node, scope)
  if ('each' in node) return drawEach(node, scope)
  if ('when' in node)
    return drawAll(isMet(node.when, scope) ? node.content : (node.otherwise ?? []), scope)
  if ('call' in node) return written(drawFirstPicture(node, scope), scope)
  return written('pin' in node ? drawPicture(node, scope) : drawTiles(node, scope), scope)
}

const drawAll = (nodes: readonly TemplateNode[], scope: Scope): Markup =>
  joined(...nodes.map((node) => drawNode(node, scope)))

/**
 * Draws a page's first screen by its template. Every text and attribute is escaped, and addresses lead to web
 * pages alone; undefined where the page starts with something else. Throws `DrawsTooMuch`.
 */
export function drawTemplate(
  template: FirstScreenTemplate,
  page: ShownPage,
  reader: FirstScreenReader,
): Markup | undefined {
  const scope = scopeOf(template, page, reader)
  return isMet(template.unless, scope) ? undefined : drawAll(template.content, scope)
}
