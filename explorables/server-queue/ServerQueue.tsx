import { fill } from '@wize/kit/i18n/format.ts'
import { Select } from '@wize/kit/site/ui/Select.tsx'
import {
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import words from '#messages/server-queue.json' with { type: 'json' }
import controls from '../controls.module.css'
import { colorsOf, draw } from './drawing.ts'
import { QueueStates } from './QueueStates.tsx'
import { type Action, Run, type StripState, stateOf, stripOf, traffic } from './run.ts'
import styles from './ServerQueue.module.css'
import type { Server, Settings } from './server.ts'

/** The length of a run and of a step, in ms. */
const end = 60_000
const step = 500
const toStep = (time: number) => Math.floor(time / step) * step
/** Where the picture opens: the spike is over, and the queue without a limit still serves nobody. */
const opening = 20_000
/**
 * How often numbers and words change while the picture moves, in ms of the run. Changing any text takes a
 * slow phone longer than a frame, because the browser sorts the whole article into layers again.
 */
const numbersEvery = 1000
const wordsEvery = 5000
/** The table has a row for each of these, in ms. */
const rowEvery = 5000
const limits = [25, 50, 100, 250]

/** Two servers whose queues the reader fills, watches, and empties. */
export function ServerQueue() {
  const { run, drawings, numbers, playing, summary, seek, act, ...others } = useRun()
  const printed = useStripForPrint(run.actions)
  // Tables aren't compared again while the picture moves.
  const strip = useMemo(() => <QueueStates states={printed} drawn />, [printed])
  const id = useId()
  return (
    <section className={styles.picture} data-ground="tint" aria-labelledby={`${id}title`}>
      <p className={styles.kind}>{words.kind}</p>
      <h2 className={styles.title} id={`${id}title`}>
        {words.title}
      </h2>
      <p>{words.intro}</p>
      <div className={styles.live}>
        <ul className={styles.legend}>
          {(['fresh', 'old', 'left'] as const).map((kind) => (
            <li key={kind}>
              <svg className={styles[kind]} width="10" height="10" aria-hidden="true">
                <rect {...legendShape[kind]} />
              </svg>
              {words.legend[kind]}
            </li>
          ))}
        </ul>
        <Controls run={run} playing={playing} seek={seek} {...others} />
        <div className={styles.sliders}>
          <TimeSlider run={run} numbers={numbers} seek={seek} />
          <Slider
            label={words.spike}
            value={run.spike}
            range={{ min: 80, max: 300, step: 10 }}
            text={String(run.spike)}
            onChange={(spike) => act({ at: run.now, spike })}
          />
        </div>
        <p className={styles.chartLabel}>{words.chart}</p>
        <div className={styles.servers}>
          {run.servers.map((server, index) => (
            <ServerPanel
              key={words.servers[index]}
              {...{ run, server, index, act, playing, drawings, numbers }}
            />
          ))}
        </div>
        <p className={styles.summary} role="status">
          {summary}
        </p>
        <RunTable run={run} />
      </div>
      <div className={styles.strip}>
        <p>{run.actions.length > 0 ? words.stripNow : words.strip}</p>
        {strip}
        <p className={styles.scriptsOff}>{words.scriptsOff}</p>
      </div>
    </section>
  )
}

const legendShape = {
  fresh: { width: 10, height: 10 },
  old: { width: 6, height: 6, y: 2, x: 2 },
  left: { width: 10, height: 2, y: 4 },
}

type ControlsProps = Pick<
  ReturnType<typeof useRun>,
  'run' | 'playing' | 'seek' | 'play' | 'pause' | 'startOver'
>

function Controls({ run, playing, seek, play, pause, startOver }: ControlsProps) {
  const still = useReducedMotion()
  return (
    <div className={styles.controls}>
      {(!still || playing) && (
        <button type="button" onClick={playing ? pause : play}>
          {playing ? words.pause : words.play}
        </button>
      )}
      <button type="button" onClick={() => seek(run.now + step)} disabled={run.now >= end}>
        {words.step}
      </button>
      <button type="button" onClick={startOver}>
        {words.startOver}
      </button>
    </div>
  )
}

/** The run as a table, made while it's open. */
function RunTable({ run }: { run: Run }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.table}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus
        <section className={styles.scroll} tabIndex={0} aria-label={words.table}>
          <QueueStates states={rowsOf(run)} />
        </section>
      )}
    </details>
  )
}

/** The run, and what the reader can do with it. */
function useRun() {
  const [run, setRun] = useState(() => new Run().advance(opening))
  const [playing, setPlaying] = useState(false)
  const [summary, setSummary] = useState(() => inWords(run))
  // A run changes in place, which React doesn't see.
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  /**
   * Rendering everything for each frame would be too slow. While the picture moves, each frame calls
   * all `drawings` instead, and each second of the run calls all `numbers`.
   */
  const drawings = useRef(new Set<() => void>())
  const numbers = useRef(new Set<() => void>())

  useEffect(() => {
    if (!playing) return
    let last = performance.now()
    let handle = requestAnimationFrame(function frame(time) {
      const from = run.now
      // A tab that comes back goes on where it was.
      run.advance(Math.min(end, from + Math.min(100, Math.max(0, Math.round(time - last)))))
      last = time
      const passed = (every: number) => Math.floor(run.now / every) > Math.floor(from / every)
      if (passed(numbersEvery)) for (const render of numbers.current) render()
      if (passed(wordsEvery)) setSummary(inWords(run))
      for (const draw of drawings.current) draw()
      if (run.now >= end) setPlaying(false)
      else handle = requestAnimationFrame(frame)
    })
    return () => cancelAnimationFrame(handle)
  }, [playing, run])

  function show(next: Run) {
    setRun(next)
    setSummary(inWords(next))
    refresh()
  }
  function seek(to: number) {
    const start = to < run.now ? new Run({ actions: run.actions }) : run
    show(start.advance(Math.min(end, to)))
  }
  function startOver() {
    setPlaying(false)
    show(new Run())
  }
  return {
    run,
    drawings: drawings.current,
    numbers: numbers.current,
    playing,
    summary,
    seek,
    startOver,
    act: (action: Action) => show(run.act(action)),
    play: () => {
      if (run.now >= end) seek(0)
      setPlaying(true)
    },
    pause: () => {
      setPlaying(false)
      setSummary(inWords(run))
    },
  }
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Whether the reader wants pictures to stay still. Nothing plays before that's known. */
const useReducedMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(reducedMotion)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(reducedMotion).matches,
    () => false,
  )

/** The strip of the article's run, or when printing, of the reader's. */
function useStripForPrint(actions: Action[]): StripState[] {
  const [strip, setStrip] = useState(() => stripOf())
  useEffect(() => {
    const print = () => setStrip(stripOf(actions))
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [actions])
  return strip
}

/** Renders the component again when the numbers of a moving picture change. The others wait. */
function useNumbers(numbers: Set<() => void>) {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    numbers.add(render)
    return () => {
      numbers.delete(render)
    }
  }, [numbers])
}

interface TimeSliderProps {
  run: Run
  numbers: Set<() => void>
  seek: (to: number) => void
}

function TimeSlider({ run, numbers, seek }: TimeSliderProps) {
  useNumbers(numbers)
  const range = { min: 0, max: end, step }
  const value = toStep(run.now)
  return <Slider label={words.time} text={momentOf(run)} {...{ value, range }} onChange={seek} />
}

interface SliderProps {
  label: string
  value: number
  range: { min: number; max: number; step: number }
  /** The value as it's shown and read aloud. */
  text: string
  onChange: (value: number) => void
}

function Slider({ label, value, range, text, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      {/* An output would be read aloud at every frame. */}
      <label htmlFor={id}>{label}</label> <span aria-hidden="true">{text}</span>
      <input
        id={id}
        className={controls.slider}
        type="range"
        {...range}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}

interface ServerPanelProps {
  run: Run
  server: Server
  index: number
  act: (action: Action) => void
  playing: boolean
  drawings: Set<() => void>
  numbers: Set<() => void>
}

function ServerPanel(props: ServerPanelProps) {
  const { run, server, index, act, playing, drawings, numbers } = props
  const name = words.servers[index] ?? ''
  const { settings } = server
  const change = (changed: Partial<Settings>) =>
    act({ at: run.now, server: index, settings: { ...settings, ...changed } })
  return (
    <fieldset className={styles.server}>
      <legend>{name}</legend>
      <Picture {...{ name, server, playing, drawings }} />
      <Numbers server={server} numbers={numbers} />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Select is a control */}
      <label>
        {words.limit}{' '}
        <Select
          value={settings.limit ?? ''}
          onChange={({ target }) =>
            change({ limit: target.value === '' ? undefined : Number(target.value) })
          }
        >
          <option value="">{words.noLimit}</option>
          {limits.map((limit) => (
            <option key={limit}>{limit}</option>
          ))}
        </Select>
      </label>
      {(['deadline', 'newestFirst', 'cancelOnClose'] as const).map((setting) => (
        <label key={setting}>
          <input
            className={controls.box}
            type="checkbox"
            checked={settings[setting]}
            onChange={({ target }) => change({ [setting]: target.checked })}
          />
          {words[setting]}
        </label>
      ))}
      <button
        type="button"
        aria-label={fill(words.restart, { server: name })}
        onClick={() => act({ at: run.now, server: index, restart: true })}
      >
        {words.restartShort}
      </button>
    </fieldset>
  )
}

function Numbers({ server, numbers }: Pick<ServerPanelProps, 'server' | 'numbers'>) {
  useNumbers(numbers)
  const { waiting, left, useful } = stateOf(server)
  return (
    <dl>
      {[
        [words.waiting, waiting],
        [words.left, left],
        [words.useful, useful],
      ].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fill('{value}', { value: value ?? 0 })}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A server's queue as it is now. The words beside it say the same. */
function Picture({
  name,
  server,
  playing,
  drawings,
}: Pick<ServerPanelProps, 'server' | 'playing' | 'drawings'> & { name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const redraw = useRef(() => {})
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let colors = colorsOf(element)
    const paint = () => draw(element, server, end / 1000, colors)
    const restyle = () => {
      colors = colorsOf(element)
      paint()
    }
    redraw.current = paint
    drawings.add(paint)
    const size = new ResizeObserver(paint)
    size.observe(element)
    const theme = new MutationObserver(restyle)
    theme.observe(document.documentElement, { attributes: true })
    return () => {
      drawings.delete(paint)
      size.disconnect()
      theme.disconnect()
    }
  }, [server, drawings])
  // A step, or a change of the settings, changes the picture without a frame.
  useEffect(() => {
    if (!playing) redraw.current()
  })
  const label = fill(words.picture, { server: name })
  return <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />
}

function momentOf({ now }: Run): string {
  const { before, spike, after } = words.phases
  const phase = now < traffic.from ? before : now < traffic.to ? spike : after
  return fill(words.moment, { second: toStep(now) / 1000, phase })
}

function inWords(run: Run): string {
  const servers = run.servers.map((server, index) => {
    const name = words.servers[index] ?? ''
    if (server.isDown) return fill(words.down, { server: name })
    return fill(words.state, { server: name, ...stateOf(server) })
  })
  return [momentOf(run), ...servers].join(' ')
}

/** The run so far, every five seconds. */
function rowsOf({ actions, now }: Run): StripState[] {
  const replay = new Run({ actions })
  return Array.from({ length: Math.floor(now / rowEvery) }, (_, row) => ({
    second: ((row + 1) * rowEvery) / 1000,
    servers: replay.advance((row + 1) * rowEvery).servers.map(stateOf),
  }))
}
