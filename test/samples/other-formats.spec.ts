import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  addCheckpointText,
  openNote,
  readAddCheckpoint,
  readVerifierKey,
  signerOf,
  witnessOf,
} from '#checkpoints';
import { parseDeck, toMeleeText, toSwudbJson } from '#formats';
import { gameOf } from '#games';
import { signedHeaders } from '#webhooks';

const folder = path.resolve('../shared/exchange/samples');
const there = existsSync(folder);
if (!there) console.log('samples of decks and signatures: skipped, their folder is not here');

const text = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const json = <T>(name: string): T => JSON.parse(text(name)) as T;

interface KeyVector {
  readonly name: string;
  readonly seedHex: string;
  readonly vkey: string;
}

describe.skipIf(!there)('the sample files of decks', () => {
  it.each(['swudb-file.json', 'melee-deck.txt', 'melee-deck-variant.txt'])(
    '%s is read, written in both forms and read again equal',
    (name) => {
      const { deck, problems } = parseDeck(text(name));
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      const { name: called, ...cards } = deck;
      expect(parseDeck(toSwudbJson(deck)).deck).toEqual(deck);
      // The text of Melee has no place for the name of a deck.
      expect(called === undefined || called === 'Sample deck').toBe(true);
      expect(parseDeck(toMeleeText(deck)).deck).toEqual(cards);
    },
  );

  it('are one deck in two forms', () => {
    const { name: _name, ...cards } = parseDeck(text('swudb-file.json')).deck;
    expect(parseDeck(text('melee-deck.txt')).deck).toEqual(cards);
  });

  it('xws.json is read, written and read again equal, without the mark of its builder', () => {
    const { lists } = gameOf('xwing');
    const { vendor: _vendor, ...squad } = json<Record<string, unknown>>('xws.json');
    const read = lists.read(text('xws.json'));
    if (read.kind !== 'read') throw new Error(JSON.stringify(read));
    expect(read.list).toEqual(squad);
    expect(lists.read(JSON.stringify(read.list))).toEqual(read);
  });
});

describe.skipIf(!there)('the samples of signatures', () => {
  it('tlog-checkpoint.txt opens with its keys, and is signed again byte for byte', () => {
    const vectors = json<{ log: KeyVector; witness: KeyVector }>('tlog-vectors.json');
    const note = text('tlog-checkpoint.txt');
    const [log, witness] = [vectors.log, vectors.witness].map(({ vkey }) => {
      const key = readVerifierKey(vkey);
      if (key === null) throw new Error(`no key: ${vkey}`);
      return openNote(note, key);
    });
    expect(log).toBe(witness);
    const signed = signerOf(vectors.log.name, Buffer.from(vectors.log.seedHex, 'hex')).sign(
      log ?? '',
    );
    expect(note.startsWith(signed)).toBe(true);
    const line = note.slice(signed.length);
    const seconds = Number(Buffer.from(line.trim().split(' ').at(-1) ?? '', 'base64').readBigUInt64BE(4));
    const again = witnessOf(vectors.witness.name, Buffer.from(vectors.witness.seedHex, 'hex'));
    expect(again.cosign(signed, seconds)).toBe(line);
  });

  it('tlog-vectors.json: what is sent to a witness is read and written again byte for byte', () => {
    const { addCheckpointRequest: request } = json<{ addCheckpointRequest: string }>(
      'tlog-vectors.json',
    );
    const read = readAddCheckpoint(request);
    expect(read).toMatchObject({ old: 3, proof: { length: 4 } });
    expect(read && addCheckpointText(read)).toBe(request);
  });

  it('webhook-vector.json: the same body has the same signature', () => {
    const { secret, headers, signedContent } = json<{
      secret: string;
      headers: Record<string, string>;
      signedContent: string;
    }>('webhook-vector.json');
    const [messageId = '', seconds = ''] = signedContent.split('.', 2);
    const body = signedContent.slice(messageId.length + seconds.length + 2);
    const ours = signedHeaders({ secret, messageId, body, at: new Date(Number(seconds) * 1_000) });
    expect(headers['webhook-signature']?.split(' ')[0]).toBe(ours['webhook-signature']);
  });
});
