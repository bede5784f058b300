import type { Chance } from '#client';
import { defaultSettings } from '#contracts';
import { eventFiles } from '#exchange';
import { password, type Attackers, type Role } from './attackers.js';
import { deckTexts, detailsOf, type PreparedEvent, stages, trioTexts } from './prepared-events.js';
import { plan, seasonRules } from './prepared-club.js';
import type { Hint, Json } from './schema-values.js';

type Values = Readonly<Record<string, (chance: Chance) => unknown>>;

const zero = (): number => 0;
const one = (): number => 1;
const scores = [
  { a: 2, b: 0, drawn: 0 },
  { a: 2, b: 1, drawn: 0 },
  { a: 1, b: 2, drawn: 0 },
  { a: 1, b: 0, drawn: 0 },
  { a: 0, b: 1, drawn: 0 },
];
const oftenFirst = (chance: Chance): number => (chance.happens(0.8) ? 1 : 2);

/** Fields with the same meaning everywhere. */
const common: Values = {
  name: (chance) => chance.pick(['Ana', 'Ben', 'Cleo', 'Dan', 'Zoë', '李雷']),
  note: () => 'Seen by two judges',
  reason: () => 'As was announced',
  phase: zero,
  round: oftenFirst,
  attempt: oftenFirst,
  draft: one,
  game: one,
  missed: () => [],
  score: (chance) => chance.pick(scores),
  claim: (chance) => chance.pick(scores),
  drawn: zero,
  table: (chance) => 1 + chance.int(4),
  texts: () => trioTexts,
  settings: () => ({ ...defaultSettings, cutSize: 0, swissRounds: 2 }),
  takenBack: zero,
  at: (chance) => chance.int(3),
  to: zero,
  deck: (chance) => chance.int(3),
  set: () => 'SOR',
  size: (chance) => chance.int(4),
  version: one,
  days: () => 30,
  timeZone: () => 'Europe/Madrid',
  plan: () => plan,
  rules: () => seasonRules,
  stageId: () => 'day-1',
  seat: (chance) => chance.int(4),
  registrationOpensAt: () => null,
  endpoint: () => 'https://fcm.googleapis.com/fcm/send/attack',
  p256dh: () =>
    'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: () => 'tBHItJI5svbpez7KI4CCXg',
};

/** Fields of one operation. */
const particular: Values = {
  'SubmitDeck.text': (chance) => chance.pick(deckTexts),
  'check.text': (chance) => chance.pick(deckTexts),
  'RecordPool.text': (chance) => chance.pick(deckTexts),
  'ImportPlayers.text': (chance) => `Ana ${chance.int(1_000)}\nBen ${chance.int(1_000)}`,
  'CreateEvent.format': () => 'premier',
  'CreateEvent.game': () => undefined,
  'CreateEvent.settings': (chance) => detailsOf(chance.pick(stages)).settings,
  'StartPractice.deck': () => ({ kind: 'starter', name: 'luke' }),
  'StartPractice.against': () => ({ kind: 'starter', name: 'vader' }),
  'StartPractice.level': one,
  'OpenFreeMatch.deck': () => ({ kind: 'starter', name: 'luke' }),
  'OpenDuel.game': () => 'destiny',
  'OpenDuel.list': () => undefined,
  'OpenDuel.seats': () => undefined,
  'JoinDuel.list': () => undefined,
  'JoinDuel.seat': () => undefined,
  'OpenTwinSuns.deck': () => ({ kind: 'random' }),
  'JoinTwinSuns.deck': () => ({ kind: 'random' }),
  'DealTwinSuns.level': one,
  'JoinFreeMatch.deck': () => ({ kind: 'starter', name: 'vader' }),
  'ChangeRounds.cutSize': zero,
  'ChangeRounds.swissRounds': (chance) => 2 + chance.int(3),
  'InviteToStage.stageId': () => 'day-2',
  'files.name': (chance) => chance.pick(Object.keys(eventFiles)),
  'delete.password': () => password,
  'suggestion.round': zero,
  'EditPairings.byes': () => [],
  'ConstrainPairing.byes': () => [],
  'ConstrainPairing.fixed': () => [],
  'FormPods.fixed': () => [],
  'webhooks.url': () => 'http://127.0.0.1:9/told',
  'change-password.currentPassword': () => password,
  'change-password.newPassword': () => 'another horse battery',
  'sign-in/email.password': () => password,
  'sign-up/email.password': () => password,
};

/** Fields with the id of a player under another name. */
const players = new Set([
  'playerIds[]',
  'byes[]',
  'a',
  'b',
  'against',
  'fixed[][]',
  'keptApart[][]',
]);

/** Known values of an event, for the payloads of one operation by a person in one role. */
export const hintsOf =
  (
    operation: string,
    {
      prepared,
      elsewhere,
      role,
      attackers,
      recipient,
    }: {
      readonly prepared: PreparedEvent;
      /** Another event, whose ids sometimes replace the right ones. */
      readonly elsewhere: PreparedEvent;
      readonly role: Role;
      readonly attackers: Attackers;
      readonly recipient: string;
    },
  ): Hint =>
  (name, chance) => {
    const kind = players.has(name) ? 'playerId' : name === 'podIds[]' ? 'podId' : name;
    if (name === 'recipient') return recipient;
    if (name === 'email' && operation !== 'sign-up/email')
      return operation === 'GrantRole'
        ? chance.pick(attackers.strangers).email
        : attackers.disposable.email;
    if (name === 'player') return prepared.ids['playerId']?.[0] ?? 'nobody';
    if (name === 'stream') return `event-${prepared.ids['eventId']?.[0] ?? 'none'}`;
    if (kind === 'playerId' && (role === 'player' || role === 'guest') && chance.happens(0.8)) {
      const own = prepared.seats[role];
      if (own !== null) return own;
    }
    if (name === 'matchId' && (role === 'player' || role === 'guest') && chance.happens(0.8)) {
      const own = prepared.matches?.[role];
      if (own !== undefined) return own;
    }
    const ids = (chance.happens(0.06) ? elsewhere : prepared).ids[kind];
    if (ids !== undefined && ids.length > 0) return chance.pick(ids);
    const known = particular[`${operation}.${name}`] ?? common[name];
    return known?.(chance) as Json | undefined;
  };
