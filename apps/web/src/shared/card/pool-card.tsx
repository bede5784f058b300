import { Text } from '@mantine/core';
import { arenas, aspects, cardTypes, keywords, type PoolCard } from '#contracts';
import { useText, type TextKey } from '../../i18n/index.js';
import './pool-card.css';

/**
 * Words for aspects, types, arenas and keywords, in the reader's language if a translation is
 * known.
 */
export const useCardWords = () => {
  const { t } = useText();
  const word =
    (known: readonly string[], family: 'aspects' | 'types' | 'arenas' | 'keywords') =>
    (name: string): string =>
      known.includes(name) ? t(`pool.${family}.${name}` as TextKey) : name;
  return {
    aspect: word([...aspects, 'none'], 'aspects'),
    type: word(cardTypes, 'types'),
    arena: word(arenas, 'arenas'),
    keyword: word(keywords, 'keywords'),
  };
};

export const mainAspect = ({ aspects }: Pick<PoolCard, 'aspects'>): string =>
  aspects.find((aspect) => aspect !== 'Heroism' && aspect !== 'Villainy') ?? aspects[0] ?? 'none';

/** Small marks in the colours of the aspects, with names for screen readers. */
export const AspectMarks = ({ aspects }: { aspects: readonly string[] }) => {
  const words = useCardWords();
  return (
    <span className="cv-aspects">
      {aspects.map((aspect, index) => (
        <span key={index} className="cv-aspect" data-aspect={aspect} title={words.aspect(aspect)}>
          <span aria-hidden>{words.aspect(aspect).slice(0, 3)}</span>
          <span className="cv-visually-hidden">{words.aspect(aspect)}</span>
        </span>
      ))}
    </span>
  );
};

export const Strength = ({ card }: { card: PoolCard }) =>
  card.power === null && card.hp === null ? null : (
    <span className="cv-strength">
      {card.power === null ? null : <b data-kind="power">{card.power}</b>}
      {card.hp === null ? null : <b data-kind="hp">{card.hp}</b>}
    </span>
  );

type Readable = Pick<PoolCard, 'type' | 'arena' | 'traits' | 'keywords' | 'text'>;

/** A card in full: type line, numbers, keywords and rendered text. */
export const CardText = ({ card }: { card: Readable }) => {
  const { translated } = useText();
  const words = useCardWords();
  const line = [
    words.type(card.type),
    card.arena === null ? null : words.arena(card.arena),
    card.traits.join(', '),
  ]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
  const text =
    card.text === null ? card.keywords.map(words.keyword).join(', ') : translated(card.text);
  return (
    <>
      <Text size="xs" c="dimmed">
        {line}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
    </>
  );
};
