import { useRef } from 'react';
import type { TableBoard, TableDecision } from '#contracts';
import { useText } from '../../i18n/index.js';
import { Sign } from '../card/signs.js';
import { barLabel } from './bar-label.js';
import {
  answersAtOnce,
  sumAmounts,
  isAboutCards,
  moveOf,
  onlyCardOf,
  optionsOf,
} from './choosing.js';
import { type Hands, isPickedCounter } from './hands.js';
import { useServerText } from './in-language.js';
import { NumberKey } from './number-key.js';
import { numberOf } from './numbered.js';
import { selfAnswerOf } from './use-self-answer.js';
import { useTakenBack } from './use-taken-back.js';
import { useKeptFocus } from './use-kept-focus.js';
import type { Side } from './visible.js';
import type { BoardWords } from './words.js';

interface BarProps {
  readonly board: TableBoard;
  readonly hands: Hands;
  readonly words: BoardWords;
  readonly names: Readonly<Record<Side, string>>;
  readonly mine: Side | null;
  readonly running: boolean;
  readonly playback: boolean;
  readonly onSkip: () => void;
  readonly undo: {
    readonly may: boolean;
    readonly asks?: boolean;
    readonly pending: boolean;
    readonly send: () => void;
  } | null;
  readonly choosing: boolean;
  readonly onChoose: () => void;
}

/** At most this many options, each at most this long, are buttons in the bar. */
const FEW = 3;
const SHORT = 24;
/** A question with more characters than this gets rows of its own on a phone. */
const LONG = 90;

/**
 * The options drawn as buttons in the bar: those of the pressed card, otherwise a few that are
 * about no card.
 */
export const buttonsOf = (
  hands: Hands,
  say: ReturnType<typeof useServerText>,
): readonly number[] => {
  const { decision, aimed, loose } = hands;
  if (decision === null || decision.division !== null || decision.names !== null) return [];
  if (aimed !== null) return optionsOf(decision, aimed);
  const short = loose.every((index) => {
    const option = decision.options[index];
    return option !== undefined && option.card === undefined && say(option.text).length <= SHORT;
  });
  return decision.kind !== 'action' && answersAtOnce(decision) && loose.length <= FEW && short
    ? loose
    : [];
};

/**
 * Whether a button is the secondary one of two: "no", but for a mulligan "yes", because most hands
 * are kept.
 */
const isLesser = ({ kind }: TableDecision, answer: string): boolean =>
  answer === (kind === 'mulligan' ? 'yes' : 'no');

/**
 * The text of an option of the pressed card without the card's name: the card is highlighted on the
 * board, and room in the bar is scarce.
 */
const withoutName = (text: string, name: string | null): string =>
  name !== null && text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text;

/** Whole words of a button: a verb from the server, or its text. The bar shows what it has room for. */
const wordsOf = (
  { label, text }: TableDecision['options'][number],
  say: ReturnType<typeof useServerText>,
  name: string | null = null,
): string => (label === undefined ? withoutName(say(text), name) : say(label));

/** The hint about the remaining actions if no card can be used. */
const noCardHintOf = ({ options }: TableDecision) => {
  const may = (kind: string): boolean => options.some(({ o }) => o === kind);
  if (!may('pass')) return 'table.noCardCounterHint';
  return may('take-initiative') ? 'table.noCardInitiativeHint' : 'table.noCardHint';
};

/** The effect of the choice so far, in one line below the question. */
const useHint = ({ hands }: BarProps): string => {
  const { t } = useText();
  const { decision, choice } = hands;
  if (decision === null || choice === null) return '';
  if (selfAnswerOf(decision) !== null)
    return t(decision.max === 0 ? 'table.nothingToPick' : 'table.answersAlike');
  if (decision.division !== null)
    return t('table.divided', { given: sumAmounts(choice), total: decision.division.total });
  if (decision.kind === 'defender') {
    const target = decision.options[choice.picked[0] ?? -1]?.card;
    const forecast = target === undefined ? null : hands.forecast(target);
    return forecast === null
      ? t('table.targetHint')
      : t(forecast.takes > 0 ? 'table.forecast' : 'table.forecastBase', { ...forecast });
  }
  const counter = (['blast', 'plan'] as const).find((each) => isPickedCounter(hands, each));
  if (counter !== undefined) return t(`table.counterDoes.${counter}`);
  if (decision.kind === 'action' && !isAboutCards(decision)) return t(noCardHintOf(decision));
  if (decision.kind === 'action') {
    const chosen = hands.aimed ?? decision.options[choice.picked[0] ?? -1]?.card;
    if (chosen !== undefined && hands.isIdle(chosen)) return t('table.changesNothing');
    return chosen === undefined ? t('table.actionHint') : '';
  }
  if (answersAtOnce(decision) || decision.names !== null) return '';
  return t(decision.min === decision.max ? 'table.pickExactly' : 'table.pickUpTo', {
    picked: choice.picked.length,
    n: decision.max,
  });
};

/** The label of the button that sends the choice: the action and the card. */
const useConfirmText = ({ hands, words }: BarProps): string => {
  const { t } = useText();
  const say = useServerText();
  const { decision, choice } = hands;
  const index = choice?.picked[0];
  const option = index === undefined ? undefined : decision?.options[index];
  if (decision === null || option === undefined || !answersAtOnce(decision)) return t('table.done');
  if (decision.kind === 'action') return wordsOf(option, say);
  const id = option.card === undefined ? undefined : cardIdOf(hands, option.card);
  if (option.card === undefined || id === undefined) return say(option.text);
  // Only enemies can be attacked, so that the owner need not be named; a phone has no room for it.
  return decision.kind === 'defender'
    ? t('table.attackIt', { name: hands.face(id).name })
    : words.named(option.card, id);
};

const cardIdOf = (hands: Hands, card: number): string | undefined => hands.places.get(card)?.id;

const Confirm = (props: BarProps & { readonly decision: TableDecision }) => {
  const { t } = useText();
  const { hands, decision } = props;
  const { choice, busy } = hands;
  const text = useConfirmText(props);
  const touched = choice !== null && (choice.picked.length > 0 || sumAmounts(choice) > 0);
  const whole = choice !== null && moveOf(decision, choice) !== null;
  const none = !touched && whole && !answersAtOnce(decision);
  return (
    <>
      {touched || hands.attacking || (hands.aimed !== null && onlyCardOf(decision) === null) ? (
        <button
          type="button"
          className="cg-btn"
          aria-label={t('table.cancel')}
          onClick={hands.cancel}
        >
          <Sign name="close" />
          <span className="cg-key">Esc</span>
        </button>
      ) : null}
      {hands.aimed !== null || (answersAtOnce(decision) && !touched) ? null : (
        <button
          type="button"
          className="cg-btn"
          data-kind={none ? undefined : 'primary'}
          data-confirm
          title={text}
          aria-label={none && decision.max > 0 ? undefined : text}
          disabled={busy || !whole}
          onClick={hands.confirm}
        >
          <span>{none && decision.max > 0 ? t('table.none') : barLabel(text)}</span>
          <span className="cg-key" aria-hidden="true">
            Enter
          </span>
        </button>
      )}
    </>
  );
};

const Undo = ({ undo }: Pick<BarProps, 'undo'>) => {
  const { t } = useText();
  return undo === null ? null : (
    <button
      type="button"
      className="cg-btn"
      data-kind="quiet"
      aria-label={t(undo.asks ? 'table.takeBack.ask' : 'table.undo')}
      title={t(undo.asks ? 'table.takeBack.ask' : 'table.undo')}
      data-asks={undo.asks && undo.may ? '' : undefined}
      data-undo
      disabled={!undo.may || undo.pending}
      onClick={undo.send}
    >
      <Sign name="undo" />
      <span className="cg-key">U</span>
    </button>
  );
};

const Answers = (props: BarProps & { readonly decision: TableDecision }) => {
  const { t } = useText();
  const say = useServerText();
  const { hands, decision, choosing, onChoose } = props;
  const buttons = buttonsOf(hands, say);
  const listed = hands.loose.filter((index) => !buttons.includes(index)).length;
  const aimedAt = hands.aimed === null ? undefined : cardIdOf(hands, hands.aimed);
  const aimedName = aimedAt === undefined ? null : hands.face(aimedAt).name;
  return (
    <>
      {buttons.map((index) => {
        const option = decision.options[index];
        if (option === undefined) return null;
        const text = wordsOf(option, say, aimedName);
        return (
          <button
            key={index}
            type="button"
            className="cg-btn"
            aria-label={text}
            data-choice
            data-answer={`${option.o}-${index}`}
            data-kind={isLesser(decision, option.o) ? undefined : 'primary'}
            title={say(option.text)}
            disabled={hands.busy}
            data-idle={option.idle ? '' : undefined}
            data-number={numberOf(hands, decision, buttons, index) ?? undefined}
            onClick={() => hands.choose(index)}
          >
            <span>{barLabel(text)}</span>
            <NumberKey
              number={numberOf(hands, decision, buttons, index)}
              said={option.o === 'number'}
            />
          </button>
        );
      })}
      {listed > 0 || decision.names !== null ? (
        <button
          type="button"
          className="cg-btn"
          data-list
          aria-pressed={choosing}
          onClick={onChoose}
        >
          <Sign name="log" />
          <span>
            {decision.kind === 'action'
              ? t('table.moreActions', { n: listed })
              : t('table.openList')}
          </span>
        </button>
      ) : null}
      <Confirm {...props} />
    </>
  );
};

/** The one place in which the game asks its questions: it never moves and covers nothing. */
export const DecisionBar = (props: BarProps) => {
  const { t } = useText();
  const say = useServerText();
  const { board, hands, names, running, playback, onSkip } = props;
  const { decision } = hands;
  const takenBack = useTakenBack(board, props.mine);
  const hint = useHint(props);
  const asking = running && decision !== null && !playback;
  const asked = asking ? say(decision.text) : '';
  const bar = useRef<HTMLElement>(null);
  const question = `${board.at}${hands.attacking ? ' whom' : ''}`;
  useKeptFocus(bar, { question: asking ? question : null, followUp: hands.attacking });
  const waiting =
    running && board.waitingFor !== null
      ? t(props.mine === null ? 'table.watching' : 'table.waitingFor', {
          name: names[board.waitingFor],
        })
      : '';
  return (
    <section
      className="cg-ask"
      ref={bar}
      tabIndex={-1}
      data-area="ask"
      data-open={asking ? '' : undefined}
      aria-busy={hands.busy}
      data-asked={asking ? '' : undefined}
      data-at={asking ? decision.at : undefined}
      data-ask={asking ? decision.kind : undefined}
      aria-label={t('table.yourDecision')}
    >
      <Sign name={decision?.kind === 'defender' ? 'swords' : asking ? 'play' : 'time'} />
      <div
        className="cg-question"
        aria-live="polite"
        data-long={asked.length > LONG ? '' : undefined}
      >
        {asking ? (
          <b data-testid="question">{asked}</b>
        ) : (
          <b data-testid={running && !playback ? 'waiting' : undefined}>
            {playback ? t('table.playback') : waiting}
          </b>
        )}
        {takenBack === '' ? null : <span data-testid="taken-back">{takenBack}</span>}
        {asking && hint !== '' && takenBack === '' ? <span>{hint}</span> : null}
      </div>
      <div className="cg-acts">
        <Undo undo={props.undo} />
        {playback ? (
          <button type="button" className="cg-btn" onClick={onSkip}>
            <span>{t('table.skip')}</span>
          </button>
        ) : null}
        {asking && selfAnswerOf(decision) === null ? (
          <Answers {...props} decision={decision} />
        ) : null}
      </div>
    </section>
  );
};
