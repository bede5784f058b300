CREATE TABLE "push_subscriptions" (
    "id" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "push_listeners" (
    "subscription_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "listener" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_listeners_pkey" PRIMARY KEY ("subscription_id","event_id","listener")
);

CREATE TABLE "push_notices" (
    "key" TEXT NOT NULL,
    "notice" JSON NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "done" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "push_notices_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "push_deliveries" (
    "notice_key" TEXT NOT NULL,
    "subscription_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_deliveries_pkey" PRIMARY KEY ("notice_key","subscription_id")
);

CREATE TABLE "push_progress" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "transaction_id" TEXT NOT NULL,
    "position" BIGINT NOT NULL,

    CONSTRAINT "push_progress_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "push_listeners_event_id_listener_idx" ON "push_listeners"("event_id", "listener");

CREATE INDEX "push_notices_done_expires_at_idx" ON "push_notices"("done", "expires_at");

ALTER TABLE "push_listeners" ADD CONSTRAINT "push_listeners_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "push_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "push_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_notice_key_fkey" FOREIGN KEY ("notice_key") REFERENCES "push_notices"("key") ON DELETE CASCADE ON UPDATE CASCADE;
