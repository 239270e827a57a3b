import { ArrowLink } from '@wize/kit/site/ui/ArrowLink.tsx'

export const page = { title: 'Tools', description: 'What we test with.' }

export default function Tools() {
  return (
    <div className="grid section">
      <div className="main">
        <h1 className="display h2">Tools</h1>
        <ArrowLink href="/contact">Ask about one</ArrowLink>
      </div>
    </div>
  )
}
