import { expect, test } from 'vitest'
import { showGraph } from './show-graph.ts'

const save = {
  base: 'https://save.test/',
  enabled: true,
  descriptor: {
    name: 'save',
    version: '1.2.0',
    contract: '^1.0.0',
    container: 'tessera_save',
    entry: 'entry.js',
    preload: [],
    pages: [],
    overlays: [],
    slots: [],
    handles: [],
    nav: [],
    files: [],
  },
}

test("the federation's devtools find the modules that may run, each with its entry", () => {
  const federation = { moduleInfo: {} }
  showGraph(
    [
      save,
      { ...save, enabled: false, descriptor: { ...save.descriptor, container: 'tessera_off' } },
    ],
    federation,
  )
  const url = 'https://save.test/entry.js'
  expect(federation.moduleInfo).toMatchObject({
    tessera_shell: { remotesInfo: { tessera_save: { matchedVersion: url } } },
    [`tessera_save:${url}`]: { buildVersion: '1.2.0', modules: [{ modulePath: './module' }] },
  })
  expect(Object.keys(federation.moduleInfo)).toHaveLength(2)
})
