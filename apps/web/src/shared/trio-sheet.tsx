import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { TrioView } from '#contracts';
import { useText } from '../i18n/index.js';
import { DeckSheet, OnScreen } from './deck-sheet.js';

/** Three decks as handed in: legal together or not, each finding with the decks it crosses. */
export const TrioSheet = ({ trio }: { trio: TrioView }) => {
  const { t, translated } = useText();
  const errors = trio.problems.filter((problem) => problem.severity === 'error').length;
  return (
    <>
      <Alert
        color={trio.legal ? 'green' : 'red'}
        icon={trio.legal ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />}
        title={trio.legal ? t('trilogy.trio.legal') : t('trilogy.trio.illegal', { count: errors })}
      >
        {trio.problems.length === 0 ? null : (
          <ul className="cv-findings">
            {trio.problems.map((problem, index) => (
              <li key={index} data-severity={problem.severity}>
                {problem.decks.length === 0 ? null : (
                  <Text span fw={650} size="sm">
                    {t('trilogy.trio.decks', {
                      count: problem.decks.length,
                      decks: problem.decks.join(', '),
                    })}{' '}
                  </Text>
                )}
                <Text span size="sm">
                  {translated(problem.text)}
                </Text>
              </li>
            ))}
          </ul>
        )}
        <OnScreen cards={[...new Set(trio.decks.flatMap(({ notOnScreen = [] }) => notOnScreen))]} />
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
