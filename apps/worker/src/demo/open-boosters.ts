import { seededRandom } from '#chance';
import { conductOf, packSeedName, planSeating, podDecider, poolSeedName } from '#draft';
import { isRefusal, streamOf } from '#aggregate';
import {
  appendTo,
  commitmentTo,
  newNonce,
  newSeed,
  newStream,
  type Plan,
  type SealedSecrets,
  type SecretChoice,
} from '#event-store';
import {
  tournamentDecider,
  type TournamentCommand,
  type TournamentState,
  type CommandContext,
} from '#tournament';

const drawSecret = (): SecretChoice => ({ nonce: newNonce(), choice: newSeed() });

/** The seed of a Sealed event's boosters; repeated calls return the same one. */
export const sealedBoosterSeed = (secrets: SealedSecrets, eventId: string): Promise<SecretChoice> =>
  secrets.put(streamOf('event', eventId), poolSeedName, drawSecret());

const playingIn = (players: TournamentState['players']): readonly string[] =>
  [...players.values()]
    .filter(({ status }) => status === 'playing')
    .map(({ playerId }) => playerId);

/**
 * Seats all players at pods at random: the event's own event and the first ones of each pod in one
 * append.
 */
export const seatAtPods = async (
  secrets: SealedSecrets,
  { eventId, players, settings }: TournamentState,
  podId: (pod: number) => string,
): Promise<(context: CommandContext) => Plan> => {
  const { set = '', podSize = 8, clock = null } = settings.limited ?? {};
  const conduct = conductOf(settings.limited ?? {});
  const seating = planSeating({
    players: playingIn(players),
    podSize,
    seating: 'random',
    fixed: [],
    random: seededRandom(newSeed()),
  });
  if (seating.kind === 'refused')
    return () => () => Promise.resolve({ because: 'conflict', ...seating });
  const pods = await Promise.all(
    seating.pods.map(async (seats, index) => {
      const id = podId(index + 1);
      return {
        podId: id,
        number: index + 1,
        seats,
        seedCommitment: commitmentTo(
          await secrets.put(streamOf('pod', id), packSeedName, drawSecret()),
        ),
      };
    }),
  );
  return (context) => async (load) => {
    const tournament = await load(tournamentDecider, streamOf('event', eventId));
    const form: TournamentCommand = {
      type: 'FormPods',
      data: {
        draft: 1,
        pods: pods.map(({ podId: id, number, seats }) => ({ podId: id, number, seats })),
      },
      ...context,
    };
    const formed = tournamentDecider.decide(form, tournament.state);
    if (isRefusal(formed)) return formed;
    const streams = pods.map((pod) => {
      const seated = podDecider.decide(
        {
          type: 'SeatPod',
          data: { ...pod, eventId, draft: 1, set, source: 'generated', clock, conduct },
          ...context,
        },
        podDecider.initialState,
      );
      if (isRefusal(seated)) throw new Error(`a new pod refused its seats: ${seated.code}`);
      return newStream(streamOf('pod', pod.podId), seated);
    });
    return [appendTo(tournament, formed), ...streams];
  };
};
