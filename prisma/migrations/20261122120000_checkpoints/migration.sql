-- Signed checkpoints of logs: what was signed once is never contradicted.
CREATE TABLE "log_checkpoints" (
    "log" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "note" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "log_checkpoints_pkey" PRIMARY KEY ("log","size")
);
