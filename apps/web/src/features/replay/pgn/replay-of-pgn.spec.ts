import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePgn, replayFile, unpackFrames } from '#contracts';
import { readGame } from '../read-file.js';
import { replayOfPgn } from './replay-of-pgn.js';

const words = (key: string, facts: object = {}): string => `${key} ${JSON.stringify(facts)}`;

/** Two actions of an invented game. */
const record = `[Game "SWU-PGN/1.0"] [GameId "g/1"] [P1 "Player 1"] [P2 "Vexing \\"V\\" Player"]
[P1Leader "SOR#005"] [P1Base "SOR#028"] [P2Leader "SOR#010"] [P2Base "SOR#020"] [Result "P2"]
%%% DECKS
{"p":1,"leader":"SOR#005","base":"SOR#028","deck":[["SOR#046",3],["SOR#063",2]]}
{"p":2,"leader":"SOR#010","base":"SOR#020","deck":[["SOR#083",3]]}
%%% CARDS
{"id":"SOR#046","name":"First Card","kind":"unit"}
%%% STORY
1. anything at all, {"even": this
%%% EVENTS
{"seq":"R1.start","t":"ROUND_START","round":1}
{"seq":"R1.A.0a","t":"MOVE","card":"SOR#046:2","from":"deck","to":"ground","p":1,"kind":"unit","for":"R1.A.1"}
{"seq":"R1.A.1","t":"PLAY","p":1,"card":"SOR#046:2","zone":"ground","cost":2}
{"seq":"R1.A.1a","t":"EXHAUST","card":"SOR#046:2"}
{"seq":"R1.A.1b","t":"SHIELD_GAIN","card":"SOR#046:2"}
{"seq":"R1.A.2","t":"A_NEW_KIND","p":2}
{"seq":"R1.A.3","t":"DAMAGE","tgt":"base@2","amt":4,"hp":26}
%%% ANNOTATIONS
{"ref":"R1.A.3","nag":"!?","text":"a good moment","by":"somebody"}
{"ref":"R9.A.3","text":"nowhere"}
`;

const opened = (text: string) => {
  const read = parsePgn(text);
  if (!('game' in read)) throw new Error(JSON.stringify(read));
  const file = replayOfPgn(read.game, {}, words);
  return { file, boards: unpackFrames(file.frames, file) };
};

describe('a record of another site', () => {
  it('is shown action by action, with the names and cards that it brings', () => {
    const { file, boards } = opened(record);
    expect(replayFile.parse(JSON.parse(JSON.stringify(file)))).toEqual(file);
    expect(file.names).toEqual({ a: 'replay.pgn.player {"n":1}', b: 'Vexing "V" Player' });
    expect(file.result.winner).toBe('b');
    expect(boards.map(({ action }) => action)).toEqual([false, false, true, false, false]);
    const [start, , after] = boards.map(({ board }) => board);
    expect([start?.a.deckSize, after?.a.deckSize, start?.b.deckSize]).toEqual([5, 4, 3]);
    expect(after?.a.units).toMatchObject([
      { id: 'SOR_046', ready: false, upgrades: [{ id: 'TOKEN_SHIELD' }] },
    ]);
    expect(boards.at(-1)?.board.b.base).toMatchObject({ id: 'SOR_020', damage: 4, hp: 30 });
    expect(file.faces['SOR_046']?.name).toBe('First Card');
    expect(file.faces['SOR_010']?.name).toBe('SOR 010');
    expect(file.log.map(({ en }) => en.split(' ')[0])).toEqual([
      'table.roundN',
      'replay.pgn.played',
      'replay.pgn.damage',
    ]);
  });

  it('keeps what was said of its moments', () => {
    expect(opened(record).file.notes).toEqual([
      { id: 'pgn-0', at: 4, by: 'somebody', text: '!? a good moment' },
    ]);
  });

  it.each([
    ['a keyframe of another shape', '{"players":[{"cards":[null]},7]}'],
    ['a keyframe with no leader', '{"players":[{"seat":1,"cards":[]},{"seat":2,"cards":[{}]}]}'],
    [
      'counts beyond any game',
      '{"players":[{"seat":1,"resourcesReady":1e9},{"seat":2,"handSize":-5}]}',
    ],
  ])('is shown whatever it holds: %s', (_what, keyframe) => {
    const line = `{"seq":"R2.start","t":"ROUND_START","round":2,"keyframe":${keyframe}}`;
    const { file, boards } = opened(record.replace('%%% ANNOTATIONS', `${line}\n%%% ANNOTATIONS`));
    expect(replayFile.safeParse(JSON.parse(JSON.stringify(file))).error).toBeUndefined();
    expect(boards.at(-1)?.board.a.resources.length).toBeLessThan(501);
  });

  it('names the line where a text stops being a game', () => {
    expect(readGame(record.replace('"t":"A_NEW_KIND"', '"t":'))).toEqual({
      kind: 'none',
      pgn: { fault: 'record', line: 16 },
    });
    expect(readGame('{"format":"something"}')).toEqual({ kind: 'none', pgn: null });
    expect(readGame(`\uFEFF${record.replaceAll('\n', '\r\n')}`).kind).toBe('record');
  });

  const examples = path.resolve('../shared/exchange/game-records.md');
  it.skipIf(!existsSync(examples))('opens the example of the format', () => {
    const [, example = ''] = /```\n(\[Game[\s\S]*?)```/.exec(readFileSync(examples, 'utf8')) ?? [];
    const { file, boards } = opened(example);
    expect(boards).toHaveLength(4);
    expect(boards.at(-1)?.board).toMatchObject({ initiative: 'b', initiativeTaken: true });
    expect(file.notes).toHaveLength(1);
  });
});
