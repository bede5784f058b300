-- What this server has seen of others' logs, one row for each origin: it signs only what grew from that.
CREATE TABLE "witnessed_logs" (
    "id" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "root" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "witnessed_logs_pkey" PRIMARY KEY ("id")
);

-- What witnesses have signed of this server's checkpoints.
CREATE TABLE "checkpoint_cosignatures" (
    "log" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "witness" TEXT NOT NULL,
    "line" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "checkpoint_cosignatures_pkey" PRIMARY KEY ("log","size","witness")
);

CREATE INDEX "checkpoint_cosignatures_witness" ON "checkpoint_cosignatures"("witness", "log", "size");
