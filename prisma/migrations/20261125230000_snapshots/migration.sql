-- Where games have come to, so that nobody plays them again from the first move. Every row may be thrown away. Unlogged: a crash of the server
-- empties the table, and nothing of it waits for the write-ahead log or travels to a standby.
CREATE UNLOGGED TABLE "snapshots" (
    "stream_id" TEXT NOT NULL,
    "basis" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "state" BYTEA NOT NULL,
    "events" BYTEA NOT NULL,
    "kept_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "snapshots_pkey" PRIMARY KEY ("stream_id","basis")
);

CREATE INDEX "snapshots_kept_at" ON "snapshots"("kept_at");

-- What is sealed does not get smaller by another compression.
ALTER TABLE "snapshots" ALTER COLUMN "state" SET STORAGE EXTERNAL, ALTER COLUMN "events" SET STORAGE EXTERNAL;
