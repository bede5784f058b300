import { defineVerb, type Say } from '../command-line/verb.js';
import { choiceOr, numberOr, text, textOr } from '../command-line/words.js';
import type { SimulationOptions } from '../simulate/options.js';

const play = async (options: SimulationOptions, say: Say) => {
  const { checkOptions } = await import('../simulate/options.js');
  const { provideServer } = await import('../simulate/server.js');
  checkOptions(options);
  const server = await provideServer(options.url, say);
  try {
    if (options.plan === 'convention') {
      const { playConvention } = await import('../simulate/convention.js');
      return { isFine: (await playConvention(options, server, say)) === 0 };
    }
    const { simulate } = await import('../simulate/simulation.js');
    say(
      `playing at ${server.url}: ${options.players} players, ${options.rounds} rounds, cut to ${options.cut}, seed ${options.seed}, ${options.concurrency} tables at a time`,
    );
    const { result, faults } = await simulate(options, server, say);
    for (const fault of faults) say(`fault: ${fault}`);
    say(JSON.stringify(result));
    return { isFine: faults.length === 0, result };
  } finally {
    await server.stop();
  }
};

export const simulate = defineVerb({
  name: 'simulate',
  summary: 'plays a whole event through the public API, with latencies and an audit',
  details:
    'At the server named, at the one that `npm start` runs, or at one started for this run alone. A convention is two days of five tournaments.',
  options: {
    plan: choiceOr('event', ['event', 'convention'], 'one event, or a convention of several'),
    format: choiceOr('premier', ['premier', 'trilogy', 'sealed', 'draft'], 'what is played'),
    set: textOr('SOR', 'SET', 'whose boosters are opened in limited formats'),
    pod: numberOr(8, 'players of a full pod in Draft', { from: 4, to: 8 }),
    players: numberOr(64, 'how many play', { from: 4, to: 4096 }),
    rounds: numberOr(6, 'Swiss rounds', { from: 1, to: 20 }),
    cut: choiceOr('0', ['0', '2', '4', '8', '16', '32'], 'players of the playoff'),
    seed: textOr('1', 'TEXT', 'what names, decks and results follow from'),
    url: text('URL', 'a server that runs'),
    concurrency: numberOr(16, 'tables at a time', { from: 1, to: 512 }),
    rate: numberOr(60, 'matches begun in a second at most; 0 for as fast as it goes', {
      to: 10_000,
    }),
  },
  failure: 'something went otherwise than it should, or the audit found a fault',
  result: 'figures and latencies of the event',
  examples: ['simulate --players 64 --rounds 6 --cut 8 --seed 1', 'simulate --format draft'],
  run: ({ options: { cut, url, ...options }, say }) =>
    play({ ...options, cut: Number(cut) as SimulationOptions['cut'], url: url ?? null }, say),
});
