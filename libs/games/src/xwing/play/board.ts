import {
  joinTexts,
  sameText,
  type ScreenBoard,
  type ScreenMark,
  type ScreenOption,
  type ScreenPiece,
  type ScreenSeat,
  type ScreenViewer,
  type Texts,
} from '#game';
import { textOf } from '../../texts.js';
import { damageKind } from '../engine/damage-cards.js';
import { lostPoints } from '../engine/frames/round.js';
import { readerOf, type Machine } from '../engine/machine.js';
import type { Decision, Option } from '../engine/options.js';
import {
  agilityOf,
  allShips,
  barOf,
  damageOn,
  dialOf,
  factsOf,
  hullOf,
  mostShields,
  primaryOf,
  skillOf,
} from '../engine/queries.js';
import { isAction } from '../engine/actions.js';
import { tokens, type ShipState, type XwingState } from '../engine/state.js';
import { upgradeKey } from '../cards/behaviours.js';
import { conditionName } from '../cards/conditions.js';
import { conditionWords, damageWords, pilotWords, upgradeWords } from '../words/card-words.js';
import { sectionFor } from './legend.js';
import { mapOf, spotKey } from './map.js';
import { previewOf } from './preview.js';
import { rollsOf } from './rolls.js';
import { cardName, manoeuvreText, optionText, questionText, shipName, turnText } from './texts.js';

/** A token next to a ship, with the word whose first letter is shown on it. */
const lying = (
  sign: 'lock' | 'locked' | 'crit' | (typeof tokens)[number],
  value: number,
  text: Texts,
): ScreenMark[] =>
  value === 0 ? [] : [{ text, sign, value, of: null, short: textOf(`xwing.short.${sign}`) }];

const names = (all: readonly string[]): string => all.join(', ');

const tokenMarks = (g: Machine, ship: ShipState): ScreenMark[] => {
  const lockers = allShips(g).filter(({ lock }) => lock === ship.key);
  const crits = ship.damage.filter(({ up }) => up).map(({ card }) => damageKind(card).name);
  const locked = ship.lock === null ? '' : shipName(g, ship.lock);
  return [
    ...lying('crit', crits.length, textOf('xwing.mark.crit', { name: names(crits) })),
    ...tokens.flatMap((token) => {
      const value = ship.tokens[token];
      const name = textOf(`xwing.token.${token}`);
      return lying(token, value, textOf('xwing.mark.token', { name, value }));
    }),
    ...lying('lock', ship.lock === null ? 0 : 1, textOf('xwing.mark.lock', { name: locked })),
    ...lying(
      'locked',
      lockers.length,
      textOf('xwing.mark.locked', { name: names(lockers.map(({ key }) => shipName(g, key))) }),
    ),
  ];
};

const marksOf = (g: Machine, ship: ShipState): ScreenMark[] => {
  const [skill, damage, hull] = [skillOf(g, ship), damageOn(ship), hullOf(ship)];
  const value = ship.place === 'reserve' ? mostShields(ship) : ship.shields;
  return [
    { text: textOf('xwing.mark.skill', { value: skill }), sign: 'skill', value: skill, of: null },
    {
      text: textOf('xwing.mark.damage', { value: damage, hull }),
      sign: 'damage',
      value: Math.min(damage, hull),
      of: hull,
    },
    {
      text: textOf(value === 1 ? 'xwing.mark.shield.one' : 'xwing.mark.shield.many', { value }),
      sign: 'shield',
      value,
      of: null,
    },
    ...tokenMarks(g, ship),
  ];
};

/** Whether a viewer may see the dial of a ship: its player always, others once it is revealed. */
const seesDial = ({ seat, revealed }: ShipState, viewer: ScreenViewer): boolean =>
  revealed || viewer === 'everyone' || viewer === seat;

/** A name and what it does; the name alone if it does nothing. */
const nameAndWords = (name: Texts, does: Texts | null): Texts =>
  does === null ? name : textOf('xwing.words.says', { name, does });

const saysOf = (g: Machine, ship: ShipState, viewer: ScreenViewer): Texts => {
  const entry = ship.dial === null ? undefined : dialOf(ship)[ship.dial];
  const actions = barOf(ship).filter(isAction);
  const ability = pilotWords(ship.pilot);
  const lines = [
    ...(ability === null ? [] : [ability]),
    textOf('xwing.says.bar', {
      names: joinTexts(
        actions.map((action) => textOf(`xwing.action.${action}`)),
        sameText(', '),
      ),
    }),
    ...(entry && seesDial(ship, viewer)
      ? [textOf('xwing.says.dial', { manoeuvre: manoeuvreText(entry) })]
      : []),
    ...(ship.lock === null ? [] : [textOf('xwing.says.lock', { name: shipName(g, ship.lock) })]),
    ...ship.damage
      .filter(({ up }) => up)
      .map(({ card }) =>
        nameAndWords(
          textOf('xwing.says.critical', { name: damageKind(card).name }),
          damageWords(card),
        ),
      ),
    ...ship.conditions.map((id) =>
      nameAndWords(textOf('xwing.says.condition', { name: conditionName(id) }), conditionWords(id)),
    ),
    ...ship.upgrades
      .filter(({ discarded }) => !discarded)
      .map((upgrade) =>
        nameAndWords(sameText(cardName(upgrade.id)), upgradeWords(upgradeKey(upgrade))),
      ),
  ];
  return joinTexts(lines, sameText('\n'));
};

const pieceOf = (g: Machine, ship: ShipState, viewer: ScreenViewer): ScreenPiece => ({
  key: ship.key,
  form: 'card',
  name: shipName(g, ship.key),
  kind: textOf('xwing.kind', {
    ship: factsOf(ship).name,
    attack: primaryOf(ship),
    agility: agilityOf(ship, g),
  }),
  colour: ship.seat === 0 ? 'blue' : 'red',
  marks: marksOf(g, ship),
  sides: [],
  says: saysOf(g, ship, viewer),
  exhausted: ship.place === 'gone',
  attached: [],
});

const seatOf = (g: Machine, seat: number, viewer: ScreenViewer): ScreenSeat => {
  const own = allShips(g).filter((ship) => ship.seat === seat);
  const left = own.filter(({ place }) => place !== 'gone');
  return {
    counters: [
      { name: textOf('xwing.counter.ships'), value: left.length },
      { name: textOf('xwing.counter.lost'), value: lostPoints(g, seat) },
      ...(g.state.round > 0 && g.state.initiative === seat
        ? [{ name: textOf('xwing.counter.initiative'), value: null }]
        : []),
    ],
    zones: [
      {
        id: 'ships',
        place: 'field',
        name: textOf('xwing.zone.ships'),
        titled: false,
        pieces: left.map((ship) => pieceOf(g, ship, viewer)),
      },
    ],
  };
};

/** The pieces that an option is about: on the map the option is chosen by selecting one of them. */
const piecesOf = (option: Option): string[] => {
  switch (option.do) {
    case 'ship':
      return [option.ship];
    case 'put':
      return [spotKey(option)];
    case 'attack':
      return [option.target];
    case 'act':
      return option.ship === undefined ? [] : [option.ship];
    case 'use':
    case 'card':
      return option.on === undefined ? [] : [option.on];
    default:
      return [];
  }
};

const shownOption = (g: Machine, decision: Decision, option: Option): ScreenOption => {
  const { ghost, warns } = previewOf(g, decision, option) ?? {};
  return {
    text: optionText(g, decision, option),
    ...(option.do === 'put' && decision.question === 'place'
      ? { here: turnText(option, decision.seat) }
      : {}),
    pieces: piecesOf(option),
    ...(ghost ? { ghost } : {}),
    ...(warns ? { warns } : {}),
  };
};

/**
 * The board as a viewer sees it: only the player to act sees options, and other players' dials are
 * hidden until revealed.
 */
export const boardOf = (state: XwingState, viewer: ScreenViewer): ScreenBoard => {
  const g = readerOf(state);
  const { waiting, round, phase, winner } = state;
  const stage = textOf(`xwing.phase.${phase}`);
  const mine = waiting && waiting.seat === viewer && winner === null ? waiting : null;
  const section = mine && sectionFor(mine);
  const asking = mine?.ship === undefined ? undefined : state.ships[mine.ship];
  return {
    moment: round === 0 ? stage : textOf('xwing.moment', { round, phase: stage }),
    seats: state.seats.map((_, seat) => seatOf(g, seat, viewer)),
    map: mapOf(g, mine),
    ...rollsOf(g),
    decision: mine && {
      question: questionText(g, mine),
      source: asking === undefined ? null : factsOf(asking).name,
      ...(mine.ship === undefined ? {} : { about: mine.ship }),
      ...(section === null ? {} : { legend: section }),
      options: mine.options.map((option) => shownOption(g, mine, option)),
    },
  };
};
