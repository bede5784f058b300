import type { CSSProperties } from 'react';
import type { TableCard, TableFace, TableUnit } from '#contracts';
import { type Translate, useText } from '../../i18n/index.js';
import { CardFace, edges } from '../card/card-face.js';
import { Sign } from '../card/signs.js';
import { Tag, type SeatProps } from './seat-props.js';
import { PressCard } from './press-card.js';

type UnitProps = SeatProps & { readonly unit: TableUnit; readonly wide: boolean };

const isToken = ({ type }: TableFace): boolean => type.endsWith(' token');
const signs: Readonly<Record<string, string>> = { Shield: 'cg-shield', Experience: 'cg-xp' };

interface Alike {
  readonly name: string;
  readonly english: string;
  readonly n: number;
}

const alikeIn = (faces: readonly TableFace[]): readonly Alike[] =>
  [...new Set(faces.map(({ name }) => name))].map((name) => {
    const alike = faces.filter((face) => face.name === name);
    return { name, english: alike[0]?.names?.en ?? name, n: alike.length };
  });

const titleOf = (t: Translate, english: string, n: number): string | null => {
  if (english === 'Shield') return t('table.shields', { n });
  return english === 'Experience' ? t('table.experience', { n }) : null;
};

/**
 * The tokens and upgrades on a unit. Tokens of one kind are one sign with their number; named
 * upgrades are tucked under the unit, or only counted if cards are low.
 */
const Tokens = ({ unit, hands, wide }: Pick<UnitProps, 'unit' | 'hands' | 'wide'>) => {
  const { t } = useText();
  const faces = unit.upgrades.map(({ id }) => hands.face(id));
  const kinds = alikeIn(faces.filter(isToken));
  const upgrades = faces.filter((face) => !isToken(face));
  return (
    <>
      {kinds.map(({ name, english, n }) => {
        const shown = english === 'Shield' ? '' : name.slice(0, 3);
        return (
          <span
            key={name}
            className={`cg-token ${signs[english] ?? 'cg-other'}`}
            title={titleOf(t, english, n) ?? `${name} ×${n}`}
          >
            {english === 'Shield' ? <Sign name="shield" className="" /> : null}
            {english === 'Experience' ? `+${n}` : `${shown}${n > 1 ? `×${n}` : ''}`}
          </span>
        );
      })}
      {!wide || upgrades.length === 0 ? null : (
        <span className="cg-token cg-upg" title={upgrades.map(({ name }) => name).join(', ')}>
          <Sign name="upg" className="" />
          {upgrades.length}
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

/** The cards tucked under a unit: each can be read, and chosen if it is an option. */
const Under = ({ unit, hands, side, words, wide }: UnitProps) => {
  const { t } = useText();
  const shown = (card: TableCard): boolean =>
    hands.isOpen(card.card) || !(isToken(hands.face(card.id)) || wide);
  const cards = [...unit.upgrades, ...unit.captives].filter(shown);
  if (cards.length === 0) return null;
  return (
    <span
      className="cg-under"
      data-open={cards.some(({ card }) => hands.isOpen(card)) ? '' : undefined}
    >
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
    <div className="cg-unit" data-unit={unit.card} data-mine={side === mine ? '' : undefined}>
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
            playable: open && !choosing && !picked && !hands.isIdle(unit.card),
            target: open && choosing && !attacking,
            aimed: picked && choosing && !attacking,
            picked: attacking || (picked && !choosing),
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
  /** The fixed number of columns of wide crops, if given. */
  readonly columns?: number;
  /** Approximate width of the arena in pixels. */
  readonly room: number;
};

/**
 * The minimum width, in pixels, at which a large face shows its numbers, damage and keywords side
 * by side.
 */
const LARGE_FACE = 92;
/** The same for the wide crop, and for the wide crop among many units. */
const WIDE_CROP = 84;
const NARROW_CROP = 70;
const between = 14;

/**
 * Rows and columns for a number of units: one row of large faces while they fit, otherwise wide
 * crops.
 */
const shapeOf = (
  count: number,
  { phone, room, columns: given }: Omit<ArenaProps, keyof SeatProps | 'area' | 'arena'>,
): { readonly columns: number; readonly rows: number } => {
  if (given !== undefined) return { columns: given, rows: Math.max(2, Math.ceil(count / given)) };
  if (phone) {
    const fitting = (least: number): number => Math.max(1, Math.floor((room - 5) / (least + 7)));
    // Prefers narrower cards to rows that are too low to be read.
    const columns = fitting(count > 4 * fitting(WIDE_CROP) ? NARROW_CROP : WIDE_CROP);
    const used = Math.max(1, Math.min(columns, count));
    return { columns: used, rows: Math.max(2, Math.ceil(count / used)) };
  }
  return count <= 5 && (room - 22 - (count - 1) * between) / count >= LARGE_FACE
    ? { columns: Math.max(1, count), rows: 1 }
    : { columns: Math.ceil(count / 2), rows: 2 };
};

/** A player's units in one arena. */
export const Arena = ({ arena, area, phone, room, columns: given, ...seat }: ArenaProps) => {
  const { t } = useText();
  const units = seat.half.units.filter((unit) => unit.arena === arena);
  const { columns, rows } = shapeOf(units.length, {
    phone,
    room,
    ...(given !== undefined && { columns: given }),
  });
  const wide = phone || rows > 1;
  return (
    <section
      className="cg-arena"
      data-area={area}
      data-arena={arena}
      {...edges(seat.hands.face(seat.half.base.id).aspects)}
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
