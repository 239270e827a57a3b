import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { identity } from '#identity.ts'
import { OtherWays } from './OtherWays.tsx'

it('lists the company’s profiles, with or without facts about an office', () => {
  const social = [{ kind: 'Mastodon', url: 'https://social.example/@us' }]
  for (const office of [undefined, { phone: '+1 416 555 0100' }])
    expect(
      renderToStaticMarkup(
        <OtherWays identity={{ ...identity, social, office }} map={undefined} />,
      ),
    ).toContain('href="https://social.example/@us"')
})

it('lets a long email address break at its @', () => {
  expect(
    renderToStaticMarkup(
      <OtherWays
        identity={{ ...identity, email: 'office@laforest-engineers.example' }}
        map={undefined}
      />,
    ),
  ).toContain('>office<wbr/>@laforest-engineers.example</a>')
})
