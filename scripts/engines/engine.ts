export type Key = 'Enter' | 'Escape' | 'ArrowDown'

/** What checks need of a browser: the part that Firefox (WebDriver BiDi) and WebKitGTK (WebDriver) share. Lengths are CSS pixels. */
export type EngineBrowser = {
  open(url: string): Promise<void>
  /** Runs the body of an async function in the page; its result must be JSON. */
  evaluate(body: string): Promise<unknown>
  clickAt(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  back(): Promise<void>
  /** The printed page as a PDF; null if the driver cannot print. */
  print(): Promise<Uint8Array | null>
  screenshot(): Promise<Uint8Array>
  /** Uncaught errors and errors of the console since the last call. */
  takeErrors(): Promise<string[]>
  /** Bytes that the open pages hold after a garbage collection, as well as the engine can tell. */
  measureMemory(): Promise<number>
  close(): Promise<void>
}

export type Engine = {
  title: string
  /** How to install what is missing; null if the engine is here. */
  missing(): string | null
  launch(width: number, height: number): Promise<EngineBrowser>
}

/** A window of a desktop has a mouse and classic scrollbars; a narrower one is a phone's. */
export const isPhone = (width: number) => width < 700
