import { parsePgn } from '#contracts';
import { openFault } from '../../apps/cli/src/fault.js';
import { readGame } from '../../apps/web/src/features/replay/read-file.js';
import { writtenRecord } from '../../test/table/written-record.js';
import type { Person } from './attackers.js';
import { spoiltText } from './deck-texts.js';
import { Tally } from './findings.js';
import type { Siege } from './forged-files.js';
import { detailsOf } from './prepared-events.js';
import { type Json, mutate } from './schema-values.js';

const cells = [
  '=1+1',
  '@SUM(A1)',
  '"',
  ';;;',
  '\u202eanA',
  '<script>',
  'x'.repeat(81),
  'a@b.example',
  '\0',
];
const lists: readonly string[] = [
  'Name\nAna\nBen\nCleo',
  'First Name,Last Name,Email\nAna,Alba,ana@example.org\nBen,Baker,ben@example.org',
  'Place;Name\r\n1;"Alba, Ana"\r\n2;"Baker ""B"" Ben"\r\n',
  'name\tdeck\nAna\tLuke\nBen\tVader',
  'Ana\nBen\nCleo\nDan',
];

/** Unusual spreadsheets as lists of players. Returns the number of files sent. */
export const tryPlayerLists = async (siege: Siege, count: number): Promise<number> => {
  const { operations, attackers, answerCheck, chance, say } = siege;
  const operation = operations.find(({ name }) => name === 'ImportPlayers');
  if (!operation) throw new Error('the document has no ImportPlayers');
  // An account without other events: it may own at most a hundred that are not over.
  const [{ session: owner }] = attackers.strangers as readonly [Person];
  const headers = { ...owner.identity(), 'content-type': 'application/json' };
  const tally = new Tally();
  const openEvent = async (): Promise<string> =>
    (await owner.command('CreateEvent', detailsOf('registration'))).ids['eventId'] ?? '';
  let eventId = await openEvent();
  for (let made = 0; made < count; made += 1) {
    const list = chance.pick(lists);
    const text = chance.happens(0.3)
      ? list.replace(chance.pick(['Ana', 'Ben', 'Name', ',']), () => chance.pick(cells))
      : spoiltText(list, chance);
    const { status } = await answerCheck.send(
      {
        method: 'POST',
        target: operation.path,
        headers: { ...headers, 'idempotency-key': `hostile-list-${made}` },
        body: JSON.stringify({ eventId, text }),
      },
      operation,
    );
    tally.add(status);
    if (status !== 200) continue;
    // Waits until the names of one list are registered, before the next.
    await owner.ask('roster', { eventId });
    await owner.command('CancelEvent', { eventId, reason: 'It has its list' });
    eventId = await openEvent();
  }
  say(`  by status ${JSON.stringify(tally.byStatus())}, 5xx: ${tally.serverFaults}`);
  return count;
};

/**
 * Opens changed saved games in all places that accept them: neither page nor command may fail.
 * Returns the number of files opened.
 */
export const tryGameFiles = async (siege: Siege, count: number): Promise<number> => {
  const { attackers, preparedEvents, answerCheck, chance, say } = siege;
  const { account } = attackers.people;
  const practiceId = preparedEvents.at('free').ids['practiceId']?.[0] ?? '';
  const replay = await account.get(`/api/practice/${practiceId}/fault`);
  const { text: record } = writtenRecord(1);
  const opened = { read: 0, refused: 0 };
  for (let made = 0; made < count; made += 1) {
    const text = chance.happens(0.5)
      ? JSON.stringify(mutate(JSON.parse(replay) as Json, chance))
      : spoiltText(chance.happens(0.5) ? replay : record, chance);
    try {
      const { kind } = readGame(text);
      parsePgn(text);
      opened[kind === 'none' ? 'refused' : 'read'] += 1;
      openFault(text, () => undefined);
    } catch (error) {
      answerCheck.findings.note(
        'stumbles',
        'a game in a file',
        `${String(error)}: ${text.slice(0, 200)}`,
      );
    }
  }
  say(`  opened ${opened.read}, refused ${opened.refused}`);
  return count;
};
