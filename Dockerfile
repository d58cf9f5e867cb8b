# Two stages: the first installs the pinned packages, the second holds only what runs.
# The newest Python that the tests run on. The digest names that image for x86-64 and ARM; of a newer one it is told by
#   docker buildx imagetools inspect python:3.13-slim
ARG PYTHON=python:3.13.15-slim-trixie@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

FROM ${PYTHON} AS build
WORKDIR /app
COPY requirements.txt .
RUN python -m venv /app/.venv
RUN /app/.venv/bin/pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements.txt

FROM ${PYTHON}
# Reads Arabic and Hebrew names from right to left; Pillow loads it where it is.
RUN apt-get update && apt-get install --yes --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin meeplepost
RUN install -d -o meeplepost -g meeplepost /data
WORKDIR /app
COPY --from=build /app/.venv /app/.venv
COPY bot bot
COPY render render
COPY rules rules
COPY sandbox sandbox
COPY seeds seeds
RUN /app/.venv/bin/python -m compileall -q bot render rules sandbox
ENV PATH=/app/.venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATA_DIR=/data \
    TOKEN_REQUIRED=1
VOLUME /data
USER meeplepost
STOPSIGNAL SIGTERM
# True only while the gateway is connected and the database answers.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot", "doctor", "--health"]
ENTRYPOINT ["python", "-m", "bot"]
