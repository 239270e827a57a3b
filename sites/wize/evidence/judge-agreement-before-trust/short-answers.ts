/**
 * Short answers to 40 of the 92 questions, written by hand from the passage that answers each
 * (`source`, copied from Fastify's manual, MIT license). All of them are right. They were chosen
 * for a number or a negation in the passage or the answer, so that there is something to damage.
 */
export interface ShortAnswer {
  ask: string
  source: string
  answer: string
}

const rows: [ask: string, answer: string, source: string][] = [
  [
    'Why does my GET handler never see the JSON I send along?',
    'Fastify doesn’t parse the body of a GET or HEAD request.',
    'Note that for `GET` and `HEAD` requests, the payload is never parsed.',
  ],
  [
    'Can the outer part of the app use something a nested plugin added?',
    'No. A parent context can’t reach what its child contexts define.',
    'Parent contexts cannot access entities within their descendant contexts.',
  ],
  [
    'Can I alter an error in the hook that hears about errors?',
    'The onError hook is not meant for changing the error, and calling send in it throws.',
    'It is not intended for changing the error, and calling `reply.send` will throw an exception.',
  ],
  [
    'Adding a route when I hear of a new route never ends',
    'Tag the routes that your onRoute hook adds. If they are not tagged, the hook loops forever.',
    'To add more routes within an onRoute hook, the routes must be tagged correctly. The hook will run into an infinite loop if not tagged.',
  ],
  [
    'The code for when the port opens is not called in my tests',
    'The hook doesn’t run if you start the server with inject or ready.',
    'This hook will not run when the server is started using `fastify.inject()` or `fastify.ready()`.',
  ],
  [
    'My hook that changes what gets serialized is skipped for some answers',
    'It is not called when the payload is a string, a buffer, a stream, or null.',
    'The hook is NOT called if the payload is a `string`, a `Buffer`, a `stream`, or `null`.',
  ],
  [
    'What is the difference between an empty string and null as the body I send?',
    'With an empty string, Content-Length is 0. With null, the header isn’t set at all.',
    'be aware that this will cause the `Content-Length` header to be set to `0`, whereas the `Content-Length` header will not be set if the payload is `null`.',
  ],
  [
    'Can each line of the log contain what was posted?',
    'Not in the req serializer: it runs when the child logger is created, and the body is not parsed by then.',
    'The body cannot be serialized inside the `req` serializer because the request is serialized when the child logger is created. At that time, the body is not yet parsed.',
  ],
  [
    'Can callers forge the id that I see in my logs?',
    'Yes, with requestIdHeader enabled they can set it to anything, because the value is not validated.',
    'Enabling `requestIdHeader` allows callers to set `reqId` to an arbitrary value. No validation is performed on the header value.',
  ],
  [
    'Why is the readable colored output missing?',
    'Install pino-pretty as a dev dependency. For performance reasons, it isn’t included.',
    '`pino-pretty` needs to be installed as a dev dependency. It is not included by default for performance reasons.',
  ],
  [
    'How can I keep my Express functions?',
    'Use a plugin such as @fastify/express or @fastify/middie. Since version 3, middleware is not built in.',
    'As of Fastify v3.0.0, middleware is not supported out of the box and requires an external plugin such as [`@fastify/express`](https://github.com/fastify/fastify-express) or [`@fastify/middie`](https://github.com/fastify/middie).',
  ],
  [
    'Why is there no send in my Express-style function?',
    'Middleware gets the plain response: it doesn’t have send or the other methods of Reply.',
    'As a result, Fastify middleware does not expose the `send` method or other methods specific to the Fastify [Reply](./Reply.md#reply) instance.',
  ],
  [
    'My helper is missing everywhere but in the file that adds it',
    'Tell Fastify not to create a new scope for the plugin that decorates; otherwise the upper scope doesn’t see the change.',
    'If `register` is used only to extend server functionality with [`decorate`](./Decorators.md), tell Fastify not to create a new scope. Otherwise, changes will not be accessible in the upper scope.',
  ],
  [
    'Does it matter whether I wait for a plugin?',
    'Yes. After await, the plugin is finalized, and the parent won’t see later changes to it.',
    'Using `await` when registering a plugin loads the plugin and its dependencies, "finalizing" the encapsulation process. Any mutations to the plugin after it and its dependencies have been loaded will not be reflected in the parent instance.',
  ],
  [
    'Which status does a redirect have if I choose none?',
    'A redirect has status 302 unless you set another one.',
    'Redirects a request to the specified URL, the status code is optional, default to `302`',
  ],
  [
    'I sent an error with a status of 204 and the client saw 500',
    'If you send an error with a status below 400, Fastify sets the status to 500.',
    'If you are passing an error to `send` and the statusCode is less than 400, Fastify will automatically set it at 500.',
  ],
  [
    'What status goes out if I forget to set one?',
    'It is 200.',
    'If not set via `reply.code`, the resulting `statusCode` will be `200`.',
  ],
  [
    'Can I deal with bad input myself, without the automatic 400?',
    'Yes: enable attachValidation on the route, and your handler is called instead of a 400 being sent.',
    'It is set only when the route has the [`attachValidation`](./Routes.md#routes-options) option enabled and the validation fails; otherwise it is `undefined`. In that case, Fastify calls the handler instead of replying with a `400` error.',
  ],
  [
    'Can I delete an incoming header for later code?',
    'The setter only adds headers. You can’t remove one with it.',
    'The setter is additive, so it cannot be used to *remove* a header',
  ],
  [
    'Someone asked for a file with dots and encoded slashes in the name and got out of the folder',
    'Parameters are untrusted. Never pass them to path.join, fs, templates, or redirects before you’ve validated them.',
    'Parameters are untrusted input. Do not pass them to `path.join`, `fs` APIs, template engines, or redirects without validation or path containment.',
  ],
  [
    'Clients that send their body drop by drop tie up my sockets',
    'Set a timeout such as 120 seconds. Zero leaves you open to denial of service if no reverse proxy is in front.',
    'It must be set to a non-zero value (e.g. 120 seconds) to protect against potential Denial-of-Service attacks in case the server is deployed without a reverse proxy in front.',
  ],
  [
    'My code keeps running after the time limit answered for it',
    'The timeout is cooperative. Fastify answers 503, and the handler’s work is not stopped.',
    "The timeout is **cooperative**: when it fires, Fastify sends the 503 error response, but the handler's async work continues to run.",
  ],
  [
    'The app cannot be reached from outside its container',
    'Listen on 0.0.0.0: containers don’t map ports to localhost by default.',
    'When deploying to a Docker, and potentially other, containers, it is advisable to listen on `0.0.0.0` because they do not default to exposing mapped ports to `localhost`:',
  ],
  [
    'A very long id in the address is answered with not found',
    'Parameters may have 100 characters by default. Beyond that, clients get a 404.',
    'the default value is 100 characters. If the maximum length limit is reached, the not found route will be invoked.',
  ],
  [
    'What do visitors get while I shut down?',
    'Requests that come after close get a 503 with Connection: close.',
    'any request arriving after [`close`](#close) has been called will receive a `503 Service Unavailable` response with `Connection: close` header (HTTP/1.1).',
  ],
  [
    'Let people type addresses in capital letters',
    'Set the option to false. While it is true, /foo does not equal /Foo.',
    'When `true` routes are registered as case-sensitive. That is, `/foo` is not equal to `/Foo`. When `false` then routes are case-insensitive.',
  ],
  [
    'Show my own page for unknown addresses',
    'Call setNotFoundHandler with a handler for the 404.',
    '`fastify.setNotFoundHandler(handler(request, reply))`: set the 404 handler.',
  ],
  [
    'Why may I not just say that there is one proxy in front?',
    'A hop count can’t check who connects directly, so a client could forge the X-Forwarded headers.',
    'Hop-count-only trust is disabled because it cannot validate the immediate peer and lets direct clients spoof `X-Forwarded-*` values.',
  ],
  [
    'Will a hostile pattern match freeze the server if I limit the length?',
    'It still can. maxParamLength doesn’t limit what a route’s regex reads, and it doesn’t protect against ReDoS.',
    '`maxParamLength` therefore does not limit the input a route regex processes and does not protect against [ReDoS attacks]',
  ],
  [
    'Zero turns into null',
    'With anyOf, Ajv tries the schemas in order and coerces, so 0 or false can become null.',
    'For example, a value of `0` or `false` may be coerced to `null` because Ajv evaluates `anyOf` schemas in order and applies type coercion during matching.',
  ],
  [
    'I threw a string in my error handler and the outer one never ran',
    'It doesn’t propagate to the parent’s error handler. The default handler catches it.',
    'it will not propagate to the parent context error handler. Instead, it will be caught by the default error handler.',
  ],
  [
    'Redis stays connected when my app stops',
    '@fastify/redis doesn’t close the connection when the server shuts down, unless you tell it to.',
    "By default `@fastify/redis` doesn't close the client connection when Fastify server shuts down.",
  ],
  [
    'How many processors does an instance need for quick answers?',
    'For the lowest latency, give each instance 2 vCPU.',
    'To have the lowest possible latency, 2 vCPU are recommended per app instance (e.g., a k8s pod).',
  ],
  [
    'The health check of the cluster cannot connect',
    'Fastify listens on 127.0.0.1 by default, so the probe can’t reach it.',
    'Fastify listens on `127.0.0.1` by default. The probe will not be able to reach the application in this case.',
  ],
  [
    'How much faster is JSON with a schema for the answer?',
    'Serialization is 2 to 3 times as fast.',
    'By specifying a schema as shown, you can speed up serialization by a factor of 2-3.',
  ],
  [
    'Do you list plugins that have no tests?',
    'No, a plugin isn’t accepted to the list without tests.',
    'A plugin without tests will not be accepted to the ecosystem list.',
  ],
  [
    'Under which license must I publish?',
    'Any license you like: none is enforced.',
    'You can license your plugin as you prefer, we do not enforce any kind of license.',
  ],
  [
    'Which port do I get if I name none?',
    'A free port is picked at random if you leave it out or set it to 0.',
    'If the `port` is omitted (or is set to zero), a random available port is automatically chosen',
  ],
  [
    'Nothing is printed to the console, why?',
    'Because logging is not on unless you enable it.',
    'Logging is disabled by default.',
  ],
  [
    'If I set two cookies, does the second overwrite the first?',
    'No. With set-cookie, every value is sent; the second doesn’t replace the first.',
    'When sending different values as a cookie with `set-cookie` as the key, every value will be sent as a cookie instead of replacing the previous value.',
  ],
]

export const shortAnswers: ShortAnswer[] = rows.map(([ask, answer, source]) => ({
  ask,
  answer,
  source,
}))
