import { expect, test } from 'vitest'
import { answerReady } from './probes.ts'

test('a probe of the own machine says which checks fail, and no addresses or users of theirs', async () => {
  const checks = { database: 'connect ECONNREFUSED 10.0.0.7:5432', store: 'ok' }
  const ports = {
    readiness: {
      report: async () => ({ isReady: false, isStopping: false, checks }),
      leave: () => {},
    },
    storage: { hasRoom: async () => true, noteIfFull: () => false, isLow: async () => false },
  }
  const answer = await answerReady(ports, new Request('http://127.0.0.1/ready'), '127.0.0.1')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({
    checks: { database: 'fails', store: 'ok', room: 'ok' },
  })
})
