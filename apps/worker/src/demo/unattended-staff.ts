import { isRefusal, streamOf } from '#aggregate';
import { Injectable } from '@nestjs/common';
import { PROJECTIONS } from '../infrastructure/tokens.js';
import {
  appendTo,
  commitmentTo,
  type EventStore,
  type ProjectionStore,
  type SealedSecrets,
} from '#event-store';
import { EVENT_STORE, SEALED_SECRETS } from '#infrastructure';
import { currentSeedName, tournamentDecider, type TournamentState } from '#tournament';
import { deriveId, Dependencies } from '#platform';
import { finalPlaces, type SystemAct, SystemCommands } from '#application';
import type { StaffMove } from './moves.js';
import { seatAtPods, sealedBoosterSeed } from './open-boosters.js';

/**
 * Does the staff's work in a room while no visitor acts as its organizer, by the same commands and
 * rules.
 */
@Injectable()
@Dependencies(SystemCommands, PROJECTIONS, SEALED_SECRETS, EVENT_STORE)
export class UnattendedStaff {
  constructor(
    private readonly commands: SystemCommands,
    private readonly reader: ProjectionStore,
    private readonly secrets: SealedSecrets,
    private readonly store: EventStore,
  ) {}

  async make(move: StaffMove, state: TournamentState): Promise<void> {
    const { eventId } = state;
    switch (move.kind) {
      case 'open-registration':
        await this.commands.toEvent(act(eventId, 'open'), eventId, 'OpenRegistration', {});
        return;
      case 'start':
        await this.commands.toEvent(act(eventId, 'start'), eventId, 'StartEvent', {});
        return;
      case 'let-in-late':
        await this.commands.toEvent(
          act(eventId, `late.${move.playerId}`),
          eventId,
          'AcceptLateEntry',
          { playerId: move.playerId, missed: move.missed },
        );
        return;
      case 'open-pools':
        await this.commands.toEvent(act(eventId, 'open-pools'), eventId, 'OpenPools', {
          seedCommitment: commitmentTo(await sealedBoosterSeed(this.secrets, eventId)),
        });
        return;
      case 'form-pods': {
        const plan = await seatAtPods(this.secrets, state, (pod) =>
          deriveId(`demo.${eventId}`, `pod.${pod}`),
        );
        await this.commands.across(act(eventId, 'form-pods'), plan);
        return;
      }
      case 'request-pairing':
        await this.commands.toEvent(
          act(eventId, `pairing.${Object.values(move.key).join('.')}`),
          eventId,
          'RequestPairing',
          { ...move.key, repair: false },
        );
        return;
      case 'start-clock':
        await this.commands.toEvent(
          act(eventId, `clock.${Object.values(move.key).join('.')}`),
          eventId,
          'StartRoundClock',
          { ...move.key, minutes: null },
        );
        return;
      case 'rule':
        await this.commands.toMatch(
          act(eventId, `rule.${move.matchId}`),
          move.matchId,
          'RuleResult',
          { score: move.score, note: 'Settled at the table' },
        );
        return;
      case 'rule-game':
        await this.commands.toMatch(
          act(eventId, `rule.${move.matchId}.${move.game}`),
          move.matchId,
          'RuleGame',
          { game: move.game, winner: move.winner, note: 'Settled at the table' },
        );
        return;
      case 'finish':
        await this.finish(state);
    }
  }

  private async finish(state: TournamentState): Promise<void> {
    const { eventId } = state;
    const streamId = streamOf('event', eventId);
    const seed = await this.secrets.get(streamId, currentSeedName(state));
    if (seed === null) return;
    await this.commands.across(act(eventId, 'finish'), (context) => async (load) => {
      const tournament = await load(tournamentDecider, streamId);
      const { store, reader: models } = this;
      const { champion, ranking, held } = await finalPlaces(tournament, {
        games: context.games,
        models,
        store,
        positions: { reached: (log, position) => assertTaken(models, log, position) },
      });
      const data = { champion, ranking, secret: seed.choice, nonce: seed.nonce, drafting: [] };
      const facts = tournamentDecider.decide(
        { type: 'FinishEvent', data, ...context },
        tournament.state,
      );
      return isRefusal(facts) ? facts : [appendTo(tournament, facts), ...held];
    });
  }
}

/**
 * Throws if the models are behind; the room is evaluated again in a moment, when they have caught
 * up.
 */
const assertTaken = async (
  models: Pick<ProjectionStore, 'progress'>,
  log: string,
  position: number,
): Promise<void> => {
  const taken = (await models.progress(log))?.globalPosition ?? 0;
  if (taken < position) throw new Error(`the models of ${log} trail its results`);
};

const act = (eventId: string, what: string): SystemAct => ({
  job: 'demo-event',
  commandId: `demo.${eventId}.${what}`,
});
