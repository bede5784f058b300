import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.js';
import { Sign } from '../../../shared/card/signs.js';
import {
  type Board,
  type Choice,
  choicesApart,
  choicesByAmount,
  choicesWith,
  type Face,
  mayChoose,
} from '../../../shared/described-board/choices.js';

interface DecisionProps {
  readonly board: Board;
  /** Keys of the pieces that can be pressed without opening a pile. */
  readonly visible: ReadonlySet<string>;
  /** The pressed piece; a place on a map has no name. */
  readonly chosen: (Pick<Face, 'name' | 'says'> & { readonly key: string }) | null;
  readonly listed: boolean;
  readonly pending: boolean;
  /** The only choice allowed now; null: all are allowed. */
  readonly wanted: number | null;
  /** Shown while the viewer has nothing to decide. */
  readonly waiting: string;
  readonly onChoose: (option: number) => void;
  readonly onList: (listed: boolean) => void;
  /** The choice whose result the map previews. */
  readonly hinted: number | null;
  readonly onHint: (option: number | null) => void;
  /** Opens the meanings of signs and words on the board. */
  readonly onExplain: () => void;
  /** null for onlookers. */
  readonly takeBack: { readonly may: boolean; readonly send: () => void } | null;
}

/** Digits press the buttons of the bar; U undoes. */
const useDigits = (
  { pending, wanted, takeBack, onChoose }: DecisionProps,
  choices: readonly Choice[],
): void => {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const typing = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (typing || pending || ctrlKey || metaKey || altKey) return;
      const choice = /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;
      if (choice && mayChoose(choice.at, wanted)) onChoose(choice.at);
      if (key.toLowerCase() === 'u' && takeBack?.may === true) takeBack.send();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
};

interface ChoiceProps extends Pick<
  DecisionProps,
  'pending' | 'wanted' | 'hinted' | 'onHint' | 'onChoose'
> {
  readonly choice: Choice;
  readonly number: number;
  /** Whether the button stands beside the pressed piece or place. */
  readonly placed: boolean;
}

/**
 * The button of a choice. If the choice changes the map, pointing at the button previews it; on a
 * touch screen, which has no hovering, the first press previews it and the second chooses.
 */
const ChoiceButton = (props: ChoiceProps) => {
  const { choice, number, pending, wanted, hinted, onHint, onChoose } = props;
  const { t, translated } = useText();
  const touched = useRef(false);
  const { at, text, here, ghost, warns } = choice;
  const shows = ghost !== undefined;
  const waits = shows && hinted === at && touched.current;
  return (
    <button
      type="button"
      className="cg-btn"
      disabled={pending || !mayChoose(at, wanted)}
      data-option={at}
      data-hinted={(shows && hinted === at) || undefined}
      data-warns={warns !== undefined || undefined}
      onPointerDown={({ pointerType }) => {
        touched.current = pointerType === 'touch';
      }}
      onPointerEnter={({ pointerType }) => {
        if (shows && pointerType === 'mouse') onHint(at);
      }}
      onPointerLeave={({ pointerType }) => {
        if (shows && pointerType === 'mouse') onHint(null);
      }}
      onFocus={() => {
        if (shows && !touched.current) onHint(at);
      }}
      onClick={() => {
        if (shows && touched.current && hinted !== at) onHint(at);
        else onChoose(at);
      }}
    >
      {waits ? t('otherGames.map.pressAgain') : translated((props.placed && here) || text)}
      {warns === undefined ? null : (
        <b className="gp-warns" title={translated(warns)}>
          <span aria-hidden>!</span>
          <span className="cv-visually-hidden">{translated(warns)}</span>
        </b>
      )}
      {number < 10 ? <kbd className="cg-key">{number}</kbd> : null}
    </button>
  );
};

/** Opens the meanings of signs and words on the board. */
const ExplainButton = ({ onExplain }: Pick<DecisionProps, 'onExplain'>) => {
  const { t } = useText();
  const name = t('otherGames.legend');
  return (
    <button
      type="button"
      className="cg-btn gp-explain"
      data-kind="quiet"
      aria-label={name}
      title={name}
      onClick={onExplain}
    >
      ?
    </button>
  );
};

/** The amount shown on the button of each group, until the board changes. */
const useAmounts = (board: Board) => {
  const [kept, keep] = useState<{ readonly board: Board; readonly places: Record<number, number> }>(
    {
      board,
      places: {},
    },
  );
  const places = kept.board === board ? kept.places : {};
  const idOf = (group: readonly Choice[]): number => group[0]?.at ?? 0;
  return {
    placeOf: (group: readonly Choice[]): number => places[idOf(group)] ?? 0,
    step: (group: readonly Choice[], at: number) =>
      keep({ board, places: { ...places, [idOf(group)]: at } }),
  };
};

/**
 * Choices that differ only in their amount: buttons for less and more, and one button that makes
 * the choice with the amount shown.
 */
const Stepper = ({
  group,
  at,
  onStep,
  ...props
}: Omit<ChoiceProps, 'choice'> & {
  readonly group: readonly Choice[];
  /** Index of the choice shown on the button. */
  readonly at: number;
  readonly onStep: (at: number) => void;
}) => {
  const { t } = useText();
  const choice = group[at];
  if (choice === undefined) return null;
  const isRising = (group.at(-1)?.amount ?? 0) > (group[0]?.amount ?? 0);
  const step = (by: 1 | -1) => {
    const to = at + (isRising ? by : -by);
    return (
      <button
        type="button"
        className="cg-btn"
        aria-label={t(by === 1 ? 'otherGames.more' : 'otherGames.less')}
        disabled={props.pending || group[to] === undefined}
        onClick={() => onStep(to)}
      >
        {by === 1 ? '+' : '−'}
      </button>
    );
  };
  return (
    <div className="gp-stepper" role="group">
      {step(-1)}
      <ChoiceButton {...props} choice={choice} />
      {step(1)}
    </div>
  );
};

/**
 * The question with a button for every choice that has no piece on the board; once a piece is
 * pressed, with that piece's choices.
 */
export const Decision = (props: DecisionProps) => {
  const { t, translated } = useText();
  const { board, visible, chosen, listed, pending, takeBack } = props;
  const { question, source, says, options } = board.decision ?? {
    question: null,
    source: null,
    says: undefined,
    options: [],
  };
  const shown =
    chosen !== null
      ? choicesWith(options, chosen.key)
      : listed
        ? choicesWith(options, null)
        : choicesApart(options, visible);
  const groups = choicesByAmount(shown);
  const { placeOf, step } = useAmounts(board);
  const placed = chosen !== null;
  const about = chosen?.name ?? source;
  const words = says ?? chosen?.says ?? null;
  const now = groups.map((group) => group[placeOf(group)] ?? group[0]!);
  useDigits(props, now);
  return (
    <section
      className="gp-ask"
      aria-label={t('otherGames.choices')}
      data-open={question !== null || undefined}
      data-asked={question !== null || undefined}
      aria-busy={pending}
    >
      <h2 aria-live="polite">
        {question === null ? props.waiting : translated(question)}
        {about === null ? null : <small> {about}</small>}
      </h2>
      <ExplainButton onExplain={props.onExplain} />
      {words === null ? null : <p className="gp-ask-says">{translated(words)}</p>}
      <div className="gp-choices">
        {groups.map((group, index) =>
          group.length > 1 ? (
            <Stepper
              key={group[0]?.at}
              {...props}
              placed={placed}
              group={group}
              number={index + 1}
              at={placeOf(group)}
              onStep={(at) => step(group, at)}
            />
          ) : (
            <ChoiceButton
              key={now[index]!.at}
              {...props}
              placed={placed}
              choice={now[index]!}
              number={index + 1}
            />
          ),
        )}
        {chosen !== null || listed ? (
          <button
            type="button"
            className="cg-btn"
            data-kind="quiet"
            onClick={() => props.onList(false)}
          >
            {t('otherGames.back')}
          </button>
        ) : shown.length < options.length ? (
          <button
            type="button"
            className="cg-btn"
            data-kind="quiet"
            onClick={() => props.onList(true)}
          >
            {t('otherGames.allChoices')} ({options.length})
          </button>
        ) : null}
        {takeBack === null ? null : (
          <button
            type="button"
            className="cg-btn"
            data-kind="quiet"
            disabled={!takeBack.may || pending}
            aria-label={t('otherGames.takeBack')}
            title={t('otherGames.takeBack')}
            onClick={takeBack.send}
          >
            <Sign name="undo" />
            <kbd className="cg-key">U</kbd>
          </button>
        )}
      </div>
    </section>
  );
};
