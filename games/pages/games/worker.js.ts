import type { APIRoute } from 'astro'
import code from '#offline/games-worker.ts?inline-script'

/** The games' service worker. Its scope is the folder of this address. */
export const GET: APIRoute = () =>
  new Response(code, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
