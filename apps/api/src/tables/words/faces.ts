import type { TableFace, TableText } from '#contracts';
import { textIn } from '#game';
import type { CardImages } from '#platform';
import { type CardBook, type Language, rulesText, tokenName } from '#rules';
import { keywordMarks } from './keywords.js';
import { both, phrase } from './table-text.js';

type Card = NonNullable<ReturnType<CardBook['cards']['get']>>;

const sideNames = {
  unit: phrase('As a unit:'),
  upgrade: phrase('As an upgrade:'),
};

/** A card's text, rendered from what the engine plays, followed by its other sides. */
export const textOf = ({ abilities, back, backNamed, asUpgrade, flip }: Card): TableText =>
  both((language) => {
    const above = [...abilities, ...(back ?? [])];
    const lines = [...rulesText(language, abilities)];
    const unit = backNamed ? `${backNamed.name}:` : textIn(sideNames.unit, language);
    if (back && back.length > 0) lines.push(unit, ...rulesText(language, back));
    if (flip) lines.push(`${flip.name}:`, ...rulesText(language, flip.abilities));
    if (asUpgrade && asUpgrade.length > 0)
      lines.push(textIn(sideNames.upgrade, language), ...rulesText(language, asUpgrade, above));
    return lines.filter((line) => line.trim() !== '').join('\n');
  });

const givenAsUpgrade = ({ type, upgradePower, upgradeHp }: Card): Pick<TableFace, 'asUpgrade'> =>
  type === 'Upgrade' || (upgradePower === undefined && upgradeHp === undefined)
    ? {}
    : { asUpgrade: { power: upgradePower ?? 0, hp: upgradeHp ?? 0 } };

const faceOf = (card: Card): TableFace => ({
  name: card.name,
  subtitle: card.subtitle ?? null,
  type: card.token === true ? `${card.type} token` : card.type,
  cost: card.cost ?? null,
  power: card.power ?? card.upgradePower ?? null,
  hp: card.hp ?? card.upgradeHp ?? null,
  ...givenAsUpgrade(card),
  aspects: [...card.aspects],
  traits: [...card.traits],
  arena: card.arena ?? null,
  unique: card.unique ?? false,
  keywords: keywordMarks(card.front.keywords),
  text: textOf(card),
  ...(card.token === true && { names: both((language) => tokenName(language, card.name)) }),
});

const TURNED = '_turned';

/** The id for the face of a leader's other side, if that side has another name. */
export const otherSide = (id: string): string => `${id}${TURNED}`;

const sideFaceOf = (card: Card): TableFace => {
  const { flip, backNamed, back } = card;
  const blank = { back: undefined, backNamed: undefined, flip: undefined };
  if (flip) return faceOf({ ...card, ...flip, subtitle: flip.subtitle, ...blank });
  if (!backNamed) throw new Error(`the card ${card.id} has no other side with a name`);
  return faceOf({
    ...card,
    ...backNamed,
    subtitle: backNamed.subtitle,
    abilities: back ?? [],
    front: card.unitSide,
    ...blank,
  });
};

/** The address of a card's picture; a turned leader has an id of its own. */
const imageOf = ({ template }: CardImages, id: string): string => {
  const [set = '', ...number] = id.split('_');
  const parts: Readonly<Record<string, string>> = { id, set, number: number.join('_') };
  return template.replaceAll(/\{(id|set|number)\}/g, (_whole, part: string) =>
    encodeURIComponent(parts[part] ?? ''),
  );
};

/** The faces of all cards of a book, each rendered once and only when needed. */
export class CardFaces {
  readonly #known = new Map<string, TableFace>();

  constructor(
    private readonly book: CardBook,
    private readonly images: CardImages | null = null,
  ) {}

  of(id: string): TableFace {
    const known = this.#known.get(id);
    if (known) return known;
    const turned = id.endsWith(TURNED);
    const card = this.book.cards.get(turned ? id.slice(0, -TURNED.length) : id);
    if (!card) throw new Error(`a game holds the card ${id}, which the book does not know`);
    const drawn = turned ? sideFaceOf(card) : faceOf(card);
    const face = this.images === null ? drawn : { ...drawn, image: imageOf(this.images, id) };
    this.#known.set(id, face);
    return face;
  }

  nameOf(id: string): string {
    return this.of(id).name;
  }

  /** The card's name in the reader's language. */
  nameIn(id: string, language: Language): string {
    const { name, names } = this.of(id);
    return names?.[language] ?? name;
  }
}
