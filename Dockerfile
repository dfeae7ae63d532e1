# clew in a container: `docker build -t clew .`, then `docker run --rm -v "$PWD:/work" clew check -cp classes Main`.
FROM debian:12 AS build
COPY . /clew
RUN apt-get update -qq && /clew/tools/setup build && make -s -C /clew install PREFIX=/usr DESTDIR=/installed \
    && rm -f /installed/usr/bin/clew-mpi

FROM debian:12-slim
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends libjansson4 libxxhash0 libzip4 zlib1g \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /installed /
WORKDIR /work
ENTRYPOINT ["clew"]
CMD ["help"]
