/** A browser that is driven: what each kind of driver must be able to do, and no more. */
export interface Driver {
  open(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Runs the body of a function in the page; what it returns must be JSON. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>
  /** Presses and lets go of the mouse at a point of the window. */
  click(x: number, y: number): Promise<void>
  hover(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>
  scroll(x: number, y: number, by: number): Promise<void>
  /** A PNG of what the window shows. */
  picture(): Promise<Uint8Array>
  close(): Promise<void>
}

/** The size of the window that the tasks are walked in. */
export const windowSize = { width: 1280, height: 860 } as const
