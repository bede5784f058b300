import { type CSSProperties, useState } from 'react';
import type { TableBoard } from '#contracts';
import { useText } from '../../i18n/index.js';
import { Sign } from '../card/signs.js';
import { Arena } from './arena.js';
import { FarHalf, NearHalf } from './halves.js';
import { type Hands, isPickedCounter, pressCounter } from './hands.js';
import { Home } from './home.js';
import { MiddleLine } from './middle-line.js';
import { Out } from './out.js';
import { seatOf, type Seating, spaceShareOf } from './seating.js';
import { FoeStrip, stripOf } from './strips.js';
import { counterOption, halfAt, type Side } from './visible.js';
import './party.css';

interface PartyProps extends Seating {
  readonly board: TableBoard;
  /** Whether other players' moves are being played back. */
  readonly playback: boolean;
}

const on = (state: boolean | undefined): '' | undefined => (state ? '' : undefined);

/** The number of this player's cards that can be chosen now. */
const targetsAt = ({ places, isOpen }: Hands, side: Side): number =>
  [...places].filter(([card, place]) => place.side === side && isOpen(card)).length;

/**
 * The Blast and the Plan counter (12.5): who took each this round, and the buttons to take them.
 */
const Counters = ({ board, names, hands }: Omit<PartyProps, 'playback'>) => {
  const { t } = useText();
  const { twinSuns } = board;
  if (twinSuns === undefined) return null;
  return (
    <span className="cg-counters">
      {(['blast', 'plan'] as const).map((counter) => {
        const taker = twinSuns[counter];
        const name = t(`table.counter.${counter}`);
        const whose = taker && names[taker];
        const what = t(`table.counterDoes.${counter}`);
        return counterOption(hands.decision, counter) === null ? (
          <span key={counter} className="cg-counter" data-taken={on(taker !== null)} title={what}>
            {whose === null ? name : `${name}: ${whose}`}
          </span>
        ) : (
          <button
            key={counter}
            type="button"
            className="cg-counter"
            data-choice
            disabled={hands.busy}
            title={what}
            aria-label={`${name}: ${what}`}
            aria-keyshortcuts={counter === 'blast' ? 'b' : 'n'}
            data-answer={`take-counter-${counter}`}
            aria-pressed={isPickedCounter(hands, counter)}
            onClick={() => pressCounter(hands, counter)}
          >
            {name}
          </button>
        );
      })}
    </span>
  );
};

/** The number of columns in an arena, by its units and by the number of boards in the row. */
const columnsFor = (units: number, boards: number): number =>
  boards < 3 ? Math.min(Math.max(units, 1), 2 + (units > 6 ? 1 : 0)) : units > 3 ? 2 : 1;

/** One of several opponents, on a wide screen: their whole side, drawn small. */
const FoeBoard = ({ board, side, ...seating }: PartyProps & { readonly side: Side }) => {
  const half = halfAt(board, side);
  const seat = seatOf(seating, board, side);
  const share = spaceShareOf([half]);
  const arena = (kind: 'space' | 'ground') => (
    <Arena
      {...seat}
      arena={kind}
      phone={false}
      room={0}
      columns={columnsFor(
        half.units.filter((unit) => unit.arena === kind).length,
        seating.foes.length,
      )}
    />
  );
  const strip = stripOf(seating, board, side);
  return (
    <div
      className="cg-foe-board"
      data-seat={side}
      data-deciding={on(strip.deciding)}
      data-out={on(half.eliminated)}
      style={{ '--cg-s': `${share}fr`, '--cg-g': `${1 - share}fr` } as CSSProperties}
    >
      <FoeStrip {...strip} />
      {half.eliminated ? (
        <Out />
      ) : (
        <>
          <Home {...seat} />
          {arena('space')}
          {arena('ground')}
        </>
      )}
    </div>
  );
};

/** On a phone: one line per opponent; the pressed one is opened below. */
const FoeTabs = ({
  board,
  names,
  foes,
  hands,
  running,
  opened,
  onOpen,
}: PartyProps & { readonly opened: Side; readonly onOpen: (side: Side) => void }) => {
  const { t } = useText();
  return (
    <div className="cg-foe-tabs" data-area="foes" role="group" aria-label={t('table.opponents')}>
      {foes.map((side) => {
        const { base, units, eliminated } = halfAt(board, side);
        const targets = targetsAt(hands, side);
        const left = Math.max(0, base.hp - base.damage);
        return (
          <button
            key={side}
            type="button"
            className="cg-foe-tab"
            data-seat={side}
            aria-pressed={side === opened}
            data-deciding={on(running && board.waitingFor === side)}
            data-targets={on(targets > 0 && hands.decision?.kind !== 'action')}
            data-out={on(eliminated)}
            onClick={() => onOpen(side)}
          >
            <b>
              {names[side]} {running && board.waitingFor === side ? <Sign name="time" /> : null}
            </b>
            {eliminated ? null : <strong>{left}</strong>}
            <span>{eliminated ? t('table.out') : t('table.units', { n: units.length })}</span>
          </button>
        );
      })}
    </div>
  );
};

/** The first opponent who acts in what happened on this board. */
const actorOn = ({ happened }: TableBoard, { places }: Hands, foes: readonly Side[]) =>
  happened
    .map(({ card }) => places.get(card)?.side)
    .find((side) => side !== undefined && foes.includes(side));

/**
 * The opponent that is opened on a phone: the pressed one. A question opens one with a possible
 * answer, and a move being played back opens its player.
 */
const useOpened = ({ board, foes, hands, playback }: PartyProps) => {
  const [opened, open] = useState<Side>(foes[0] ?? 'b');
  const [askedAt, setAskedAt] = useState(board.at);
  if (askedAt !== board.at) {
    setAskedAt(board.at);
    const asked = hands.decision !== null && hands.decision.kind !== 'action';
    const wanted = playback
      ? actorOn(board, hands, foes)
      : asked && targetsAt(hands, opened) === 0
        ? foes.find((side) => targetsAt(hands, side) > 0)
        : undefined;
    if (wanted !== undefined) open(wanted);
  }
  return [opened, open] as const;
};

/**
 * The board of a game of three or four: all opponents drawn small and side by side, on a phone one
 * at a time; the viewer's half is as in other games.
 */
export const PartyHalves = (props: PartyProps) => {
  const { board, names, mine, hands, foes, phone } = props;
  const [opened, open] = useOpened(props);
  return (
    <>
      {phone ? (
        <>
          <FoeTabs {...props} opened={opened} onOpen={open} />
          <FarHalf {...props} side={opened} />
        </>
      ) : (
        <div className="cg-foes" data-area="foes">
          {foes.map((side) => (
            <FoeBoard key={side} {...props} side={side} />
          ))}
        </div>
      )}
      <MiddleLine
        board={board}
        names={names}
        mine={mine}
        hands={hands}
        counters={<Counters {...props} />}
      />
      <NearHalf {...props} />
    </>
  );
};
