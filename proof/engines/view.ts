/** A window of any browser. Elements are named by an expression of JavaScript, for the page to evaluate. */
export interface View {
  goto: (address: string) => Promise<void>
  /** The value of an expression in the page. */
  value: (expression: string) => Promise<unknown>
  /** A real click in the middle of an element. */
  click: (element: string) => Promise<void>
  /** Real keys, for what has the focus. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** The page printed as a PDF, where the browser's driver can do that. */
  print?: () => Promise<Uint8Array>
}

export interface Engine {
  name: string
  view: View
  close: () => Promise<void>
}

/** Keys without a character, and the code that WebDriver has for them. */
export const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  PageUp: '\uE00E',
} as const
export type Key = keyof typeof keys
