# The server from its package: `make package`, then `docker build --tag spindle .`
# BASE can be any image with Node 24, npm, and a user `node`.
ARG BASE=node:24-bookworm-slim
FROM ${BASE}
COPY spindle-*.tgz /tmp/spindle.tgz
RUN npm install --global --no-audit --no-fund --no-update-notifier /tmp/spindle.tgz \
    && rm -rf /tmp/spindle.tgz /root/.npm \
    && install --directory --owner=node --group=node --mode=700 /var/lib/spindle
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/spindle
USER node
WORKDIR /var/lib/spindle
VOLUME /var/lib/spindle
EXPOSE 3000
# The server drains its connections and ends within 10 seconds: stop it with a grace period of 15.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["spindle"]
CMD ["serve"]
