import { Suspense, useState } from 'react';
import type { TableDecision } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CardFace } from '../card/card-face.js';
import { answersAtOnce, sumAmounts } from './choosing.js';
import { buttonsOf } from './decision-bar.js';
import type { Hands } from './hands.js';
import { useServerText } from './in-language.js';
import { NumberKey } from './number-key.js';
import { numberOf } from './numbered.js';
import { PressCard } from './press-card.js';
import type { BoardWords } from './words.js';
import { lazyPiece } from '../page/lazily.js';

interface ChooseProps {
  readonly hands: Hands;
  readonly words: BoardWords;
}
type Asked = ChooseProps & { readonly decision: TableDecision };

/** Distributes a total among cards, one point at a time. */
const Division = ({ hands, words, decision }: Asked) => {
  const { t } = useText();
  const say = useServerText();
  const { division } = decision;
  const { choice } = hands;
  if (division === null || choice === null) return null;
  const left = division.total - sumAmounts(choice);
  return (
    <>
      {decision.options.map((option, index) => {
        const amount = choice.amounts[index] ?? 0;
        const cap = division.caps[index] ?? 0;
        const place = option.card === undefined ? undefined : hands.places.get(option.card);
        const id = place?.id;
        const unit = place?.unit;
        const name =
          option.card === undefined || id === undefined
            ? say(option.text)
            : words.named(option.card, id);
        return (
          <div key={index} className="cg-steps" role="group" aria-label={name}>
            <span>
              {name}
              {unit === undefined ? null : (
                <small> · {t('table.hpLeft', { count: Math.max(0, unit.hp - unit.damage) })}</small>
              )}
            </span>
            <button
              type="button"
              className="cg-btn"
              aria-label={t('table.less', { name })}
              disabled={amount === 0}
              onClick={() => hands.give(index, amount - 1)}
            >
              −
            </button>
            <b>{amount}</b>
            <button
              type="button"
              className="cg-btn"
              data-more={index}
              aria-label={t('table.more', { name })}
              disabled={left === 0 || amount >= cap}
              onClick={() => hands.give(index, amount + 1)}
            >
              +
            </button>
          </div>
        );
      })}
      <p aria-live="polite">
        {t('table.divided', { given: sumAmounts(choice), total: division.total })}
      </p>
    </>
  );
};

const NameChoice = lazyPiece(async () => (await import('./name-choice.js')).NameChoice);

const Naming = ({ hands, decision }: Asked) => {
  const { t } = useText();
  const [name, setName] = useState<string | null>(null);
  return (
    <>
      <Suspense fallback={null}>
        <NameChoice
          label={t('table.cardName')}
          names={decision.names ?? []}
          name={name}
          onChange={setName}
        />
      </Suspense>
      <button
        type="button"
        className="cg-btn"
        data-kind="primary"
        disabled={hands.busy || name === null}
        onClick={() => name !== null && hands.send({ at: decision.at, name })}
      >
        {t('table.nameIt')}
      </button>
    </>
  );
};

/**
 * Options in words: if exactly one is to be picked, a press answers at once, otherwise it picks.
 */
const Listed = ({ hands, decision, among }: Asked & { readonly among: readonly number[] }) => {
  const say = useServerText();
  const atOnce = answersAtOnce(decision);
  return (
    <>
      {among.map((index) => {
        const option = decision.options[index];
        return option === undefined ? null : (
          <button
            key={index}
            type="button"
            className="cg-btn"
            data-choice
            data-option={index}
            data-answer={`${option.o}-${index}`}
            data-number={numberOf(hands, decision, among, index) ?? undefined}
            disabled={hands.busy}
            aria-pressed={atOnce ? undefined : (hands.choice?.picked.includes(index) ?? false)}
            onClick={() =>
              atOnce ? hands.send({ at: decision.at, pick: [index] }) : hands.pick(index)
            }
          >
            {say(option.text)}
            <NumberKey
              number={numberOf(hands, decision, among, index)}
              said={option.o === 'number'}
            />
          </button>
        );
      })}
    </>
  );
};

/** Cards shown with this choice; those that are options can be pressed. */
const Shown = ({ hands, words, decision }: Asked) => {
  const cards = decision.shown;
  return cards.length === 0 ? null : (
    <div className="cg-faces">
      {cards.map((card) => (
        <PressCard
          key={card.card}
          card={card}
          hands={hands}
          label={words.held(card, hands.face(card.id).cost)}
        >
          <CardFace
            facts={hands.face(card.id)}
            size="hand"
            state={{
              target: hands.isOpen(card.card) && !hands.isPicked(card.card),
              picked: hands.isPicked(card.card),
            }}
          />
        </PressCard>
      ))}
    </div>
  );
};

/**
 * Options that no card on the board represents: found cards, modes, triggers, names, numbers,
 * shares of damage.
 */
export const ChoosePanel = (props: Asked) => {
  const say = useServerText();
  const { hands, decision } = props;
  const shown = new Set(decision.shown.map(({ card }) => card));
  const beside = buttonsOf(hands, say);
  const listed = hands.loose.filter((index) => {
    if (beside.includes(index)) return false;
    const card = decision.options[index]?.card;
    return card === undefined || !shown.has(card) || decision.options[index]?.o === 'trigger';
  });
  return (
    <div className="cg-choose" data-testid="choose">
      <b>{say(decision.text)}</b>
      {decision.source === null ? null : (
        <span style={{ whiteSpace: 'pre-line', fontSize: 13 }}>
          {say(hands.face(decision.source.id).text)}
        </span>
      )}
      {decision.names === null ? null : <Naming {...props} />}
      <Shown {...props} />
      {decision.division === null ? <Listed {...props} among={listed} /> : <Division {...props} />}
    </div>
  );
};
