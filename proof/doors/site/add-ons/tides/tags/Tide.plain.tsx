import { rich } from '@wize/kit/i18n/rich.ts'
import words from '#messages/tides.json' with { type: 'json' }

export default function PlainTide({ at, article }: { at: string; article: string }) {
  return <p>{rich(words.plain, { place: at, link: (text) => <a href={article}>{text}</a> })}</p>
}
