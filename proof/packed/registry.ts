import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A packed package: its package.json, and the .tgz that npm made of it. */
interface Release {
  manifest: { name: string; version: string }
  tarball: Buffer
}

/** A registry on this machine that has only the packages published to it. */
export class Registry {
  readonly #releases = new Map<string, Release[]>()
  readonly #server: Server

  constructor() {
    this.#server = createServer(({ url = '' }, response) => {
      const [name = '', file] = decodeURIComponent(url.slice(1)).split('/-/')
      const releases = this.#releases.get(name)
      const release = releases?.find(({ manifest }) => file === `${manifest.version}.tgz`)
      if (release) response.end(release.tarball)
      else if (releases && !file) response.end(JSON.stringify(this.#packument(name, releases)))
      else response.writeHead(404).end('{}')
    })
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this.#url()
  }

  publish(folder: string, tarball: string) {
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    const earlier = this.#releases.get(manifest.name) ?? []
    this.#releases.set(manifest.name, [...earlier, { manifest, tarball: readFileSync(tarball) }])
  }

  close() {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #url() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`
  }

  #packument(name: string, releases: Release[]) {
    const versions = releases.map(({ manifest, tarball }) => [
      manifest.version,
      {
        ...manifest,
        dist: {
          tarball: `${this.#url()}${name}/-/${manifest.version}.tgz`,
          integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
        },
      },
    ])
    return {
      name,
      'dist-tags': { latest: releases.at(-1)?.manifest.version },
      versions: Object.fromEntries(versions),
    }
  }
}
