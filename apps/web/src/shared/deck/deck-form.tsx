import { Suspense, useRef, useState } from 'react';
import { Button, Group, Stack, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useCommand } from '../../api/commands.js';
import { checkDeck } from '../../api/decks.js';
import { useText } from '../../i18n/index.js';
import { lazyPiece } from '../page/lazily.js';
import { addToList, isByLines } from './add-to-list.js';
import { DeckSheet, DeckVerdict } from './deck-sheet.js';
import type { WrittenPlace } from './findings.js';
import { replaceInList } from './replace-in-list.js';
import { FailureNote } from '../feedback/failure-note.js';
import { ListField } from '../forms/list-field.js';
import { useUnsaved } from '../forms/use-unsaved.js';
import { useEvent } from '../event/use-event.js';
import { UploadButton } from '../forms/upload-button.js';

const AddCard = lazyPiece(async () => (await import('./add-card.js')).AddCard);

const longestList = 65_536;

interface DeckFormProps {
  readonly eventId: string;
  readonly playerId: string;
  readonly first: boolean;
  /** The player whose deck staff enter; absent when players submit their own. */
  readonly forPlayer?: string;
  readonly onSubmitted: (legal: boolean) => void;
}

/**
 * Scrolls a position of a long text into view, also when its lines wrap. `share`: how far down the
 * position lies, from 0 to 1.
 */
const showInMiddle = (area: HTMLTextAreaElement, share: number): void => {
  area.scrollTop = area.scrollHeight * share - area.clientHeight / 2;
  area.scrollIntoView({ block: 'center' });
};

/**
 * Form for a deck list: paste or upload it, see the problems line by line, then submit. An illegal
 * deck may be submitted; its findings are submitted with it.
 */
export const DeckForm = ({ eventId, playerId, first, forPlayer, onSubmitted }: DeckFormProps) => {
  const { t, translated } = useText();
  const event = useEvent();
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const area = useRef<HTMLTextAreaElement>(null);
  const check = useMutation({ mutationFn: checkDeck, networkMode: 'always' });
  const submit = useCommand('SubmitDeck', {
    eventId,
    onAccepted: () => {
      const legal = check.data?.deck.legal === true;
      setText('');
      check.reset();
      onSubmitted(legal);
    },
  });
  const become = (next: string) => {
    setText(next);
    check.reset();
    submit.clear();
  };
  const toLine = (line: number) => {
    const before = text
      .split('\n')
      .slice(0, line - 1)
      .join('\n');
    const start = line === 1 ? 0 : before.length + 1;
    const end = text.indexOf('\n', start);
    area.current?.focus();
    area.current?.setSelectionRange(start, end === -1 ? text.length : end);
    if (area.current) showInMiddle(area.current, start / text.length);
  };
  const replace = (place: WrittenPlace, name: string) => {
    const next = replaceInList(text, place, name);
    become(next);
    check.mutate({ text: next, eventId });
  };
  const deck = check.data?.deck ?? null;
  const send = () => submit.send({ eventId, playerId, text });
  return (
    <section className="cv-panel cv-now" aria-labelledby="deck-form">
      <Stack>
        <Title order={2} id="deck-form" fz="xl">
          {forPlayer === undefined
            ? t(first ? 'deck.hand' : 'deck.change')
            : t(first ? 'deck.desk.enterFor' : 'deck.desk.replaceFor', { name: forPlayer })}
        </Title>
        {forPlayer !== undefined && event.play.listOfCards === true && isByLines(text) ? (
          <Suspense>
            <AddCard onAdd={(count, card) => become(addToList(text, count, card))} />
          </Suspense>
        ) : null}
        <ListField
          area={area}
          label={t('deck.text')}
          description={translated(event.play.listHelp)}
          value={text}
          onChange={become}
          rows={[8, 18]}
          maxLength={longestList}
        />
        <Group>
          <UploadButton
            accept=".json,.xws,.dek,.txt,.csv,text/plain,application/json"
            mostBytes={longestList}
            size="md"
            onText={become}
          />
          <Button
            size="md"
            variant={deck === null ? 'filled' : 'default'}
            disabled={text.trim() === ''}
            loading={check.isPending}
            onClick={() => check.mutate({ text, eventId })}
          >
            {t('deck.check')}
          </Button>
          {deck === null ? null : (
            <Button
              size="md"
              loading={submit.pending}
              color={deck.legal ? undefined : 'red'}
              onClick={send}
            >
              {t(deck.legal ? 'deck.submit' : 'deck.submitAnyway')}
            </Button>
          )}
        </Group>
        <div aria-live="polite">
          <FailureNote error={check.error} />
          <FailureNote error={submit.failure} onRetry={submit.again} />
          {deck === null || text === '' ? null : (
            <Stack gap="xs">
              <DeckVerdict deck={deck} onLine={toLine} onReplace={replace} />
              <DeckSheet deck={deck} />
            </Stack>
          )}
        </div>
      </Stack>
    </section>
  );
};
