import { Alert, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { DeckView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { byName } from '../event/by-name.js';
import { CopyButton } from '../sharing/copy-button.js';
import { countErrors, type FindingActions, Findings } from './findings.js';

/** Says whether the list can be played on screen, and which cards prevent it. */
export const OnScreen = ({ cards }: { cards: DeckView['notOnScreen'] }) => {
  const { t } = useText();
  if (cards === undefined) return null;
  return (
    <Text size="sm" mt={4}>
      {cards.length === 0 ? t('deck.onScreen') : t('deck.notOnScreen', { cards: cards.join(', ') })}
    </Text>
  );
};

interface VerdictProps extends FindingActions {
  readonly deck: DeckView;
}

/**
 * Whether the deck is legal, with every finding and its line; for a legal deck also whether it can
 * be played on screen.
 */
export const DeckVerdict = ({ deck, ...actions }: VerdictProps) => {
  const { t } = useText();
  return (
    <Alert
      color={deck.legal ? 'green' : 'red'}
      icon={deck.legal ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />}
      title={
        deck.legal ? t('deck.legal') : t('deck.illegal', { count: countErrors(deck.problems) })
      }
    >
      <Findings problems={deck.problems} {...actions} />
      {deck.legal ? <OnScreen cards={deck.notOnScreen} /> : null}
    </Alert>
  );
};

const Part = ({ title, lines }: { title: string; lines: DeckView['main'] }) => {
  if (lines.length === 0) return null;
  const total = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <div className="cv-deck-part">
      <Text fw={700}>
        {title} ({total})
      </Text>
      <ul className="cv-quiet-list">
        {lines.map((line) => (
          <li key={line.id}>
            <Text span fw={700} w={28} display="inline-block">
              {line.count}
            </Text>
            {line.name}
            {line.subtitle === null ? '' : `, ${line.subtitle}`}{' '}
            <Text span size="xs" c="dimmed">
              {line.id}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The list of a game whose deck sections differ from the usual ones, and its text to copy. */
const OwnForm = ({ deck: { sections = [], text } }: { deck: DeckView }) => {
  const { t, translated } = useText();
  const total = sections
    .flatMap(({ lines }) => lines)
    .reduce((sum, { count, points }) => sum + count * (points ?? 0), 0);
  return (
    <Stack mt="sm" gap="sm">
      {sections.map(({ title, lines }) => (
        <div key={title.en} className="cv-deck-part">
          <Text fw={700}>{translated(title)}</Text>
          <ul className="cv-quiet-list">
            {lines.map(({ id, name, detail, count, points }, index) => (
              <li key={`${id}-${index}`}>
                <Text span fw={700}>
                  {count === 1 ? name : `${count} ${name}`}
                  {points === null ? '' : ` (${points})`}
                </Text>
                {detail === null ? null : (
                  <Text size="sm" c="dimmed">
                    {detail}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {total === 0 ? null : <Text fw={650}>{t('deck.total', { points: total })}</Text>}
      {text === undefined ? null : (
        <Group>
          <CopyButton value={text} label={t('deck.copy')} />
        </Group>
      )}
    </Stack>
  );
};

/** The cards of a deck, the main deck sorted by cost, as a judge reads them during a deck check. */
export const DeckSheet = ({ deck }: { deck: DeckView }) => {
  const { t, language } = useText();
  const inOrder = byName(language);
  const main = deck.main.toSorted(
    (one, other) => (one.cost ?? 0) - (other.cost ?? 0) || inOrder(one, other),
  );
  if (deck.sections !== undefined) return <OwnForm deck={deck} />;
  if (deck.leaders.length + deck.bases.length + main.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} mt="sm">
      <div>
        <Part title={t('deck.leaders')} lines={deck.leaders} />
        <Part title={t('deck.bases')} lines={deck.bases} />
      </div>
      <div>
        <Part title={t('deck.main')} lines={main} />
        <Part title={t('deck.sideboard')} lines={deck.sideboard} />
      </div>
    </SimpleGrid>
  );
};
