import { globSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { siteFile, siteRoot } from '#owner/root.ts'
import { endLabels, plotOf } from './chart.ts'
import { Figure, type FigureProps, figureData } from './Figure.tsx'

/** All articles' figures, as written in their text. */
const figures = globSync('content/**/blog/**/*.mdx', { cwd: siteRoot }).flatMap((file) =>
  [...readFileSync(siteFile(file), 'utf8').matchAll(/<Figure\s([\s\S]*?)\/>/g)].map(
    ([, attributes = '']) => {
      const props = Object.fromEntries(
        [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      ) as unknown as FigureProps
      const isEnglish = file.replaceAll('\\', '/').startsWith('content/en/')
      return { name: `${file}: ${props.title}`, props, isEnglish }
    },
  ),
)

const draw = (props: FigureProps) =>
  new JSDOM(renderToStaticMarkup(<Figure {...props} />)).window.document

const percent = (element: Element, name: string) =>
  Number.parseFloat(element.getAttribute(name) ?? '')

/** The number that a label shows: 36.8%, $1,200 or 4,000. */
function numberOf(label: string): number {
  const number = Number(label.replaceAll(/[$,%]/g, ''))
  return label.endsWith('%') ? number / 100 : number
}

/** Derives an axis from two of its labels alone. */
function axis(labels: Element[], place: 'x' | 'y', log: boolean) {
  const ends = [labels[0], labels.at(-1)].map((label) => {
    const value = numberOf(label?.textContent ?? '')
    return { at: label ? percent(label, place) : 0, value: log ? Math.log(value) : value }
  })
  const [from = { at: 0, value: 0 }, to = { at: 1, value: 1 }] = ends
  return (at: number) => {
    const value = from.value + ((at - from.at) / (to.at - from.at)) * (to.value - from.value)
    return log ? Math.exp(value) : value
  }
}

/** The positions of a chart's points by series, in percent. */
function drawnPlaces(page: Document, { kind }: FigureProps): { x: number; y: number }[][] {
  if (kind === 'lines' || kind === 'steps')
    return [...page.querySelectorAll('[viewBox="0 0 100 100"] path')].map((path) => {
      const numbers = (text: string) => text.split(/[,\s]/).map(Number)
      const moves = [...(path.getAttribute('d') ?? '').matchAll(/([MLHV])([^MLHVZ]+)/g)]
      const [, , first = ''] = moves[0] ?? []
      const places = [{ x: numbers(first)[0] ?? 0, y: numbers(first)[1] ?? 0 }]
      for (const [, command, text = ''] of moves.slice(1)) {
        const last = places.at(-1) ?? { x: 0, y: 0 }
        const [a = 0, b = 0] = numbers(text)
        if (command === 'H') places.push({ x: a, y: last.y })
        else if (command === 'V') places.push({ x: last.x, y: a })
        else places.push({ x: a, y: b })
      }
      return places
    })
  return [...page.querySelectorAll('g[class] ')].map((group) =>
    [...group.querySelectorAll('rect')].map((rect) => ({
      x: percent(rect, 'x'),
      y: percent(rect, 'y'),
    })),
  )
}

describe.each(figures)('$name', ({ props, isEnglish }) => {
  const page = draw(props)
  const { series } = figureData(props)

  it('draws what its file says', () => {
    // Grouped and filtered here once more, because chart.ts is what's tested.
    const text = readFileSync(siteFile(`public${props.data}`), 'utf8')
    const rows: Record<string, unknown>[] = props.data.endsWith('.csv')
      ? parse(text, { columns: true })
      : JSON.parse(text)
    const columns = props.y.split(',').map((column) => column.trim())
    const parts = props.series
      ? [...Map.groupBy(rows, (row) => row[props.series ?? '']).values()]
      : columns.map(() => rows)
    const published = parts.map((part, index) => {
      const column = columns[props.series ? 0 : index] ?? ''
      return part
        .filter((row) => row[column] !== '')
        .map((row) => ({ x: String(row[props.x]), y: Number(row[column]) }))
    })

    if (props.kind === 'bars') {
      const lengths = [...page.querySelectorAll('g > g > rect')].map((r) => percent(r, 'width'))
      const values =
        published[0]?.flatMap((_, row) => published.map((one) => one[row]?.y ?? 0)) ?? []
      const max = Math.max(...values)
      expect(lengths).toHaveLength(values.length)
      const labels = [...page.querySelectorAll('g > g > text')].map((text) => text.textContent)
      if (!props.format) expect(labels.map((label) => numberOf(label ?? ''))).toEqual(values)
      for (const [index, value] of values.entries())
        expect(lengths[index]).toBeCloseTo((80 * value) / max, 1)
      return
    }
    const [yLabels = [], xLabels = []] = ['[class*=yAxis] text', '[class*=xAxis] text'].map(
      (selector) => [...page.querySelectorAll(selector)],
    )
    const valueAt = axis(yLabels, 'y', props.yScale === 'log')
    const argumentAt = axis(xLabels, 'x', props.xScale === 'log')
    const numeric =
      props.kind !== 'columns' && published.flat().every(({ x }) => x !== '' && !Number.isNaN(+x))
    const drawn = drawnPlaces(page, props)
    expect(drawn).toHaveLength(published.length)
    for (const [index, points] of published.entries()) {
      // A step is drawn by its corners. Every second one is a point in the file.
      const places = drawn[index]?.filter((_, at) => props.kind !== 'steps' || at % 2 === 0) ?? []
      expect(places).toHaveLength(points.length)
      const range = Math.abs(valueAt(0) - valueAt(100))
      for (const [at, point] of points.entries()) {
        const { x, y } = places[at] ?? { x: Number.NaN, y: Number.NaN }
        const slack = props.yScale === 'log' ? Math.abs(point.y) * 0.02 : range * 0.003
        expect(Math.abs(valueAt(y) - point.y), `y of row ${at + 1}`).toBeLessThanOrEqual(slack)
        if (!numeric) continue
        const wide = props.xScale === 'log' ? Number(point.x) : argumentAt(100) - argumentAt(0)
        expect(Math.abs(argumentAt(x) - Number(point.x)), `x of row ${at + 1}`).toBeLessThanOrEqual(
          Math.abs(wide) * 0.02,
        )
      }
    }
  })

  it.skipIf(isEnglish)(
    'names the columns of an English file in the language of its article',
    () => {
      expect(props.xLabel).toBeTruthy()
      expect(series.length > 1 ? props.labels : props.yLabel).toBeTruthy()
    },
  )

  it('has a title, a description, its data as a table and a download', () => {
    const image = page.querySelector('[role=img]')
    const text = (id: string | null | undefined) => page.getElementById(id ?? '')?.textContent
    expect(text(image?.getAttribute('aria-labelledby'))).toBe(props.title)
    expect(text(image?.getAttribute('aria-describedby'))).toMatch(/[.?!]$/)
    expect(page.querySelectorAll('tbody tr').length).toBeGreaterThan(0)
    expect(page.querySelector('a[download]')?.getAttribute('href')).toBe(props.data)
    expect(series.length).toBeLessThanOrEqual(4)
    expect(series.flatMap(({ points }) => points).length).toBeGreaterThan(0)
  })
})

describe('the names of lines', () => {
  const at = (...ends: number[]) =>
    endLabels(
      ends.map((y, index) => ({ name: `${index}`, places: [{ x: 100, y }], path: '' })),
    ).map(({ label, at }) => `${label} ${at}`)

  it('stand at their ends, in order, apart, and inside the plot', () => {
    expect(at(10, 50, 90)).toEqual(['0 10', '1 50', '2 90'])
    expect(at(50, 51, 20)).toEqual(['2 20', '0 50', '1 58'])
    expect(at(100, 99, 98)).toEqual(['2 84', '1 92', '0 100'])
    expect(at(0, 0)).toEqual(['0 0', '1 8'])
  })
})

describe('a figure', () => {
  const [first] = figures
  it.skipIf(!first)('says what its file lacks', () => {
    const props = first?.props as FigureProps
    expect(() => draw({ ...props, y: 'nothing' })).toThrow(
      /^expected one of the columns .*; found “nothing”$/,
    )
    expect(() => draw({ ...props, data: '/evidence/none.csv' })).toThrow(/none\.csv/)
  })
})

it('hides a label that would meet the last one on a phone, which ends at the edge', () => {
  const points = [1, 200].map((x) => ({ x: String(x), y: x }))
  const { xTicks } = plotOf([{ name: 'a', points }], {
    kind: 'lines',
    x: 'x',
    y: ['a'],
    xScale: 'log',
  })
  const shown = xTicks.filter(({ isClose }) => !isClose).map(({ label }) => label)
  expect(shown.at(-1)).toBe('200')
  expect(shown).not.toContain('100')
})

// Not every site has each kind of chart.
const straight = figures.find(({ props }) => props.kind === 'lines' && !props.xScale)
const bars = figures.find(({ props }) => props.kind === 'bars')
const lines = figures.find(({ props }) => props.kind === 'lines' && !props.series)

it.skipIf(!straight)('shades what lies between two values, in percent of the axis', () => {
  const lines = straight?.props as FigureProps
  const values = figureData(lines).series.flatMap(({ points }) => points.map(({ x }) => Number(x)))
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const quarter = (max - min) / 4
  const [from, to] = [min + quarter, max - quarter]
  for (const shade of [`${from}, ${to}`, `${to}, ${from}`]) {
    const rect = draw({ ...lines, shade }).querySelector('[class*=shade]')
    expect(rect && [percent(rect, 'x'), percent(rect, 'width')]).toEqual([25, 50])
  }
  expect(draw({ ...lines, shade: undefined }).querySelector('[class*=shade]')).toBeNull()
})

it.skipIf(!straight)(
  'has its own title and description beside another with letters like these',
  () => {
    const lines = straight?.props as FigureProps
    const titles = ['الأول', 'الثاني']
    const page = new JSDOM(
      renderToStaticMarkup(
        titles.map((title) => (
          <Figure key={title} {...lines} title={title} description={`${title}.`} />
        )),
      ),
    ).window.document
    const named = (attribute: string) =>
      [...page.querySelectorAll('[role=img]')].map(
        (image) => page.getElementById(image.getAttribute(attribute) ?? '')?.textContent,
      )
    expect(named('aria-labelledby')).toEqual(titles)
    expect(named('aria-describedby')).toEqual(titles.map((title) => `${title}.`))
  },
)

it.skipIf(!bars)('names bars as the article does, in the chart and in its table', () => {
  const props = bars?.props as FigureProps
  const { rows } = figureData(props).table
  const names = rows.map((_, index) => `fila ${index + 1}`)
  const page = draw({ ...props, rowLabels: names.join('; ') })
  expect(
    [...page.querySelectorAll('g > text:first-child')].map((text) => text.textContent),
  ).toEqual(names)
  expect(
    [...page.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent),
  ).toEqual(names)
})

it.skipIf(!lines)('calls the columns of its table as the article does', () => {
  const props = lines?.props as FigureProps
  const count = figureData(props).series.length
  const labels = Array.from({ length: count }, (_, index) => `línea ${index + 1}`)
  const page = draw({ ...props, xLabel: 'veces', labels: labels.join(', ') })
  const columns = [...page.querySelectorAll('thead th')].map((cell) => cell.textContent)
  expect(columns).toEqual(['veces', ...(count > 1 ? labels : [props.yLabel])])
})
