import { expect, test } from 'vitest'
import { exportList } from './exports.ts'

const sources: Record<string, string> = {
  'kit/add-on.ts':
    "export type {\n  Answer,\n  MailTransport,\n} from './contracts/mail-transport.ts'\n",
  'kit/site/layout/Footer.tsx': 'interface Own {}\nexport function Footer(props: Own) {}\n',
  'kit/site/layout/Page.astro': '<slot />',
  'kit/site/ui/markdown/copy-code.ts': 'document.addEventListener("click", copy)',
  'kit/site/build/output.ts': 'export const output = []',
  'kit/server/app.ts': 'export const app = 1',
}

test('the list has what a site’s own code may import, and nothing else', () => {
  const rows = exportList(Object.keys(sources), (file) => sources[file] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows).toEqual([
    '| `@wize/kit/add-on` | Answer, MailTransport |',
    '| `@wize/kit/site/layout/Footer.tsx` | Footer |',
    '| `@wize/kit/site/layout/Page.astro` | Page (its default) |',
    '| `@wize/kit/words/<language>/<file>.json` | interface words |',
  ])
})
