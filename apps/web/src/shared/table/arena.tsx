import type { CSSProperties } from 'react';
import type { TableCard, TableFace, TableUnit } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CardFace, edges } from '../card/card-face.js';
import { Sign } from '../card/signs.js';
import { Tag, type SeatProps } from './seat-props.js';
import { PressCard } from './press-card.js';

type UnitProps = SeatProps & { readonly unit: TableUnit; readonly wide: boolean };

/** Tokens ride on the shoulder, by what they are; named upgrades are tucked under. */
const isToken =
  (token: string) =>
  ({ name, names }: TableFace): boolean =>
    (names?.en ?? name) === token;
const isShield = isToken('Shield');
const isExperience = isToken('Experience');

const Tokens = ({ unit, hands, wide }: Pick<UnitProps, 'unit' | 'hands' | 'wide'>) => {
  const { t } = useText();
  const faces = unit.upgrades.map(({ id }) => hands.face(id));
  const shields = faces.filter(isShield).length;
  const experience = faces.filter(isExperience).length;
  const upgrades = faces.length - shields - experience;
  return (
    <>
      {shields === 0 ? null : (
        <span className="cg-token cg-shield" title={t('table.shields', { n: shields })}>
          <Sign name="shield" className="" />
          {shields > 1 ? shields : null}
        </span>
      )}
      {experience === 0 ? null : (
        <span className="cg-token cg-xp" title={t('table.experience', { n: experience })}>
          +{experience}
        </span>
      )}
      {!wide || upgrades === 0 ? null : (
        <span className="cg-token cg-upg" title={faces.map(({ name }) => name).join(', ')}>
          <Sign name="upg" className="" />
          {upgrades}
        </span>
      )}
      {unit.captives.length === 0 ? null : (
        <span className="cg-token cg-held-card" title={t('table.captive')}>
          <Sign name="held" className="" />
          {unit.captives.length}
        </span>
      )}
    </>
  );
};

/** What is tucked under a unit: each can be read, and chosen where it may be. */
const Under = ({ unit, hands, side, words, wide }: UnitProps) => {
  const { t } = useText();
  const shown = (card: TableCard): boolean => {
    const face = hands.face(card.id);
    return hands.isOpen(card.card) || !(isShield(face) || isExperience(face) || wide);
  };
  const cards = [...unit.upgrades, ...unit.captives].filter(shown);
  if (cards.length === 0) return null;
  return (
    <span className="cg-under">
      {cards.map((card) => (
        <PressCard
          key={card.card}
          card={card}
          hands={hands}
          className="cg-tucked"
          label={words.other(card, side, [t('table.onUnit', { name: hands.face(unit.id).name })])}
          data={edges(hands.face(card.id).aspects)}
        >
          {hands.face(card.id).name}
        </PressCard>
      ))}
    </span>
  );
};

const UnitCard = (props: UnitProps) => {
  const { unit, hands, side, mine, words, wide, fight } = props;
  const open = hands.isOpen(unit.card);
  const picked = hands.isPicked(unit.card);
  const choosing = hands.decision !== null && hands.decision.kind !== 'action';
  const attacking = fight?.attacker === unit.card;
  return (
    <div className="cg-unit" data-unit={unit.card}>
      <PressCard card={unit} hands={hands} label={words.unit(unit, side)}>
        <CardFace
          facts={hands.face(unit.id)}
          size="board"
          wide={wide}
          keywords={unit.keywords}
          live={{
            power: unit.power,
            hp: Math.max(0, unit.hp - unit.damage),
            damage: unit.damage,
          }}
          state={{
            exhausted: !unit.ready,
            leader: unit.leader,
            playable: open && !choosing && !picked,
            target: open && choosing,
            aimed: picked && choosing,
            picked: attacking || (picked && !choosing),
            dim: hands.decision !== null && !open && !attacking,
          }}
          tokens={<Tokens {...props} />}
          tag={
            attacking ? undefined : <Tag card={unit.card} side={side} mine={mine} hands={hands} />
          }
        />
      </PressCard>
      <Under {...props} />
    </div>
  );
};

type ArenaProps = SeatProps & {
  readonly arena: 'ground' | 'space';
  readonly area?: string;
  readonly phone: boolean;
  /** In how many columns the wide crops stand, where that is given. */
  readonly columns?: number;
  /** About how wide the arena is, in pixels. */
  readonly room: number;
};

/** The least width, in pixels, at which a large face shows its numbers, damage and keywords beside each other. */
const LARGE_FACE = 92;
const between = 14;

/** Rows and columns for so many units: one row of large faces while they fit, else the wide crop. */
const shapeOf = (
  count: number,
  { phone, arena, room, columns: given }: Omit<ArenaProps, keyof SeatProps | 'area'>,
): { readonly columns: number; readonly rows: number } => {
  if (given !== undefined) return { columns: given, rows: Math.max(2, Math.ceil(count / given)) };
  if (phone) {
    // A third column rather than rows too low to be read.
    const columns = (arena === 'space' ? 1 : 2) + (count > (arena === 'space' ? 4 : 8) ? 1 : 0);
    return { columns, rows: Math.max(2, Math.ceil(count / columns)) };
  }
  return count <= 5 && (room - 22 - (count - 1) * between) / count >= LARGE_FACE
    ? { columns: Math.max(1, count), rows: 1 }
    : { columns: Math.ceil(count / 2), rows: 2 };
};

/** One player's units in one arena. */
export const Arena = ({ arena, area, phone, room, columns: given, ...seat }: ArenaProps) => {
  const { t } = useText();
  const units = seat.half.units.filter((unit) => unit.arena === arena);
  const { columns, rows } = shapeOf(units.length, {
    phone,
    arena,
    room,
    ...(given !== undefined && { columns: given }),
  });
  const wide = phone || rows > 1;
  return (
    <section
      className="cg-arena"
      data-area={area}
      data-arena={arena}
      aria-label={t('table.arenaOf', { arena: t(`table.${arena}`), name: seat.name })}
    >
      <div
        className="cg-row"
        data-rows={wide ? rows : undefined}
        data-full={rows > 2 ? '' : undefined}
        style={{ '--cg-n': columns, '--cg-rows': rows } as CSSProperties}
      >
        {units.map((unit) => (
          <UnitCard key={unit.card} {...seat} unit={unit} wide={wide} />
        ))}
      </div>
    </section>
  );
};
