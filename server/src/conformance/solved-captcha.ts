import { type Captcha, captchaChallenge } from '@tessera/contracts/calls/captcha'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import type { Person } from './person.ts'

const isPuzzle = (value: unknown): boolean =>
  z.object({ parameters: z.looseObject({ nonce: z.string() }) }).safeParse(value).success

const Puzzle = z.custom<Challenge>(isPuzzle)

/** The puzzle of our own captcha. */
export function puzzleOf(captcha: Captcha): Challenge {
  if (captcha.kind !== 'altcha') throw new Error('That captcha is not ours.')
  return Puzzle.parse(captcha.challenge)
}

/** Solves a captcha; returns what the browser's widget would send. */
export async function answerTo(captcha: Captcha): Promise<string> {
  const challenge = puzzleOf(captcha)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Requests a captcha and solves it. */
export const solvedCaptcha = async (person: Person): Promise<string> =>
  answerTo(await person.done(captchaChallenge, {}))
