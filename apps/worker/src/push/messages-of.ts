import { rolesDo } from '#contracts';
import type { MatchState } from '#match';
import type { Listener, Notice } from '#push';
import { currentDraft, currentRound, type RoundState, type TournamentState } from '#tournament';
import { roundName, type Said } from './words/in-language.js';

/** What one listener is told. Public things only: who plays whom and where, never a score's reasons, a note or a deck. */
export interface Message {
  readonly listener: Listener;
  readonly title: Said;
  readonly body: Said;
  readonly url: string;
}

/** The scene as it is when the news is told. `match` is that of the notice, if it names one. `settled`: matches of the round that are over. */
export interface NoticeContext {
  readonly event: TournamentState;
  readonly match: MatchState | null;
  readonly settled: ReadonlySet<string>;
}

type Of<K extends Notice['kind']> = Extract<Notice, { readonly kind: K }>;

const nameOf = ({ players }: TournamentState, playerId: string): string =>
  players.get(playerId)?.name ?? playerId;

/** The round of the notice if it still stands and goes on. */
const standing = (
  event: TournamentState,
  { phase, round, attempt }: Of<'paired' | 'round-started' | 'time-low'>,
): RoundState | null => {
  const last = currentRound(event);
  return last &&
    last.phase === phase &&
    last.round === round &&
    last.attempt === attempt &&
    !last.completed &&
    event.status === 'running'
    ? last
    : null;
};

const toFloor = (event: TournamentState, title: Said, body: Said): readonly Message[] =>
  [...event.roles]
    .filter(([, roles]) => rolesDo(roles, 'rule'))
    .map(([account]) => ({
      listener: `account:${account}`,
      title,
      body,
      url: `/e/${event.eventId}/judge`,
    }));

const toSeat = (event: TournamentState, playerId: string, title: Said, body: Said): Message => ({
  listener: `player:${playerId}`,
  title,
  body,
  url: `/e/${event.eventId}`,
});

const toBoth = (
  event: TournamentState,
  { tables }: RoundState,
  say: (table: number, opponent: string) => readonly [title: Said, body: Said],
  open: (matchId: string) => boolean = () => true,
): readonly Message[] =>
  tables
    .filter(({ matchId }) => open(matchId))
    .flatMap(({ table, a, b }) => [
      toSeat(event, a, ...say(table, nameOf(event, b))),
      toSeat(event, b, ...say(table, nameOf(event, a))),
    ]);

const tell: {
  readonly [K in Notice['kind']]: (notice: Of<K>, scene: NoticeContext) => readonly Message[];
} = {
  paired: (notice, { event }) => {
    const round = standing(event, notice);
    if (!round) return [];
    const name = roundName(event, round);
    return [
      ...toBoth(event, round, (table, opponent) => [
        (words) => words.pairedTitle(name(words), table),
        (words) => words.paired(opponent),
      ]),
      ...round.byes.map(({ playerId }) =>
        toSeat(
          event,
          playerId,
          (words) => words.byeTitle(name(words)),
          (words) => words.bye,
        ),
      ),
    ];
  },
  'round-started': (notice, { event }) => {
    const round = standing(event, notice);
    return round
      ? toBoth(event, round, (table, opponent) => [
          (words) => words.startedTitle(roundName(event, round)(words)),
          (words) => words.started(table, opponent),
        ])
      : [];
  },
  'time-low': (notice, { event, settled }) => {
    const round = standing(event, notice);
    // Paused or extended since: another notice knows the new end.
    if (!round || round.clock?.endsAt !== notice.endsAt) return [];
    return toBoth(
      event,
      round,
      (table) => [
        (words) => words.lowTitle,
        (words) => words.low(roundName(event, round)(words), table),
      ],
      (matchId) => !settled.has(matchId),
    );
  },
  disputed: ({ by }, { event, match }) => {
    if (match?.status !== 'disputed' || !match.place) return [];
    const { players, table } = match.place;
    return [
      toSeat(
        event,
        by === 'a' ? players[1] : players[0],
        (words) => words.disputedTitle,
        (words) => words.disputed(table),
      ),
      ...toFloor(
        event,
        (words) => words.disputeTitle(table),
        (words) => words.dispute,
      ),
    ];
  },
  ruled: (_notice, { event, match }) => {
    if (match?.status !== 'completed' || !match.place) return [];
    const { players, table } = match.place;
    return players.map((playerId) =>
      toSeat(
        event,
        playerId,
        (words) => words.ruledTitle,
        (words) => words.ruled(table),
      ),
    );
  },
  announced: ({ announcementId }, { event }) => {
    const text = event.announcements.get(announcementId);
    if (text === undefined) return [];
    return [...event.players.values()]
      .filter(({ status }) => status !== 'withdrawn' && status !== 'dropped')
      .map(({ playerId }) =>
        toSeat(
          event,
          playerId,
          (words) => words.announcementTitle,
          () => text,
        ),
      );
  },
  'pod-called': ({ podId }, { event }) => {
    const pod = currentDraft(event)?.pods.find((each) => each.podId === podId);
    if (!pod || event.status !== 'running') return [];
    return pod.seats.map((playerId, seat) => ({
      ...toSeat(
        event,
        playerId,
        (words) => words.podTitle(pod.number),
        (words) => words.pod(seat + 1),
      ),
      url: `/e/${event.eventId}/pods/${podId}`,
    }));
  },
  'judge-called': ({ callId, table }, { event }) => {
    const call = event.calls.get(callId);
    if (call?.state !== 'waiting') return [];
    return toFloor(
      event,
      (words) => (table === null ? words.callSomewhereTitle : words.callTitle(table)),
      (words) => words.call(nameOf(event, call.playerId)),
    );
  },
};

/** Who is told what, as things stand now; nobody when the news is no news any more. */
export const messagesOf = (notice: Notice, scene: NoticeContext): readonly Message[] =>
  (tell[notice.kind] as (notice: Notice, scene: NoticeContext) => readonly Message[])(
    notice,
    scene,
  );
