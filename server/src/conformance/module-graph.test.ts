import { getModuleGraph } from '@tessera/contracts/calls/module-graph'
import { partsNamed } from '@tessera/contracts/releases/gate/graph'
import { ModuleGraph } from '@tessera/contracts/releases/module-graph'
import { graphPath } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { visitor } from './person.ts'
import { madeBuild, tokenFor, toolOf } from './published-build.ts'

const event = 'event events.chosen@1'
const schema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`the graph of modules on ${kind}`, () => {
    const service = openedService(open)
    const read = async () => {
      const { status, body } = await toolOf(service(), '').send('GET', graphPath)
      expect(status).toBe(200)
      return z.parse(ModuleGraph, body)
    }
    const usesOf = async (name: string) =>
      partsNamed(await read(), name).flatMap(({ uses }) =>
        uses.map(({ module, does }) => `${module} ${does}`),
      )
    const build = async (module: string, facts: object, text?: string) => {
      const made = await madeBuild(module, text === undefined ? {} : { text })
      const more = { facts: { ...Object(made.descriptor.facts), ...facts } }
      return madeBuild(module, text === undefined ? { more } : { text, more })
    }
    const publish = async (made: Awaited<ReturnType<typeof build>>) => {
      const { token } = await tokenFor(service(), [made.module], ['*'])
      return toolOf(service(), token).publish(made)
    }

    test('tools read who uses what without a token, as soon as a build is published', async () => {
      const offers = { [event]: { schema } }
      const samples = { 'events.chosen@1': [{ id: '1' }] }
      const facts = { offers, samples, emits: ['events.chosen@1'] }
      expect((await publish(await build('events', facts))).status).toBe(200)
      expect(await usesOf('events.chosen')).toEqual(['events offers', 'events sends'])
      const takes = { takes: offers, hears: { 'events.chosen@1': schema } }
      expect((await publish(await build('feed', takes))).status).toBe(200)
      expect(await usesOf('events.chosen')).toEqual(['events offers', 'events sends', 'feed hears'])
    })

    test('a build that lacks what a published module takes is refused, with both names', async () => {
      const { body } = await publish(await build('events', {}, 'export default 1'))
      expect(body.error?.message).toMatch(
        /events 1.0.0 does not offer event events.chosen@1, which the active feed 1.0.0 takes/,
      )
    })

    test('people who may not override modules do not get the graph', async () => {
      expect((await visitor(service()).call(getModuleGraph, {})).error?.code).toBe('not-allowed')
    })
  })
