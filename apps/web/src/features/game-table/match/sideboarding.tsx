import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { TableSideboarding, TableView } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { FailureNote } from '../../../shared/feedback/failure-note.js';
import { useServerText } from '../../../shared/table/in-language.js';
import { type Division, faultOfDivision, isFixed, moveCard, total } from './division.js';
import './sideboarding.css';

interface ListProps {
  readonly from: keyof Division;
  readonly division: Division;
  readonly faces: TableSideboarding['faces'];
  readonly onMove: (id: string) => void;
}

/** The cards of one part; a press moves one copy to the other part. */
const CardList = ({ from, division, faces, onMove }: ListProps) => {
  const { t } = useText();
  const say = useServerText();
  const [read, setRead] = useState<string | null>(null);
  const other = t(from === 'main' ? 'sideboard.beside' : 'table.deck');
  const rows = division[from].toSorted(
    (one, two) => (faces[one.id]?.cost ?? 0) - (faces[two.id]?.cost ?? 0),
  );
  return (
    <section aria-labelledby={`cards-${from}`}>
      <h3 id={`cards-${from}`}>
        {t(from === 'main' ? 'table.deck' : 'sideboard.beside')}{' '}
        <span data-testid={`count-${from}`}>{total(rows)}</span>
      </h3>
      {rows.length === 0 ? <Text size="sm">{t('table.emptyPile')}</Text> : null}
      <ul>
        {rows.map(({ id, count }) => {
          const face = faces[id];
          const name = face?.name ?? id;
          return (
            <li key={id}>
              <div style={{ flex: 1, minWidth: 0 }}>
                <div style={{ display: 'flex' }}>
                  <button
                    type="button"
                    data-move={from}
                    onClick={() => onMove(id)}
                    aria-label={t('sideboard.move', {
                      name: `${name} (${count})`,
                      to: other,
                    })}
                  >
                    <span className="cv-coin">{face?.cost ?? '–'}</span>
                    <b>{count} ×</b>
                    <span>
                      {name}
                      <small>{face?.subtitle}</small>
                    </span>
                  </button>
                  <button
                    type="button"
                    aria-expanded={read === id}
                    aria-label={t('pool.read', { name })}
                    onClick={() => setRead(read === id ? null : id)}
                  >
                    <IconInfoCircle size={20} aria-hidden />
                  </button>
                </div>
                {read === id && face !== undefined ? <p>{say(face.text)}</p> : null}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

interface SideboardingProps {
  readonly view: TableView;
  readonly own: TableSideboarding;
  readonly mine: 'a' | 'b';
  readonly onAccepted: () => void;
}

/**
 * Between two games: the player moves cards between deck and sideboard and then is ready. When the
 * second player is ready, the game is dealt.
 */
export const Sideboarding = ({ view, own, mine, onAccepted }: SideboardingProps) => {
  const { t } = useText();
  const [division, setDivision] = useState<Division>({ main: own.main, sideboard: own.sideboard });
  const [again, setAgain] = useState(false);
  const { eventId, matchId } = view;
  const choose = useCommand('ChooseGameDeck', {
    eventId,
    onAccepted: () => {
      setAgain(false);
      onAccepted();
    },
    onFailed: onAccepted,
  });
  const foe = mine === 'a' ? 'b' : 'a';
  if (own.ready[mine] && !again)
    return (
      <Stack gap="sm" align="flex-start" role="status">
        <Text fw={650}>{t('sideboard.youAreReady', { name: view[foe].name })}</Text>
        <Button variant="default" onClick={() => setAgain(true)}>
          {t('sideboard.again')}
        </Button>
      </Stack>
    );
  const fault = faultOfDivision(division, own);
  const fixed = isFixed(own, own);
  return (
    <Stack gap="sm" align="flex-start" w="100%">
      <Text>{t(fixed ? 'sideboard.nothing' : 'sideboard.text', { game: own.game })}</Text>
      {own.ready[foe] ? (
        <Text role="status" fw={650}>
          {t('sideboard.otherReady', { name: view[foe].name })}
        </Text>
      ) : null}
      {fixed ? null : (
        <div className="cg-division">
          {(['main', 'sideboard'] as const).map((from) => (
            <CardList
              key={from}
              from={from}
              division={division}
              faces={own.faces}
              onMove={(id) => setDivision(moveCard(division, id, from))}
            />
          ))}
        </div>
      )}
      {fault === null ? null : (
        <Text role="status" c="red">
          {fault === 'too-few'
            ? t('sideboard.tooFew', { n: own.minimum })
            : t('sideboard.tooMany', { n: own.maximumSideboard ?? 0 })}
        </Text>
      )}
      <FailureNote error={choose.failure} />
      <Group>
        <Button
          size="lg"
          loading={choose.pending}
          disabled={fault !== null}
          onClick={() => choose.send({ matchId, game: own.game, main: [...division.main] })}
        >
          {t('sideboard.ready', { game: own.game })}
        </Button>
        {fixed ? null : (
          <Button
            variant="default"
            onClick={() => setDivision({ main: own.main, sideboard: own.sideboard })}
          >
            {t('sideboard.asBefore')}
          </Button>
        )}
      </Group>
    </Stack>
  );
};
