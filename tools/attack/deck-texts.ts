import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chance } from '#client';
import type { Attackers } from './attackers.js';
import type { AnswerCheck } from './answer-check.js';
import type { Operation } from './operations.js';
import type { PreparedEvents } from './prepared-events.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../test/samples/decks');
const samples = (): readonly string[] =>
  readdirSync(SAMPLES).map((file) => readFileSync(path.join(SAMPLES, file), 'utf8'));

const json = (value: unknown): string => JSON.stringify(value);
const line = (count: string, name = 'Luke Skywalker | Faithful Friend'): string =>
  `Leader\n1 | ${name}\nBase\n1 | Dagobah Swamp\nDeck\n${count} | ${name}`;
const nestBrackets = (open: string, close: string, levels: number): string =>
  open.repeat(levels) + close.repeat(levels);

/** Unusual lists. */
const made: readonly string[] = [
  ' ',
  '\n'.repeat(60_000),
  ' '.repeat(60_000),
  '\t'.repeat(60_000),
  '0 '.repeat(30_000),
  '1 x '.repeat(15_000),
  'a'.repeat(65_000),
  '3 '.concat('a '.repeat(30_000)),
  `3 ${'('.repeat(60_000)}`,
  `3 ${'|'.repeat(60_000)}`,
  `3 ${'- '.repeat(30_000)}`,
  `${'='.repeat(30_000)}\n${'='.repeat(30_000)}`,
  nestBrackets('[', ']', 30_000),
  nestBrackets('{"deck":', '}', 7_000),
  '{"metadata":',
  '{"metadata":{}}',
  json({ metadata: { name: 'x' }, leader: null, base: null, deck: null }),
  json({ metadata: { name: 'x' }, leader: [], base: {}, deck: {} }),
  json({ metadata: { name: 'x'.repeat(50_000) }, leader: { id: 'SOR_005', count: 1 }, deck: [] }),
  json({ leader: { id: '__proto__', count: 1 }, base: { id: 'constructor', count: 1 }, deck: [] }),
  json({
    leader: { id: 'SOR_005', count: 1e308 },
    base: { id: 'SOR_023', count: -1 },
    deck: [{ id: 'SOR_052', count: 0.5 }],
  }),
  json({
    leader: { id: 'SOR_005', count: 1 },
    base: { id: 'SOR_023', count: 1 },
    deck: Array.from({ length: 1_500 }, () => ({ id: 'SOR_052', count: 2 ** 53 })),
  }),
  json(Array.from({ length: 5_000 }, () => ({}))),
  line('99999999999999999999'),
  line('-3'),
  line('3e5'),
  line('٣'),
  line('3', '\u202eekuL'),
  line('3', 'a\u0301'.repeat(5_000)),
  line('3', '<img src=x onerror=alert(1)>'),
  line('3', '${7*7}'),
  line('3', '__proto__'),
  '3\u00a0Luke\u2028Skywalker\u0085',
  '\ufeff'.repeat(1_000),
  '💥'.repeat(15_000),
  '1x1x1x1x1x'.repeat(6_000),
  `SOR_${'0'.repeat(60_000)}5`,
  'https://swudb.com/deck/'.concat('A'.repeat(60_000)),
];

/** A valid list with one part removed, doubled, or mixed with special characters. */
export const spoiltText = (text: string, chance: Chance): string => {
  const from = chance.int(text.length);
  const to = Math.min(text.length, from + 1 + chance.int(40));
  const part = text.slice(from, to);
  switch (chance.int(5)) {
    case 0:
      return text.slice(0, from) + text.slice(to);
    case 1:
      return text.slice(0, to) + part.repeat(1 + chance.int(200)) + text.slice(to);
    case 2:
      return (
        text.slice(0, from) +
        chance.pick(['\0', '\u202e', '"', '{', '\\', '\n\n', '|']) +
        text.slice(from)
      );
    case 3:
      return text.slice(0, from);
    default:
      return text.replace(/\d+/g, (number) =>
        chance.happens(0.1) ? String(chance.pick([-1, 0, 1e21, 2 ** 53])) : number,
      );
  }
};

/** Checks and hands in hostile lists. Returns the number of lists sent. */
export const tryDeckTexts = async (
  {
    operations,
    attackers,
    preparedEvents,
    answerCheck,
    chance,
  }: {
    readonly operations: readonly Operation[];
    readonly attackers: Attackers;
    readonly preparedEvents: PreparedEvents;
    readonly answerCheck: AnswerCheck;
    readonly chance: Chance;
  },
  spoiltCount: number,
): Promise<number> => {
  const check = operations.find(({ path }) => path === '/api/decks/check');
  const submit = operations.find(({ path }) => path === '/api/commands/SubmitDeck');
  if (!check || !submit) throw new Error('the document has no decks');
  const known = samples();
  const texts = [
    ...made,
    ...Array.from({ length: spoiltCount }, () => spoiltText(chance.pick(known), chance)),
  ];
  const { ids, seats } = preparedEvents.at('registration');
  const headers = { ...attackers.headersOf('player'), 'content-type': 'application/json' };
  for (const [index, text] of texts.entries()) {
    const began = performance.now();
    await answerCheck.send(
      { method: 'POST', target: check.path, headers, body: json({ text }) },
      check,
    );
    const ms = Math.round(performance.now() - began);
    if (ms > 5_000)
      answerCheck.findings.note('slow', 'deck text', `${ms} ms: ${text.slice(0, 80)}`);
    const body = json({ eventId: ids['eventId']?.[0], playerId: seats.player, text });
    const key = { 'idempotency-key': `hostile-deck-${index}` };
    if (index % 4 === 0)
      await answerCheck.send(
        { method: 'POST', target: submit.path, headers: { ...headers, ...key }, body },
        submit,
      );
  }
  return texts.length;
};
