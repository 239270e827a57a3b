/**
 * Questions in the words of someone with a problem, each with the shortest passage of Fastify's manual
 * that answers it. They were written before anything was retrieved. Later, 29 passages that broke off
 * before the answer or couldn't be understood alone were corrected, without looking at what finds them.
 */
interface Labeled {
  ask: string
  doc: string
  quote: string
}

const questionsOn = (doc: string, pairs: [ask: string, quote: string][]): Labeled[] =>
  pairs.map(([ask, quote]) => ({ ask, doc, quote }))

export const questions: Labeled[] = [
  ...questionsOn('ContentTypeParser', [
    [
      'Why does my GET handler never see the JSON I send along?',
      'Note that for `GET` and `HEAD` requests, the payload is never parsed.',
    ],
    [
      'Two of my parsers match the same upload. Which one wins?',
      'Fastify first tries to match a content-type parser with a `string` value before trying to find a matching `RegExp`. For overlapping content types, it starts with the last one configured and ends with the first (last in, first out).',
    ],
    [
      'What error do clients get for posting XML?',
      'Unsupported content types will throw an `FST_ERR_CTP_INVALID_MEDIA_TYPE` error.',
    ],
    [
      'How can I accept any kind of body, even formats I have never heard of?',
      "To catch all requests regardless of content type, use the `'*'` content type:",
    ],
  ]),
  ...questionsOn('Decorators', [
    [
      'May I give every request an empty array as a default?',
      'Using `decorateRequest` will emit an error if used with a reference type:',
    ],
    [
      'I registered the same helper twice, what happens?',
      'Defining a decorator (using `decorate`, `decorateRequest`, or `decorateReply`) with the same name more than once in the same **encapsulated** context will throw an exception.',
    ],
    [
      'Why is it better to declare properties up front than to assign them later?',
      'Decorating core objects with this API allows the underlying JavaScript engine to optimize the handling of server, request, and reply objects. This is accomplished by defining the shape of all such object instances before they are instantiated and used.',
    ],
  ]),
  ...questionsOn('Encapsulation', [
    [
      'Can the outer part of the app use something a nested plugin added?',
      'Parent contexts cannot access entities within their descendant contexts.',
    ],
    [
      'If I wrap only the outer plugin, are the ones inside it shared too?',
      '`fastify-plugin` breaks encapsulation only for the plugin it wraps. Plugins registered inside it without `fastify-plugin` still create new encapsulated contexts:',
    ],
  ]),
  ...questionsOn('HTTP2', [
    [
      'Can a browser talk HTTP/2 to my server without a certificate?',
      'HTTP/2 is supported in all modern browsers __only over a secure connection__:',
    ],
  ]),
  ...questionsOn('Hooks', [
    [
      'Why is the body undefined in my first hook?',
      'In the [onRequest](#onrequest) hook, `request.body` will always be `undefined`, because the body parsing happens before the [preValidation](#prevalidation) hook.',
    ],
    [
      'Can I alter an error in the hook that hears about errors?',
      "fastify.addHook('onError', async (request, reply, error) => { // Useful for custom error logging // You should not use this hook to update the error",
    ],
    [
      'Where should I disconnect from the database on shutdown?',
      'By the time `onClose` hooks execute, the HTTP server has already stopped listening, all in-flight HTTP requests have been completed, and connections have been drained. This makes `onClose` the safe place for [plugins](./Plugins.md) to release resources such as database connection pools, as no new requests will arrive.',
    ],
    [
      'Open sockets to the browser keep the process from stopping. Where do I end them?',
      'preClose <a id="pre-close"></a> Triggered when `fastify.close()` is invoked to stop the server. At this point the server is already rejecting new requests with `503` (when [`return503OnClosing`](./Server.md#factory-return-503-on-closing) is `true`), but the HTTP server has not yet stopped listening and in-flight requests are still being processed. It is useful when [plugins](./Plugins.md) have set up state attached to the HTTP server that would prevent the server from closing, such as open WebSocket connections or Server-Sent Events streams that must be explicitly terminated for `server.close()` to complete.',
    ],
    [
      'Adding a route when I hear of a new route never ends',
      'To add more routes within an onRoute hook, the routes must be tagged correctly. The hook will run into an infinite loop if not tagged.',
    ],
    [
      'The code for when the port opens is not called in my tests',
      "fastify.addHook('onListen', async function () { // Some async code }) ``` ℹ️ Note: This hook will not run when the server is started using `fastify.inject()` or `fastify.ready()`.",
    ],
    [
      'Where can I report figures to another service once the answer is out?',
      'The `onResponse` hook is executed when a response has been sent, so you will not be able to send more data to the client. It can however be useful for sending data to external services, for example, to gather statistics.',
    ],
    [
      'My hook that changes what gets serialized is skipped for some answers',
      "fastify.addHook('preSerialization', async (request, reply, payload) => { return { wrapped: payload } }) ``` ℹ️ Note: The hook is NOT called if the payload is a `string`, a `Buffer`, a `stream`, or `null`.",
    ],
    [
      'Am I told when a visitor hangs up early?',
      'The `onRequestAbort` hook is executed when a client closes the connection before the entire request has been processed.',
    ],
    [
      'At shutdown, do nested plugins clean up before or after the rest?',
      'When multiple `onClose` hooks are registered across plugins, child-plugin hooks execute before parent-plugin hooks.',
    ],
    [
      'What is the difference between an empty string and null as the body I send?',
      "You can also send an empty body by replacing the payload with the empty string `''`, but be aware that this will cause the `Content-Length` header to be set to `0`, whereas the `Content-Length` header will not be set if the payload is `null`.",
    ],
  ]),
  ...questionsOn('LTS', [
    [
      'How long do old majors get security fixes?',
      'Major releases will receive security updates for an additional six months from the release of the next major release.',
    ],
    [
      'Can a minor update break my app?',
      'there are occasions when breaking changes must be released as a _minor_ version release.',
    ],
  ]),
  ...questionsOn('Logging', [
    ['Nothing is printed to the console, why?', 'Logging is disabled by default.'],
    [
      'Can each line of the log contain what was posted?',
      'The body cannot be serialized inside the `req` serializer because the request is serialized when the child logger is created. At that time, the body is not yet parsed.',
    ],
    [
      'How do I keep passwords out of the log?',
      '[Pino](https://getpino.io) supports low-overhead log redaction for masking values of specific properties in recorded logs.',
    ],
    [
      'Can callers forge the id that I see in my logs?',
      'Enabling `requestIdHeader` allows callers to set `reqId` to an arbitrary value. No validation is performed on the header value.',
    ],
    [
      'Why is the readable colored output missing?',
      '`pino-pretty` needs to be installed as a dev dependency. It is not included by default for performance reasons.',
    ],
  ]),
  ...questionsOn('Middleware', [
    [
      'How can I keep my Express functions?',
      'As of Fastify v3.0.0, middleware is not supported out of the box and requires an external plugin such as [`@fastify/express`](https://github.com/fastify/fastify-express) or [`@fastify/middie`](https://github.com/fastify/middie).',
    ],
    [
      'Why is there no send in my Express-style function?',
      'Fastify wraps the incoming Node.js `req` and `res` objects into [Request](./Request.md#request) and [Reply](./Reply.md#reply) instances after the middleware phase. As a result, Fastify middleware does not expose the `send` method or other methods specific to the Fastify [Reply](./Reply.md#reply) instance.',
    ],
  ]),
  ...questionsOn('Plugins', [
    [
      'My helper is missing everywhere but in the file that adds it',
      'If `register` is used only to extend server functionality with [`decorate`](./Decorators.md), tell Fastify not to create a new scope. Otherwise, changes will not be accessible in the upper scope.',
    ],
    [
      'Does it matter whether I wait for a plugin?',
      'Using `await` when registering a plugin loads the plugin and its dependencies, "finalizing" the encapsulation process. Any mutations to the plugin after it and its dependencies have been loaded will not be reflected in the parent instance.',
    ],
  ]),
  ...questionsOn('Reply', [
    [
      'Which status does a redirect have if I choose none?',
      'Redirects a request to the specified URL, the status code is optional, default to `302`',
    ],
    [
      'What type do browsers see when I send raw bytes?',
      "If you are sending a buffer and you have not set a `'Content-Type'` header, *send* will set it to `'application/octet-stream'`.",
    ],
    [
      'If I set two cookies, does the second overwrite the first?',
      'When sending different values as a cookie with `set-cookie` as the key, every value will be sent as a cookie instead of replacing the previous value.',
    ],
    [
      'I sent an error with a status of 204 and the client saw 500',
      'If you are passing an error to `send` and the statusCode is less than 400, Fastify will automatically set it at 500.',
    ],
    [
      'How can the browser start loading styles while I still compute the page?',
      'Early hints allow the client to start processing resources before the final response is sent. This can improve performance by allowing the client to preload or preconnect to resources while the server is still generating the response.',
    ],
    [
      'Can I send a header after the body, such as a checksum?',
      'Trailer is usually used when you need a header that requires heavy resources to be sent after the `data`, for example, `Server-Timing` and `Etag`.',
    ],
    [
      'What status goes out if I forget to set one?',
      'If not set via `reply.code`, the resulting `statusCode` will be `200`.',
    ],
    [
      'I want to write the response myself and keep the framework out of it',
      'Fastify provides the `reply.hijack()` method that can be called during the request lifecycle (At any point before `reply.send()` is called), and allows you to prevent Fastify from sending the response, and from running the remaining hooks (and user handler if the reply was hijacked before).',
    ],
    [
      'Why is my text not turned into JSON although I set the type?',
      'Even when the `Content-Type` header is set to `application/json`, strings are sent unmodified by default. To serialize a string as JSON, you must set a custom serializer:',
    ],
  ]),
  ...questionsOn('Request', [
    [
      'What do I hand to fetch so that it stops when the visitor leaves?',
      '.signal An `AbortSignal` that aborts when the handler timeout fires or the client disconnects. Created lazily on first access, so there is zero overhead when not used. When [`handlerTimeout`](./Server.md#factory-handler-timeout) is configured, the signal is pre-created and also aborts on timeout. Pass it to `fetch()`, database queries, or any API accepting a `signal` option for cooperative cancellation.',
    ],
    [
      'How do I get the address of the visitor behind a load balancer?',
      '.ip The IP address of the incoming request. This value is taken from `socket.remoteAddress` (or from `X-Forwarded-For` when [`trustProxy`](./Server.md#factory-trust-proxy) is enabled).',
    ],
    [
      'Can I deal with bad input myself, without the automatic 400?',
      'The validation error of the request. It is set only when the route has the [`attachValidation`](./Routes.md#routes-options) option enabled and the validation fails; otherwise it is `undefined`. In that case, Fastify calls the handler instead of replying with a `400` error.',
    ],
    [
      'Can I delete an incoming header for later code?',
      'The setter is additive, so it cannot be used to *remove* a header',
    ],
  ]),
  ...questionsOn('Routes', [
    [
      'The last piece of the address may be left out',
      'The last parameter can be made optional by adding a question mark ("?") to the end of the parameter name.',
    ],
    [
      'My path has a real colon in it',
      'To include a colon in a path without declaring a parameter, use a double colon.',
    ],
    [
      'Are routes with patterns slow?',
      'Regular expression routes are supported, but slashes must be escaped. Take note that RegExp is also very expensive in terms of performance!',
    ],
    [
      'Old and new apps call the same address and should get different code',
      "Versioned routes allows multiple handlers to be declared for the same HTTP route path, matched according to the request's `Accept-Version` header.",
    ],
    [
      'Answer a path only on one of my domains',
      'Provide a `host` key in the `constraints` route option to limit the route to certain values of the request `Host` header.',
    ],
    [
      'I return something and also call send. Which counts?',
      'When using both `return value` and `reply.send(value)`, the first one takes precedence, the second is discarded, and a *warn* log is emitted.',
    ],
    [
      'Put everything under /v1 without renaming',
      'Fastify offers a fast and smart way to create different versions of the same API without changing all the route names by hand, called *route prefixing*.',
    ],
    [
      'One noisy address fills my log',
      'Different log levels can be set for routes in Fastify by passing the `logLevel` option to the plugin or route with the desired [value](https://github.com/pinojs/pino/blob/main/docs/api.md#level-string).',
    ],
    [
      'Someone asked for a file with dots and encoded slashes in the name and got out of the folder',
      'Parameters are untrusted input. Do not pass them to `path.join`, `fs` APIs, template engines, or redirects without validation or path containment.',
    ],
  ]),
  ...questionsOn('Server', [
    [
      'Clients that send their body drop by drop tie up my sockets',
      '`requestTimeout` <a id="factory-request-timeout"></a> + Default: `0` (no limit) Defines the maximum number of milliseconds for receiving the entire request from the client. See [`server.requestTimeout` property](https://nodejs.org/dist/latest/docs/api/http.html#servertimeout) to understand the effect of this option. When `serverFactory` option is specified, this option is ignored. It must be set to a non-zero value (e.g. 120 seconds) to protect against potential Denial-of-Service attacks in case the server is deployed without a reverse proxy in front.',
    ],
    [
      'Give up on slow work after ten seconds',
      '`handlerTimeout` <a id="factory-handler-timeout"></a> + Default: `0` (no timeout) Defines the maximum number of milliseconds allowed for processing a request through the entire route lifecycle',
    ],
    [
      'My code keeps running after the time limit answered for it',
      "The timeout is **cooperative**: when it fires, Fastify sends the 503 error response, but the handler's async work continues to run.",
    ],
    [
      'The app cannot be reached from outside its container',
      'When deploying to a Docker, and potentially other, containers, it is advisable to listen on `0.0.0.0` because they do not default to exposing mapped ports to `localhost`:',
    ],
    [
      'Startup fails because connecting takes half a minute',
      '`pluginTimeout` <a id="plugin-timeout"></a> + Default: `10000` The maximum amount of time in *milliseconds* in which a plugin can load. If not, [`ready`](#ready) will complete with an `Error` with code `\'ERR_AVVIO_PLUGIN_TIMEOUT\'`.',
    ],
    [
      'Treat an address with and without the slash at its end alike',
      '`ignoreTrailingSlash` <a id="ignore-slash"></a> + Default: `false` Fastify uses [find-my-way](https://github.com/delvedor/find-my-way) to handle routing. By default, Fastify will take into account the trailing slashes. Paths like `/foo` and `/foo/` are treated as different paths. If you want to change this, set this flag to `true`.',
    ],
    [
      'A very long id in the address is answered with not found',
      'You can set a custom length for parameters in parametric (standard, regex, and multi) routes by using `maxParamLength` option; the default value is 100 characters. If the maximum length limit is reached, the not found route will be invoked.',
    ],
    [
      'What do visitors get while I shut down?',
      'any request arriving after [`close`](#close) has been called will receive a `503 Service Unavailable` response with `Connection: close` header (HTTP/1.1).',
    ],
    [
      'Let people type addresses in capital letters',
      '`caseSensitive` <a id="case-sensitive"></a> + Default: `true` When `true` routes are registered as case-sensitive. That is, `/foo` is not equal to `/Foo`. When `false` then routes are case-insensitive.',
    ],
    [
      'How do I see which routes there are while hunting a bug?',
      "If you want to print the internal router tree, you should specify the `method` param. Printed tree will represent the internal router structure. **You can use it for debugging.** ```js console.log(fastify.printRoutes({ method: 'GET' }))",
    ],
    [
      'Which port do I get if I name none?',
      'If the `port` is omitted (or is set to zero), a random available port is automatically chosen',
    ],
    [
      'Show my own page for unknown addresses',
      '`fastify.setNotFoundHandler(handler(request, reply))`: set the 404 handler.',
    ],
    [
      'Can I accept a method such as MKCOL?',
      'The `addHttpMethod` method allows to add any non standard HTTP methods to the server that are [supported by Node.js](https://nodejs.org/api/http.html#httpmethods).',
    ],
    [
      'Why may I not just say that there is one proxy in front?',
      'Hop-count-only trust is disabled because it cannot validate the immediate peer and lets direct clients spoof `X-Forwarded-*` values.',
    ],
    [
      'What happens to poisoned objects in JSON?',
      '`onProtoPoisoning` <a id="factory-on-proto-poisoning"></a> + Default: `\'error\'` Defines what action the framework must take when parsing a JSON object with `__proto__`.',
    ],
    [
      'Will a hostile pattern match freeze the server if I limit the length?',
      '`maxParamLength` therefore does not limit the input a route regex processes and does not protect against [ReDoS attacks]',
    ],
  ]),
  ...questionsOn('Validation-and-Serialization', [
    [
      'A number arrives as text in the query. Will it pass?',
      'Note that Ajv will try to [coerce](https://ajv.js.org/coercion.html) values to the types specified in the schema `type` keywords, both to pass validation and to use the correctly typed data afterwards.',
    ],
    [
      'Can customers upload schemas of their own?',
      'Treat schema definitions as application code. Validation and serialization features use `new Function()`, which is unsafe with user-provided schemas.',
    ],
    [
      'Zero turns into null',
      'For example, a value of `0` or `false` may be coerced to `null` because Ajv evaluates `anyOf` schemas in order and applies type coercion during matching.',
    ],
    [
      'May I look up in the database whether a name is taken while validating?',
      'Accessing databases during validation may lead to Denial of Service attacks.',
    ],
    [
      'Can I use joi instead?',
      'The `setValidatorCompiler` function allows substituting `ajv` with other JavaScript validation libraries like [joi](https://github.com/hapijs/joi/)',
    ],
    [
      'Error messages in French',
      'To return localized error messages, see [ajv-i18n](https://github.com/ajv-validator/ajv-i18n).',
    ],
    [
      'How do I stop private fields from going out with my objects?',
      'Using an output schema can drastically increase throughput and help prevent accidental disclosure of sensitive information.',
    ],
    [
      'Does the case of header names matter in my rules?',
      'Node.js exposes request header names in lowercase. Fastify normalizes header names in a `headers` schema to lowercase before compilation',
    ],
  ]),
  ...questionsOn('Errors', [
    [
      'Visitors saw a piece of SQL in an error',
      'Because `message` and `code` are forwarded as-is, errors thrown by libraries deeper in your application are exposed to the client. A database driver error, for example, can leak schema details and query text:',
    ],
    [
      'I threw a string in my error handler and the outer one never ran',
      "If a plugin's error handler re-throws an error that is not an instance of [Error](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Error), it will not propagate to the parent context error handler. Instead, it will be caught by the default error handler.",
    ],
  ]),
  ...questionsOn('Database', [
    [
      'Redis stays connected when my app stops',
      "By default `@fastify/redis` doesn't close the client connection when Fastify server shuts down.",
    ],
    [
      'How must the files be named that change my tables?',
      'Each file in a migrations folder needs to follow the pattern: ` [version].[action].[optional-description].sql`',
    ],
  ]),
  ...questionsOn('Delay-Accepting-Requests', [
    [
      'How long should callers wait until we are up, and who tells them?',
      'Additionally, we are providing a `Retry-After` header with the time in milliseconds the client should wait before retrying.',
    ],
  ]),
  ...questionsOn('Detecting-When-Clients-Abort', [
    [
      'Which property shows reliably that the caller gave up?',
      'The `aborted` property is still the most reliable way to detect when a client intentionally aborts a request.',
    ],
  ]),
  ...questionsOn('Recommendations', [
    [
      'How many processors does an instance need for quick answers?',
      'To have the lowest possible latency, 2 vCPU are recommended per app instance (e.g., a k8s pod).',
    ],
    [
      'Should Node face the internet directly?',
      'the temptation is to write applications that handle requests for multiple domains, listen on multiple ports (i.e. HTTP _and_ HTTPS), and then expose these applications directly to the Internet to handle requests. The Fastify team **strongly** considers this to be an anti-pattern and extremely bad practice:',
    ],
    [
      'The health check of the cluster cannot connect',
      'Fastify listens on `127.0.0.1` by default. The probe will not be able to reach the application in this case.',
    ],
  ]),
  ...questionsOn('Testing', [
    [
      'Can I call a route in a test without opening a port?',
      'Fastify comes with built-in support for fake HTTP injection',
    ],
  ]),
  ...questionsOn('Getting-Started', [
    [
      'In what order are plugins loaded?',
      'Fastify, it will load your plugins in the same order you declare them, and it will load the next plugin only once the current one has been loaded.',
    ],
    [
      'How much faster is JSON with a schema for the answer?',
      'By specifying a schema as shown, you can speed up serialization by a factor of 2-3.',
    ],
  ]),
  ...questionsOn('Write-Plugin', [
    [
      'Do you list plugins that have no tests?',
      'A plugin without tests will not be accepted to the ecosystem list.',
    ],
    [
      'Under which license must I publish?',
      'You can license your plugin as you prefer, we do not enforce any kind of license.',
    ],
  ]),
]
