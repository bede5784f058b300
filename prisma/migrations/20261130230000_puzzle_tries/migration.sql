-- First tries at puzzles: one row for each browser or account and puzzle, never changed.
CREATE TABLE "puzzle_tries" (
    "puzzle" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "solved" BOOLEAN NOT NULL,

    CONSTRAINT "puzzle_tries_pkey" PRIMARY KEY ("puzzle", "by")
);
