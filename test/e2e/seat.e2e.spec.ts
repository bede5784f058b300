import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { picture } from '../support/picture.js';
import { Conductor } from './conductor.js';
import { Stage, type Seat } from './stage.js';

describe.skipIf(!hasBrowser)('what a seat says on a phone', () => {
  let stage: Stage;
  const rooms: Conductor[] = [];

  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(async () => {
    for (const room of rooms) room.close();
    await stage?.close();
  });

  const opened = async (...options: Parameters<typeof Conductor.withPlayers>) => {
    const room = await Conductor.withPlayers(...options);
    rooms.push(room);
    return room;
  };
  const seatOf = async (room: Conductor, name: string, language: 'en' | 'es'): Promise<Seat> => {
    const seat = await stage.seat({ language, kind: 'phone' });
    await stage.sitDown(seat, room.eventId, room.guest(name).code);
    await seat.page.goto(`/e/${room.eventId}`);
    return seat;
  };

  it('settles no other result than the one that was read', async () => {
    const room = await opened(stage.url, { names: ['Ada', 'Ben'], settings: { swissRounds: 1 } });
    await room.start();
    const { tables } = await room.pair();
    const { matchId = '', a } = tables[0] ?? {};
    const teller = room.guest(a?.name ?? '').session;
    const reader = a?.name === 'Ada' ? 'Ben' : 'Ada';
    const { page, context } = await seatOf(room, reader, 'en');
    await teller.command('ReportResult', { matchId, score: { a: 0, b: 2, drawn: 0 } });
    await page.getByText('You win 2-0').waitFor();

    await context.route('**/api/me', (route) => route.abort());
    await page.reload();
    await page.getByText('You win 2-0').waitFor();
    const header = page.locator('header').first();
    expect(await header.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
    await context.unroute('**/api/me');
    await header.getByRole('link', { name: reader }).waitFor();

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await teller.command('ReportResult', { matchId, score: { a: 2, b: 0, drawn: 0 } });
    await context.setOffline(false);
    await page.getByText('Your opponent has changed the report').waitFor();
    await page.getByText('You lose 0-2').waitFor();
    const answer = await room.ask('pairings', { eventId: room.eventId });
    expect(answer.tables[0]).toMatchObject({ status: 'reported' });
    await picture(page, 'seat-report-changed');

    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect
      .poll(async () => (await room.ask('pairings', { eventId: room.eventId })).tables[0]?.status)
      .toBe('completed');
  });

  it('lets no report that was kept without signal undo a newer one of the same seat', async () => {
    const room = await opened(stage.url, { names: ['Ada', 'Ben'], settings: { swissRounds: 1 } });
    await room.start();
    const { tables } = await room.pair();
    const { matchId = '', a } = tables[0] ?? {};
    const { page, context } = await seatOf(room, a?.name ?? '', 'en');
    const two = page.getByRole('button', { name: /^2-1/ });
    await two.waitFor();
    await context.setOffline(true);
    await two.click();
    await page.getByText('You win 2-1').waitFor();
    const elsewhere = room.guest(a?.name ?? '').session;
    await elsewhere.command('ReportResult', { matchId, score: { a: 2, b: 0, drawn: 0 } });
    await context.setOffline(false);
    await page.getByText('A different report of yours already stands').waitFor();
    await page.getByText('You win 2-0').waitFor();
    await picture(page, 'seat-overtaken');
    const answer = await room.ask('pairings', { eventId: room.eventId });
    expect(answer.tables[0]?.report).toMatchObject({ score: { a: 2, b: 0 } });
  });

  it('shows in a dispute what each of the two has said, and afterwards that a judge has ruled', async () => {
    const room = await opened(stage.url, {
      names: ['Ada', 'Ben'],
      settings: { swissRounds: 1, cutSize: 0 },
    });
    await room.start();
    const { tables } = await room.pair();
    const { matchId = '', a } = tables[0] ?? {};
    const [first, second] = a?.name === 'Ada' ? ['Ada', 'Ben'] : ['Ben', 'Ada'];
    const said = (score: { a: number; b: number }) => ({ ...score, drawn: 0 });
    await room
      .guest(first)
      .session.command('ReportResult', { matchId, score: said({ a: 2, b: 0 }) });
    await room.guest(second).session.command('DisputeResult', {
      matchId,
      claim: said({ a: 1, b: 2 }),
      note: 'we played three',
    });
    const { page: of } = await seatOf(room, first, 'en');
    await of.getByText('Reported by you: You win 2-0').waitFor();
    await of.getByText(`Reported by ${second}: You lose 1-2`).waitFor();
    const { page: other } = await seatOf(room, second, 'es');
    await other.getByText('Según tú: Ganas 2-1').waitFor();
    await picture(of, 'seat-disputed');
    await room.command('RuleResult', { matchId, score: said({ a: 1, b: 2 }), note: '' });
    await of.getByText('Entered by the staff: the result is settled').waitFor();
    await of.getByText('That was your last round').waitFor();
    await other.getByText('Anotado por la organización: el resultado está cerrado').waitFor();
    await picture(of, 'seat-ruled');
  });

  it('tells a team who sits opposite whom, and asks it for no deck', async () => {
    const names = ['Hoth', 'Endor'];
    const room = await opened(stage.url, { names, settings: { teamSeats: 3, bestOf: 1 } });
    const { page } = await seatOf(room, 'Hoth', 'en');
    await page.getByText('You are registered').waitFor();
    expect(await page.getByText('Your deck list is still missing.').count()).toBe(0);
    await room.start();
    await room.pair();
    const seats = page.getByRole('table', { name: 'Who sits opposite whom' });
    await expect
      .poll(() => seats.getByRole('row').allInnerTexts())
      .toEqual(['A', 'B', 'C'].map((seat) => `${seat}\tHoth ${seat}\tEndor ${seat}`));
    expect(await page.getByText('Cannot be played on screen').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Deck', exact: true }).count()).toBe(0);
    await picture(page, 'seat-team');
  });

  it('names the table of four, and takes the places there', async () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dov'];
    const room = await opened(stage.url, {
      names,
      format: 'twin-suns',
      settings: { placePoints: [5, 3, 2, 1], cutSize: 0 },
    });
    await room.start();
    await room.pair();
    const { page } = await seatOf(room, 'Ada', 'es');
    await expect.poll(() => page.getByTestId('my-table').innerText()).toBe('1');
    for (const name of names) await page.getByText(name, { exact: true }).first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Anotar puestos' }).click();
    await picture(page, 'seat-places');
    for (const [index, name] of names.entries())
      await page.getByLabel(`Puesto de ${name}`).selectOption(String(index + 1));
    await page.getByRole('button', { name: 'Guardar puestos' }).click();
    await page.getByText('Ada dice: 1. Ada, 2. Ben, 3. Cleo, 4. Dov').waitFor();
    await page.getByText(/^Vale cuando (Ben|Cleo|Dov), .* digan lo mismo\.$/).waitFor();
  });

  it('tells whoever is not in the top cut that it goes on without them', async () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dov'];
    const room = await opened(stage.url, { names, settings: { swissRounds: 1, cutSize: 2 } });
    await room.start();
    const { tables } = await room.pair();
    for (const { matchId } of tables)
      await room.command('RuleResult', { matchId, score: { a: 2, b: 0, drawn: 0 }, note: '' });
    await room.pair();
    const { page } = await seatOf(room, tables[0]?.b.name ?? '', 'es');
    await page.getByText('No juegas esta ronda de la eliminatoria').waitFor();
    await page.getByText(/Estás en el puesto [34]/).waitFor();
    await picture(page, 'seat-out-of-cut');
    expect(stage.faults).toEqual([]);
  });
});
