import { createBoard } from '@tessera/contracts/calls/boards'
import { getPin } from '@tessera/contracts/calls/pins'
import { describe, expect, test, vi } from 'vitest'
import { quietLog } from '../platform/log/json-lines.ts'
import { prometheusMetrics } from '../platform/metrics/prometheus.ts'
import { oneDatabase } from './database-kinds.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, visitor } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`metrics on ${kind}`, () => {
    const metrics = prometheusMetrics(quietLog)
    const log = keptLog()
    const service = openedService(() => open({ metrics, log, settings: { accessLog: true } }))
    const text = async () =>
      (await metrics.answer(new Request('http://localhost:9464/metrics'))).text()

    test('calls count by their answer, also those refused before a session is looked up', async () => {
      await visitor(service()).call(getPin, { id: '1' })
      await visitor(service()).call(createBoard, { name: 'Lamps' })
      await boardOf(await member(service()), 'Lamps')
      const now = await text()
      expect(now).toMatch(/tessera_calls_total\{call="PinResource.get",code="not-found"\} 1\n/)
      expect(now).toMatch(
        /tessera_calls_total\{call="BoardResource.create",code="log-in-needed"\} 1\n/,
      )
      expect(now).toMatch(/tessera_calls_total\{call="BoardResource.create",code="ok"\} 1\n/)
      expect(now).toMatch(/tessera_call_seconds_count\{call="BoardResource.create"\} 2\n/)
    })

    test('pages count by their status', async () => {
      await visitor(service()).send('/')
      await visitor(service()).send('/nobody-has-this-name/')
      expect(await text()).toMatch(/tessera_documents_total\{status="200"\} 1\n/)
      expect(await text()).toMatch(/tessera_documents_total\{status="404"\} 1\n/)
    })

    test('runs of jobs count by how they ended', async () => {
      await vi.waitFor(
        async () =>
          expect(await text()).toMatch(/tessera_jobs_total\{job="[\w-]+",outcome="done"\} \d/),
        { timeout: 15_000 },
      )
    })

    test('the access log has the id that the answer names, and no name or key of a path', async () => {
      const answer = await visitor(service()).send('/v3/pins/1/')
      await visitor(service()).send('/mira/')
      await visitor(service()).send('/invite/SECRETTOKEN/')
      await visitor(service()).send('/media/SECRETNAME.jpg?key=SECRETKEY')
      const id = answer.headers.get('X-Request-Id')
      expect(id).toMatch(/^\d+$/)
      expect(log.text()).toContain(`"id":"${id}"`)
      expect(log.text()).toContain('"path":"/invite/:token/"')
      expect(log.text()).toContain('"path":"/:username/"')
      expect(log.text()).not.toContain('SECRET')
      expect(log.text()).not.toContain('/mira')
    })

    test('the access log names no first word that is not the service’s own, and no probe', async () => {
      const paths = async (...sent: readonly string[]) => {
        const before = log.text().length
        for (const path of sent) await visitor(service()).send(path)
        return [
          ...log
            .text()
            .slice(before)
            .matchAll(/"path":"([^"]*)"/g),
        ].map(([, path]) => path)
      }
      expect(await paths('/mira/a/b/c/', `/${'x'.repeat(500)}/a/b/c/`)).toEqual(['/…', '/…'])
      expect(await paths('/media/a/b.jpg', '/robots.txt')).toEqual(['/media/…', '/robots.txt'])
      expect(await paths('/live', '/ready')).toEqual([])
    })
  })
