import { refused, type RequestFailure } from '#application';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted, CommandPayload } from '#contracts';
import {
  appendTo,
  commitmentTo,
  type EventStore,
  type SecretChoice,
  type StreamAppend,
} from '#event-store';
import type { MatchCommand, MatchCommands, Reporter, TableDeck } from '#match';
import { channels, engineDigest, type Redis } from '#platform';
import type { CommandDesk } from '../commands/command-desk.js';
import { TableCommand } from '../commands/command-request.js';
import { decideMatch, enterMatch, type MatchScene, ownSide } from '../commands/scene.js';
import { COMMAND_DESK, EVENT_STORE, REDIS, TABLE_SEEDS } from '../infrastructure/tokens.js';
import { answerOf } from './move.js';
import { type RegisteredDeck, registeredDeck } from './registered-decks.js';
import type { TableSeeds } from './table-seeds.js';

type TableCommandType =
  | 'OpenTable'
  | 'PlayMove'
  | 'RuleTable'
  | 'TakeBackMove'
  | 'AskTakeBack'
  | 'AnswerTakeBack'
  | 'RewindGame';

const noDeck: TableDeck = { leaders: [], base: '', deck: [] };
/** For a game that is not running: the match refuses the command whatever the seed. */
const noSeed: SecretChoice = { choice: '', nonce: '' };

/** Games played on screen: the decks come from registration, the seed out of the sealed secrets, the judgement from the rules engine. */
@CommandHandler(TableCommand)
export class TableCommandHandler implements ICommandHandler<TableCommand> {
  constructor(
    @Inject(COMMAND_DESK) private readonly desk: CommandDesk,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(TABLE_SEEDS) private readonly seeds: TableSeeds,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  async execute({ request }: TableCommand): Promise<CommandAccepted> {
    const { matchId } = request.payload;
    const accepted = await this.desk.answer({
      prepare: () => enterMatch(this.desk, request, matchId),
      decide: (scene) => this.answer(request, scene),
    });
    // A hint for those who watch; whoever misses it is told by the next heartbeat.
    this.redis.publish(channels.table(matchId), '').catch(() => undefined);
    return accepted;
  }

  private async answer(
    { name, payload }: TableCommand['request'],
    scene: MatchScene,
  ): Promise<readonly StreamAppend[]> {
    switch (name) {
      case 'OpenTable':
        return this.open(payload.matchId, scene);
      case 'PlayMove':
        return this.play(payload as CommandPayload<'PlayMove'>, scene);
      case 'RuleTable':
        return this.rule(payload as CommandPayload<'RuleTable'>, scene);
      case 'TakeBackMove':
        return this.takeBack(payload as CommandPayload<'TakeBackMove'>, scene);
      case 'AskTakeBack': {
        const { matchId: _, ...asked } = payload as CommandPayload<'AskTakeBack'>;
        return this.decide(scene, 'AskTakeBack', { ...asked, by: ownSide(scene) });
      }
      case 'AnswerTakeBack': {
        const { matchId: _, ...answer } = payload as CommandPayload<'AnswerTakeBack'>;
        return this.decide(scene, 'AnswerTakeBack', { ...answer, by: ownSide(scene) });
      }
      case 'RewindGame': {
        const { matchId: _, ...rewind } = payload as CommandPayload<'RewindGame'>;
        return this.decide(scene, 'RewindGame', rewind);
      }
    }
  }

  private async takeBack(
    { matchId, ...position }: CommandPayload<'TakeBackMove'>,
    scene: MatchScene,
  ): Promise<readonly StreamAppend[]> {
    const by = ownSide(scene);
    const running = scene.match.state.table.open?.game === position.game;
    const seed = running ? await this.seeds.of(matchId, position.game) : noSeed;
    return this.decide(scene, 'TakeBackMove', { ...position, by, seed: seed.choice });
  }

  private async open(matchId: string, scene: MatchScene): Promise<readonly StreamAppend[]> {
    const { state } = scene.match;
    // What is refused whatever the decks are is refused before anybody looks for them.
    const betweenGames = state.format === 'trilogy' && state.trilogy?.stage !== 'playing';
    if (state.status !== 'open' || state.table.open || betweenGames)
      return this.decide(scene, 'OpenTable', {
        a: noDeck,
        b: noDeck,
        seed: '',
        seedCommitment: '',
        engine: engineDigest(),
      });
    const a = await this.deckOf('a', scene);
    const b = await this.deckOf('b', scene);
    const seed = await this.seeds.draw(matchId, state.table.games + 1);
    return this.decide(scene, 'OpenTable', {
      a,
      b,
      seed: seed.choice,
      seedCommitment: commitmentTo(seed),
      engine: engineDigest(),
    });
  }

  private async play(
    { matchId, game, move }: CommandPayload<'PlayMove'>,
    scene: MatchScene,
  ): Promise<readonly StreamAppend[]> {
    const by = ownSide(scene);
    const running = scene.match.state.table.open?.game === game;
    const seed = running ? await this.seeds.of(matchId, game) : noSeed;
    return this.decide(scene, 'PlayMove', {
      by,
      game,
      move: answerOf(move),
      takenBack: move.takenBack ?? 0,
      seed: seed.choice,
      nonce: seed.nonce,
    });
  }

  private async rule(
    { matchId, game, winner }: CommandPayload<'RuleTable'>,
    scene: MatchScene,
  ): Promise<readonly StreamAppend[]> {
    const running = scene.match.state.table.open?.game === game;
    const seed = running ? await this.seeds.of(matchId, game) : noSeed;
    return this.decide(scene, 'RuleTable', { game, winner, seed: seed.choice, nonce: seed.nonce });
  }

  private decide<T extends TableCommandType>(
    { match, act }: MatchScene,
    type: T,
    data: MatchCommands[T],
  ): readonly StreamAppend[] {
    return [
      appendTo(
        match,
        decideMatch({ type, data, actor: act.actor, at: act.at } as MatchCommand, match.state),
      ),
    ];
  }

  private async deckOf(side: Reporter, scene: MatchScene): Promise<TableDeck> {
    const found = await registeredDeck(this.store, scene.match.state, side);
    if (found.deck) return found.deck;
    throw unusable(found, side, scene);
  }
}

/** An opponent's cards are nobody's business: they are named to their owner and to the staff only. */
const unusable = (
  { state, unknown }: RegisteredDeck,
  side: Reporter,
  { standing, side: mine }: MatchScene,
): RequestFailure => {
  if (state === 'missing') return refused({ code: 'match/deck-missing', data: { side } });
  const named = side === mine || (mine === null && standing.roles.size > 0);
  return refused({ code: 'match/deck-not-playable', data: { side, cards: named ? unknown : [] } });
};
