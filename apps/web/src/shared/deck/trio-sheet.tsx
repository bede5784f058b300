import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { TrioView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { DeckSheet, OnScreen } from './deck-sheet.js';
import { countErrors, Findings } from './findings.js';

const VERDICT = 'trio-verdict';

/** Scrolls to the findings for the three decks and moves the keyboard focus there. */
export const showVerdict = (): void => {
  const verdict = document.getElementById(VERDICT);
  verdict?.scrollIntoView({ block: 'start' });
  verdict?.focus({ preventScroll: true });
};

/** The findings for three decks, each with the decks that it concerns. */
export const TrioFindings = ({ problems }: Pick<TrioView, 'problems'>) => {
  const { t } = useText();
  return (
    <Findings
      problems={problems}
      before={({ decks }) =>
        decks.length === 0 ? null : (
          <Text span fw={650} size="sm">
            {t('trilogy.trio.decks', { count: decks.length, decks: decks.join(', ') })}{' '}
          </Text>
        )
      }
    />
  );
};

/**
 * Three decks as submitted: whether they are legal together, and each finding with the decks that
 * it concerns.
 */
export const TrioSheet = ({ trio }: { trio: TrioView }) => {
  const { t } = useText();
  return (
    <>
      <Alert
        id={VERDICT}
        tabIndex={-1}
        color={trio.legal ? 'green' : 'red'}
        icon={trio.legal ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />}
        title={
          trio.legal
            ? t('trilogy.trio.legal')
            : t('trilogy.trio.illegal', { count: countErrors(trio.problems) })
        }
      >
        <TrioFindings problems={trio.problems} />
        {trio.legal ? (
          <OnScreen
            cards={[...new Set(trio.decks.flatMap(({ notOnScreen = [] }) => notOnScreen))]}
          />
        ) : null}
      </Alert>
      {trio.decks.map((deck, index) => (
        <details key={index}>
          <Text component="summary" fw={650} py={6}>
            {t('trilogy.trio.show', { number: index + 1, leader: deck.leaders[0]?.name ?? '?' })}
          </Text>
          <DeckSheet deck={deck} />
        </details>
      ))}
    </>
  );
};
