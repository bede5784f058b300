import { useEffect, useRef, useState } from 'react';
import type { TableBoard, TableCard, TableDecision, TableFace, TableMove } from '#contracts';
import { useText } from '../../i18n/index.js';
import { attackOption, attackQuestion, targetsOf } from './attack-question.js';
import { blankFace } from './blank-face.js';
import {
  answersAtOnce,
  blankChoice,
  type Choice,
  choiceFor,
  give,
  sumAmounts,
  moveOf,
  onlyCardOf,
  optionsOf,
  toggle,
} from './choosing.js';
import { type Forecast, forecastOf } from './forecast.js';
import { useServerText } from './in-language.js';
import {
  counterOption,
  type Handle,
  keysFor,
  looseOptions,
  optionOf,
  type Place,
  placesOn,
} from './visible.js';

const unknownFace = blankFace('?', 'Unit');

/**
 * The player's interaction with the board: the card being read, what is picked, and the effect of a
 * press.
 */
export interface Hands {
  readonly decision: TableDecision | null;
  readonly choice: Choice | null;
  readonly places: ReadonlyMap<Handle, Place>;
  readonly busy: boolean;
  /** The card whose text is shown. */
  readonly looked: TableCard | null;
  /** The card with several options, which are being offered. */
  readonly aimed: Handle | null;
  /** Whether a pressed unit waits for the target of its attack. */
  readonly attacking: boolean;
  /** The options without a card on the board. */
  readonly loose: readonly number[];
  face(id: string): TableFace;
  isOpen(card: Handle): boolean;
  isPicked(card: Handle): boolean;
  keyOf(card: Handle): string | null;
  amountOf(card: Handle): number | null;
  press(card: TableCard): void;
  /** Performs at once what dropping the card there means; returns whether it meant anything. */
  drop(card: TableCard, onto: Handle | null): boolean;
  look(card: TableCard | null): void;
  /** Whether every option of this card would change nothing now. */
  isIdle(card: Handle): boolean;
  /** The result of an attack on this card by the pressed card; null if none is pressed. */
  forecast(card: Handle): Forecast | null;
  /**
   * Chooses one of several options of the pressed card: an attack continues with its target,
   * anything else is sent.
   */
  choose(option: number): void;
  pick(option: number): void;
  give(option: number, amount: number): void;
  send(move: TableMove): void;
  /** Sends the choice if it is complete. */
  confirm(): void;
  cancel(): void;
}

interface HandsProps {
  readonly board: TableBoard;
  readonly busy: boolean;
  readonly onMove: (move: TableMove) => void;
}

/** A card dropped on a target, kept until the question arrives that it answers. */
interface Intent {
  /** The position of the question for an action that the drop answered. */
  readonly at: number;
  readonly attacker: Handle;
  readonly target: Handle;
}

/**
 * Dropping a card on a target answers two questions: who attacks, and whom. The second answer waits
 * here for its question.
 */
const useIntent = (decision: TableDecision | null, onMove: (move: TableMove) => void) => {
  const intent = useRef<Intent | null>(null);
  useEffect(() => {
    const wanted = intent.current;
    if (wanted === null || decision === null || decision.at <= wanted.at) return;
    intent.current = null;
    if (decision.kind !== 'defender' || decision.source?.card !== wanted.attacker) return;
    const [option] = optionsOf(decision, wanted.target);
    if (option !== undefined) onMove({ at: decision.at, pick: [option] });
  }, [decision, onMove]);
  return intent;
};

interface Reading {
  readonly decision: TableDecision | null;
  readonly choice: Choice | null;
  readonly keys: ReadonlyMap<Handle, string>;
  readonly aimed: Handle | null;
  readonly faces: TableBoard['faces'];
  readonly say: ReturnType<typeof useServerText>;
  readonly attacker: Handle | null;
}

/** The queries about cards that follow from the current choice. */
const readingOf = ({
  decision,
  choice,
  keys,
  aimed,
  faces,
  say,
  attacker,
}: Reading): Pick<Hands, 'face' | 'isOpen' | 'isPicked' | 'isIdle' | 'keyOf' | 'amountOf'> => ({
  face: (id) => {
    const face = faces[id] ?? unknownFace;
    return face.names === undefined ? face : { ...face, name: say(face.names) };
  },
  isOpen: (card) => attacker === card || optionsOf(decision, card).length > 0,
  isIdle: (card) => {
    const options = optionsOf(decision, card);
    return options.length > 0 && options.every((index) => decision?.options[index]?.idle === true);
  },
  isPicked: (card) =>
    aimed === card ||
    attacker === card ||
    optionsOf(decision, card).some(
      (option) => choice?.picked.includes(option) || (choice?.amounts[option] ?? 0) > 0,
    ),
  keyOf: (card) => keys.get(card) ?? null,
  amountOf: (card) => {
    const [option] = decision?.division ? optionsOf(decision, card) : [];
    return option === undefined ? null : (choice?.amounts[option] ?? 0);
  },
});

/** The current choice for the decision, and the functions that change and send it. */
const useChoice = (decision: TableDecision | null, onMove: (move: TableMove) => void) => {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [aim, setAim] = useState<{ at: number; card: Handle } | null>(null);
  const choice = decision && choiceFor(decision, chosen);
  const change = (by: (asked: TableDecision, now: Choice) => Choice) => {
    if (decision) setChosen(by(decision, choice ?? blankChoice(decision)));
  };
  const cancel = () => {
    setChosen(null);
    setAim(null);
  };
  const send = (move: TableMove) => {
    cancel();
    onMove(move);
  };
  return {
    choice,
    aimed: decision !== null && aim?.at === decision.at ? aim.card : onlyCardOf(decision),
    aim: (card: Handle | null) =>
      setAim(card === null || decision === null ? null : { at: decision.at, card }),
    change,
    set: setChosen,
    cancel,
    send,
    confirm: () => {
      const move = decision && choice && moveOf(decision, choice);
      if (move && (choice.picked.length > 0 || !answersAtOnce(decision))) send(move);
    },
    /** Raises the amount of this option by one, or resets it to zero at its maximum. */
    more: (option: number) =>
      change(({ division }, now) => {
        const before = now.amounts[option] ?? 0;
        const left = (division?.total ?? 0) - sumAmounts(now);
        const cap = division?.caps[option] ?? 0;
        return give(now, option, left > 0 && before < cap ? before + 1 : 0);
      }),
  };
};

/**
 * The unit pressed to attack: the question for its target replaces the question of the turn until a
 * target is pressed or another choice is made.
 */
const useAttacker = (
  asked: TableDecision | null,
  places: Hands['places'],
  nameOf: (id: string) => string,
) => {
  const { t } = useText();
  const [pressed, setPressed] = useState<{ at: number; card: Handle } | null>(null);
  const id = pressed === null ? undefined : places.get(pressed.card)?.id;
  const card =
    asked !== null && pressed?.at === asked.at && id !== undefined && asked.kind === 'action'
      ? pressed.card
      : null;
  return {
    attacker: card,
    decision:
      asked !== null && card !== null && id !== undefined
        ? attackQuestion(asked, { card, id }, t('table.attackWhom', { name: nameOf(id) }))
        : asked,
    setAttacker: (next: Handle | null) =>
      setPressed(next === null || asked === null ? null : { at: asked.at, card: next }),
  };
};

/** Everything that decides what a press does. */
interface Acting extends ReturnType<typeof useChoice> {
  /** The question of the game. */
  readonly asked: TableDecision | null;
  /** The question shown by the page: the same, or the one for the target of the pressed unit. */
  readonly decision: TableDecision | null;
  readonly attacker: Handle | null;
  readonly busy: boolean;
  readonly setAttacker: (card: Handle | null) => void;
  readonly setLooked: (card: TableCard | null) => void;
  readonly attack: (from: Handle, target: Handle) => void;
}

const letGo = ({ setAttacker, cancel }: Acting): void => {
  setAttacker(null);
  cancel();
};

/** Highlights the targets; a single target is preselected, so that the next press sends it. */
const selectAttacker = (acting: Acting, from: Handle, targets: readonly Handle[]): void => {
  const { asked, cancel, setAttacker, set } = acting;
  cancel();
  setAttacker(from);
  if (asked !== null && targets.length === 1) set({ at: asked.at, picked: [0], amounts: [0] });
};

const pressAsked = (acting: Acting, card: TableCard): void => {
  const { asked, attacker, choice } = acting;
  const [only, ...others] = optionsOf(asked, card.card);
  if (asked === null || only === undefined) return acting.setLooked(card);
  if (asked.division !== null) return acting.more(only);
  if (others.length > 0) return acting.aim(card.card);
  acting.aim(null);
  const targets = targetsOf(asked, card.card);
  if (targets.length > 0) return selectAttacker(acting, card.card, targets);
  if (answersAtOnce(asked) && choice?.picked.includes(only)) return acting.confirm();
  acting.set(toggle(asked, choiceFor(asked, attacker === null ? choice : null), only));
};

const pressTarget = (acting: Acting, attacker: Handle, card: TableCard): void => {
  const { asked, decision, choice } = acting;
  if (card.card === attacker) return choice?.picked.length ? acting.confirm() : letGo(acting);
  if (optionsOf(decision, card.card).length > 0) return acting.attack(attacker, card.card);
  if (optionsOf(asked, card.card).length === 0) return acting.setLooked(card);
  letGo(acting);
  pressAsked(acting, card);
};

const pressCard = (acting: Acting, card: TableCard): void => {
  const { asked, attacker, busy } = acting;
  if (busy && (attacker !== null || optionsOf(asked, card.card).length > 0)) return;
  if (attacker === null) pressAsked(acting, card);
  else pressTarget(acting, attacker, card);
};

const dropCard = (acting: Acting, card: TableCard, onto: Handle | null): boolean => {
  const { asked, busy } = acting;
  if (asked === null || busy) return false;
  if (onto !== null && targetsOf(asked, card.card).includes(onto))
    return (acting.attack(card.card, onto), true);
  const [only, ...others] = optionsOf(asked, card.card);
  if (only === undefined || asked.division !== null) return false;
  const selects = others.length > 0 || !answersAtOnce(asked);
  if (selects || asked.options[only]?.o === 'attack') return (pressCard(acting, card), true);
  acting.send({ at: asked.at, pick: [only] });
  return true;
};

/** Reading a card that is a possible target aims at it. */
const lookAt = ({ attacker, decision, set, setLooked }: Acting, card: TableCard | null): void => {
  setLooked(card);
  const [target] = attacker === null || card === null ? [] : optionsOf(decision, card.card);
  if (target !== undefined && decision !== null)
    set({ at: decision.at, picked: [target], amounts: decision.options.map(() => 0) });
};

const chooseOption = (acting: Acting, option: number): void => {
  const { asked, send } = acting;
  const from = asked?.options[option];
  const targets = from?.o === 'attack' ? (from.targets ?? []) : [];
  if (from?.card !== undefined && targets.length > 0) selectAttacker(acting, from.card, targets);
  else if (asked !== null) send({ at: asked.at, pick: [option] });
};

/** The first press selects, the second commits, for every kind of choice. */
const useActing = ({ board, busy, onMove }: HandsProps, places: Hands['places']) => {
  const [looked, setLooked] = useState<TableCard | null>(null);
  const { decision: asked, faces } = board;
  const say = useServerText();
  const nameOf = (id: string): string => {
    const face = faces[id] ?? unknownFace;
    return face.names === undefined ? face.name : say(face.names);
  };
  const { attacker, decision, setAttacker } = useAttacker(asked, places, nameOf);
  const intent = useIntent(asked, onMove);
  const attack = (from: Handle, target: Handle): void => {
    const option = asked === null ? undefined : attackOption(asked, from);
    if (asked === null || option === undefined) return;
    intent.current = { at: asked.at, attacker: from, target };
    setAttacker(null);
    onMove({ at: asked.at, pick: [option] });
  };
  const choosing = useChoice(decision, (move) => {
    const target = decision?.options[move.pick?.[0] ?? -1]?.card;
    if (attacker === null) onMove(move);
    else if (target !== undefined) attack(attacker, target);
  });
  return { ...choosing, asked, decision, attacker, busy, setAttacker, setLooked, attack, looked };
};

export const useHands = (props: HandsProps): Hands => {
  const { board, busy } = props;
  const { faces } = board;
  const say = useServerText();
  const places = placesOn(board);
  const acting = useActing(props, places);
  const { decision, attacker, choice, aimed, looked, change } = acting;
  const keys = keysFor(decision, places);
  return {
    ...readingOf({ decision, choice, keys, aimed, faces, say, attacker }),
    decision,
    choice,
    places,
    busy,
    looked: looked !== null && faces[looked.id] !== undefined ? looked : null,
    aimed,
    attacking: attacker !== null,
    loose: looseOptions(decision, places),
    press: (card) => pressCard(acting, card),
    drop: (card, onto) => dropCard(acting, card, onto),
    look: (card) => lookAt(acting, card),
    forecast: (card) =>
      decision?.kind === 'defender' && decision.source !== null
        ? forecastOf(board, decision.source.card, card)
        : null,
    choose: (option) => chooseOption(acting, option),
    pick: (option) => change((question, now) => toggle(question, now, option)),
    give: (option, amount) => change((_question, now) => give(now, option, amount)),
    send: acting.send,
    confirm: acting.confirm,
    cancel: () => letGo(acting),
  };
};

/** Sends the option of this kind if it is offered. */
export const sendKind = ({ decision, busy, send }: Hands, kind: string): void => {
  const option = optionOf(decision, kind);
  if (decision !== null && option !== null && !busy) send({ at: decision.at, pick: [option] });
};

/** Whether this counter of Twin Suns is offered and selected. */
export const isPickedCounter = (
  { decision, choice }: Pick<Hands, 'decision' | 'choice'>,
  counter: 'blast' | 'plan',
): boolean => {
  const option = counterOption(decision, counter);
  return option !== null && choice?.picked[0] === option;
};

/**
 * Presses a counter of Twin Suns if it is offered. Because it ends the player's round, only the
 * second press takes it.
 */
export const pressCounter = (hands: Hands, counter: 'blast' | 'plan'): void => {
  const option = counterOption(hands.decision, counter);
  if (option === null || hands.busy) return;
  if (isPickedCounter(hands, counter)) hands.confirm();
  else hands.pick(option);
};
