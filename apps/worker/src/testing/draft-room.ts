import { games } from '#games';
import { randomUUID } from 'node:crypto';
import {
  podCommand,
  packSeedName,
  packsOf,
  type PodCommands,
  type PodCommandType,
  podDecider,
  type PodEvent,
  type PodPacks,
  type PodState,
} from '#draft';
import { appendTo, commitmentTo, newNonce, newStream, factsIn } from '#event-store';
import { type LimitedSettings, type TournamentCommand, tournamentDecider } from '#tournament';
import { PaperRoom } from './paper-room.js';

const limitedSettings: LimitedSettings = {
  set: 'SOR',
  packs: 6,
  source: 'generated',
  podSize: 8,
  seating: 'random',
  podPairing: 'in-pod',
  clock: null,
  buildMinutes: 0,
  reveal: 'after-draft',
};

/** A Draft event whose players sit in one pod. */
export class DraftRoom {
  readonly podId = `p${randomUUID().replaceAll('-', '').slice(0, 11)}`;

  private constructor(readonly room: PaperRoom) {}

  static async open(
    databaseUrl: string,
    players: number,
    changes: Partial<LimitedSettings> = {},
  ): Promise<DraftRoom> {
    const limited = { ...limitedSettings, ...changes };
    const draft = new DraftRoom(await PaperRoom.open(databaseUrl, players, { limited }));
    await draft.form(limited);
    return draft;
  }

  async state(): Promise<PodState> {
    return (await this.room.executor.load(podDecider, `pod-${this.podId}`)).state;
  }

  async stream(): Promise<readonly PodEvent[]> {
    return factsIn<PodEvent>(await this.room.store.readStream(`pod-${this.podId}`));
  }

  async packs(): Promise<PodPacks> {
    const [{ seats, ...boosters }, seed] = [
      await this.state(),
      await this.room.secrets.get(`pod-${this.podId}`, packSeedName),
    ];
    return packsOf(boosters, seats.length, seed?.choice ?? '');
  }

  /** Runs a command as the api does; a refusal throws. */
  async toPod<T extends PodCommandType>(type: T, data: PodCommands[T]): Promise<void> {
    const meta = {
      actor: 'account:olga',
      commandId: randomUUID(),
      correlationId: 'test',
      at: new Date().toISOString(),
    };
    const command = podCommand(type, data, meta);
    const outcome = await this.room.executor.execute({
      decider: podDecider,
      streamId: `pod-${this.podId}`,
      command,
      meta,
    });
    if (outcome.kind === 'refused') throw new Error(outcome.code);
  }

  private async form({ set, source, clock }: LimitedSettings): Promise<void> {
    const { room, podId } = this;
    const seed = await room.secrets.put(`pod-${podId}`, packSeedName, {
      nonce: newNonce(),
      choice: newNonce(),
    });
    const meta = {
      actor: 'account:olga',
      commandId: randomUUID(),
      correlationId: 'test',
      at: new Date().toISOString(),
    };
    await room.executor.executeAcross(meta, async (load) => {
      const tournament = await load(tournamentDecider, `event-${room.eventId}`);
      const seats = [...tournament.state.players.keys()];
      const formed = tournamentDecider.decide(
        {
          type: 'FormPods',
          data: { draft: 1, pods: [{ podId, number: 1, seats }] },
          ...meta,
          games,
        } as TournamentCommand,
        tournament.state,
      );
      const place = {
        eventId: room.eventId,
        podId,
        draft: 1,
        number: 1,
        set,
        source,
        seats,
        clock,
      };
      const seated = podDecider.decide(
        {
          type: 'SeatPod',
          data: { ...place, seedCommitment: source === 'generated' ? commitmentTo(seed) : null },
          ...meta,
        },
        podDecider.initialState,
      );
      if ('kind' in formed) return formed;
      if ('kind' in seated) return seated;
      return [appendTo(tournament, formed), newStream(`pod-${podId}`, seated)];
    });
  }
}
