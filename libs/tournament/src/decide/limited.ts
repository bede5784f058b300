import type { Handlers } from '#aggregate';
import type { Tournament } from '../commands.js';
import { accept, record, refuse, type Decision } from '../decision.js';
import { tournamentEvent, type PodSeating } from '../events.js';
import {
  currentDraft,
  currentRound,
  isLimited,
  swissRoundsPaired,
  type TournamentState,
} from '../state.js';
import { later } from './later.js';
import { over } from './rule.js';

/**
 * Boosters are opened and drafted between the start and the end of the event, and never during a
 * round.
 */
const betweenRounds = (state: TournamentState, next: () => Decision): Decision => {
  if (state.status !== 'running') return over(state) ?? refuse('not-running');
  if (!isLimited(state.format) || !state.settings.limited) return refuse('not-limited');
  if (state.pairing)
    return refuse('pairing-under-way', { phase: state.pairing.phase, round: state.pairing.round });
  const last = currentRound(state);
  return last && !last.completed ? refuse('round-open', { round: last.round }) : next();
};

const pairedSinceDraft = (state: TournamentState): boolean =>
  state.rounds.length > (currentDraft(state)?.roundsBefore ?? 0);

/**
 * Every player who still plays and is in no running pod must sit in exactly one of these pods, and
 * nobody else may.
 */
const findMisseated = (
  state: TournamentState,
  pods: readonly PodSeating[],
  kept: readonly PodSeating[] = [],
): Decision | null => {
  const settled = new Set(kept.flatMap((pod) => pod.seats));
  const seats = pods.flatMap((pod) => pod.seats);
  const seen = new Set(seats);
  if (seen.size !== seats.length)
    return refuse('seated-twice', {
      players: seats.filter((playerId, index) => seats.indexOf(playerId) !== index),
    });
  const playing = [...state.players.values()]
    .filter((player) => player.status === 'playing' && !settled.has(player.playerId))
    .map((player) => player.playerId);
  const missing = playing.filter((playerId) => !seen.has(playerId));
  const strangers = seats.filter((playerId) => !playing.includes(playerId));
  return missing.length > 0 || strangers.length > 0
    ? refuse('players-mismatch', { players: [...missing, ...strangers] })
    : null;
};

/**
 * Whether players may hand in and change decks of a limited event: from the opening of the pools or
 * the end of the draft until the deck-building clock has run out or the next round is paired, and
 * never once all pools are public.
 */
export const mayBuild = (state: TournamentState, at: string): boolean => {
  const { building, poolsRevealed } = state.limited;
  if (building === null || poolsRevealed || pairedSinceDraft(state)) return false;
  return building.endsAt === null || Date.parse(at) <= Date.parse(building.endsAt);
};

/** The commands of Sealed and Draft: boosters, pods and deck building (CR 10). */
export const limited: Handlers<
  Tournament,
  | 'OpenPools'
  | 'FormPods'
  | 'DissolvePods'
  | 'ReseatPods'
  | 'ReplaceDrafter'
  | 'StartDeckBuilding'
  | 'RevealPools'
> = {
  OpenPools: ({ seedCommitment }, state, { at }) =>
    betweenRounds(state, () => {
      if (state.format !== 'sealed') return refuse('not-sealed');
      if (state.limited.poolsOpened) return refuse('pools-opened');
      const { set = '', packs = 0, buildMinutes = 0, sets, cube } = state.settings.limited ?? {};
      return accept(
        tournamentEvent('PoolsOpened', {
          set,
          ...(sets === undefined ? {} : { sets }),
          ...(cube === undefined ? {} : { cube }),
          packs,
          seedCommitment,
        }),
        tournamentEvent('DeckBuildingStarted', {
          endsAt: buildMinutes > 0 ? later(at, buildMinutes * 60) : null,
        }),
      );
    }),
  FormPods: ({ draft, pods }, state) =>
    betweenRounds(state, () => {
      if (state.format !== 'draft') return refuse('not-draft');
      const last = currentDraft(state);
      const due = (last?.draft ?? 0) + 1;
      if (draft !== due) return refuse('stale-draft', { draft: due });
      // A second draft follows the rounds of the first: pods are never formed twice in a row.
      if (last && !pairedSinceDraft(state)) return refuse('pods-formed', { draft: last.draft });
      return (
        findMisseated(state, pods) ??
        record('PodsFormed', { draft, pods, afterRound: swissRoundsPaired(state) })
      );
    }),
  DissolvePods: ({ draft, reason }, state) =>
    betweenRounds(state, () => {
      const last = currentDraft(state);
      if (last?.draft !== draft) return refuse('draft-unknown', { draft });
      if (pairedSinceDraft(state)) return refuse('draft-played-on', { draft });
      return record('PodsDissolved', {
        draft,
        podIds: last.pods.map((pod) => pod.podId),
        playerIds: last.pods.flatMap((pod) => pod.seats),
        reason,
      });
    }),
  ReseatPods: ({ draft, podIds, pods, reason }, state) =>
    betweenRounds(state, () => {
      const last = currentDraft(state);
      if (last?.draft !== draft) return refuse('draft-unknown', { draft });
      if (pairedSinceDraft(state)) return refuse('draft-played-on', { draft });
      const taken = last.pods.filter(({ podId }) => podIds.includes(podId));
      const kept = last.pods.filter(({ podId }) => !podIds.includes(podId));
      const stranger = podIds.find((podId) => !taken.some((pod) => pod.podId === podId));
      if (stranger !== undefined) return refuse('pod-unknown', { podId: stranger });
      return (
        findMisseated(state, pods, kept) ??
        accept(
          tournamentEvent('PodsDissolved', {
            draft,
            podIds: taken.map(({ podId }) => podId),
            playerIds: taken.flatMap(({ seats }) => seats),
            reason,
          }),
          tournamentEvent('PodsFormed', {
            draft,
            pods: [...kept, ...pods].toSorted((one, other) => one.number - other.number),
            kept: kept.map(({ podId }) => podId),
            afterRound: swissRoundsPaired(state),
          }),
        )
      );
    }),
  ReplaceDrafter: ({ podId, seat, playerId }, state) =>
    betweenRounds(state, () => {
      const draft = currentDraft(state);
      const pod = draft?.pods.find((each) => each.podId === podId);
      if (!draft || !pod || seat >= pod.seats.length) return refuse('seat-unknown', { seat });
      if (pairedSinceDraft(state)) return refuse('draft-played-on', { draft: draft.draft });
      if (draft.pods.some((each) => each.seats.includes(playerId)))
        return refuse('seated-twice', { players: [playerId] });
      if (state.players.get(playerId)?.status !== 'playing') return refuse('not-playing');
      const replaced = pod.seats[seat] ?? '';
      return record('DrafterReplaced', {
        draft: draft.draft,
        podId,
        number: pod.number,
        seat,
        playerId,
        replaced,
        afterRound: swissRoundsPaired(state),
      });
    }),
  StartDeckBuilding: ({ minutes, drafting }, state, { at }) =>
    betweenRounds(state, () => {
      if (!state.limited.poolsOpened && !currentDraft(state)) return refuse('nothing-opened');
      if (drafting.length > 0) return refuse('pods-drafting', { pods: drafting });
      return pairedSinceDraft(state)
        ? refuse('decks-locked')
        : record('DeckBuildingStarted', {
            endsAt: minutes === null ? null : later(at, minutes * 60),
          });
    }),
  RevealPools: ({ seed, nonce }, state) => {
    if (!state.limited.poolsOpened) return refuse('pools-not-opened');
    return state.limited.poolsRevealed
      ? refuse('pools-revealed')
      : record('PoolsRevealed', { seed, nonce });
  },
};
