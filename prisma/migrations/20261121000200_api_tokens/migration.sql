CREATE TABLE "api_tokens" (
    "id" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "access" TEXT NOT NULL,
    "event_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "api_tokens_hash" ON "api_tokens"("hash");

CREATE INDEX "api_tokens_account" ON "api_tokens"("account");

ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_account_fkey" FOREIGN KEY ("account") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
