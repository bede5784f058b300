import type { PoolCard } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CardFace } from '../../shared/card/card-face.js';
import { faceOf } from './pool-face.js';

interface FullFaceProps {
  readonly card: PoolCard;
  readonly picked?: boolean;
  readonly tag?: string | undefined;
}

/** A card with its text. */
export const FullFace = ({ card, picked = false, tag }: FullFaceProps) => {
  const { translated } = useText();
  return (
    <CardFace
      facts={faceOf(card)}
      size="full"
      text={card.text === null ? '' : translated(card.text)}
      state={{ picked }}
      tag={tag}
    />
  );
};
