import { allUnlessRefused, isRefusal } from '#aggregate';
import { starterDeck } from '#cards';
import { commands, tableSeats } from '#contracts';
import { findGameIn, tableOf, toScreenMove } from '#game';
import { LATEST_GUIDED_GAME, openingOf, practiceSeat, SWU, type TableDeck } from '#match';
import { defineCommand } from '../command/definition.js';
import { loadNothing } from '../context/personal-context.js';
import { practiceDeckOf, twinSunsDeckOf } from '../practice/practice-deck.js';
import { conflictRefusal, notFoundRefusal } from '../refusals.js';
import { ofNoEvent } from '../rights/lifecycles.js';
import { start } from './deal.js';
import { describedGame, listBrought } from './described-list.js';
import { loadOwnGame } from './game-context.js';
import { practices } from './played-kinds.js';
import { seatCommands } from './seat-commands.js';

const loadOwn = loadOwnGame(practices);
const seat = seatCommands(practices);
const starting = {
  token: 'play',
  during: ofNoEvent,
  opens: 'practice',
  makes: { PracticeStarted: 'practiceId', GamePracticeStarted: 'practiceId' },
  visitorPass: true,
} as const;
const ofAnybody = { ...starting, grants: ['anyone'], load: loadNothing } as const;

const asBrought = (deck: TableDeck) => ({ list: '', setup: { ...deck } });

const starter = (name: string): TableDeck => {
  const deck = starterDeck(name);
  if (!deck) throw new Error(`no starter deck ${name}`);
  return deck;
};

/** Deals a game against the bot, or one of Twin Suns against several. */
export const StartPractice = defineCommand({
  name: 'StartPractice',
  payload: commands.StartPractice,
  ...ofAnybody,
  decide: ({ deck, against, bots = 1, level = 1, thinkingTime }, { meta }, services) => {
    const { at } = meta;
    const deckOf = bots === 1 ? practiceDeckOf : twinSunsDeckOf;
    const listsOf = (seed: string) => {
      const decks = allUnlessRefused([
        deckOf(deck, { side: 'person', seed, at }),
        ...Array.from({ length: bots }, (_, index) => {
          const botSeed = bots === 1 ? seed : `${seed}/${index}`;
          return deckOf(against, { side: 'bot', seed: botSeed, at });
        }),
      ]);
      return isRefusal(decks) ? decks : decks.map(asBrought);
    };
    return start(practices, meta, services, { game: SWU, level, thinkingTime, listsOf });
  },
});

/** Deals the guided first game and plays it up to a lesson. */
export const StartLesson = defineCommand({
  name: 'StartLesson',
  payload: commands.StartLesson,
  ...ofAnybody,
  decide: ({ lesson }, { meta }, services) => {
    const prepared = { game: LATEST_GUIDED_GAME, lesson } as const;
    return start(practices, meta, services, {
      game: SWU,
      level: 1,
      prepared,
      opening: openingOf(prepared),
      listsOf: () => [starter('luke'), starter('vader')].map(asBrought),
    });
  },
});

/**
 * Deals a recorded game again up to a decision, from which the sender plays on against bots or
 * alone.
 */
export const PlayOn = defineCommand({
  name: 'PlayOn',
  payload: commands.PlayOn,
  ...ofAnybody,
  decide: ({ record, seat, alone = false, level = 1 }, { meta }, services) => {
    const { a, b, c, d, seed, chooser, moves } = record;
    const decks = [a, b, c, d].filter((deck) => deck !== undefined);
    if (seat >= decks.length) return conflictRefusal('practice/no-such-seat');
    return start(practices, meta, services, {
      game: SWU,
      level,
      seat: alone ? 'all' : seat,
      prepared: { game: 'recorded', seed, moves: moves.length },
      opening: moves.map(toScreenMove),
      ...(chooser !== undefined && { terms: { chooser: tableSeats.indexOf(chooser) } }),
      listsOf: () => decks.map(asBrought),
    });
  },
});

/** The lists of the bots: random ones for partners, the named list for opponents. */
const botLists = (seats: number, against: string | undefined): readonly (string | undefined)[] =>
  Array.from({ length: seats - 1 }, (_, index) => (index + 1 < seats / 2 ? undefined : against));

/** Deals a game against the bot, in a game that describes its own boards. */
export const StartGamePractice = defineCommand({
  name: 'StartGamePractice',
  payload: commands.StartGamePractice,
  ...ofAnybody,
  decide: ({ game, seats = 2, first, thinkingTime, ...own }, { meta }, services) => {
    const described = describedGame(services.games, game, 'practice');
    if (isRefusal(described)) return described;
    const { firstGame } = described;
    const unknown = seats !== 2 && (first || !tableOf(findGameIn(services.games, game), seats));
    if (unknown || (first && !firstGame)) return notFoundRefusal('practice/not-found');
    const shown = first && firstGame;
    const [list, against] = shown ? shown.lists() : [own.list, own.against];
    const listsOf = (seed: string) =>
      allUnlessRefused([
        listBrought(described, list, { side: 'person', seed: `${seed}/person` }),
        ...botLists(seats, against).map((brought, index) =>
          listBrought(described, brought, {
            side: 'bot',
            seed: seats === 2 ? `${seed}/bot` : `${seed}/${index}`,
          }),
        ),
      ]);
    return start(practices, meta, services, {
      game,
      level: 1,
      thinkingTime,
      ...(shown && { prepared: { game: 'first', seed: shown.seed } as const }),
      listsOf,
    });
  },
});

/**
 * Deals another game with the lists of an earlier one; `swap` exchanges those of the person and the
 * first bot.
 */
export const RepeatPractice = defineCommand({
  name: 'RepeatPractice',
  payload: commands.RepeatPractice,
  ...starting,
  grants: ['self'],
  load: loadOwn,
  decide: ({ swap }, { game, meta }, services) => {
    const { game: played, level, players, clock } = game.state;
    const own = practiceSeat(game.state);
    const lists = players.map(({ list, setup }) => ({ list, setup }));
    const [bot, ...others] = lists.toSpliced(own, 1);
    const person = lists[own];
    if (!person || !bot) throw new Error('a game of one');
    const listsOf = () => (swap ? [bot, person, ...others] : [person, bot, ...others]);
    const again = { game: played, level, thinkingTime: clock?.time };
    return start(practices, meta, services, { ...again, listsOf });
  },
});

/** The person's answer; the bot's decisions follow within the same command. */
export const PlayPractice = defineCommand({
  name: 'PlayPractice',
  payload: commands.PlayPractice,
  ...seat.answer,
});

/** The person's choice; the bot's decisions follow within the same command. */
export const PlayGamePractice = defineCommand({
  name: 'PlayGamePractice',
  payload: commands.PlayGamePractice,
  ...seat.choose,
});

/** The person's page reports that their time has run out; the server's clock decides. */
export const CallPracticeClock = defineCommand({
  name: 'CallPracticeClock',
  payload: commands.CallPracticeClock,
  ...seat.callClock,
});

/** Goes back to the person's own last decision. */
export const TakeBackPractice = defineCommand({
  name: 'TakeBackPractice',
  payload: commands.TakeBackPractice,
  ...seat.takeBack,
});

/** Goes back to the person's own last decision, in a game that describes its own boards. */
export const TakeBackGamePractice = defineCommand({
  name: 'TakeBackGamePractice',
  payload: commands.TakeBackGamePractice,
  ...seat.takeBack,
});
