// `node proof/contact-sheet.ts <sheet>.avif <screenshot>.png …`: puts screenshots that `npm run shots`
// has made side by side into one small picture.
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

const [file = '', ...screenshots] = process.argv.slice(2)
const gap = 18
/** Longer pages are cut off here. */
const maxHeight = 900
/** In bytes. */
const maxSize = 150_000

/** Screenshots as small as they are on the sheet: six phones in a row, or three wider windows. */
const pages = await Promise.all(
  screenshots.map(async (screenshot) => {
    const { width: window } = await sharp(screenshot).metadata()
    const width = window < 768 ? 234 : 2 * 234 + gap
    const { data, info } = await sharp(screenshot)
      .resize({ width })
      .png()
      .toBuffer({ resolveWithObject: true })
    const height = Math.min(maxHeight, info.height)
    const input = await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer()
    return { input, width, height }
  }),
)

const rowWidth = 6 * (234 + gap)
let [left, top, rowHeight] = [gap, gap, 0]
const places = pages.map(({ input, width, height }) => {
  if (left + width > rowWidth) [left, top, rowHeight] = [gap, top + rowHeight + gap, 0]
  const place = { input, left, top }
  left += width + gap
  rowHeight = Math.max(rowHeight, height)
  return place
})
const size = { width: gap + rowWidth, height: top + rowHeight + gap }
const drawn = await sharp({ create: { ...size, channels: 3, background: '#8a8a8a' } })
  .composite(places)
  .png()
  .toBuffer()
for (const quality of [55, 45, 35, 25]) {
  const sheet = await sharp(drawn).avif({ quality }).toBuffer()
  console.log(`${file}: ${sheet.length} bytes at quality ${quality}`)
  if (sheet.length > maxSize) continue
  writeFileSync(file, sheet)
  process.exit()
}
console.error(`That's more than ${maxSize}. Put fewer screenshots on the sheet.`)
process.exitCode = 1
