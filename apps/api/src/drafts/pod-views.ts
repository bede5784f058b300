import { Injectable } from '@nestjs/common';
import { Dependencies } from '#platform';
import type { PodView, ThinkingView } from '#contracts';
import {
  callEndsAt,
  callsInRound,
  changeablePick,
  isFree,
  type Offer,
  offerTo,
  PackMemory,
  passedBy,
  passesLeft,
  picksOf,
  type PodPacks,
  poolOf,
  type PodState,
  rewindablePick,
  boostersName,
} from '#draft';
import { countCards } from '#formats';
import { currentDraft, tournamentDecider, type TournamentState } from '#tournament';
import { notFoundFailure, failureOf } from '../http/failure.js';
import {
  commandDefinitions,
  Aggregates,
  type Asker,
  type Rights,
  freePodRights,
  isGranted,
  isHost,
  isWithinToken,
  otherEventRefusal,
} from '#application';
import { TournamentAccess } from '../queries/tournament-access.js';
import { poolCard } from '../pools/card-faces.js';
import { WatchKey } from './watch-key.js';

/** A pod and its viewer, whose rights are established. */
export interface PodVisit {
  readonly pod: PodState;
  readonly version: number;
  readonly tournament: TournamentState;
  readonly rights: Rights;
  readonly asker: Asker;
}

const poolCards = (ids: readonly string[]): NonNullable<PodView['mine']>['pool'] =>
  countCards(ids).map(({ id, count }) => ({ card: poolCard(id), count }));

export const statusOf = ({ status, pausedAt }: PodState): PodView['status'] => {
  if (status === 'completed' || status === 'dissolved' || status === 'ready-check') return status;
  return pausedAt === null ? 'drafting' : 'paused';
};

/**
 * The pick number and the number of picks: by the slowest seat, or as called. The real sizes of
 * packs are not used, because they would reveal rare bases in them.
 */
export const progressOf = (pod: PodState): Pick<PodView, 'pick' | 'picks'> => {
  const made = pod.seats.map((_, seat) => picksOf(pod, seat, pod.round).length);
  const picks = Math.max(callsInRound(pod, pod.round), ...made);
  return {
    picks,
    pick: pod.source === 'recorded' ? pod.called.pick : Math.min(picks, Math.min(...made) + 1),
  };
};

/** Draft pods as one asker may see them, computed from the pod's stream and the sealed seed. */
@Injectable()
@Dependencies(Aggregates, TournamentAccess, PackMemory, WatchKey)
export class PodViews {
  constructor(
    private readonly aggregates: Pick<Aggregates, 'pod'>,
    private readonly door: Pick<TournamentAccess, 'enter'>,
    private readonly packs: PackMemory,
    private readonly watchKey: WatchKey,
  ) {}

  /** Admits everybody who may see the tournament at all. */
  async enter(podId: string, asker: Asker, contains?: number): Promise<PodVisit> {
    const { state: pod, version } = await this.aggregates.pod(podId, contains);
    if (pod.status === 'none') throw notFoundFailure('draft/not-found');
    if (isFree(pod)) {
      if (!isWithinToken(asker, null)) throw failureOf(otherEventRefusal());
      return {
        pod,
        version,
        asker,
        tournament: tournamentDecider.initialState,
        rights: freePodRights(pod, asker),
      };
    }
    return { pod, version, ...(await this.door.enter(pod.eventId, asker)) };
  }

  /** `contains`: the lowest version that the view must reflect. */
  async of(podId: string, asker: Asker, contains?: number): Promise<PodView> {
    const visit = await this.enter(podId, asker, contains);
    const { pod, version, tournament, rights } = visit;
    const serverTime = new Date().toISOString();
    const packs = await this.packs.of(pod);
    const mayDirect = isFree(pod)
      ? isHost(pod, rights)
      : isGranted(commandDefinitions.PausePod.grants, { asker, rights, tournament, own: false });
    const { watchDelaySeconds = null } = pod.conduct;
    const givesLink = mayDirect && rights.ownPlayers.size === 0 && watchDelaySeconds !== null;
    return {
      podId,
      version,
      serverTime,
      eventId: pod.eventId,
      eventName: tournament.name,
      draft: pod.draft,
      number: pod.number,
      set: boostersName(pod),
      source: pod.source,
      status: statusOf(pod),
      pauseReason: pod.pauseReason,
      round: pod.round,
      passing: passesLeft(pod.round) ? 'left' : 'right',
      ...progressOf(pod),
      roundOpensAt: isOpen(pod, serverTime) ? null : pod.roundOpenedAt,
      callEndsAt: callEndsAt(pod),
      seats: pod.seats.map((_, seat) => this.seat(visit, packs, seat)),
      mine: this.mine(visit, packs, serverTime),
      mayDirect,
      watchDelaySeconds,
      watchKey: givesLink ? this.watchKey.of(podId) : null,
    };
  }

  /**
   * All seats of the current draft with a pack in front of them, with the times that pod pages show
   * to everybody.
   */
  async thinking(eventId: string, asker: Asker): Promise<ThinkingView> {
    const { tournament } = await this.door.enter(eventId, asker);
    const formed = currentDraft(tournament)?.pods ?? [];
    const pods = await Promise.all(
      formed.map(async ({ podId }) => {
        const { state: pod } = await this.aggregates.pod(podId);
        const packs = await this.packs.of(pod);
        return pod.seats.flatMap(({ holder, missed }, seat) => {
          const offer = offerTo(pod, packs, seat);
          const waiting = packsWaiting(pod, seat);
          const at = { podId, number: pod.number, seat, holder, waiting, missed };
          return offer
            ? [
                {
                  ...at,
                  name: nameAtSeat({ pod, tournament }, seat),
                  since: offer.since,
                  until: offer.until,
                },
              ]
            : [];
        });
      }),
    );
    return { seats: pods.flat(), serverTime: new Date().toISOString() };
  }

  private seat(
    { pod, tournament }: PodVisit,
    packs: PodPacks,
    seat: number,
  ): PodView['seats'][number] {
    const { playerId = '', holder = 'player', ready = false, missed = 0 } = pod.seats[seat] ?? {};
    const offer = offerTo(pod, packs, seat);
    return {
      seat,
      playerId,
      holder,
      ready,
      missed,
      waiting: packsWaiting(pod, seat),
      name: nameAtSeat({ pod, tournament }, seat),
      picked: picksOf(pod, seat, pod.round).length,
      choosing: offer !== null,
      until: offer?.until ?? null,
      rewindable: rewindablePick(pod, seat),
      leaders: picksOf(pod, seat, 0).flatMap((id) => (id === null ? [] : [poolCard(id)])),
    };
  }

  private mine({ pod, rights }: PodVisit, packs: PodPacks, now: string): PodView['mine'] {
    const seat = pod.seats.findIndex((each) => rights.ownPlayers.has(each.playerId));
    if (seat < 0) return null;
    const offer = offerTo(pod, packs, seat);
    return {
      seat,
      offer: offer && isOpen(pod, now) ? toOfferView(offer) : null,
      marks: [...(pod.seats[seat]?.marks ?? [])],
      mayTakeBack: changeable(pod, packs, seat, now),
      byClock: clockPick(pod, seat),
      pool: poolCards(poolOf(pod, seat)),
    };
  }
}

/** The name of the player at a seat: from the tournament, or in a free pod the one they entered. */
export const nameAtSeat = (
  { pod, tournament }: Pick<PodVisit, 'pod' | 'tournament'>,
  seat: number,
): string => {
  const { playerId = '', name = null } = pod.seats[seat] ?? {};
  return tournament.players.get(playerId)?.name ?? name ?? '';
};

/**
 * Packs that the neighbour has passed on and this seat has not, including the first pack of the
 * round.
 */
const packsWaiting = (pod: PodState, seat: number): number => {
  if (pod.status !== 'drafting' || pod.round < 0 || pod.source === 'recorded') return 0;
  const own = picksOf(pod, seat, pod.round).length;
  const handed = picksOf(pod, passedBy(pod.seats.length, pod.round, seat), pod.round).length;
  const due = Math.min(callsInRound(pod, pod.round), handed + 1);
  return Math.max(0, due - own);
};

type Mine = NonNullable<PodView['mine']>;

/** The seat's last pick while its player may change it. */
const changeable = (
  pod: PodState,
  packs: PodPacks,
  seat: number,
  now: string,
): Mine['mayTakeBack'] => {
  if (!isOpen(pod, now) || pod.seats[seat]?.holder !== 'player') return null;
  const last = changeablePick(pod, packs, seat, now);
  return last && { round: pod.round, ...last, card: poolCard(last.card) };
};

const clockPick = (pod: PodState, seat: number): Mine['byClock'] => {
  const made = pod.seats[seat]?.byClock ?? null;
  return made && { card: poolCard(made.card), marked: made.marked };
};

/** Whether packs are open; during the review they are still closed. */
export const isOpen = ({ roundOpenedAt }: PodState, now: string): boolean =>
  roundOpenedAt === null || now >= roundOpenedAt;

const toOfferView = ({
  round,
  pick,
  cards,
  since,
  until,
}: Offer): NonNullable<NonNullable<PodView['mine']>['offer']> => ({
  round,
  pick,
  cards: cards.map(poolCard),
  since,
  until,
});
