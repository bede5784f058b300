import { useEffect, useRef, useState } from 'react';
import type { TableBoard, TableCard, TableDecision, TableFace, TableMove } from '#contracts';
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

/** What the player's hands are doing at the board: which card they read, what they have picked, what a press does. */
export interface Hands {
  readonly decision: TableDecision | null;
  readonly choice: Choice | null;
  readonly places: ReadonlyMap<Handle, Place>;
  readonly busy: boolean;
  /** The card whose text is shown. */
  readonly looked: TableCard | null;
  /** The card whose several options are offered. */
  readonly aimed: Handle | null;
  /** Options without a card on the board. */
  readonly loose: readonly number[];
  face(id: string): TableFace;
  isOpen(card: Handle): boolean;
  isPicked(card: Handle): boolean;
  keyOf(card: Handle): string | null;
  amountOf(card: Handle): number | null;
  press(card: TableCard): void;
  /** Does at once what dropping the card there means; whether it meant anything. */
  drop(card: TableCard, onto: Handle | null): boolean;
  look(card: TableCard | null): void;
  pick(option: number): void;
  give(option: number, amount: number): void;
  send(move: TableMove): void;
  /** Sends what is picked, if it is a whole answer. */
  confirm(): void;
  cancel(): void;
}

interface HandsProps {
  readonly board: TableBoard;
  readonly busy: boolean;
  readonly onMove: (move: TableMove) => void;
}

/** What was dropped on what, until the question comes that it answers. */
interface Intent {
  readonly attacker: Handle;
  readonly target: Handle;
}

/** A drop on a target says two things at once: who attacks, and whom. The second waits here for its question. */
const useIntent = (decision: TableDecision | null, onMove: (move: TableMove) => void) => {
  const intent = useRef<Intent | null>(null);
  useEffect(() => {
    const wanted = intent.current;
    if (wanted === null || decision === null || decision.kind !== 'defender') return;
    intent.current = null;
    const [option] = optionsOf(decision, wanted.target);
    if (option !== undefined) onMove({ at: decision.at, pick: [option] });
  }, [decision, onMove]);
  return intent;
};

const attackOption = (decision: TableDecision, card: Handle): number | undefined =>
  optionsOf(decision, card).find((index) => decision.options[index]?.o === 'attack');

interface Reading {
  readonly decision: TableDecision | null;
  readonly choice: Choice | null;
  readonly keys: ReadonlyMap<Handle, string>;
  readonly aimed: Handle | null;
  readonly faces: TableBoard['faces'];
  readonly say: ReturnType<typeof useServerText>;
}

/** What can be read off the choice as it stands. */
const readingOf = ({
  decision,
  choice,
  keys,
  aimed,
  faces,
  say,
}: Reading): Pick<Hands, 'face' | 'isOpen' | 'isPicked' | 'keyOf' | 'amountOf'> => ({
  face: (id) => {
    const face = faces[id] ?? unknownFace;
    return face.names === undefined ? face : { ...face, name: say(face.names) };
  },
  isOpen: (card) => optionsOf(decision, card).length > 0,
  isPicked: (card) =>
    aimed === card ||
    optionsOf(decision, card).some(
      (option) => choice?.picked.includes(option) || (choice?.amounts[option] ?? 0) > 0,
    ),
  keyOf: (card) => keys.get(card) ?? null,
  amountOf: (card) => {
    const [option] = decision?.division ? optionsOf(decision, card) : [];
    return option === undefined ? null : (choice?.amounts[option] ?? 0);
  },
});

/** What has been picked so far for the decision that waits, and the ways to change and to send it. */
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
    cancel,
    send,
    confirm: () => {
      const move = decision && choice && moveOf(decision, choice);
      if (move && (choice.picked.length > 0 || !answersAtOnce(decision))) send(move);
    },
    /** One more for this option, or none again once it cannot have more. */
    more: (option: number) =>
      change(({ division }, now) => {
        const before = now.amounts[option] ?? 0;
        const left = (division?.total ?? 0) - sumAmounts(now);
        const cap = division?.caps[option] ?? 0;
        return give(now, option, left > 0 && before < cap ? before + 1 : 0);
      }),
  };
};

export const useHands = ({ board, busy, onMove }: HandsProps): Hands => {
  const [looked, setLooked] = useState<TableCard | null>(null);
  const { decision, faces } = board;
  const say = useServerText();
  const { choice, aimed, aim, change, cancel, send, confirm, more } = useChoice(decision, onMove);
  const intent = useIntent(decision, onMove);
  const places = placesOn(board);
  const keys = keysFor(decision, places);
  const press = (card: TableCard) => {
    const options = optionsOf(decision, card.card);
    if (decision === null) return setLooked(card);
    if (busy && options.length > 0) return;
    const [only, ...others] = options;
    if (only === undefined) return setLooked(card);
    if (decision.division !== null) return more(only);
    if (others.length > 0) return aim(card.card);
    aim(null);
    if (decision.options[only]?.o === 'attack') return send({ at: decision.at, pick: [only] });
    if (answersAtOnce(decision) && choice?.picked.includes(only)) return confirm();
    change((asked, now) => toggle(asked, now, only));
  };
  const drop = (card: TableCard, onto: Handle | null): boolean => {
    if (decision === null || busy) return false;
    const options = optionsOf(decision, card.card);
    const attack = attackOption(decision, card.card);
    if (attack !== undefined && onto !== null && onto !== card.card) {
      intent.current = { attacker: card.card, target: onto };
      send({ at: decision.at, pick: [attack] });
      return true;
    }
    const [only, ...others] = options;
    if (only === undefined || decision.division !== null) return false;
    if (others.length > 0 || !answersAtOnce(decision)) return (press(card), true);
    send({ at: decision.at, pick: [only] });
    return true;
  };
  return {
    ...readingOf({ decision, choice, keys, aimed, faces, say }),
    decision,
    choice,
    places,
    busy,
    looked: looked !== null && faces[looked.id] !== undefined ? looked : null,
    aimed,
    loose: looseOptions(decision, places),
    press,
    drop,
    look: setLooked,
    pick: (option) => change((asked, now) => toggle(asked, now, option)),
    give: (option, amount) => change((_asked, now) => give(now, option, amount)),
    send,
    confirm,
    cancel,
  };
};

/** Sends the option of this kind, if it is offered. */
export const sendKind = ({ decision, busy, send }: Hands, kind: string): void => {
  const option = optionOf(decision, kind);
  if (decision !== null && option !== null && !busy) send({ at: decision.at, pick: [option] });
};

/** Takes a counter of Twin Suns, if it is offered. */
export const sendCounter = ({ decision, busy, send }: Hands, counter: 'blast' | 'plan'): void => {
  const option = counterOption(decision, counter);
  if (decision !== null && option !== null && !busy) send({ at: decision.at, pick: [option] });
};
