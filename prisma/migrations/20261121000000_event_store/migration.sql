CREATE TABLE "events" (
    "global_position" BIGINT GENERATED ALWAYS AS IDENTITY,
    "transaction_id" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "stream_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "schema_version" INTEGER NOT NULL,
    "data" JSON NOT NULL,
    "actor" TEXT NOT NULL,
    "command_id" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "correlation_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "prev_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "events_stream_version" PRIMARY KEY ("stream_id","version")
);

CREATE TABLE "read_model_generations" (
    "model" TEXT NOT NULL,
    "generation" INTEGER NOT NULL,
    "model_version" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "transaction_id" TEXT,
    "last_position" BIGINT,
    "position" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "read_model_generations_pkey" PRIMARY KEY ("model","generation")
);

CREATE TABLE "read_model_documents" (
    "model" TEXT NOT NULL,
    "generation" INTEGER NOT NULL,
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "doc" JSON NOT NULL,
    "position" BIGINT NOT NULL,

    CONSTRAINT "read_model_documents_pkey" PRIMARY KEY ("model","generation","scope","key")
);

CREATE TABLE "sealed_secrets" (
    "stream_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sealed_secrets_pkey" PRIMARY KEY ("stream_id","name")
);

CREATE INDEX "events_reading_order" ON "events"("transaction_id", "global_position");

CREATE UNIQUE INDEX "events_command" ON "events"("command_id", "ordinal");

-- At most one generation of a read model is shown to readers.
CREATE UNIQUE INDEX "read_model_generations_live" ON "read_model_generations"("model") WHERE "status" = 'live';

-- Events are facts: nothing but an insert may touch them.
CREATE FUNCTION "refuse_change_of_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'events are append-only' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "events"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_events"();
