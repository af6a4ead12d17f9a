import type { ShellContext } from '@tessera/module'
import { chosen } from './offers.ts'

/** Tells that the person chose an event. */
export const choose = ({ bus }: ShellContext, title: string): void =>
  bus.emit(chosen, { id: '12', title, kind: 'walk', hosts: [], city: 'Oslo' })
