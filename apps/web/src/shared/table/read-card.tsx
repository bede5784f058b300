import type { TableBoard, TableCard } from '#contracts';
import { useText } from '../../i18n/index.js';
import {
  CardFace,
  type KeywordMark,
  useKeywordMeaning,
  useKeywordName,
} from '../card/card-face.js';
import type { Hands } from './hands.js';
import { useServerText } from './in-language.js';
import { Obstacle } from './obstacle.js';
import { changesOf } from './number-changes.js';
import { halfAt, seatsOf, type Side } from './visible.js';

interface ReadProps {
  readonly board: TableBoard;
  readonly hands: Hands;
  readonly mine: Side | null;
  readonly explain: string | null;
}

const baseOf = (board: TableBoard, card: number) =>
  seatsOf(board)
    .map((side) => halfAt(board, side).base)
    .find((base) => base.card === card);

const withSign = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The meanings of the card's keywords, for players who do not know them yet. */
const Meanings = ({ marks }: { marks: readonly KeywordMark[] }) => {
  const { t } = useText();
  const nameOf = useKeywordName();
  const meaningOf = useKeywordMeaning();
  const known = marks.flatMap((mark) => {
    const means = meaningOf(mark);
    return means === null ? [] : [{ name: nameOf(mark), means }];
  });
  return known.length === 0 ? null : (
    <ul className="cg-changes cg-means" aria-label={t('table.keywordsMean')}>
      {known.map(({ name, means }) => (
        <li key={name}>
          <b>{name}.</b> {means}
        </li>
      ))}
    </ul>
  );
};

/**
 * The card being read: the whole face with its rendered text, its current numbers and what changed
 * them.
 */
export const ReadCard = (props: ReadProps) => {
  const { t } = useText();
  const say = useServerText();
  const { board, hands, mine } = props;
  const card = hands.looked;
  if (card === null) return null;
  const face = hands.face(card.id);
  const unit = hands.places.get(card.card)?.unit;
  const held =
    mine === null ? undefined : halfAt(board, mine).hand?.find((each) => each.card === card.card);
  const base = baseOf(board, card.card);
  const guarded: readonly TableCard[] = unit?.captives ?? base?.captives ?? [];
  const onBase = base?.upgrades ?? [];
  const changes =
    unit === undefined ? [] : changesOf(unit, (id) => hands.face(id), t('table.otherEffects'));
  return (
    <section className="cg-read" tabIndex={0} aria-label={face.name} data-testid="read">
      <CardFace
        facts={face}
        size="full"
        costNow={held?.cost}
        text={say(face.text)}
        live={
          unit && { power: unit.power, hp: Math.max(0, unit.hp - unit.damage), damage: unit.damage }
        }
      />
      {changes.length === 0 ? null : (
        <ul className="cg-changes" aria-label={t('table.changes')}>
          <li>
            <span>{t('table.printed')}</span>
            <b>
              {face.power ?? 0}/{face.hp ?? 0}
            </b>
          </li>
          {changes.map((change, index) => (
            <li key={index}>
              <span>{change.name}</span>
              <b>
                {withSign(change.power)}/{withSign(change.hp)}
              </b>
            </li>
          ))}
        </ul>
      )}
      {onBase.length === 0 ? null : (
        <ul className="cg-changes" aria-label={t('table.changes')}>
          {onBase.map((each) => (
            <li key={each.card}>
              <button type="button" onClick={() => hands.look(each)}>
                {hands.face(each.id).name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {guarded.length === 0 ? null : (
        <ul className="cg-changes" aria-label={t('table.captive')}>
          {guarded.map((each) => (
            <li key={each.card}>
              <span>{t('table.captive')}</span>
              <button type="button" onClick={() => hands.look(each)}>
                {hands.face(each.id).name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Obstacle {...props} card={card} />
      <Meanings marks={unit?.keywords ?? face.keywords} />
    </section>
  );
};
