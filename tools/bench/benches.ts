import { defineVerb, type SingleVerb } from '../../apps/cli/src/command-line/verb.js';
import {
  choice,
  flag,
  numberOr,
  type OptionWord,
  type OptionWords,
  type OptionValues,
  number,
  text,
  textOr,
} from '../../apps/cli/src/command-line/words.js';

const some = { from: 1 };
const profile = text('FOLDER', 'keep the processor profiles here');

interface Bench<O extends OptionWords> {
  readonly summary: string;
  readonly options: O;
  readonly run: (options: OptionValues<O>) => Promise<void> | void;
}

const defineBench = <const O extends OptionWords>(
  name: string,
  { summary, options, run }: Bench<O>,
): SingleVerb =>
  defineVerb({
    name,
    summary,
    options,
    failure: 'it could not be measured',
    run: async (call) => {
      await run(call.options as OptionValues<O>);
      return { isFine: true };
    },
  });

const rate = (fallback: number, what: string): OptionWord<number> =>
  numberOr(fallback, `${what} in a second, asked for at even times; 0 for as fast as it goes`);

const games: readonly SingleVerb[] = [
  defineBench('boards', {
    summary: 'size and time of the boards of games that describe their board themselves',
    options: { games: numberOr(4, 'games of each', some) },
    run: async (options) => (await import('./boards.js')).run(options),
  }),
  defineBench('book', {
    summary: 'what the card book costs a process that starts',
    options: { times: numberOr(5, 'processes that load it', some) },
    run: async (options) => (await import('./book.js')).run(options),
  }),
  defineBench('mistakes', {
    summary: 'what the analysis of games calls mistakes, tried in other games',
    options: {
      games: numberOr(50, 'games of beginners that are looked back at', some),
      played: numberOr(
        1_000,
        'games played to the end from each mistake and its better answer',
        some,
      ),
    },
    run: async (options) => (await import('./mistakes.js')).run(options),
  }),
  defineBench('rules', {
    summary: 'whole random games on one thread, with every card loaded',
    options: {
      games: numberOr(400, 'games of each workload', some),
      workload: choice(['starter-decks', 'all-sets'], 'one workload alone'),
    },
    run: async (options) => (await import('./rules.js')).run(options),
  }),
  defineBench('views', {
    summary: 'a move as it is seen: judged, then what both players may know of it as JSON',
    options: { games: numberOr(10, 'games whose moves are measured', some) },
    run: async (options) => (await import('./views.js')).run(options),
  }),
  defineBench('reach', {
    summary: 'a running game reached from snapshots, and by playing it again',
    options: {
      games: numberOr(10_000, 'running games', some),
      different: numberOr(400, 'games that differ among them', some),
      asked: numberOr(2_000, 'games that are reached', some),
    },
    run: async (options) => (await import('./reach.js')).run(options),
  }),
  defineBench('replays', {
    summary: 'a finished game played on from any of its decisions, and looked back at',
    options: {
      decisions: numberOr(90, 'decisions that the game has at least', some),
      times: numberOr(25, 'decisions from which it is played on', some),
    },
    run: async (options) => (await import('./replays.js')).run(options),
  }),
  defineBench('tables', {
    summary: 'games on screen as users have them, through api and worker',
    options: {
      tables: numberOr(200, 'tables', some),
      rate: number('moves in a second; without it the rate rises from 100 to 700'),
      seconds: numberOr(10, 'how long each rate is measured', some),
      played: numberOr(0, 'moves made at each table before anything is measured'),
      profile,
    },
    run: async (options) => (await import('./tables.js')).run(options),
  }),
];

const drafts: readonly SingleVerb[] = [
  defineBench('draft', {
    summary: 'drafting at its worst, pick after pick through the store',
    options: {
      pods: numberOr(64, 'pods', some),
      rate: rate(300, 'picks'),
      seconds: numberOr(5, 'how long', some),
      connections: numberOr(16, 'connections to PostgreSQL', some),
    },
    run: async (options) => (await import('./draft.js')).run(options),
  }),
  defineBench('draft-bots', {
    summary: 'what the picks and builds of bots are worth, in games won',
    options: {
      set: textOr('SOR', 'SET', 'set that is drafted'),
      games: numberOr(200, 'games', some),
      seed: textOr('1', 'TEXT', 'what packs and games follow from'),
    },
    run: async (options) => (await import('./draft-bots.js')).run(options),
  }),
];

const tournaments: readonly SingleVerb[] = [
  defineBench('discord', {
    summary: 'an event run and played by Discord alone, against a Discord where much goes wrong',
    options: {
      players: numberOr(512, 'players', { from: 4 }),
      rounds: numberOr(9, 'rounds of Swiss', some),
      cut: numberOr(8, 'players of the cut; 0 for none'),
      atOnce: numberOr(16, 'people or tables that type at the same time', some),
      seed: textOr('1', 'TEXT', 'what results and mishaps follow from'),
    },
    run: async (options) => (await import('./discord.js')).run(options),
  }),
  defineBench('fold', {
    summary: 'whole events of 1,024 to 16,384 players folded from their facts',
    options: {},
    run: async () => (await import('./fold.js')).run(),
  }),
  defineBench('overlays', {
    summary: 'overlays for streams: from a result until their boards have it',
    options: {
      tables: numberOr(200, 'tables of the event', some),
      overlays: numberOr(10, 'overlays that follow it', some),
      rate: numberOr(4, 'results in a second', some),
      seconds: numberOr(30, 'how long results come in', some),
    },
    run: async (options) => (await import('./overlays.js')).run(options),
  }),
  defineBench('pairing', {
    summary: 'the pairing of the last round of Swiss, explanations included',
    options: {
      players: numberOr(1024, 'players', some),
      rounds: numberOr(9, 'rounds', some),
      runs: numberOr(5, 'events', some),
      seed: textOr('1', 'TEXT', 'what results follow from'),
      byStanding: flag('pair by standing'),
      pods: choice(['in-pod', 'cross-pod'], 'players sit in pods of eight and meet whom'),
    },
    run: async (options) => (await import('./pairing.js')).run(options),
  }),
  defineBench('registration', {
    summary: 'the morning of an event: people register, hand in a deck and check in',
    options: { rate: rate(250, 'people'), seconds: numberOr(10, 'how long', some), profile },
    run: async (options) => (await import('./registration.js')).run(options),
  }),
  defineBench('results', {
    summary: 'results of several events at once, reported and confirmed',
    options: {
      events: numberOr(20, 'events', some),
      rate: rate(300, 'results'),
      seconds: numberOr(6, 'how long', some),
      profile,
    },
    run: async (options) => (await import('./results.js')).run(options),
  }),
  defineBench('viewers', {
    summary: 'one event watched by thousands of pages',
    options: {
      viewers: numberOr(5_000, 'pages', some),
      players: numberOr(1_000, 'players of the event', some),
      rate: numberOr(5, 'results in a second', some),
      seconds: numberOr(20, 'how long', some),
      processes: numberOr(2, 'processes that play the pages', some),
      profile,
    },
    run: async (options) => (await import('./viewers.js')).run(options),
  }),
];

const servers: readonly SingleVerb[] = [
  defineBench('pages', {
    summary: "what a phone's first view costs, in bytes, requests and time",
    options: {
      players: numberOr(64, 'players of the event that is shown', { from: 4 }),
      url: text('URL', 'a server that runs'),
      files: flag('name every request with its bytes'),
    },
    run: async (options) => (await import('./pages.js')).run(options),
  }),
  defineBench('questions', {
    summary: 'what the questions of pages cost in a large event',
    options: {
      players: numberOr(1_024, 'players', { from: 16 }),
      url: text('URL', 'a server that runs'),
    },
    run: async (options) => (await import('./questions.js')).run(options),
  }),
  defineBench('rebuild', {
    summary: 'the read models of many rounds built from the stored events',
    options: {
      events: numberOr(200_000, 'events', some),
      model: textOr('all', 'NAME', 'one read model alone'),
      workers: numberOr(1, 'processes that share the logs out', some),
      share: text('PART/OF', 'given by the benchmark to the workers that it starts'),
    },
    run: async (options) => (await import('./rebuild.js')).run(options),
  }),
  defineBench('start', {
    summary: '`npm start` in a fresh clone without packages, and again',
    options: { times: numberOr(3, 'starts after the first', some) },
    run: async (options) => (await import('./start.js')).run(options),
  }),
  defineBench('store', {
    summary: 'commands appended durably, against bare INSERTs of the same rows',
    options: {
      connections: numberOr(16, 'connections to PostgreSQL', some),
      logs: numberOr(1, 'logs in which the streams of the writers lie', some),
      seconds: numberOr(3, 'how long each turn takes', some),
      rounds: numberOr(2, 'turns', some),
    },
    run: async (options) => (await import('./store.js')).run(options),
  }),
];

export const benches: readonly SingleVerb[] = [...games, ...drafts, ...tournaments, ...servers];
