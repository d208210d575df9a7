/** One window of a browser that Playwright does not drive, such as Firefox over WebDriver BiDi. */
export type EngineWindow = {
  open(url: string): Promise<void>
  /** Runs the body of an async function in the page; its result must be JSON. */
  evaluate(body: string): Promise<unknown>
  /** A PNG, of the whole page if the driver can. */
  screenshot(): Promise<Uint8Array>
  /** Uncaught errors and errors of the console since the last call. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

export type Engine = {
  /** How to install what is missing; null if the engine is here. */
  missing(): string | null
  /** Width and height of the page, in CSS pixels. */
  launch(width: number, height: number): Promise<EngineWindow>
}
