import type { ReactNode } from 'react';
import type { TableBoard } from '#contracts';
import { useText } from '../../i18n/index.js';
import { Sign } from '../card/signs.js';
import { type Hands, sendKind } from './hands.js';
import { isLastPhase, optionOf, type Side } from './visible.js';

interface MiddleProps {
  readonly board: TableBoard;
  readonly names: Readonly<Record<Side, string>>;
  readonly mine: Side | null;
  readonly hands: Hands;
  /** Further counters beside the initiative. */
  readonly counters?: ReactNode;
}

/** Whether the first owner of the initiative is known: the first log line of a game reports it. */
const isDecided = ({ phase, log }: TableBoard): boolean => phase !== 'setup' || log.length > 0;

/** The initiative counter: its owner, whether it was taken this round, and a button to take it. */
const Initiative = ({ board, names, mine, hands }: MiddleProps) => {
  const { t } = useText();
  const own = board.initiative === mine;
  const held = own
    ? t('table.initiativeYours')
    : t('table.initiativeOf', { name: names[board.initiative] });
  const text = isDecided(board)
    ? `${held}, ${t(board.initiativeTaken ? 'table.taken' : 'table.free')}`
    : t('table.initiative');
  const inside = (
    <>
      <Sign name="flag" />
      <span>{text}</span>
    </>
  );
  const marks = {
    className: 'cg-init',
    'data-area': 'init',
    'data-taken': board.initiativeTaken ? '' : undefined,
  };
  return optionOf(hands.decision, 'take-initiative') === null ? (
    <div {...marks}>
      {isDecided(board) ? (
        <span className="cv-visually-hidden">{t('table.initiative')}: </span>
      ) : null}
      {inside}
    </div>
  ) : (
    <button
      type="button"
      {...marks}
      data-initiative
      aria-keyshortcuts="i"
      disabled={hands.busy}
      title={t('table.takeInitiative')}
      aria-label={`${t('table.takeInitiative')}. ${text}`}
      data-answer="take-initiative"
      onClick={() => sendKind(hands, 'take-initiative')}
    >
      <Sign name="flag" />
      <span>{t('table.takeInitiative')}</span>
    </button>
  );
};

/** The line across the middle: the arenas' names, the initiative, round and phase. */
export const MiddleLine = (props: MiddleProps) => {
  const { t } = useText();
  const { board } = props;
  return (
    <>
      <div className="cg-mid" data-area="mspace">
        <Sign name="space" />
        <span className="cg-mid-name">{t('table.space')}</span>
        {props.counters}
      </div>
      <Initiative {...props} />
      <div className="cg-mid" data-area="mground">
        <Sign name="ground" />
        <span className="cg-mid-name">{t('table.ground')}</span>
        <span className="cg-phase">
          {[
            board.round > 0 ? t('table.roundN', { round: board.round }) : null,
            t(`table.phase.${board.phase}`),
            isLastPhase(board) ? t('table.lastPhase') : null,
          ]
            .filter((part) => part !== null)
            .join(', ')}
        </span>
      </div>
    </>
  );
};
