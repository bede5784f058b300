import { Badge, Stack, Text, Title } from '@mantine/core';
import type { DeckFace, DeckIndex, TableFace, TrilogyMatchView } from '#contracts';
import { useCardFaces } from '../../api/card-faces.js';
import { useText } from '../../i18n/index.js';
import { CardText } from '../../shared/card/pool-card.js';
import { deckState, type Side } from '../../shared/trilogy/sides.js';
import './trilogy.css';

interface DeckCardsProps {
  readonly match: TrilogyMatchView;
  /** The side whose decks are shown. */
  readonly of: Side;
  readonly title: string;
  /** Set while one of these decks is to be chosen. */
  readonly choice?: {
    readonly options: readonly DeckIndex[];
    readonly picked: DeckIndex | null;
    readonly onPick: (deck: DeckIndex) => void;
    /** Whether the choice is confirmed, so that no other deck can be tapped. */
    readonly made: boolean;
  };
}

const colors = { banned: 'red', won: 'green', playing: 'yellow' } as const;

interface ReadPairProps {
  readonly face: DeckFace;
  readonly faces: Readonly<Record<string, TableFace>>;
}

/** The texts of a deck's leader and base, expanded by a press. */
const ReadPair = ({ face: { leader, base }, faces }: ReadPairProps) => {
  const { t } = useText();
  const told = [leader, base].flatMap(({ id }) => faces[id] ?? []);
  if (told.length === 0) return null;
  return (
    <details className="cv-trilogy-read">
      <summary>{t('trilogy.read', { leader: leader.name, base: base.name })}</summary>
      {told.map((card) => (
        <div key={card.name}>
          <Text fw={650}>
            {card.name}
            {card.subtitle === null ? '' : `, ${card.subtitle}`}
            {card.hp === null ? '' : ` · ${card.power === null ? '' : `${card.power}/`}${card.hp}`}
          </Text>
          <CardText card={{ ...card, keywords: card.keywords.map(({ keyword }) => keyword) }} />
        </div>
      ))}
    </details>
  );
};

/** Three pairs of leader and base, which can be tapped while one of them is to be chosen. */
export const DeckCards = ({ match, of, title, choice }: DeckCardsProps) => {
  const { t } = useText();
  const side = match[of];
  const faces = useCardFaces(side.decks.flatMap(({ leader, base }) => [leader.id, base.id]));
  return (
    <section aria-label={title}>
      <Title order={3} fz="md" mb={6}>
        {title}
      </Title>
      {side.decks.length === 0 ? <Text size="sm">{t('trilogy.noDecks')}</Text> : null}
      <Stack
        gap={6}
        role={choice === undefined ? undefined : 'radiogroup'}
        aria-label={choice === undefined ? undefined : title}
      >
        {side.decks.map((face, at) => {
          const index = at as DeckIndex;
          const state = deckState(match, of, index);
          const content = (
            <>
              <span className="cv-trilogy-number" aria-hidden>
                {index + 1}
              </span>
              <span className="cv-trilogy-names">
                <Text span fw={700} style={{ overflowWrap: 'anywhere' }}>
                  {face.leader.name}
                </Text>
                {face.leader.subtitle === null ? null : (
                  <Text span size="xs" c="dimmed">
                    {face.leader.subtitle}
                  </Text>
                )}
                <Text span size="sm">
                  {face.base.name}
                </Text>
              </span>
              {state === null ? null : (
                <Badge color={colors[state]} variant="light" autoContrast>
                  {t(`trilogy.state.${state}`)}
                </Badge>
              )}
            </>
          );
          return (
            <div key={index}>
              {choice?.options.includes(index) ? (
                <button
                  type="button"
                  role="radio"
                  aria-checked={choice.picked === index}
                  disabled={choice.made}
                  className="cv-trilogy-deck"
                  data-state={state ?? 'free'}
                  onClick={() => choice.onPick(index)}
                >
                  {content}
                </button>
              ) : (
                <div className="cv-trilogy-deck" data-state={state ?? 'free'}>
                  {content}
                </div>
              )}
              <ReadPair face={face} faces={faces} />
            </div>
          );
        })}
      </Stack>
    </section>
  );
};
