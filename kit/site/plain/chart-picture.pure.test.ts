import { globSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { siteFile, siteRoot } from '#owner/root.ts'
import paint from '#site/build/painter.ts'
import { exactly, plotOf } from '#site/features/blog/chart.ts'
import { type FigureProps, figureData } from '#site/features/blog/Figure.tsx'
import { chartAddress, chartPicture, pictureWidth } from './ChartPicture.tsx'
import { PlainFigure } from './PlainParts.tsx'

/** All articles' figures, as written in their text. */
const figures = globSync('content/**/blog/**/*.mdx', { cwd: siteRoot }).flatMap((file) =>
  [...readFileSync(siteFile(file), 'utf8').matchAll(/<Figure\s([\s\S]*?)\/>/g)].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      ) as unknown as FigureProps,
  ),
)

describe.each(figures)('$title', (props) => {
  const { options, series } = figureData(props)
  const { document } = new JSDOM(chartPicture(props), { contentType: 'image/svg+xml' }).window
  const texts = [...document.querySelectorAll('text')]

  it('draws every series and names it', () => {
    const names = texts.map(({ textContent }) => textContent)
    if (series.length > 1) expect(names).toEqual(expect.arrayContaining(series.map((s) => s.name)))
    if (options.kind === 'bars') {
      const values = series.flatMap(({ points }) => points)
      // The ground, and the legend's keys.
      const others = 1 + (series.length > 1 ? series.length : 0)
      expect(document.querySelectorAll('rect')).toHaveLength(others + values.length)
      return
    }
    const { yTicks, xTicks } = plotOf(series, options)
    const labels = [...yTicks, ...xTicks].map(({ label }) => label)
    expect(names).toEqual(expect.arrayContaining([...labels, props.xLabel ?? props.x]))
  })

  it('keeps everything inside', () => {
    const height = Number(document.documentElement.getAttribute('height'))
    const down = (box: Element | null) => Number(box?.getAttribute('y') ?? 0)
    for (const box of document.querySelectorAll('svg svg[height]')) {
      const bottom = down(box) + down(box.parentElement) + Number(box.getAttribute('height'))
      expect(bottom).toBeLessThanOrEqual(height)
    }
    // Where a PNG has its width.
    expect(Buffer.from(paint({ svg: chartPicture(props) })).readUInt32BE(16)).toBe(pictureWidth)
  })

  it('has the values that the picture shows as a table', () => {
    const html = renderToStaticMarkup(
      createElement(PlainFigure, { ...props, picture: '/charts/a.png' }),
    )
    const figure = new JSDOM(html).window.document
    const rows = [...figure.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
    const points = series.flatMap((one) => one.points)
    const width = options.series ? 3 : 1 + series.length
    expect(figure.querySelectorAll('th')).toHaveLength(width)
    for (const row of rows) expect(row).toHaveLength(width)
    const values = rows.flatMap((row) => row.slice(options.series ? 2 : 1)).filter(Boolean)
    expect(values.toSorted()).toEqual(points.map(({ y }) => exactly(y, props.format)).toSorted())
    expect(new Set(rows.map((row) => row[options.series ? 1 : 0])).size).toBe(
      new Set(points.map(({ x }) => x)).size,
    )
    expect(figure.querySelector('img')?.alt).toContain(props.title)
    expect(figure.body.textContent).toContain(props.description)
  })
})

test('a line is drawn in the pixels of the picture', () => {
  const [line] = figures.filter(({ kind }) => kind === 'lines')
  if (!line) return
  const { document } = new JSDOM(chartPicture(line), { contentType: 'image/svg+xml' }).window
  for (const box of document.querySelectorAll('svg > svg[viewBox]')) {
    const [, , width, height] = (box.getAttribute('viewBox') ?? '').split(' ')
    expect(box.parentElement?.getAttribute('width')).toBe(width)
    expect(box.parentElement?.getAttribute('height')).toBe(height)
  }
})

test('charts of a page have addresses of their own, whatever their titles are', () => {
  const charts: Record<string, string> = {}
  const titles = ['Waiting by load', 'الأول', 'الثاني', 'Waiting by load']
  for (const title of titles) charts[chartAddress('/blog/a', title, charts)] = title
  expect(Object.keys(charts)).toEqual(
    ['waiting-by-load', 'chart', 'chart-2', 'waiting-by-load-2'].map(
      (name) => `/charts/blog/a/${name}.png`,
    ),
  )
})
