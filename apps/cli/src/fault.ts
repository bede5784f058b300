import { cardById } from '#cards';
import { replayFile, type ReplayFile, type ReplayRecord, tableSeats } from '#contracts';
import { dealingSeed } from '#game';
import { cardsDigest, rulesEngine, setupOf, setupsOf } from '#games';
import { engineDigest } from '#platform';
import { type Decision, isRefusal, type Move, type State, Zone } from '#rules';

type Print = (line: string) => void;

/** Log lines that are printed. */
const LAST_LINES = 12;

const read = (text: string): ReplayFile | null => {
  try {
    const { success, data } = replayFile.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
};

const nameOf = ({ id }: State, card: number): string => {
  const printed = id[card] ?? '';
  const found = cardById(printed);
  if (!found) return printed;
  return `${found.name}${found.subtitle ? `, ${found.subtitle}` : ''} (${printed})`;
};

const zones: readonly (readonly [string, number])[] = [
  ['base and leaders', Zone.base],
  ['ground', Zone.ground],
  ['space', Zone.space],
  ['hand', Zone.hand],
  ['discard pile', Zone.discard],
];

const cardLine = (state: State, card: number): string => {
  const marks = [
    ...((state.damage[card] ?? 0) > 0 ? [`${state.damage[card]} damage`] : []),
    ...(state.ready[card] === 0 ? ['exhausted'] : []),
    ...state.upgrades
      .filter((each) => state.host[each] === card)
      .map((each) => `with ${nameOf(state, each)}`),
  ];
  return `${nameOf(state, card)}${marks.length > 0 ? `: ${marks.join(', ')}` : ''}`;
};

const printPosition = (state: State, names: readonly string[], print: Print): void => {
  print(`round ${state.round}, ${state.phase} phase, initiative: ${names[state.initiative] ?? ''}`);
  for (const seat of state.players.keys()) {
    print(names[seat] ?? '');
    for (const [zone, number] of zones) {
      const cards = [...state.id.keys()].filter(
        (card) => state.zone[card] === number && state.controller[card] === seat,
      );
      if (cards.length > 0)
        print(`  ${zone}: ${cards.map((card) => cardLine(state, card)).join('; ')}`);
    }
  }
};

const printQuestion = (
  state: State,
  { seat, kind, source, min, max, options }: Decision,
  { names, print }: { readonly names: readonly string[]; readonly print: Print },
): void => {
  const from = source >= 0 ? ` of ${nameOf(state, source)}` : '';
  print(`${names[seat] ?? ''} is asked: ${kind}${from}, ${min} to ${max} of`);
  for (const [index, option] of options.entries()) {
    const { card } = option as { readonly card?: number };
    const about = card === undefined ? '' : ` ${nameOf(state, card)}`;
    print(`  ${index}: ${option.o}${about}`);
  }
};

/** The decks by seat, in the game's own form. */
const broughtTo = ({ a, b, c, d }: ReplayRecord) =>
  setupsOf([a, b, c, d].filter((deck) => deck !== undefined));

/** The state after the moves, or null after printing the first refused move and the reason. */
const playedAgain = (record: ReplayRecord, print: Print): State | null => {
  const { seed, chooser, moves } = record;
  const engine = rulesEngine();
  const terms = { discreet: true, ...(chooser && { chooser: tableSeats.indexOf(chooser) }) };
  const setup = setupOf({ setups: broughtTo(record), terms });
  const dealt = engine.create(setup, dealingSeed(seed));
  if (isRefusal(dealt)) {
    print(`fault: the decks are refused: ${dealt.code}: ${dealt.detail}`);
    return null;
  }
  let { state } = dealt;
  for (const [index, move] of moves.entries()) {
    const step = engine.apply(state, move as Move);
    if (isRefusal(step)) {
      print(`fault: move ${index + 1} of ${moves.length} is refused: ${step.code}: ${step.detail}`);
      return null;
    }
    ({ state } = step);
  }
  return state;
};

const sameOrNot = (told: string, here: string): string =>
  told === here ? `${told}, as here` : `${told}, here ${here}`;

/**
 * Prints the content of a report. Returns the exit code: 2 if the text is neither a report nor a
 * saved replay.
 */
export const openFault = (text: string, print: Print): 0 | 1 | 2 => {
  const file = read(text);
  if (!file) return 2;
  const { fault, record, log, source, game } = file;
  const names = tableSeats.flatMap((seat) => file.names[seat] ?? []);
  print(`${source}, game ${game}: ${names.join(' against ')}`);
  if (fault) {
    const by = fault.by === null ? '' : ` by ${file.names[fault.by]}`;
    print(
      `reported at decision ${fault.at}${by}${fault.reportedAt ? `, ${fault.reportedAt}` : ''}`,
    );
    print(`  ${fault.words.replaceAll('\n', '\n  ')}`);
    print(`engine: ${sameOrNot(fault.engine, engineDigest())}`);
    print(
      `cards: ${sameOrNot(fault.cards, record ? cardsDigest({ setups: broughtTo(record) }) : 'unknown')}`,
    );
  }
  for (const line of log.slice(-LAST_LINES)) print(`  ${line.en}`);
  if (record === null) {
    print('fault: the hidden cards are not in this file: it was saved before the game was over');
    return 0;
  }
  const state = playedAgain(record, print);
  if (state === null) return 1;
  printPosition(state, names, print);
  if (state.pending) printQuestion(state, state.pending, { names, print });
  print(`fault: ${record.moves.length} moves played again, none refused`);
  return 0;
};
