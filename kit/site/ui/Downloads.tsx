import words from '#messages/blog-article.json' with { type: 'json' }
import { Extras } from './Extras.tsx'

interface DownloadsProps {
  /** `file` is its address on this site. */
  downloads: { file: string; label: string; about?: string }[]
}

/** Files to download, below a text. */
export function Downloads({ downloads }: DownloadsProps) {
  if (downloads.length === 0) return null
  return (
    <Extras id="downloads" heading={words.downloads}>
      {downloads.map(({ file, label, about }) => (
        <li key={file}>
          <a href={file} download>
            {label} ({file.split('.').at(-1)?.toUpperCase()})
          </a>{' '}
          {about}
        </li>
      ))}
    </Extras>
  )
}
