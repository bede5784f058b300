-- When an api answered: one row from each opening to when it was last seen. What lies between two rows is a time in which nobody could do anything.
CREATE TABLE "open_hours" (
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "open_hours_pkey" PRIMARY KEY ("opened_at")
);
