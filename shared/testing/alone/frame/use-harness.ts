import { themeCookie } from '@tessera/contracts/boot'
import { localeCookie } from '@tessera/contracts/locale'
import { z } from '@tessera/contracts/schema'
import { useEffect, useRef, useState } from 'react'
import type { About } from '../about.ts'
import { Told } from '../told.ts'
import { answerCalls } from './answer-calls.ts'
import { become } from './become.ts'
import { addressOf, type Choices, readChoices, writeChoices } from './choices.ts'
import type { ChosenAnswers } from './chosen-handlers.ts'
import { type SeenCall, withCall } from './seen-calls.ts'
import { readAnswer } from './typed-answer.ts'

/** An event that the product in the frame sent, or an address that it went to. */
interface SeenEvent {
  readonly name: string
  readonly payload: unknown
}

const kept = 200

const seenEvent = (told: Told): SeenEvent =>
  told.told === 'event'
    ? { name: told.name, payload: told.payload }
    : { name: 'address', payload: told.address }

const chosenAnswers = ({ answers, call, data }: Choices): ChosenAnswers => {
  const read = readAnswer(call, data)
  return { state: answers, typed: read.kind === 'fits' ? read.typed : undefined }
}

/** Keeps the theme and the language as the product keeps them. */
function keepLook({ theme, language }: Choices, page: Pick<Document, 'cookie'>): void {
  page.cookie = `${themeCookie}=${theme}; Path=/; SameSite=Lax`
  page.cookie = `${localeCookie}=${language}; Path=/; SameSite=Lax`
}

/** Collects the events and addresses that the product in the frame tells of. */
function useTold() {
  const [events, setEvents] = useState<readonly SeenEvent[]>([])
  const [address, setAddress] = useState('')
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent<unknown>) => {
      const told = origin === location.origin ? z.safeParse(Told, data) : undefined
      if (told?.data === undefined) return
      if (told.data.told === 'address') setAddress(told.data.address)
      const seen = seenEvent(told.data)
      setEvents((before) => [...before, seen].slice(-kept))
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  return { events, address, forget: () => setEvents([]) }
}

/** Keeps the choices, the product in the frame in line with them, and what happens there. */
export function useHarness(about: About) {
  const [choices, setChoices] = useState(() => readChoices(location.search, about))
  const [round, setRound] = useState(0)
  const [shown, setShown] = useState<{ readonly address: string; readonly key: string }>()
  const [fault, setFault] = useState<string>()
  const [calls, setCalls] = useState<readonly SeenCall[]>([])
  const { events, address, forget } = useTold()
  const answers = useRef(chosenAnswers(choices))
  const started = useRef<Promise<unknown>>(undefined)

  const key = `${writeChoices(choices)} ${round}`
  useEffect(() => {
    let isCurrent = true
    history.replaceState(null, '', writeChoices(choices))
    started.current ??= answerCalls({
      chosen: () => answers.current,
      onCall: (seen) => setCalls((before) => withCall(before, seen)),
    })
    const show = async () => {
      // Nothing of the former choices asks any more once the new ones are in force.
      setShown(undefined)
      await started.current
      keepLook(choices, document)
      const said = await become(about.people.find(({ username }) => username === choices.viewer))
      if (!isCurrent) return
      answers.current = chosenAnswers(choices)
      setFault(said)
      setCalls([])
      forget()
      setShown({ address: addressOf(choices, about), key })
    }
    show().catch((cause: unknown) => setFault(String(cause)))
    return () => {
      isCurrent = false
    }
  }, [key])

  return {
    choices,
    change: (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed })),
    again: () => setRound((before) => before + 1),
    shown,
    fault,
    calls,
    events,
    address,
  }
}

export type Harness = ReturnType<typeof useHarness>
