import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { type Arguments, nameOf } from './arguments.ts'
import { bisect } from './bisect.ts'
import { makeChange } from './change.ts'
import { askGate } from './check.ts'
import { graph } from './graph.ts'
import { tokenFor } from './kept-token.ts'
import { listed } from './list.ts'
import { listErrors } from './list-errors.ts'
import { builtModule, roomOf } from './local-build.ts'
import type { Outcome } from './outcome.ts'
import { withLink } from './override-link.ts'
import { previewCommand, previewCommands } from './preview/preview-commands.ts'
import { previewTags } from './preview/preview-tags.ts'
import { withPreview } from './preview/previews.ts'
import { type Audience, announce, publish } from './publish.ts'
import { importLines } from './read-build.ts'
import { checkoutFacts, sourceOf } from './source-of.ts'
import { type ToolClient, toolClient } from './tool-client.ts'
import { trace } from './trace.ts'
import { verify } from './verify.ts'

function audienceOf({ percent, only, preview }: Arguments): Audience {
  if (only || preview) return { to: 'nobody' }
  return percent === undefined ? { to: 'everybody' } : { to: 'some', percent }
}

async function publishModule(
  client: ToolClient,
  asked: Arguments,
  say: (text: string) => void,
): Promise<Outcome> {
  const audience = audienceOf(asked)
  const name = nameOf(asked)
  const tags = asked.preview ? previewTags(asked.tags, process.env, await checkoutFacts()) : []
  const build = await builtModule(name)
  say(announce(build, audience, asked.at))
  const source = await sourceOf((await roomOf(name)).folder)
  const outcome = await publish(client, build, { audience, source, why: asked.why })
  const { at: origin, only: isForNobody, why } = asked
  if (!asked.preview) return withLink(outcome, build, { origin, isForNobody })
  return withPreview(client, outcome, { build, tags, origin, why, with: asked.with })
}

async function checkModule(client: ToolClient, name: string): Promise<Outcome> {
  const build = await builtModule(name)
  await askGate(client, build)
  return {
    lines: [
      `Build ${shortBuildId(build.id)} of ${name} fits what runs; nothing was changed.`,
      ...importLines(build),
    ],
    data: { module: name, build: build.id },
  }
}

/** Runs a command that asks the service. */
export async function serviceCommand(
  asked: Arguments,
  say: (text: string) => void,
): Promise<Outcome> {
  const client = toolClient({ origin: asked.at, proof: await tokenFor(asked.at) })
  const { command } = asked
  if (command === 'publish') return publishModule(client, asked, say)
  if (command === 'check') return checkModule(client, nameOf(asked))
  if (previewCommands.has(command)) return previewCommand(client, asked)
  if (command === 'list') return listed(await client.state(asked.names[0]), asked.names[0])
  if (command === 'graph') return graph(client, asked)
  if (command === 'errors') return listErrors(client, asked)
  if (command === 'trace') return trace(client, nameOf(asked))
  if (command === 'bisect') return bisect(client, asked, say)
  if (command === 'verify') return verify(client, asked, say)
  return makeChange(client, asked, say)
}
