import { Fieldset, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { boxDecks, type PracticeDeckFault } from '#contracts';
import { deckKey } from '../../api/own-decks.js';
import { useText } from '../../i18n/index.js';
import { ListField } from '../../shared/forms/list-field.js';
import { deckOf, type DeckWish, newestStarter, twinSunsWishes, wishes } from './deck-wish.js';
import { PREMIER, TWIN_SUNS, wishFor } from './saved-decks.js';
import { SavedDecksRow } from './saved-decks-row.js';

interface DeckChoiceProps {
  readonly title: string;
  readonly wish: DeckWish;
  /** The server's finding about this deck. */
  readonly fault: PracticeDeckFault | null;
  readonly onChange: (wish: DeckWish) => void;
  /** The kinds offered; omitted: all. */
  readonly kinds?: readonly DeckWish['kind'][];
}

const Fault = ({ fault }: { fault: PracticeDeckFault }) => {
  const { t, translated } = useText();
  const lines = [...fault.cards, ...fault.problems.map((problem) => translated(problem.text))];
  if (lines.length === 0) return null;
  return (
    <div role="status">
      <Text size="sm" fw={650}>
        {t(fault.cards.length > 0 ? 'practice.unplayable' : 'practice.unreadable')}
      </Text>
      <ul className="cv-findings">
        {lines.map((line) => (
          <Text component="li" size="sm" key={line}>
            {line}
          </Text>
        ))}
      </ul>
    </div>
  );
};

const boxes = [...new Set(boxDecks.map(({ set }) => set))].map((set) => ({
  group: set,
  items: boxDecks
    .filter((deck) => deck.set === set)
    .map(({ name, leader }) => ({ value: name, label: leader })),
}));

const StarterChoice = ({ wish, onChange }: Pick<DeckChoiceProps, 'wish' | 'onChange'>) => {
  const { t } = useText();
  return (
    <NativeSelect
      label={t('practice.decks.which')}
      data={boxes}
      value={wish.starter ?? newestStarter}
      onChange={({ currentTarget: { value } }) => {
        const chosen = boxDecks.find(({ name }) => name === value);
        if (chosen !== undefined) onChange({ ...wish, starter: chosen.name });
      }}
    />
  );
};

/** The deck of one side: a starter deck, a random one, or a pasted list. */
export const DeckChoice = ({ title, wish, fault, onChange, kinds = wishes }: DeckChoiceProps) => {
  const { t } = useText();
  const chosen = deckOf(wish);
  return (
    <Fieldset legend={title} radius="md">
      <Stack gap="sm">
        <SavedDecksRow
          game={kinds === twinSunsWishes ? TWIN_SUNS : PREMIER}
          isChosen={(deck) => chosen !== null && deckKey(chosen) === deckKey(deck)}
          onChoose={(deck) => onChange(wishFor(deck, wish))}
        />
        {kinds.map((kind) => (
          <Radio
            key={kind}
            name={title}
            value={kind}
            checked={wish.kind === kind}
            onChange={() => onChange({ ...wish, kind })}
            label={t(`practice.decks.${kind}`)}
            description={t(`practice.decks.${kind}Text`)}
          />
        ))}
        {wish.kind === 'starter' ? <StarterChoice wish={wish} onChange={onChange} /> : null}
        {wish.kind === 'text' ? (
          <ListField
            label={t('practice.list')}
            description={t('deck.formats')}
            value={wish.text}
            onChange={(text) => onChange({ ...wish, text })}
            rows={[5, 12]}
            maxLength={65_536}
          />
        ) : null}
        {fault === null ? null : <Fault fault={fault} />}
      </Stack>
    </Fieldset>
  );
};
