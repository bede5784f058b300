import type { TableBoard } from '#contracts';
import { halfAt, type Handle, type Side } from '../visible.js';
import { differenceOf, type Effect, shakeOf, soundsOf } from './difference.js';
import {
  arrive,
  banner,
  burst,
  HIT,
  isStill,
  jump,
  lunge,
  placeOf,
  shake,
  skipMotion,
  type Standing,
  standingOn,
  travel,
  vanish,
} from './motion.js';
import { isOn, mayShake } from './setting.js';
import { sound } from './sounds.js';
import './feel.css';

/** The board that the page shows now. */
export interface Shown {
  readonly board: TableBoard;
  /** The viewer's side; null for an onlooker. */
  readonly mine: Side | null;
  readonly roundText: (round: number) => string;
  readonly nameOf: (id: string) => string;
}

/** Animates a table and plays its sounds. */
export interface Stage {
  /** To be called after every render of the board. */
  readonly show: (shown: Shown) => void;
  readonly leave: () => void;
}

const wait = ({ late }: { readonly late: boolean }): number => (late ? HIT : 0);

interface Scene extends Shown {
  readonly table: HTMLElement;
  readonly old: Standing;
}

const boxOf = ({ table, old }: Scene, card: Handle): DOMRect | undefined =>
  placeOf(table, card)?.getBoundingClientRect() ?? old.get(String(card))?.box;

const perform = (effect: Effect, scene: Scene): void => {
  const { table, old, board } = scene;
  const place = 'card' in effect ? placeOf(table, effect.card) : null;
  const box = 'card' in effect ? boxOf(scene, effect.card) : undefined;
  if (effect.e === 'round') banner(table, scene.roundText(effect.n), 'round');
  if (effect.e === 'lunge') lunge(table, effect, old);
  if (effect.e === 'arrive' && place !== null) arrive(place, false);
  if (effect.e === 'number' && box !== undefined) jump(table, box, effect.n, wait(effect));
  if (effect.e === 'shield' && box !== undefined) burst(table, box, wait(effect));
  if (effect.e === 'crack' && place !== null) shake(place, wait(effect));
  if (effect.e === 'leader') {
    if (place !== null) arrive(place, true);
    const id = halfAt(board, effect.side).leaders.find(({ card }) => card === effect.card)?.id;
    if (id !== undefined) banner(table, scene.nameOf(id), 'leader');
  }
  const seen = effect.e === 'fall' ? old.get(String(effect.card)) : undefined;
  if (effect.e === 'fall' && seen !== undefined) vanish(table, seen, wait(effect));
};

/** The mark before the title of a page that waits for its reader; see `titleOf`. */
const [asked, blink] = ['●', '○'];

/** Makes the title blink while the page waits for a viewer who is not looking at it. */
const blinking = () => {
  let timer: number | undefined;
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    document.title = document.title.replace(blink, asked);
  };
  const change = (): void => {
    const { title } = document;
    if (title.startsWith(asked)) document.title = title.replace(asked, blink);
    else if (title.startsWith(blink)) document.title = title.replace(blink, asked);
  };
  const onVisible = (): void => {
    if (!document.hidden) stop();
  };
  document.addEventListener('visibilitychange', onVisible);
  return {
    start: () => {
      if (document.hidden) timer ??= window.setInterval(change, 1_000);
    },
    stop,
    leave: () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
};

/**
 * Plays the sounds, also for viewers who prefer reduced motion, and vibrates, but not for those.
 */
const sense = (effects: readonly Effect[], { board, mine }: Shown): void => {
  const late = effects.some(({ e }) => e === 'lunge') ? HIT / 1000 : 0;
  for (const name of soundsOf(effects)) sound(name, name === 'card' ? 0 : late);
  const shaken = shakeOf(effects, mine === null ? null : halfAt(board, mine).base.card);
  if (shaken !== null && isOn('vibration') && mayShake() && !isStill())
    navigator.vibrate([...shaken]);
};

/**
 * Shows the changes between the previously rendered board and this one: cards travel, attack and
 * fall, numbers rise, bases crack. Nothing waits for the animations, a press or a key ends them,
 * and nothing moves for viewers who prefer reduced motion.
 */
export const createStage = (table: HTMLElement): Stage => {
  let before: TableBoard | null = null;
  let old: Standing = new Map();
  const title = blinking();
  for (const press of ['pointerdown', 'keydown'])
    document.addEventListener(press, skipMotion, { capture: true });
  return {
    show: (shown) => {
      const { board, mine } = shown;
      const [was, stood] = [before, old];
      [before, old] = [board, standingOn(table)];
      if (was === null || was === board) return;
      const effects = differenceOf(was, board, mine);
      if (board.waitingFor !== mine) title.stop();
      else if (effects.some(({ e }) => e === 'turn')) title.start();
      sense(effects, shown);
      if (was.at === board.at || isStill()) return;
      for (const [card, seen] of old) {
        const from = stood.get(card);
        if (from !== undefined) travel(seen, from.box);
      }
      for (const effect of effects) perform(effect, { ...shown, table, old: stood });
    },
    leave: () => {
      title.leave();
      for (const press of ['pointerdown', 'keydown'])
        document.removeEventListener(press, skipMotion, { capture: true });
    },
  };
};
