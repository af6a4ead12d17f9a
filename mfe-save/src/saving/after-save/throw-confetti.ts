import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import confetti from 'canvas-confetti'

/** The five colors of the confetti. */
export const confettiColours = ['#c8321f', '#f2b134', '#1f7a4d', '#3f6f8f', '#8a5a9e'] as const

const framesPerSecond = 60

interface Throwing {
  /** Delay before it starts, in milliseconds. */
  readonly delay: number
  /** Ends it early. */
  readonly signal: AbortSignal
  readonly reducedMotion?: boolean
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Throws confetti over a canvas once and clears it afterwards; never with reduced motion. */
export async function throwConfetti(canvas: HTMLCanvasElement, throwing: Throwing): Promise<void> {
  const { delay, signal, reducedMotion = prefersStillness() } = throwing
  if (reducedMotion || signal.aborted) return
  // The content security policy does not allow the library's own worker.
  const cannon = confetti.create(canvas, { resize: true, useWorker: false })
  const clear = () => cannon.reset()
  signal.addEventListener('abort', clear)
  await new Promise((resolve) => setTimeout(resolve, delay))
  if (signal.aborted) return
  void cannon({
    particleCount: limits.confettiParticles,
    colors: [...confettiColours],
    spread: 110,
    startVelocity: 38,
    ticks: Math.round((timings.confettiRemoved / 1000) * framesPerSecond),
    origin: { x: 0.5, y: 0.55 },
  })
  await new Promise((resolve) => setTimeout(resolve, timings.confettiRemoved))
  clear()
}
