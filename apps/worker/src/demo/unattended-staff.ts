import { streamOf } from '#aggregate';
import { games } from '#games';
import { Injectable } from '@nestjs/common';
import { PROJECTIONS } from '../infrastructure/tokens.js';
import { commitmentTo, type ModelReader, type SealedSecrets } from '#event-store';
import { SEALED_SECRETS } from '#infrastructure';
import { eventResults } from '#read-models';
import { finalRanking, type TournamentState, currentSeedName } from '#tournament';
import { deriveId, Dependencies } from '#platform';
import { type SystemAct, SystemCommands } from '#application';
import type { StaffMove } from './moves.js';
import { seatAtPods, sealedBoosterSeed } from './open-boosters.js';

/** Does what a room needs while no visitor acts as its organizer: by the same commands, decided by the same rules. */
@Injectable()
@Dependencies(SystemCommands, PROJECTIONS, SEALED_SECRETS)
export class UnattendedStaff {
  constructor(
    private readonly commands: SystemCommands,
    private readonly reader: ModelReader,
    private readonly secrets: SealedSecrets,
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
    const seed = await this.secrets.get(streamOf('event', eventId), currentSeedName(state));
    if (seed === null) return;
    const { champion, ranking } = finalRanking(
      games,
      state,
      await eventResults(this.reader, eventId),
    );
    await this.commands.toEvent(act(eventId, 'finish'), eventId, 'FinishEvent', {
      champion,
      ranking,
      secret: seed.choice,
      nonce: seed.nonce,
      drafting: [],
    });
  }
}

const act = (eventId: string, what: string): SystemAct => ({
  job: 'demo-event',
  commandId: `demo.${eventId}.${what}`,
});
