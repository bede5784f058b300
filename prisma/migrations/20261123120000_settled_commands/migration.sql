-- Commands that changed nothing use their idempotency key, too. They have no event to say who sent them, when, and with what payload.
ALTER TABLE "commands" ADD COLUMN "actor" TEXT, ADD COLUMN "at" TIMESTAMPTZ(3), ADD COLUMN "correlation_id" TEXT;
