-- Bundles of cards that were taken up, as they came. No row goes: what began with a bundle goes on with it.
CREATE TABLE "card_bundles" (
    "digest" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "signed_by" TEXT NOT NULL,
    "file" BYTEA NOT NULL,

    CONSTRAINT "card_bundles_pkey" PRIMARY KEY ("digest")
);

-- Which was taken up and which was withdrawn, in this order. What is in force follows from it, and what was at any time before.
CREATE TABLE "card_bundle_steps" (
    "position" SERIAL NOT NULL,
    "digest" TEXT NOT NULL,
    "act" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT NOT NULL,

    CONSTRAINT "card_bundle_steps_pkey" PRIMARY KEY ("position")
);

ALTER TABLE "card_bundle_steps" ADD CONSTRAINT "card_bundle_steps_digest_fkey" FOREIGN KEY ("digest") REFERENCES "card_bundles"("digest") ON DELETE RESTRICT ON UPDATE CASCADE;
