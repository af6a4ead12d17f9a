import { type DoctorAnswer, doctorStream } from '@tessera/contracts/doctor-tools'
import product from '../../../package.json' with { type: 'json' }
import { operatorRefusal, toolAnswer } from '../../contexts/releases/index.ts'
import { pause } from '../../platform/clock/pause.ts'
import type { Ports } from '../../ports.ts'
import { streamHeaders } from '../live/live-streams.ts'

/** Tells the operator's doctor how a request arrived, and what the service finds in its own database. */
export async function answerDoctor(
  ports: Ports,
  request: Request,
  seen: {
    readonly peer: string | undefined
    readonly address: string
  },
): Promise<Response> {
  const refusal = operatorRefusal(ports, request)
  if (refusal !== undefined) return refusal
  const { headers } = request
  const { peer = '', address } = seen
  const answer: DoctorAnswer = {
    version: product.version,
    peer,
    address,
    isTrusted: ports.settings.trustedProxies.has(peer),
    host: headers.get('Host'),
    forwardedFor: headers.get('X-Forwarded-For'),
    forwardedProto: headers.get('X-Forwarded-Proto'),
    now: ports.clock.now().toISOString(),
    findings: [...(await ports.ownFindings())],
  }
  return toolAnswer(answer)
}

/** Streams to the doctor as to an open tab: some parts, each after a moment. */
export function answerDoctorStream(ports: Ports, request: Request): Response {
  const refusal = operatorRefusal(ports, request)
  if (refusal !== undefined) return refusal
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const { wait } = pause()
  const send = async () => {
    for (let part = 1; part <= doctorStream.parts; part += 1) {
      await writer.write(new TextEncoder().encode(`event: doctor\ndata: ${part}\n\n`))
      if (part < doctorStream.parts) await wait(doctorStream.milliseconds)
    }
    await writer.close()
  }
  // A doctor that hangs up early has seen enough.
  void send().catch(() => undefined)
  return new Response(readable, { headers: streamHeaders })
}
