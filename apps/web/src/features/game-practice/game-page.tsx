import { useState } from 'react';
import { Alert, Button, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { GamePracticeView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAskGamePractice, useGamePractice } from '../../api/game-practice.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/answer.js';
import { ConfirmDialog } from '../../shared/confirm-dialog.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';
import { Side } from './board.js';
import { choicesWith, pressed } from './choices.js';

type Board = NonNullable<GamePracticeView['board']>;

const nameOfPiece = ({ seats }: Board, key: string): string =>
  seats
    .flatMap(({ zones }) => zones.flatMap(({ pieces }) => pieces))
    .flatMap((piece) => [piece, ...piece.attached])
    .find((piece) => piece.key === key)?.name ?? '';

interface ChoicesProps {
  readonly board: Board;
  readonly chosen: string | null;
  readonly pending: boolean;
  readonly onChoose: (option: number) => void;
  readonly onAll: () => void;
}

/** Every legal choice as a button; only those of a piece that was pressed. */
const Choices = ({ board, chosen, pending, onChoose, onAll }: ChoicesProps) => {
  const { t, translated } = useText();
  if (board.decision === null) return null;
  const { question, source, options } = board.decision;
  return (
    <section className="cv-panel" aria-label={t('otherGames.choices')}>
      <Title order={2} fz="lg" aria-live="polite">
        {translated(question)}
        {source === null ? '' : ` (${source})`}
      </Title>
      {chosen === null ? null : (
        <Group gap="xs">
          <Text size="sm">{t('otherGames.about', { name: nameOfPiece(board, chosen) })}</Text>
          <Button size="compact-sm" variant="subtle" onClick={onAll}>
            {t('otherGames.allChoices')}
          </Button>
        </Group>
      )}
      <Group gap={6} mt="xs">
        {choicesWith(options, chosen).map(({ at, text }) => (
          <Button
            key={at}
            size="sm"
            variant="default"
            disabled={pending}
            onClick={() => onChoose(at)}
            styles={{ label: { whiteSpace: 'normal' }, root: { height: 'auto', minHeight: 36 } }}
          >
            {translated(text)}
          </Button>
        ))}
      </Group>
    </section>
  );
};

const Latest = ({ view }: { readonly view: GamePracticeView }) => {
  const { t, translated } = useText();
  if (view.lines.length === 0) return null;
  return (
    <section className="cv-panel" aria-label={t('otherGames.latest')}>
      <Title order={2} fz="md">
        {t('otherGames.latest')}
      </Title>
      <List size="sm" aria-live="polite">
        {view.lines.map(({ seat, text }, index) => (
          <List.Item key={index}>
            {seat === null ? '' : `${t(seat === 0 ? 'otherGames.you' : 'otherGames.bot')}: `}
            {translated(text)}
          </List.Item>
        ))}
      </List>
    </section>
  );
};

interface PlayingProps {
  readonly view: GamePracticeView;
  readonly board: Board;
}

const usePlay = ({ practiceId, step }: GamePracticeView) => {
  const again = useAskGamePractice(practiceId);
  const play = useCommand('PlayGamePractice', { onAccepted: again, onFailed: again });
  const back = useCommand('TakeBackGamePractice', { onAccepted: again, onFailed: again });
  return {
    play: (option: number | 'concede') => play.send({ practiceId, step, option }),
    back: () => back.send({ practiceId, step }),
    pending: play.pending || back.pending,
    failure: play.failure ?? back.failure,
  };
};

const Playing = ({ view, board }: PlayingProps) => {
  const { t, translated } = useText();
  // A piece that was pressed at an earlier decision is pressed no more.
  const [kept, keep] = useState<{ readonly step: number; readonly key: string } | null>(null);
  const chosen = kept?.step === view.step ? kept.key : null;
  const [conceding, setConceding] = useState(false);
  const { play, back, pending, failure } = usePlay(view);
  const options = board.decision?.options ?? [];
  const press = (key: string) => {
    const what = pressed(options, key);
    if (what === null || pending) return;
    if ('play' in what) play(what.play);
    else keep({ step: view.step, key: what.show });
  };
  const side = (seat: number) => {
    const of = board.seats[seat];
    const who = t(seat === 0 ? 'otherGames.you' : 'otherGames.bot');
    return of ? (
      <Side
        name={`${who}: ${view.names[seat] ?? ''}`}
        seat={of}
        mine={seat === 0}
        {...{ options, chosen }}
        onPress={press}
      />
    ) : null;
  };
  return (
    <Stack gap="sm">
      <Text>{translated(board.moment)}</Text>
      {view.winner === null ? null : (
        <Alert title={t(view.winner === 'person' ? 'otherGames.won' : 'otherGames.lost')}>
          <LinkButton to="/other-games">{t('otherGames.again')}</LinkButton>
        </Alert>
      )}
      <FailureNote error={failure} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {side(1)}
        {side(0)}
      </SimpleGrid>
      <Choices
        {...{ board, chosen, pending }}
        onChoose={(option) => play(option)}
        onAll={() => keep(null)}
      />
      {view.winner === null ? (
        <Group>
          <Button variant="default" disabled={!view.mayTakeBack || pending} onClick={back}>
            {t('otherGames.takeBack')}
          </Button>
          <Button variant="subtle" color="red" onClick={() => setConceding(true)}>
            {t('otherGames.concede')}
          </Button>
        </Group>
      ) : null}
      <ConfirmDialog
        opened={conceding}
        danger
        title={t('otherGames.concede')}
        text={t('otherGames.concedeSure')}
        busy={pending}
        failure={failure}
        onClose={() => setConceding(false)}
        onDone={() => {
          setConceding(false);
          play('concede');
        }}
      />
      <Latest view={view} />
    </Stack>
  );
};

/** A game against the bot on a board that the game describes itself. */
export const GamePracticePage = () => {
  const { t, translated } = useText();
  const { practiceId } = useParams({ from: '/shell/other-games/$practiceId' });
  const query = useGamePractice(practiceId);
  return (
    <Answer of={query} rows={8}>
      {(view) => (
        <Stack gap="sm">
          <Title order={1} fz="xl">
            {translated(view.game.name)}:{' '}
            {t('otherGames.against', { own: view.names[0] ?? '', other: view.names[1] ?? '' })}
          </Title>
          {view.board === null ? (
            <>
              <Text>{t('errors.practice/outdated')}</Text>
              <LinkButton to="/other-games">{t('otherGames.again')}</LinkButton>
            </>
          ) : (
            <Playing view={view} board={view.board} />
          )}
        </Stack>
      )}
    </Answer>
  );
};
