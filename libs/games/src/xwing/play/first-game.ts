import type { FirstGame } from '#game';
import { bot, you } from '../../first-moves.js';
import { textOf } from '../../texts.js';

const squad = (faction: string, name: string, ship: string): string =>
  JSON.stringify({ faction, pilots: [{ name, ship }] });

const [luke, tie] = ['s0-1', 's1-1'];
/** Indexes of manoeuvres on the dials of the X-wing and of the TIE fighter. */
const [fourStraight, oneStraight] = [13, 1];
const [fiveStraight, twoStraight] = [15, 4];

const put = (x: number, y: number, heading: number) => ({ do: 'put', x, y, heading });
const dial = (at: number) => ({ do: 'dial', at });
const focus = { do: 'act', action: 'Focus' };
const spend = { do: 'spend', token: 'focus' };
const attack = (target: string) => ({ do: 'attack', weapon: -1, target });
const pass = { do: 'pass' };

/** Two rounds: Luke Skywalker against one TIE fighter, which does not spend its focus token. */
export const firstGame: FirstGame = {
  seed: 'first:1',
  lists: () => [
    squad('rebel', 'lukeskywalker', 'xwing'),
    squad('imperial', 'academypilot', 'tiefighter'),
  ],
  moves: [
    bot({ do: 'initiative', seat: 1 }),
    bot(put(242, 242, 0)),
    you(put(672, 672, 40), 'xwing.first.obstacle'),
    bot(put(672, 242, 80)),
    you(put(242, 672, 120), 'xwing.first.second-obstacle'),
    bot(put(242, 414, 160)),
    you(put(672, 500, 200), 'xwing.first.last-obstacle'),
    bot(put(457, 80, 180)),
    you(put(457, 834.4, 0), 'xwing.first.start'),
    bot(dial(fiveStraight)),
    you(dial(fourStraight), 'xwing.first.dial'),
    bot(focus),
    you(focus, 'xwing.first.focus'),
    you(attack(tie), 'xwing.first.attack'),
    you(spend, 'xwing.first.spend'),
    bot(pass),
    bot(attack(luke)),
    bot(dial(twoStraight)),
    you(dial(oneStraight), 'xwing.first.colours'),
    bot(pass),
    you(focus, 'xwing.first.again'),
    you(attack(tie), 'xwing.first.close'),
    you(spend, 'xwing.first.last'),
  ],
  end: textOf('xwing.first.end'),
};
