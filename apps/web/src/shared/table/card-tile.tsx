import type { TableCard, TableFace, TableUnit } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useServerText } from './in-language.js';
import type { Hands } from './hands.js';

interface TileProps {
  readonly card: TableCard;
  readonly hands: Hands;
  /** Numbers as they stand in play; without them the printed ones are shown. */
  readonly unit?: TableUnit;
  /** What a base has left. */
  readonly left?: number;
  readonly notes?: readonly string[];
  readonly exhausted?: boolean;
}

const aspectOf = (face: TableFace): string =>
  face.aspects.find((aspect) => aspect !== 'Heroism' && aspect !== 'Villainy') ??
  face.aspects[0] ??
  'none';

const Numbers = ({
  face,
  unit,
  left,
}: {
  face: TableFace;
  unit?: TableUnit | undefined;
  left?: number | undefined;
}) => {
  const power = unit?.power ?? face.power;
  const hp = unit?.hp ?? face.hp;
  if (power === null && hp === null) return null;
  return (
    <span className="cv-tile-numbers">
      {power === null ? null : <b className="cv-power">{power}</b>}
      {hp === null ? null : (
        <b className="cv-hp">{left ?? (unit === undefined ? hp : hp - unit.damage)}</b>
      )}
    </span>
  );
};

/** What sits on the unit or under its guard; each can be looked at. */
const Attached = ({
  cards,
  hands,
  captive = false,
}: {
  cards: readonly TableCard[];
  hands: Hands;
  captive?: boolean;
}) => {
  const { t } = useText();
  return (
    <>
      {cards.map((card) => (
        <button
          key={card.card}
          type="button"
          className="cv-attached"
          data-open={hands.isOpen(card.card)}
          onClick={() => hands.press(card)}
        >
          {captive ? `${t('table.captive')}: ` : '+ '}
          {hands.face(card.id).name}
        </button>
      ))}
    </>
  );
};

/** One card: name, numbers, what it can do now. Pressing it shows its text and, while it may be picked, picks it. */
export const CardTile = ({ card, hands, unit, left, notes = [], exhausted = false }: TileProps) => {
  const { t } = useText();
  const say = useServerText();
  const face = hands.face(card.id);
  const open = hands.isOpen(card.card);
  const picked = hands.isPicked(card.card);
  const words = [
    ...(unit?.keywords.map(say) ?? []),
    ...notes,
    ...(exhausted ? [t('table.exhausted')] : []),
    ...(unit !== undefined && unit.damage > 0 ? [t('table.damage', { n: unit.damage })] : []),
  ];
  return (
    <div className="cv-tile-box" data-fight={hands.isFighting(card.card)}>
      <button
        type="button"
        className="cv-tile"
        data-aspect={aspectOf(face)}
        data-open={open}
        data-picked={picked}
        data-pointed={hands.isPointedAt(card.card)}
        data-exhausted={exhausted}
        aria-pressed={open ? picked : undefined}
        onClick={() => hands.press(card)}
      >
        <span className="cv-tile-head">
          <span className="cv-tile-name">{face.name}</span>
          {face.cost === null ? null : <span className="cv-cost">{face.cost}</span>}
        </span>
        <span className="cv-tile-words">{words.join(', ')}</span>
        <Numbers face={face} unit={unit} left={left} />
      </button>
      {unit === undefined ? null : (
        <>
          <Attached cards={unit.upgrades} hands={hands} />
          <Attached cards={unit.captives} hands={hands} captive />
        </>
      )}
    </div>
  );
};
