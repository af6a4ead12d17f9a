import type { HouseCopy, HouseRemoval } from '@tessera/contracts/calls/house-content'
import {
  FoundCopies,
  HouseRequest,
  houseToolsPath,
  ToldRemoval,
  ToldRemovals,
} from '@tessera/contracts/house-tools'
import { z } from '@tessera/contracts/schema'
import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'
import type { Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'

const tool = commandLine({
  starts: 'npm run tessera -- content',
  commands: {
    find: {
      takes: 'ADDRESS',
      does: 'Lists the copies of a picture and what looks alike, by the address of a pin or picture',
    },
    remove: {
      takes: 'PICTURE[,PICTURE] --reason TEXT',
      does: 'Removes pictures everywhere, by the ids that find lists, and refuses copies of them',
    },
    mark: {
      takes: 'PICTURE[,PICTURE] --reason TEXT',
      does: 'Hides pictures behind a warning everywhere, by the ids that find lists',
    },
    unmark: {
      takes: 'PICTURE[,PICTURE] --reason TEXT',
      does: 'Shows pictures again that have a warning',
    },
    list: { takes: '', does: 'Lists removals, newest first' },
    undo: { takes: 'REMOVAL --reason TEXT', does: 'Undoes a removal within seven days' },
    help: { takes: '', does: 'Shows this' },
  },
  options: {
    json: { type: 'boolean' },
    at: { type: 'string' },
    data: { type: 'string' },
    reason: { type: 'string' },
  },
})

const sayCopy = (copy: HouseCopy): string =>
  [
    copy.media_id,
    copy.is_same_file ? 'the same file' : `alike, ${copy.distance} of 64 bits differ`,
    ...(copy.sensitive_by === null ? [] : [`warning by ${copy.sensitive_by}`]),
    `pins: ${copy.pins}, people: ${copy.people}, covers: ${copy.covers}, portraits: ${copy.portraits}, products: ${copy.products}, scheduled: ${copy.scheduled}`,
  ].join('  ')

const sayRemoval = ({ id, state, at, pictures, pins, people, reason }: HouseRemoval): string =>
  `${id}  ${state}  ${at.slice(0, 16).replace('T', ' ')} UTC  pictures: ${pictures}, pins: ${pins}, people: ${people}  ${reason}`

/** Returns the request of a command; undefined for none. */
function askedBy(command: string, word: string | undefined, reason: string | undefined): unknown {
  if (command === 'list') return { do: 'removals' }
  if (word === undefined) return undefined
  if (command === 'find') return { do: 'find-copies', address: word }
  if (reason === undefined) return undefined
  if (command === 'mark' || command === 'unmark') {
    const pictures = word.split(',')
    return { do: 'mark-pictures', pictures, sensitive: command === 'mark', reason }
  }
  return command === 'remove'
    ? { do: 'remove-pictures', pictures: word.split(','), reason }
    : { do: 'undo-removal', removal: word, reason }
}

/** Runs the command, with the service's key. */
export async function contentCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  connect?: () => Promise<ToolClient>,
): Promise<Outcome> {
  const { values, positionals } = tool.parse(args)
  const [command = 'help', word, extra] = values.help === true ? [] : positionals
  if (command === 'help') return { lines: tool.help().split('\n'), data: {} }
  if (
    !['find', 'remove', 'mark', 'unmark', 'list', 'undo'].includes(command) ||
    extra !== undefined
  )
    throw tool.wrong(`'${positionals.join(' ')}' is no command.`)
  const { success, data: asked } = z.safeParse(HouseRequest, askedBy(command, word, values.reason))
  if (!success) throw tool.lacking(command)
  const place = { at: productAddress(values.at, environment), data: values.data }
  const client = await (connect?.() ??
    proofFor(place).then((proof) => toolClient({ origin: place.at, proof })))
  const answer = await client.send('POST', houseToolsPath, JSON.stringify(asked))
  if (command === 'find') {
    const { copies } = z.parse(FoundCopies, answer)
    return {
      lines: copies.length === 0 ? ['None is left.'] : copies.map(sayCopy),
      data: { copies },
    }
  }
  if (command === 'list') {
    const { removals } = z.parse(ToldRemovals, answer)
    return {
      lines: removals.length === 0 ? ['None.'] : removals.map(sayRemoval),
      data: { removals },
    }
  }
  if (command === 'mark' || command === 'unmark') {
    const said = command === 'mark' ? 'Hidden behind a warning.' : 'Shown again.'
    return { lines: [said], data: { pictures: word?.split(','), sensitive: command === 'mark' } }
  }
  const { removal } = z.parse(ToldRemoval, answer)
  return { lines: [sayRemoval(removal)], data: { removal } }
}
