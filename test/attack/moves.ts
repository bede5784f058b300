import type { Chance } from '#client';
import { podView, practiceView, tableView } from '#contracts';
import { dice } from '#rules';
import { anyMove } from '../../apps/api/test/tables.js';
import type { Attackers, Role } from './attackers.js';
import type { PreparedEvents } from './prepared-events.js';
import type { Json } from './schema-values.js';

/** A payload that is right at this very moment: the server is asked what waits to be answered. */
export interface Move {
  readonly role: Role;
  readonly body: Json;
}

type Maker = (
  preparedEvents: PreparedEvents,
  attackers: Attackers,
  chance: Chance,
) => Promise<Move | null>;

const seat = (chance: Chance): 'player' | 'guest' => chance.pick(['player', 'guest']);

const pick: Maker = async (preparedEvents, attackers, chance) => {
  const podId = chance.pick(preparedEvents.at('drafting').ids['podId'] ?? []);
  const role = seat(chance);
  const { mine } = podView.parse(
    JSON.parse(await attackers.people[role].get(`/api/pods/${podId}`)),
  );
  if (!mine?.offer) return null;
  const { round, pick, cards } = mine.offer;
  return { role, body: { podId, seat: mine.seat, round, pick, card: chance.pick(cards).id } };
};

const tableOf = async (preparedEvents: PreparedEvents, attackers: Attackers, chance: Chance) => {
  const matchId = chance.pick(preparedEvents.at('table').ids['matchId'] ?? []);
  const role = seat(chance);
  const view = tableView.parse(
    JSON.parse(await attackers.people[role].get(`/api/tables/${matchId}`)),
  );
  return { matchId, role, view };
};

/** How to make payloads that hang on the moment; null where nobody is asked anything now. */
export const moves: Readonly<Record<string, Maker>> = {
  PickCard: pick,
  MarkCards: async (preparedEvents, attackers, chance) => {
    const offered = (await pick(preparedEvents, attackers, chance)) as {
      readonly role: Role;
      readonly body: { readonly podId: string; readonly seat: number; round: number; card: string };
    } | null;
    if (offered === null) return null;
    const { podId, seat: at, round, card } = offered.body;
    return { role: offered.role, body: { podId, seat: at, round, cards: [card] } };
  },
  PlayMove: async (preparedEvents, attackers, chance) => {
    const { matchId, role, view } = await tableOf(preparedEvents, attackers, chance);
    if (!view.board?.decision) return null;
    const move = anyMove(view, dice(chance.int(2 ** 31)));
    const { game, takenBack } = view;
    return { role, body: { matchId, game, move: { ...move, takenBack } } as Json };
  },
  TakeBackMove: async (preparedEvents, attackers, chance) => {
    const { matchId, role, view } = await tableOf(preparedEvents, attackers, chance);
    const at = view.board?.at ?? 0;
    return { role, body: { matchId, game: view.game, at, takenBack: view.takenBack } };
  },
  PlayPractice: async (preparedEvents, attackers, chance) => {
    const practiceId = preparedEvents.at('free').ids['practiceId']?.[0] ?? '';
    const view = practiceView.parse(
      JSON.parse(await attackers.people.account.get(`/api/practice/${practiceId}`)),
    );
    if (!view.board?.decision) return null;
    const move = anyMove(view, dice(chance.int(2 ** 31)));
    const { takenBack } = view;
    return { role: 'account', body: { practiceId, move: { ...move, takenBack } } as Json };
  },
};
