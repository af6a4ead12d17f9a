/** The parts of the browser's extension interface that are used; its own types are a package of 500 kB. */
declare namespace chrome {
  interface Tab {
    readonly id?: number
    readonly url?: string
    readonly title?: string
  }
  const tabs: { query(of: { active: true; currentWindow: true }): Promise<readonly Tab[]> }
  const windows: {
    create(window: { url: string; type: 'popup'; width: number; height: number }): Promise<unknown>
  }
  const scripting: {
    executeScript(run: {
      target: { tabId: number }
      files?: readonly string[]
      func?: (given: unknown) => unknown
      args?: readonly unknown[]
    }): Promise<readonly { readonly result?: unknown }[]>
  }
  const contextMenus: {
    create(menu: { id: string; title: string; contexts: readonly ['image'] }): void
    removeAll(): Promise<void>
    readonly onClicked: {
      addListener(
        hear: (clicked: { readonly srcUrl?: string; readonly pageUrl?: string }, tab?: Tab) => void,
      ): void
    }
  }
  const i18n: { getMessage(name: string, substitution?: string): string }
  const runtime: {
    readonly id: string
    readonly onInstalled: { addListener(hear: () => void): void }
    /** Messages of pages that the manifest names. A listener that returns true answers later. */
    readonly onMessageExternal: {
      addListener(
        hear: (
          message: unknown,
          from: { readonly origin?: string },
          answer: (given: unknown) => void,
        ) => boolean,
      ): void
    }
  }
  interface StorageArea {
    get(name: string): Promise<Readonly<Record<string, unknown>>>
    set(values: Readonly<Record<string, unknown>>): Promise<void>
  }
  const storage: { readonly local: StorageArea; readonly session: StorageArea }
}
