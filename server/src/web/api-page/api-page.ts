import { ApiScope } from '@tessera/contracts/ads/conversion-event'
import { allCalls } from '@tessera/contracts/calls/all'
import { type Allowance, budgetNameOf, budgets } from '@tessera/contracts/calls/budgets'
import { type Call, commonErrors } from '@tessera/contracts/calls/define-call'
import { ignoredFields } from '@tessera/contracts/calls/ignored-fields'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { type ErrorCode, errorCodes } from '@tessera/contracts/errors/codes'
import { errorFixes } from '@tessera/contracts/errors/fixes'
import * as z from 'zod'
import { escapeText } from '../../documents/markup.ts'
import { apiPageStyle } from './api-page-style.ts'
import { schemaText } from './schema-text.ts'
import { webhooksPart } from './webhooks-part.ts'

/** The allowed callers of a call, in words. */
const whoWords = {
  anyone: 'anyone',
  member: 'somebody logged in',
  house: 'somebody with a role that may do it',
  business: 'a business account',
  token: 'a program with an access token',
  advertiser: 'somebody who acts for the ad account, or a program with an access token',
} as const

/** Renders every call of the service on one page, from the declarations that answer them. */
export function apiPageOf(given: { readonly brand: string; readonly nonce: string }): string {
  const groups = Map.groupBy(allCalls, groupOf)
  const names = [...groups.keys()].toSorted()
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls · ${escapeText(given.brand)}</title>
<style nonce="${given.nonce}">${apiPageStyle}</style></head>
<body><header><h1>${escapeText(given.brand)} calls</h1>
<p>${allCalls.length} calls. Each answers <code>{ resource_response: { data, bookmark, error } }</code>.
Resources read by GET take their input as JSON in the query’s <code>data</code>; whatever changes something takes a JSON body and must come from the product’s own origin, or from a program with an access token of an ad account (<code>Authorization: Bearer</code>), for calls that allow it. <code>RateLimit-*</code> headers then say how many calls are left.
For programs: <a href="/openapi.json">/openapi.json</a>. For events that we send: <a href="#webhooks">webhooks</a>.</p></header>
<nav aria-label="Calls by what they are about">${names.map((name) => navOf(name, groups.get(name) ?? [])).join('')}</nav>
<main>${programsPart}${names.map((name) => sectionOf(name, groups.get(name) ?? [])).join('')}
${webhooksPart()}
<section id="errors"><h2>Errors any call can have</h2>${errorsOf(commonErrors)}</section></main></body></html>
`
}

const idOf = (call: Call): string => call.name.replace(/\W/g, '-')

/** The calls that a program of an ad account may make, by what its token has to allow. */
const programsPart = `<section id="programs"><h2>For programs of an ad account</h2>
<p>Create a token on the page Access token of the ad account, for what the program has to do, and send it as <code>Authorization: Bearer tsr_…</code>. A token is of one ad account and makes these calls for it alone:</p>
<table><thead><tr><th>Allows</th><th>Calls</th></tr></thead><tbody>${ApiScope.options
  .map((scope) => {
    const links = allCalls
      .filter((call) => call.scope === scope)
      .map((call) => `<a href="#${idOf(call)}"><code>${escapeText(call.name)}</code></a>`)
    return `<tr><td><code>${scope}</code></td><td>${links.join(' ')}</td></tr>`
  })
  .join('')}</tbody></table></section>`

/**
 * Returns the group of a call: the first word of its resource, or the part of its path that names
 * it.
 */
function groupOf({ name }: Call): string {
  const [resource = name] = name.split('.')
  const [word = resource] = resource.match(/^[A-Z]+[a-z0-9]+/) ?? []
  return word
}

const navOf = (name: string, calls: readonly Call[]): string =>
  `<a href="#group-${escapeText(name)}">${escapeText(name)} <small>${calls.length}</small></a>`

const sectionOf = (name: string, calls: readonly Call[]): string =>
  `<section id="group-${escapeText(name)}"><h2>${escapeText(name)}</h2>${calls.map(callOf).join('')}</section>`

function callOf(call: Call): string {
  const body = call.body === 'file' ? 'the bytes of a file' : shapeOf(call.input, 'input')
  return `<details id="${idOf(call)}"><summary><b class="${call.method.toLowerCase()}">${call.method}</b>
<code>${escapeText(call.path)}</code><span>${escapeText(call.summary)}</span></summary>
<dl><dt>Name</dt><dd><code>${escapeText(call.name)}</code></dd><dt>For</dt><dd>${whoWords[call.who]}${call.scope === undefined ? '' : ` (<code>${call.scope}</code>)`}</dd>
<dt>At most</dt><dd>${budgetText(call)}</dd>
<dt>Input</dt><dd><pre>${escapeText(body)}</pre></dd>
${ignoredOf(call)}<dt>Data</dt><dd><pre>${escapeText(shapeOf(call.output, 'output'))}</pre></dd>
${call.errors.length === 0 ? '' : `<dt>Errors</dt><dd>${errorsOf(call.errors)}</dd>`}</dl></details>`
}

/** Lists the fields of a call that are accepted and ignored, with the reason for each. */
function ignoredOf({ name }: Call): string {
  const fields = Object.entries(ignoredFields.get(name) ?? {})
  if (fields.length === 0) return ''
  const lines = fields.map(([field, why]) => `<code>${field}</code>: ${escapeText(why)}`)
  return `<dt>Ignored</dt><dd>${lines.join('<br>')}</dd>\n`
}

function budgetText(call: Call): string {
  const { member, network } = budgets[budgetNameOf(call)]
  const said = ({ most, windowMinutes }: Allowance) =>
    `${most.toLocaleString('en')} in ${windowMinutes === 1 ? 'a minute' : `${windowMinutes} minutes`}`
  return `${said(member)} by a member, ${said(network)} from a network, together with the other calls of the budget <code>${budgetNameOf(call)}</code>`
}

const shapeOf = (schema: z.core.$ZodType, io: 'input' | 'output'): string =>
  schemaText(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))

function errorsOf(codes: readonly ErrorCode[]): string {
  const rows = codes.map((code) => {
    const { http, message } = errorCatalogue[code]
    return `<tr><td><code>${code}</code></td><td>${http}</td><td>${errorCodes[code]}</td><td>${escapeText(message)}</td><td>${escapeText(errorFixes[code])}</td></tr>`
  })
  return `<table><thead><tr><th>Code</th><th>HTTP</th><th>Number</th><th>What a person reads</th><th>What helps</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
