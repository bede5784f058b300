import { Badge, Stack, Text, Title } from '@mantine/core';
import type { DeckIndex, TrilogyMatchView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { deckState, type Side } from '../../shared/trilogy/sides.js';
import './trilogy.css';

interface DeckCardsProps {
  readonly match: TrilogyMatchView;
  /** Whose decks. */
  readonly of: Side;
  readonly title: string;
  /** Set while one of these decks is to be chosen. */
  readonly choice?: {
    readonly options: readonly DeckIndex[];
    readonly picked: DeckIndex | null;
    readonly onPick: (deck: DeckIndex) => void;
    /** The player has said which: no other can be tapped. */
    readonly made: boolean;
  };
}

const colors = { banned: 'red', won: 'green', playing: 'yellow' } as const;

/** Three leader-base pairs; tappable while one of them is to be chosen. */
export const DeckCards = ({ match, of, title, choice }: DeckCardsProps) => {
  const { t } = useText();
  const side = match[of];
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
          return choice?.options.includes(index) ? (
            <button
              key={index}
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
            <div key={index} className="cv-trilogy-deck" data-state={state ?? 'free'}>
              {content}
            </div>
          );
        })}
      </Stack>
    </section>
  );
};
