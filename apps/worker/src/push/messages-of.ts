import { rolesDo } from '#contracts';
import type { MatchState } from '#match';
import type { Listener, Notice } from '#push';
import { currentDraft, currentRound, type RoundState, type TournamentState } from '#tournament';
import { roundName, type Said } from './words/in-language.js';

/**
 * A message to one listener. It contains only public data: opponents and tables, never the reasons
 * of a score, a note or a deck.
 */
export interface Message {
  readonly listener: Listener;
  readonly title: Said;
  readonly body: Said;
  readonly url: string;
}

/**
 * The data at the time of sending. `match` is that of the notice, if it names one. `settled`:
 * completed matches of the round, for notices that go to open tables only.
 */
export interface NoticeContext {
  readonly tournament: TournamentState;
  readonly match: MatchState | null;
  readonly settled: ReadonlySet<string>;
}

type Of<K extends Notice['kind']> = Extract<Notice, { readonly kind: K }>;

const nameOf = ({ players }: TournamentState, playerId: string): string =>
  players.get(playerId)?.name ?? playerId;

/** The round of the notice if it is still current and not completed. */
const standing = (
  tournament: TournamentState,
  { phase, round, attempt }: Of<'paired' | 'round-started' | 'time-low'>,
): RoundState | null => {
  const last = currentRound(tournament);
  return last &&
    last.phase === phase &&
    last.round === round &&
    last.attempt === attempt &&
    !last.completed &&
    tournament.status === 'running'
    ? last
    : null;
};

const toFloor = (tournament: TournamentState, title: Said, body: Said): readonly Message[] =>
  [...tournament.roles]
    .filter(([, roles]) => rolesDo(roles, 'rule'))
    .map(([account]) => ({
      listener: `account:${account}`,
      title,
      body,
      url: `/e/${tournament.eventId}/judge`,
    }));

const toSeat = (
  tournament: TournamentState,
  playerId: string,
  title: Said,
  body: Said,
): Message => ({
  listener: `player:${playerId}`,
  title,
  body,
  url: `/e/${tournament.eventId}`,
});

interface SeatedTable {
  readonly table: number;
  /** Player ids. */
  readonly seats: readonly string[];
  readonly settled: boolean;
}

/** Every table of a round, whether it has two players or more. */
const tablesOf = (
  { tables, multiplayer = [] }: RoundState,
  settled: ReadonlySet<string>,
): readonly SeatedTable[] => [
  ...tables.map(({ matchId, table, a, b }) => ({
    table,
    seats: [a, b],
    settled: settled.has(matchId),
  })),
  ...multiplayer.map(({ table, seats, places }) => ({ table, seats, settled: places !== null })),
];

/** A message to each player at these tables, with the names of all others there. */
const toTables = (
  tournament: TournamentState,
  tables: readonly SeatedTable[],
  say: (table: number, others: string) => readonly [title: Said, body: Said],
): readonly Message[] =>
  tables.flatMap(({ table, seats }) =>
    seats.map((playerId) => {
      const others = seats
        .filter((each) => each !== playerId)
        .map((each) => nameOf(tournament, each));
      return toSeat(tournament, playerId, ...say(table, others.join(', ')));
    }),
  );

/**
 * A message to each player of the current draft, by pod and seat; nobody if the notice is about
 * another draft.
 */
const toPod = (
  tournament: TournamentState,
  { podId }: { readonly podId: string },
  say: (pod: number, seat: number) => readonly [title: Said, body: Said],
): readonly Message[] => {
  const pod = currentDraft(tournament)?.pods.find((each) => each.podId === podId);
  if (!pod || tournament.status !== 'running') return [];
  return pod.seats.map((playerId, seat) => ({
    ...toSeat(tournament, playerId, ...say(pod.number, seat + 1)),
    url: `/e/${tournament.eventId}/pods/${podId}`,
  }));
};

const tell: {
  readonly [K in Notice['kind']]: (notice: Of<K>, scene: NoticeContext) => readonly Message[];
} = {
  paired: (notice, { tournament }) => {
    const round = standing(tournament, notice);
    if (!round) return [];
    const name = roundName(tournament, round);
    return [
      ...toTables(tournament, tablesOf(round, new Set()), (table, opponent) => [
        (words) => words.pairedTitle(name(words), table),
        (words) => words.paired(opponent),
      ]),
      ...round.byes.map(({ playerId }) =>
        toSeat(
          tournament,
          playerId,
          (words) => words.byeTitle(name(words)),
          (words) => words.bye,
        ),
      ),
    ];
  },
  'round-started': (notice, { tournament }) => {
    const round = standing(tournament, notice);
    return round
      ? toTables(tournament, tablesOf(round, new Set()), (table, opponent) => [
          (words) => words.startedTitle(roundName(tournament, round)(words)),
          (words) => words.started(table, opponent),
        ])
      : [];
  },
  'time-low': (notice, { tournament, settled }) => {
    const round = standing(tournament, notice);
    // The clock was paused or extended since: another notice has the new end.
    if (!round || round.clock?.endsAt !== notice.endsAt) return [];
    return toTables(
      tournament,
      tablesOf(round, settled).filter((each) => !each.settled),
      (table) => [
        (words) => words.lowTitle,
        (words) => words.low(roundName(tournament, round)(words), table),
      ],
    );
  },
  disputed: ({ by }, { tournament, match }) => {
    if (match?.status !== 'disputed' || !match.place) return [];
    const { players, table } = match.place;
    return [
      toSeat(
        tournament,
        by === 'a' ? players[1] : players[0],
        (words) => words.disputedTitle,
        (words) => words.disputed(table),
      ),
      ...toFloor(
        tournament,
        (words) => words.disputeTitle(table),
        (words) => words.dispute,
      ),
    ];
  },
  ruled: (_notice, { tournament, match }) => {
    if (match?.status !== 'completed' || !match.place) return [];
    const { players, table } = match.place;
    return players.map((playerId) =>
      toSeat(
        tournament,
        playerId,
        (words) => words.ruledTitle,
        (words) => words.ruled(table),
      ),
    );
  },
  'table-claimed': ({ phase, round, table, playerId }, { tournament }) => {
    const last = currentRound(tournament);
    if (last?.phase !== phase || last.round !== round) return [];
    const at = last.multiplayer?.find((each) => each.table === table);
    if (at === undefined || at.places !== null) return [];
    const said = new Set(at.claims?.map((claim) => claim.playerId));
    return at.seats
      .filter((seat) => !said.has(seat))
      .map((seat) =>
        toSeat(
          tournament,
          seat,
          (words) => words.claimedTitle(table),
          (words) => words.claimed(nameOf(tournament, playerId)),
        ),
      );
  },
  dropped: ({ playerId }, { tournament, settled }) => {
    const last = currentRound(tournament);
    if (tournament.status !== 'running' || !last || last.completed) return [];
    const at = tablesOf(last, settled).find(({ seats }) => seats.includes(playerId));
    if (at === undefined || at.settled) return [];
    const title: Said = (words) => words.droppedTitle(at.table, nameOf(tournament, playerId));
    const body: Said = (words) => words.dropped;
    return [
      ...at.seats
        .filter((seat) => seat !== playerId)
        .map((seat) => toSeat(tournament, seat, title, body)),
      ...toFloor(tournament, title, body),
    ];
  },
  announced: ({ announcementId }, { tournament }) => {
    const text = tournament.announcements.get(announcementId);
    if (text === undefined) return [];
    return [...tournament.players.values()]
      .filter(({ status }) => status !== 'withdrawn' && status !== 'dropped')
      .map(({ playerId }) =>
        toSeat(
          tournament,
          playerId,
          (words) => words.announcementTitle,
          () => text,
        ),
      );
  },
  'pod-called': (notice, { tournament }) =>
    toPod(tournament, notice, (pod, seat) => [
      (words) => words.podTitle(pod),
      (words) => words.pod(seat),
    ]),
  'pod-begun': (notice, { tournament }) =>
    toPod(tournament, notice, (pod, seat) => [
      (words) => words.podBegunTitle(pod),
      (words) => words.podBegun(seat),
    ]),
  'pod-resumed': (notice, { tournament }) =>
    toPod(tournament, notice, (pod, seat) => [
      (words) => words.podResumedTitle(pod),
      (words) => words.podResumed(seat),
    ]),
  'seat-held': (notice, { tournament }) =>
    toPod(tournament, notice, () => [(words) => words.heldTitle, (words) => words.held]).filter(
      ({ listener }) => listener === `player:${notice.playerId}`,
    ),
  'judge-called': ({ callId, table }, { tournament }) => {
    const call = tournament.calls.get(callId);
    if (call?.state !== 'waiting') return [];
    return toFloor(
      tournament,
      (words) => (table === null ? words.callSomewhereTitle : words.callTitle(table)),
      (words) => words.call(nameOf(tournament, call.playerId)),
    );
  },
};

/** Every kind of notice that is sent to somebody. */
export const noticeKinds: readonly string[] = Object.keys(tell);

/** The messages of a notice according to the current state; empty if the notice is outdated. */
export const messagesOf = (notice: Notice, scene: NoticeContext): readonly Message[] =>
  (tell[notice.kind] as (notice: Notice, scene: NoticeContext) => readonly Message[])(
    notice,
    scene,
  );
