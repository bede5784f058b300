import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordedGame } from './recorded-game.js';

const file = path.join(import.meta.dirname, 'games.jsonl');

/** One game a line. */
export const readGames = (): readonly RecordedGame[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedGame);

export const writeGames = (games: readonly RecordedGame[]): void =>
  writeFileSync(file, `${games.map((game) => JSON.stringify(game)).join('\n')}\n`);
