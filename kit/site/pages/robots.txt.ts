import type { APIRoute } from 'astro'
import { identity } from '#identity.ts'

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${identity.url}/sitemap.xml\n`)
