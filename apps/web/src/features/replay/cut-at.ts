import type { ReplayFile } from '#contracts';

/** The game up to the decision after `at` moves, without everything later. */
export const cutAt = (file: ReplayFile, at: number): ReplayFile => ({
  ...file,
  result: { winner: null, cause: 'reported' },
  frames: file.frames.slice(0, at + 1),
  log: file.log.filter((line) => line.at <= at),
  record: file.record && { ...file.record, moves: file.record.moves.slice(0, at) },
});
