# Builds the site and runs its server. See docs/deploy.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY games/package.json games/
COPY kit/package.json kit/
COPY kit/bin kit/bin
COPY proof/package.json proof/
COPY sites/lisbon/package.json sites/lisbon/
COPY sites/wize/package.json sites/wize/
COPY tutor/package.json tutor/
RUN npm ci --no-audit --no-fund
COPY . .
# The privacy policy follows this setting, so the build has to know it.
ARG STATISTICS=on
ENV STATISTICS=${STATISTICS}
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Lets the C library give memory back to the system after a busy hour, as in deploy/wize.env.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app/sites/wize
COPY --from=build --chown=root:root /app /app
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which doesn't pass signals on.
CMD ["node", "/app/kit/bin/wize.mjs", "serve"]
