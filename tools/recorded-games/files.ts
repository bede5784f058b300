import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordedGame } from './recorded-game.js';
import type { RecordedPosition } from './recorded-position.js';

/** A file next to this one with one record per line. */
class RecordFile<Entry> {
  constructor(private readonly name: string) {}

  private get path(): string {
    return path.join(import.meta.dirname, this.name);
  }

  read(): readonly Entry[] {
    const lines = readFileSync(this.path, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Entry);
  }

  write(entries: readonly Entry[]): void {
    writeFileSync(this.path, `${entries.map((entry) => JSON.stringify(entry)).join('\n')}\n`);
  }
}

export const gamesFile = new RecordFile<RecordedGame>('games.jsonl');
export const positionsFile = new RecordFile<RecordedPosition>('positions.jsonl');
